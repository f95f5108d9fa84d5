"""The rules texts: reading and searching them."""

from pathlib import Path

from game.scenes.rules.manual import Kind, Place, parse, read_manual

SOURCE = """# On the Road

Two to four bands.

## Your turn {#turn}

Play one **movement card**
and drive.

- Passing a city is free.
- So is the barn.

### Other vans {#bump}

An occupied tile bumps you on.

> ruling 3: Forwards the mainstage,
> backwards the barn at the latest.

## The end {#end}

Alone in the lead.
"""


def test_chapters_blocks_and_ids() -> None:
    manual = parse(SOURCE)
    assert manual.title == "On the Road"
    assert [c.id for c in manual.chapters] == ["top", "turn", "end"]
    turn = manual.chapters[1]
    assert turn.title == "Your turn"
    assert [b.kind for b in turn.blocks] == [
        Kind.PARAGRAPH,
        Kind.ITEM,
        Kind.ITEM,
        Kind.HEADING,
        Kind.PARAGRAPH,
        Kind.RULING,
    ]
    assert turn.blocks[0].words == "Play one movement card and drive."
    assert turn.blocks[5].number == 3
    assert turn.blocks[5].words == "Forwards the mainstage, backwards the barn at the latest."


def test_finding_chapters_paragraphs_and_rulings() -> None:
    manual = parse(SOURCE)
    assert manual.find("end") == Place(2)
    assert manual.find("bump") == Place(1, 3)
    assert manual.find("ruling-3") == Place(1, 5)
    assert manual.find("nowhere") == Place(0)
    assert manual.find("") == Place(0)


def test_search_passes_over_case() -> None:
    manual = parse(SOURCE)
    assert manual.search("  CITY ") == (Place(1, 1),)
    assert manual.search("barn") == (Place(1, 2), Place(1, 5))
    assert manual.search("end") == (Place(2),)
    assert manual.search("zebra") == ()
    assert manual.search("   ") == ()


def test_a_language_without_a_text_gets_english(tmp_path: Path) -> None:
    assert read_manual(tmp_path, "de") is None
    (tmp_path / "en.md").write_text("# A\n\n## B {#b}\n\nC.\n", encoding="utf-8")
    manual = read_manual(tmp_path, "de")
    assert manual is not None
    assert manual.chapters[0].title == "B"


def test_odd_files_are_read_without_complaint() -> None:
    assert parse("").chapters == ()
    assert parse("#\n##\n> \n- \n{#x}").title == ""
