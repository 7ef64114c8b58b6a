"""Being told while one is away: what this server can do, what listens for one's seats, the page of a mail's links."""

from html import escape
from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import Depends, Path, Request
from starlette.responses import HTMLResponse, Response

from bastide.server import answers, described, models, notifications
from bastide.server.answers import refusals
from bastide.server.dependencies import NEEDS_SEAT, Address, HouseOf, Limit, Tokens
from bastide.server.models import TableId
from bastide.server.replies import Reply
from bastide.storage.listeners import MAIL, ListenerRow

router = described.router()
acting = described.router("/api/tables/{table_id}", dependencies=NEEDS_SEAT)
"""Calls that need a seat's token."""

Secret = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{16,64}$")]

STYLE: Final = "font:18px/1.6 Georgia,serif;max-width:32em;margin:4em auto;padding:0 1em;color:#222;background:#faf6ec"
BUTTON: Final = "font:inherit;padding:.4em 1.2em;margin:0 .6em .6em 0;border:1px solid #555;border-radius:6px"
HEADERS: Final = {
    # Else browsers send no origin with the form, and it would look as if another site had sent it.
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
}


@router.get(
    "/api/notifications",
    response_model=answers.OfferedAnswer,
    responses=refusals(),
    operation_id="notificationsOffered",
)
async def get_offered(house: HouseOf) -> Reply:
    """Return how this server can tell people who are away: by push with this public key, by mail."""
    return Reply(await notifications.offered(house))


@acting.get(
    "/notifications", response_model=answers.ToldAnswer, responses=refusals(401, 404), operation_id="notifications"
)
async def get_notifications(house: HouseOf, tokens: Tokens, table_id: TableId) -> Reply:
    """Return what listens for your seats."""
    return Reply(await notifications.listening(house, table_id, tokens))


@acting.put(
    "/notifications",
    response_model=answers.ToldAnswer,
    responses=refusals(401, 404, 409),
    operation_id="setNotifications",
    dependencies=[Depends(Limit("create"))],
)
async def put_notifications(
    house: HouseOf, tokens: Tokens, address: Address, table_id: TableId, body: models.Notifications
) -> Reply:
    """Be told of your seats while you are away: by push, by mail to one address. What is not named stays as it is.

    A null ends that way; pushes to all devices, where `ended` ends those to one.
    A mail address that is new to this server gets one mail, whose link confirms it.
    """
    return Reply(await notifications.listen(house, table_id, tokens, body, address))


@router.get("/notifications/{secret}", include_in_schema=False)
async def get_page(house: HouseOf, secret: Secret) -> Response:
    """Show what a link is about, with buttons: whoever only fetches it changes nothing."""
    return _page(await notifications.of_link(house, secret))


@router.post("/notifications/{secret}", include_in_schema=False)
async def post_page(house: HouseOf, secret: Secret, request: Request) -> Response:
    """Confirm an address, or end everything for it: a button of the page, or a mail program's own (RFC 8058)."""
    said = parse_qs((await request.body()).decode("utf-8", "replace"))
    if said.get("do") == ["confirm"]:
        return _page(await notifications.confirm(house, secret))
    known = await notifications.of_link(house, secret)
    return _page(known, ended=await notifications.end(house, secret))


def _page(listener: ListenerRow | None, *, ended: bool = False) -> Response:
    """Return a page without a script, in the language of the listener."""
    from bastide.server.courier.words import speaker  # no other page of a server says anything

    language = "en" if listener is None else listener.language
    say, buttons = speaker(language), ""
    if listener is None:
        text = say("notify-page-gone")
    elif ended:
        text = say("notify-page-done")
    else:
        fresh, kind = listener.confirmed_at is None, "" if listener.kind == MAIL else "-push"
        address = listener.address if listener.kind == MAIL else ""
        text = say("notify-page-ask" if fresh else f"notify-page-on{kind}", address=address)
        wanted = (["confirm"] if fresh else []) + ["end"]
        buttons = "".join(
            f'<button style="{BUTTON}" name="do" value="{do}">{escape(say(f"notify-page-{do}"))}</button>'
            for do in wanted
        )
    title, home = escape(say("notify-page-title")), escape(say("notify-page-home"))
    html = f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<body style="{STYLE}"><h1>{title}</h1><p>{escape(text)}</p><form method="post">{buttons}</form>
<p><a href="../">{home}</a></p></body></html>
"""
    return HTMLResponse(html, 200 if listener is not None else 404, HEADERS)
