"""Packed arrays and machine integers for kernels, in one place; nobody else imports them.

A kernel compiled by mypyc turns `vec` into packed C arrays and `i64` into C integers; what this module
holds at run time is then only the names. Interpreted, plain lists and ints take their place, which is
quicker there than packed arrays would be: `vec[i64](items)` is `list(items)`. Both agree as long as
a kernel copies with `[:]`, grows with `v = append(v, item)` and never lets an integer overflow. Long arrays are copied
with `extend(vec[i64](), v)`, which takes the fastest way that the machine has; `[:]` goes through a plain loop.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i16, i32, i64, u8
else:
    i16 = i32 = i64 = u8 = int

    class vec:  # noqa: N801 - the name of the packed array that it stands in for
        """Stand in for `librt.vecs.vec`: `vec[anything]` is `list`."""

        def __class_getitem__(cls, item):
            """Return `list`, whatever the items are."""
            return list

    def append(items, item):
        """Return the list with one item more."""
        items.append(item)
        return items

    def extend(items, more):
        """Return the list with more items."""
        items.extend(more)
        return items


__all__ = ["append", "extend", "i16", "i32", "i64", "u8", "vec"]
