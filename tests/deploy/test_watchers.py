"""Alert rules and dashboard speak of what a real server measures, and of nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from prometheus_client.metrics import MetricWrapperBase

from tests.running import running_servers
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.tables.hall import Hall
from ventaglio.server.web.meters import WebMeters

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
TARGET: Final = {"job", "instance"}
"""The labels that Prometheus itself gives whatever it reads."""

_GROUPING: Final = re.compile(r"\b(?:by|without|on|ignoring)\s*\(([^)]*)\)")
_SELECTOR: Final = re.compile(r"([a-zA-Z_:][\w:]*)\s*(?:\{([^}]*)\})?(?!\s*\(|\w)")
_WORDS: Final = {"and", "or", "unless", "bool", "offset"}


def rules() -> list[dict[str, Any]]:
    found = msgspec.yaml.decode((DEPLOY / "alerts.yml").read_bytes())
    return [rule for group in found["groups"] for rule in group["rules"]]


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana" / "ventaglio.json").read_text(encoding="utf-8"))


def expressions() -> Iterator[str]:
    """All that Prometheus is asked."""
    yield from (rule["expr"] for rule in rules())
    found = dashboard()
    yield from (target["expr"] for panel in found["panels"] for target in panel.get("targets", ()))
    for variable in found["templating"]["list"]:
        name = re.fullmatch(r"label_values\((\w+), \w+\)", variable["query"]["query"])
        assert name is not None
        yield name[1]


def asked() -> Iterator[tuple[str, set[str]]]:
    """The measures that are asked for, each with the labels that are."""
    for expression in expressions():
        grouped = {label.strip() for labels in _GROUPING.findall(expression) for label in labels.split(",")}
        bare = re.sub(r"\[[^\]]*\]", "", _GROUPING.sub("", expression))
        for name, matchers in _SELECTOR.findall(bare):
            if name not in _WORDS and not re.fullmatch(r"e\d+", name):
                yield name, grouped | set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", matchers))


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names that a real server tells Prometheus."""
    with running_servers(1, tmp_path_factory.mktemp("exposed") / "data") as (server,):
        text = httpx.get(f"{server.address}/metrics", trust_env=False).text
    names = {"up"}
    for name, kind in re.findall(r"(?m)^# TYPE (\S+) (\S+)$", text):
        names |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} if kind == "histogram" else {name}
    return names


@pytest.mark.long
def test_only_what_is_measured_is_asked_for(exposed: set[str]) -> None:
    wanted = {name for name, _ in asked()}
    assert len(wanted) > 20
    assert wanted <= exposed
    ours = {
        name for name in exposed if name.startswith("ventaglio_") and not name.endswith(("_created", "_sum", "_count"))
    }
    assert ours <= wanted | {"ventaglio_requests_under_way", "ventaglio_info"}, "whatever is measured is looked at"


@pytest.mark.long
def test_the_documentation_names_what_is_measured(exposed: set[str]) -> None:
    page = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    families = exposed | {name.removesuffix("_bucket") for name in exposed}
    named = set(re.findall(r"`(ventaglio_\w+)`", page))
    assert len(named) > 20
    assert named <= families


def test_labels_are_those_of_the_measure() -> None:
    hall = Hall(Database(sqlite_url(":memory:")), key=b"")
    meters = [*vars(WebMeters(hall)).values(), *vars(hall.meters).values()]
    labels = {one._name: set(one._labelnames) for one in meters if isinstance(one, MetricWrapperBase)}
    labels["ventaglio_build_info"] = {"version"}
    for name, named in asked():
        family = re.sub(r"_(total|bucket|sum|count)$", "", name)
        kept = labels.get(name, labels.get(family, set())) | TARGET | ({"le"} if name.endswith("_bucket") else set())
        assert named <= kept, (name, named - kept)


def test_every_alert_says_what_is_the_matter_and_what_to_do() -> None:
    page = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names))
    for rule in rules():
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert f"`{rule['alert']}`" in page, "what to do about it stands in the documentation"


def test_the_dashboard_can_be_drawn() -> None:
    found = dashboard()
    numbers = [panel["id"] for panel in found["panels"]]
    assert len(numbers) == len(set(numbers))
    places: set[tuple[int, int]] = set()
    for panel in found["panels"]:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & places, panel["title"]
        places |= cells
        assert panel["type"] == "row" or panel["targets"]
    source = msgspec.yaml.decode((DEPLOY / "grafana/provisioning/datasources/prometheus.yml").read_bytes())
    (datasource,) = source["datasources"]
    uids = {target["datasource"]["uid"] for panel in found["panels"] for target in panel.get("targets", ())}
    assert uids == {datasource["uid"]}
