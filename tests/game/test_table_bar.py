"""The bar at the top leads to the rules; the log's lines bear the sign of whom they are about."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from game.scenes.playable import playable
from game.scenes.rules import RulesScene
from game.scenes.table.picture import Picture
from game.tables import table as spec_of
from game.words import ASSETS
from tests.game.driver import Driver
from tests.game.tables import Table, dealt


def test_a_phase_opens_its_own_chapter(driver: Driver) -> None:
    slug = "on_the_road"
    chapters = spec_of(slug).chapters
    for number, chapter in enumerate(chapters):
        table = Table(driver, dealt(slug=slug))
        table.settle()
        table.point(f"ui:rules:{number}")
        note = table.scene.picture.wording.note(table.scene.picture.panels, [])
        assert note is not None
        assert note.head == table.match.spec.phases[number]
        table.click(f"ui:rules:{number}")
        driver.step(2)
        top = driver.top
        assert isinstance(top, RulesScene)
        assert top.chapter.id == chapter or chapter in {b.id for b in top.chapter.blocks}


@pytest.mark.parametrize("slug", sorted(playable()))
def test_every_phase_has_a_chapter(slug: str) -> None:
    chapters = spec_of(slug).chapters
    assert len(chapters) == len(playable()[slug].spec.phases)
    manual = (ASSETS / slug / "rules" / "en.md").read_text("utf-8")
    assert [c for c in chapters if f"{{#{c}}}" not in manual] == []


@dataclass(frozen=True, slots=True)
class Told:
    """An event about a seat."""

    seat: int
    kind: str = "told"


def test_a_line_bears_the_sign_of_whom_it_is_about(driver: Driver) -> None:
    table = Table(driver, dealt())
    table.settle()
    picture: Picture = table.scene.picture
    line = next(line for line in table.desk.lines if line.event is None)
    about = replace(line, seat=0, event=Told(2))
    assert picture._sign(replace(line, seat=0)) == picture.panels[0].sign
    assert picture._sign(about) == picture.panels[2].sign


def test_the_line_pointed_at_can_be_read(driver: Driver) -> None:
    for slug in playable():
        table = Table(driver, dealt(1 if slug == "old_town_road" else 2, slug=slug))
        skin = table.scene.skin
        assert skin.field_text != skin.select
        assert _bright(str(skin.select)) - _bright(str(skin.field_text)) > 90


def _bright(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue
