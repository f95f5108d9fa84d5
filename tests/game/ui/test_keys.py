"""Keys mean the same on every layout."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.focus import ROWS, STEEP, nearest
from game.ui.keys import stroke


def down(key: int, mod: int = 0, scancode: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode)


def test_locks_change_nothing() -> None:
    plain = stroke(down(pygame.K_z, pygame.KMOD_LCTRL))
    locked = stroke(down(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_CAPS | pygame.KMOD_NUM))
    assert plain == locked and plain.ctrl_with(pygame.K_z)


def test_the_letter_counts_not_its_place() -> None:
    german_z_where_y_is = down(pygame.K_z, pygame.KMOD_LCTRL, pygame.KSCAN_Y)
    assert stroke(german_z_where_y_is).ctrl_with(pygame.K_z)


def test_without_latin_letters_the_place_counts() -> None:
    cyrillic = down(0x44F, pygame.KMOD_LCTRL, pygame.KSCAN_Z)
    assert stroke(cyrillic).ctrl_with(pygame.K_z)


def test_altgr_is_not_ctrl_but_command_is() -> None:
    altgr = stroke(down(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RALT))
    assert not altgr.ctrl and altgr.bare
    assert stroke(down(pygame.K_s, pygame.KMOD_LMETA)).ctrl


def test_the_keypad_moves_without_num_lock() -> None:
    assert stroke(down(pygame.K_KP8)).key == pygame.K_UP
    assert stroke(down(pygame.K_KP8, pygame.KMOD_NUM)).key == pygame.K_KP8


GRID = [Rect(x, y, 80, 40) for y in (0, 100, 200) for x in (0, 100, 200)]


@pytest.mark.parametrize(
    ("start", "direction", "expected"),
    [(4, (1, 0), 5), (4, (-1, 0), 3), (4, (0, -1), 1), (4, (0, 1), 7), (2, (1, 0), None)],
)
def test_arrows_go_to_the_neighbour(
    start: int, direction: tuple[int, int], expected: int | None
) -> None:
    assert nearest(GRID[start], GRID, direction) == expected


def test_the_same_row_is_preferred_to_what_is_closer_aside() -> None:
    here = Rect(0, 0, 100, 40)
    far_in_row, near_aside = Rect(300, 0, 100, 40), Rect(120, 200, 100, 40)
    assert nearest(here, [near_aside, far_in_row], (1, 0)) == 1


def test_an_arrow_does_not_jump_into_another_row_or_column() -> None:
    row = [Rect(0, 0, 80, 40), Rect(100, 0, 80, 40)]
    below = Rect(150, 60, 80, 40)
    assert nearest(row[1], [row[0], below], (1, 0)) is None
    assert nearest(row[1], [row[0], below], (0, 1)) == 1
    wide, beside = Rect(200, 100, 600, 120), Rect(40, 90, 100, 130)
    assert nearest(wide, [beside], (0, -1)) is None
    assert nearest(wide, [beside], (-1, 0)) == 0


def test_of_two_boxes_each_can_be_reached_from_the_other() -> None:
    dice = random.Random(4)
    for _ in range(2000):
        a, b = (
            Rect(dice.randrange(300), dice.randrange(300), dice.randrange(5, 99), 5 + number)
            for number in (dice.randrange(90), dice.randrange(90))
        )
        if a.center != b.center:
            ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
            for steep in (STEEP, ROWS):
                assert any(nearest(a, [b], way, steep) == 0 for way in ways), (a, b)
