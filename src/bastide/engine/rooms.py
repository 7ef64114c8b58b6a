"""Packed arrays of zeros, for whoever is not compiled. Compiled."""

from bastide.engine.arrays import i16, i64, u8, vec


def room_u8(size: int) -> vec[u8]:
    """Return so many zeros of one byte each."""
    return vec[u8]([0] * size)


def room_i16(size: int) -> vec[i16]:
    """Return so many zeros of two bytes each."""
    return vec[i16]([0] * size)


def copy_i16(items: vec[i16]) -> vec[i16]:
    """Return a copy."""
    return items[:]


def room_i64(size: int) -> vec[i64]:
    """Return so many zeros of eight bytes each."""
    return vec[i64]([0] * size)


def room_float(size: int) -> vec[float]:
    """Return so many zeros as floating point numbers."""
    return vec[float]([0.0] * size)
