"""Where a server says that it is: every interface, the one to hand out first; and to whom it says so."""

from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from ventaglio.server.web.addresses import Interface, only_here, reached_at
from ventaglio.server.web.house import House, Settings

ROOM = (
    Interface("lo", "127.0.0.1"),
    Interface("docker0", "172.17.0.1"),
    Interface("eth0", "10.0.0.7"),
    Interface("wlan0", "192.168.1.20", chosen=True),
    Interface("usb0", "169.254.3.4"),
)


def test_the_interface_that_leads_out_comes_first_and_made_up_ones_last() -> None:
    found = reached_at("0.0.0.0", 8765, ROOM)  # noqa: S104 -- asked about, not listened on
    assert [one.split("//")[1].split(":")[0] for one in found] == [
        "192.168.1.20",
        "10.0.0.7",
        "172.17.0.1",
        "169.254.3.4",
    ]
    assert found[0] == "http://192.168.1.20:8765/"


def test_without_a_network_or_with_one_address_there_is_that_one() -> None:
    assert reached_at("::", 80, ROOM[:1]) == ("http://127.0.0.1:80/",)
    assert reached_at("10.0.0.7", 80, ROOM) == ("http://10.0.0.7:80/",)
    assert reached_at("::1", 80) == ("http://[::1]:80/",)


def test_this_machine_has_addresses() -> None:
    assert all(one.startswith("http://") and one.endswith(":1/") for one in reached_at("0.0.0.0", 1))  # noqa: S104


@pytest.mark.parametrize("own", ["http://localhost:1/", "http://127.0.0.1/", "http://[::1]:8/", "http://a.localhost"])
def test_some_addresses_mean_nothing_elsewhere(own: str) -> None:
    assert only_here(own)
    assert not only_here("http://192.168.1.20:8765/")


@pytest.mark.parametrize(
    "host, told",
    [
        (b"localhost:8765", "http://192.168.1.20:8765"),
        (b"127.0.0.1:8765", "http://192.168.1.20:8765"),
        (b"10.0.0.7:8765", "http://10.0.0.7:8765"),
        (b"burraco.example", "http://burraco.example"),
    ],
)
def test_who_sits_at_the_machine_is_told_what_to_hand_out(tmp_path: Path, host: bytes, told: str) -> None:
    house = House(Settings.of(tmp_path, {}))
    house.addresses = ("http://192.168.1.20:8765/", "http://10.0.0.7:8765/")
    assert house.address_for(_asking(host)) == told


def test_what_the_site_is_called_goes_before_what_the_machine_is(tmp_path: Path) -> None:
    house = House(Settings.of(tmp_path, {"VENTAGLIO_ORIGINS": "https://burraco.example"}))
    house.addresses = ("http://192.168.1.20:8765/",)
    assert house.address_for(_asking(b"localhost:8765")) == "https://burraco.example"


def _asking(host: bytes) -> ASGIConnection[Any, Any, Any, Any]:
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "method": "GET",
        "path": "/",
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", host)],
        "server": ("127.0.0.1", 8765),
        "client": ("127.0.0.1", 5),
    }
    return ASGIConnection(scope)
