"""Scenes: one screenful each, on a stack; dialogs and menus lie above the table.

Changes of the stack are requests: the app carries them out after the event or update at
hand, and throws away what was clicked or typed before, so no click does two things.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface
from pygame.event import Event

from game.services import Services
from game.sound import Sound
from game.thinker import Thinker
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from game.ui.metrics import Metrics
from game.ui.skin import HOUSE, Skin
from game.words import Said, Words
from saves.profile import Profile, Settings
from saves.results import Results
from saves.store import Store


class Stage(Protocol):
    """What a scene may ask of the app."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        ...

    def pop(self) -> None:
        """Take the top scene away; without any left the app ends."""
        ...

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        ...

    def reset(self, *scenes: Scene) -> None:
        """Take all scenes away and begin with these, the last on top."""
        ...

    def quit(self) -> None:
        """End the app; every scene leaves first."""
        ...

    def toast(self, said: Said, icon: str = "check") -> None:
        """Show a short note for two seconds above everything."""
        ...

    def settings_changed(self) -> None:
        """Take over language, sizes, look, sound and window from the settings, and lay out."""
        ...

    @property
    def desktop(self) -> tuple[int, int]:
        """The size of the screen the window is on."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, no larger than the screen."""
        ...

    def under(self, scene: Scene) -> Surface | None:
        """Return what lies below a scene, drawn as it would look now; None at the bottom."""
        ...


@dataclass(slots=True)
class AppContext:
    """What every scene gets: drawing tools, the stage, sound, settings, saves, the thinker."""

    kit: Kit
    stage: Stage
    sound: Sound
    services: Services

    @property
    def profile(self) -> Profile:
        """The settings and their file."""
        return self.services.profile

    @property
    def settings(self) -> Settings:
        """What the player has set; ``stage.settings_changed()`` takes changes over."""
        return self.services.profile.settings

    @property
    def store(self) -> Store:
        """The saves."""
        return self.services.store

    @property
    def results(self) -> Results:
        """The finished games."""
        return self.services.results

    @property
    def thinker(self) -> Thinker:
        """Who thinks for bots and hints."""
        return self.services.thinker

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.kit.words

    @property
    def metrics(self) -> Metrics:
        """The units of the window as it is now."""
        return self.kit.metrics


class Scene:
    """One screenful.

    ``enter`` and ``leave`` happen once, ``layout`` after ``enter`` and after every change of
    size or language, ``covered``/``uncovered`` when a scene comes to lie above or goes.
    ``handle`` is true for an event that was used; others go on to the app's own keys, never
    to the scene below. ``update`` gets seconds and is true if the picture changed. ``draw``
    changes nothing.
    """

    overlay = False
    """True for dialogs: the scene below is drawn first, dimmed by ``dim``."""
    dim = "#10121680"
    skin: Skin = HOUSE

    def __init__(self, ctx: AppContext) -> None:
        self.ctx = ctx

    def enter(self) -> None:
        """Begin; called once, before the first layout."""

    def leave(self) -> None:
        """End; called once. Workers are stopped and things saved here."""

    def layout(self) -> None:
        """Place everything for the present metrics and language."""

    def covered(self) -> None:
        """Another scene now lies above: drags are cancelled, keys let go."""

    def uncovered(self) -> None:
        """The scene is on top again."""

    def handle(self, event: Event) -> bool:
        """Take an event; true if it was used."""
        return False

    def update(self, dt: float) -> bool:
        """Let time pass, in seconds; true if the picture changed."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the whole scene."""
        raise NotImplementedError(f"{type(self).__name__} draws nothing")

    def toast_box(self) -> Rect | None:
        """Return where short notes are shown; None: at the bottom left."""
        return None

    @property
    def metrics(self) -> Metrics:
        """The units it is drawn in: the window's, unless it bounds the UI scale."""
        return self.ctx.metrics

    def canvas(self, surface: Surface) -> Canvas:
        """Return a canvas over the surface in the scene's skin and units."""
        return Canvas(surface, self.ctx.kit.scaled(self.metrics), self.skin)


class Stack:
    """The scenes, lowest first, and the changes asked for since the last ``settle``."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._asked: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def ask(self, change: Callable[[], None]) -> None:
        """Remember a change for ``settle``."""
        self._asked.append(change)

    def settle(self) -> bool:
        """Carry out what was asked for, in order; true if anything was."""
        changed = False
        while self._asked:
            self._asked.pop(0)()
            changed = True
        return changed

    def push(self, scene: Scene) -> None:
        """Put a scene on top, at once."""
        if self.top is not None:
            self.top.covered()
        self._begin(scene)

    def pop(self) -> None:
        """Take the top scene away, at once."""
        if self.scenes:
            self.scenes.pop().leave()
        if self.top is not None:
            self.top.layout()
            self.top.uncovered()

    def replace(self, scene: Scene) -> None:
        """Change the top scene for another, at once."""
        if self.scenes:
            self.scenes.pop().leave()
        self._begin(scene)

    def reset(self, scenes: tuple[Scene, ...]) -> None:
        """Change all scenes for others, at once."""
        while self.scenes:
            self.scenes.pop().leave()
        for scene in scenes:
            self.push(scene)

    def drawn(self) -> list[Scene]:
        """Return the scenes that can be seen, lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(first, 0) :]

    def _begin(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()
        scene.layout()
