"""Texts as JSON, so that a save's status line can be shown in any language."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engines.core.types import Arg, Text, Who


class WhoModel(BaseModel):
    """A player as an argument."""

    model_config = ConfigDict(strict=True)

    seat: int


class TextModel(BaseModel):
    """A ``Text``."""

    model_config = ConfigDict(strict=True)

    id: Annotated[str, Field(max_length=2000)]
    args: dict[str, ArgModel] = {}
    plural: str = ""
    count: str = ""
    context: str = ""


ArgModel: TypeAlias = int | str | WhoModel | TextModel | list[TextModel]
TextModel.model_rebuild()


def to_model(words: Text) -> TextModel:
    """Return a Text ready to be written."""
    return TextModel(
        id=words.id,
        args={name: _arg_to_model(value) for name, value in words.args},
        plural=words.plural,
        count=words.count,
        context=words.context,
    )


def from_model(model: TextModel) -> Text:
    """Return the Text that ``to_model`` was given."""
    args = tuple(sorted((name, _arg_from_model(value)) for name, value in model.args.items()))
    return Text(model.id, args, model.plural, model.count, model.context)


def _arg_to_model(value: Arg) -> ArgModel:
    match value:
        case Who(seat):
            return WhoModel(seat=seat)
        case Text():
            return to_model(value)
        case tuple():
            return [to_model(part) for part in value]
        case _:
            return value


def _arg_from_model(value: ArgModel) -> Arg:
    match value:
        case WhoModel():
            return Who(value.seat)
        case TextModel():
            return from_model(value)
        case list():
            return tuple(from_model(part) for part in value)
        case _:
            return value
