"""Where pushes may go: to the open net alone, however an address is written."""

import socket

import pytest

from bastide.server.courier import guard


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[64:ff9b:1::1]/x",
        "https://[2002:a00:1::1]/x",
        "https://[::a00:1]/x",
        "https://[fe80::1]/x",
        "https://0.0.0.0/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1:8443/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://[fd00::1]/x",
        "https://[fec0::1]/x",
        "https://printer.local/x",
        "https://printer.LOCAL./x",
        "https://box.lan/x",
        "https://nas.home.arpa/x",
        "https://hidden.onion/x",
        "https://app.localhost/x",
        "https://db.internal/x",
        "https://1.2.3.999/x",
        "https://intranet/x",
        "https://user:word@push.example.net/x",
        "https://user@push.example.net/x",
        "https://127.0.0.0x1/x",
        "https://push.example.net/x#part",
        "https://push.example.net:port/x",
        "ftp://push.example.net/x",
    ],
)
def test_nothing_goes_to_this_machine_or_a_private_network(endpoint: str) -> None:
    with pytest.raises(guard.Forbidden):
        guard.parted(endpoint, private=False)


def test_a_name_that_stands_for_a_private_address_beside_an_open_one_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(2, 1, 6, "", (host, 443)) for host in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_asked, **_more: found)
    assert guard.resolved("push.example.net", 443, private=True) == ["1.1.1.1", "10.0.0.1"]
    with pytest.raises(guard.Forbidden):
        guard.resolved("push.example.net", 443, private=False)


def test_a_name_that_stands_for_a_private_address_is_refused_when_it_is_sent() -> None:
    with pytest.raises(guard.Forbidden):
        guard.resolved("localhost", 443, private=False)
    assert guard.resolved("127.0.0.1", 443, private=True) == ["127.0.0.1"]
    assert guard.parted("https://fcm.googleapis.com/fcm/send/x", private=False).hostname == "fcm.googleapis.com"
    assert guard.is_open("1.1.1.1")
    assert not guard.is_open("224.0.0.1")


@pytest.mark.parametrize("before", ["::ffff:", "64:ff9b::"])
def test_an_open_address_is_open_where_a_net_of_ipv6_alone_translates_it(before: str) -> None:
    """Such a net resolves the names of push services to these; it is no way to a private network."""
    assert guard.is_open(f"{before}1.1.1.1")
    for private in ("10.0.0.1", "127.0.0.1", "169.254.169.254"):
        assert not guard.is_open(f"{before}{private}")
