"""The command line: every wrong value is one sentence that names the option."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.arguments import Request, parse

ROOT = Path(__file__).resolve().parents[2]


def test_nothing_is_needed() -> None:
    assert parse([]) == Request()


def test_everything_can_be_given() -> None:
    given = ["--game", "on_the_road", "--seats", "human,hard,easy", "--seed", "42"]
    given += ["--window", "1280x720", "--lang", "de"]
    assert parse(given) == Request(
        "on_the_road", ("human", "hard", "easy"), 42, None, (1280, 720), "de"
    )


def test_a_game_without_seats_is_played_against_one_bot() -> None:
    assert parse(["--game", "on_the_road"]).seats == ("human", "normal")


@pytest.mark.parametrize(
    "given",
    [
        ["--game", "chess"],
        ["--game", "on_the_road", "--seats", "human,genius"],
        ["--game", "on_the_road", "--seats", "human"],
        ["--game", "on_the_road", "--seats", "human,,easy"],
        ["--seats", "human,easy"],
        ["--seed", "42"],
        ["--game", "on_the_road", "--seed", "-1"],
        ["--game", "on_the_road", "--seed", "1e3"],
        ["--game", "on_the_road", "--seed", "1234567890123"],
        ["--load", "nowhere.save"],
        ["--load", "."],
        ["--window", "1280"],
        ["--window", "800x600"],
        ["--window", "99999x99999"],
        ["--lang", "xx"],
        ["--nonsense"],
        ["--seed"],
    ],
)
def test_a_wrong_value_is_one_sentence_and_code_2(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(given)
    said = capsys.readouterr()
    assert ended.value.code == 2 and said.out == ""
    assert said.err.startswith("roadshow: ") and said.err.count("\n") == 1
    option = given[0] if len(given) < 3 else given[2]
    assert option in said.err


def _run(*given: str, **environment: str) -> subprocess.CompletedProcess[str]:
    keep = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *given],
        env={**keep, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=ROOT.parent,
    )


def test_help_is_helpful() -> None:
    ran = _run("--help")
    assert ran.returncode == 0 and ran.stderr == ""
    for words in ("--game", "on_the_road", "human", "ROADSHOW_HOME"):
        assert words in ran.stdout


def test_arguments_are_checked_before_pygame_is_loaded() -> None:
    code = "import sys, game.arguments; sys.exit('pygame' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False)
    assert ran.returncode == 0


def test_without_a_display_there_is_no_traceback(tmp_path: Path) -> None:
    ran = _run(ROADSHOW_HOME=str(tmp_path), SDL_VIDEODRIVER="nosuchdriver")
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr.startswith("roadshow: no window can be opened")
    assert ran.stderr.count("\n") == 1


def test_a_broken_save_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.save"
    broken.write_text("{")
    ran = _run("--load", str(broken), ROADSHOW_HOME=str(tmp_path), SDL_VIDEODRIVER="dummy")
    assert ran.returncode == 2 and "broken.save" in ran.stderr
    assert ran.stderr.startswith("roadshow: --load: ") and ran.stderr.count("\n") == 1
