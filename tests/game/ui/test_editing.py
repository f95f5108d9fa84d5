"""One line of text being edited."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.ui.editing import Line


def line(words: str, caret: int | None = None, anchor: int | None = None) -> Line:
    made = Line(limit=20)
    made.set(words)
    if caret is not None:
        made.caret = made.anchor = caret
    if anchor is not None:
        made.anchor = anchor
    return made


def test_typing_replaces_the_selection() -> None:
    edited = line("Mara", 4, 0)
    assert edited.insert("Edda") and edited.words == "Edda" and edited.caret == 4


def test_the_limit_holds_for_pasted_text() -> None:
    edited = line("123456789012345678")
    assert edited.insert("abcdef") and edited.words == "123456789012345678ab"
    assert not edited.insert("x")


def test_control_characters_and_newlines_are_not_taken() -> None:
    edited = line("")
    edited.insert("a\tb\x00\nc")
    assert edited.words == "ab c"


def test_arrows_leave_a_selection_at_its_end() -> None:
    edited = line("one two", 5, 2)
    edited.step(-1)
    assert edited.caret == 2 and edited.selected == ""


def test_words_are_stepped_over_and_erased() -> None:
    edited = line("one two  three")
    edited.step(-1, word=True)
    assert edited.caret == 9
    edited.erase(-1, word=True)
    assert edited.words == "one three" and edited.caret == 4
    edited.step(1, word=True, select=True)
    assert edited.selected == "three"


def test_a_double_click_selects_the_word() -> None:
    edited = line("one two")
    edited.select_word(5)
    assert edited.selected == "two"


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("insert"), st.text("ab c", max_size=5)),
            st.tuples(st.just("step"), st.sampled_from([-1, 1])),
            st.tuples(st.just("erase"), st.sampled_from([-1, 1])),
            st.tuples(st.just("all"), st.none()),
        ),
        max_size=30,
    )
)
def test_the_caret_stays_in_the_text(actions: list[tuple[str, str | int | None]]) -> None:
    edited = Line(limit=8)
    for name, value in actions:
        if name == "insert":
            edited.insert(str(value))
        elif name == "step":
            edited.step(int(value or 0), select=len(edited.words) % 2 == 0)
        elif name == "erase":
            edited.erase(int(value or 0), word=len(edited.words) % 3 == 0)
        else:
            edited.select_all()
        assert 0 <= edited.selection[0] <= edited.selection[1] <= len(edited.words) <= 8
