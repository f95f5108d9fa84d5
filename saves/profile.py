"""What the player has set; a wrong value never stops the start."""

from __future__ import annotations

import json
import locale
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError
from pydantic_core import from_json

from engines.core.types import Text, text
from saves import disk

FILE: Final = "settings.json"
ASIDE: Final = "settings.bad.json"


def spoken() -> str:
    """Return the language of the system, as far as the house speaks it."""
    name = (locale.getlocale()[0] or "").lower()
    return "de" if name.startswith(("de", "german")) else "en"


class Settings(BaseModel):
    """The settings. Reading and setting attributes is all the front end does with them.

    Sizes are pixels, volumes and ``ui_scale`` percent. ``keys`` maps the name of a command to
    that of a key where the player chose another. ``last_table`` is for each game what the New
    game screen showed last; ``welcomed`` are the games whose welcome was seen. Setting a wrong
    value is a ValueError.
    """

    model_config = ConfigDict(strict=True, extra="ignore", validate_assignment=True)

    language: Annotated[str, Field(pattern="^[a-z]{2,3}(_[A-Z]{2})?$")] = Field(
        default_factory=spoken
    )
    window_width: Annotated[int, Field(ge=640, le=16384)] = 1280
    window_height: Annotated[int, Field(ge=400, le=16384)] = 720
    full_screen: bool = False
    ui_scale: Annotated[int, Field(ge=75, le=200)] = 100
    animation: Literal["none", "slow", "normal", "fast"] = "normal"
    table_help: bool = True
    bot_pace: Literal["step", "slow", "normal", "at_once"] = "normal"
    sound_volume: Annotated[int, Field(ge=0, le=100)] = 70
    confirm_final: bool = False
    free_undo: bool = False
    palette: Literal["normal", "colour_blind"] = "normal"
    high_contrast: bool = False
    compatible_drawing: bool = False
    player_name: Annotated[str, Field(max_length=40)] = ""
    keys: dict[str, str] = {}
    welcomed: list[str] = []
    last_table: dict[str, dict[str, JsonValue]] = {}


class Profile:
    """The settings and their file, ``settings.json`` in ``home()`` or in the folder given.

    Making one never fails: a wrong value is the default again, ``warnings`` has a sentence for
    each, and the file as it was is kept as ``settings.bad.json``.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or disk.home()) / FILE
        self.warnings: list[Text] = []
        self.settings = self._load()

    def save(self) -> Text | None:
        """Write the settings; return why that failed, or None. Does nothing if nothing changed."""
        data = self.settings.model_dump_json(indent=2).encode() + b"\n"
        try:
            if self._data() != data:
                disk.write(self.path, data)
        except OSError as error:
            return disk.trouble(error, self.path.parent).reason
        return None

    def reset(self, *names: str) -> None:
        """Set the named settings, or all of them, back to their defaults."""
        fresh = Settings()
        for name in names or tuple(Settings.model_fields):
            setattr(self.settings, name, getattr(fresh, name))

    # ------------------------------------------------------------ inside
    def _data(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None

    def _load(self) -> Settings:
        try:
            data = self._data()
        except OSError:
            self._warn(text("{file} cannot be read, so all settings are the defaults.", file=FILE))
            return Settings()
        if data is None:
            return Settings()
        try:
            raw = from_json(data)
        except ValueError:
            raw = None
        if not isinstance(raw, dict):
            self._set_aside(data)
            self._warn(text("{file} is damaged, so all settings are the defaults.", file=FILE))
            return Settings()
        return self._checked(raw, data)

    def _checked(self, raw: dict[str, Any], data: bytes) -> Settings:
        """Keep every right value; only wrong ones fall back."""
        try:
            return Settings.model_validate(raw)
        except ValidationError as error:
            wrong = sorted({str(problem["loc"][0]) for problem in error.errors()})
        self._set_aside(data)
        for name in wrong:
            value = json.dumps(raw[name], ensure_ascii=True)[:40]
            problem = text("{file}: {field} cannot be {value}.", file=FILE, field=name, value=value)
            self._warn(problem)
        return Settings.model_validate({k: v for k, v in raw.items() if k not in wrong})

    def _warn(self, problem: Text) -> None:
        kept = text(
            "{problem} The file as it was is kept as {aside}.", problem=problem, aside=ASIDE
        )
        self.warnings.append(kept)

    def _set_aside(self, data: bytes) -> None:
        with suppress(OSError):
            disk.write(self.path.with_name(ASIDE), data)
