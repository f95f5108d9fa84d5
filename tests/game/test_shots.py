"""Pictures of every scene, without a display."""

from pathlib import Path

import pygame
import pytest

from game import shots
from game.scenes.playable import playable


def test_every_scene_and_game_has_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main([str(tmp_path / "new"), "--size", "1024x600", "--lang", "de"]) == 0
    named = capsys.readouterr().out.split()
    files = {file.name for file in (tmp_path / "new").iterdir()}
    assert files == set(named)
    wanted = {"title.png", "title_first.png", "load.png", "load_empty.png", "settings_keys.png"}
    for slug in playable():
        wanted |= {f"new_game_{slug}.png", f"rules_{slug}.png", f"result_{slug}.png"}
        assert any(name.startswith(f"table_{slug}_") for name in files)
    assert wanted <= files
    picture = pygame.image.load(tmp_path / "new" / "title.png")
    assert picture.get_size() == (1024, 600)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["DIR", "--size", "100x100"], "too small"),
        (["DIR", "--size", "big"], "no size"),
        (["DIR", "--lang", "xx"], "not spoken"),
        (["DIR", "--ui", "300"], "from 75 to 200"),
        (["DIR", "--ui", "much"], "from 75 to 200"),
        ([], "required"),
        ([__file__], "is a file"),
        (["DIR", "--nonsense"], "unrecognized"),
    ],
)
def test_wrong_arguments_are_one_sentence_and_code_2(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [str(tmp_path) if part == "DIR" else part for part in arguments]
    with pytest.raises(SystemExit) as end:
        shots.main(given)
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1


def test_a_name_without_a_picture_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots.main([str(tmp_path / "none"), "--only", "zebra"]) == 2
    assert "zebra" in capsys.readouterr().err
