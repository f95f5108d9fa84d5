"""Ask a window to close as its frame's button does; not every xdotool can."""

from __future__ import annotations

import ctypes
import ctypes.util

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """X's XClientMessageEvent, padded to the size of an XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 12),
    )


def ask_to_close(display_name: str, window: int) -> None:
    """Send WM_DELETE_WINDOW to a window."""
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    library.XInternAtom.restype = ctypes.c_ulong
    library.XSendEvent.argtypes = [
        ctypes.c_void_p,
        ctypes.c_ulong,
        ctypes.c_int,
        ctypes.c_long,
        ctypes.c_void_p,
    ]
    library.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = library.XOpenDisplay(display_name.encode())
    event = ClientMessage(type=CLIENT_MESSAGE, window=window, format=32)
    event.message_type = library.XInternAtom(display, b"WM_PROTOCOLS", 0)
    event.data[0] = library.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    library.XSendEvent(display, window, 0, 0, ctypes.byref(event))
    library.XCloseDisplay(display)
