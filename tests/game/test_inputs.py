"""Sifting events: repeats are marked, presses of a scene that is gone are dropped."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.inputs import DOUBLE_CLICK, Inputs


def key(kind: int, code: int = pygame.K_RETURN) -> Event:
    return Event(kind, key=code, mod=0)


def mouse(kind: int, x: int = 5) -> Event:
    return Event(kind, pos=(x, 7), button=1, buttons=(0, 0, 0))


def test_a_key_that_stays_down_is_marked() -> None:
    inputs = Inputs()
    down, up = pygame.KEYDOWN, pygame.KEYUP
    got = list(inputs.sift([key(down), key(down), key(up), key(down)], 0.0))
    assert [e.repeat for e in got if e.type == down] == [False, True, False]
    other = list(inputs.sift([key(down), key(down, pygame.K_a)], 0.0))
    assert [e.repeat for e in other] == [True, False]


def test_presses_queued_before_the_scene_changed_are_dropped_but_noted() -> None:
    inputs = Inputs()
    queue = [
        mouse(pygame.MOUSEBUTTONUP),
        mouse(pygame.MOUSEBUTTONDOWN),
        mouse(pygame.MOUSEMOTION, 9),
        key(pygame.KEYDOWN),
        Event(pygame.TEXTINPUT, text="x"),
        Event(pygame.QUIT),
    ]
    got = []
    for event in inputs.sift(queue, 1.0):
        got.append(event.type)
        if event.type == pygame.MOUSEBUTTONUP:
            still = inputs.changed(1.0)
            assert still is not None and still.pos == (5, 7)
    assert got == [pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.QUIT]
    assert [e.repeat for e in inputs.sift([key(pygame.KEYDOWN)], 1.0)] == [True]


def test_a_second_press_is_deaf_for_a_moment_after_a_click_only() -> None:
    inputs = Inputs()
    for _ in inputs.sift([mouse(pygame.MOUSEBUTTONUP)], 1.0):
        inputs.changed(1.0)
    press = [mouse(pygame.MOUSEBUTTONDOWN)]
    assert list(inputs.sift(press, 1.0 + DOUBLE_CLICK / 2)) == []
    assert list(inputs.sift(press, 1.0 + DOUBLE_CLICK * 1.1)) == press
    for _ in inputs.sift([key(pygame.KEYDOWN)], 2.0):
        inputs.changed(2.0)
    assert list(inputs.sift(press, 2.01)) == press


def test_nobody_is_told_where_a_mouse_is_that_left() -> None:
    inputs = Inputs()
    assert inputs.changed(0.0) is None
    list(inputs.sift([mouse(pygame.MOUSEMOTION), Event(pygame.WINDOWLEAVE)], 0.0))
    assert inputs.changed(0.0) is None
