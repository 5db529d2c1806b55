"""Without a network the page opens all the same, and says that it cannot reach anybody."""

import pytest

from tests.e2e.people import Invite

pytestmark = pytest.mark.anyio

AT_HAND = """async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("ventaglio-shell")) ?? "none");
    const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
    const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
    const built = loaded.filter((one) => one.startsWith("/app/assets/"));
    return navigator.serviceWorker.controller && built.every((one) => kept.includes(one));
}"""


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_the_shell_opens_without_a_network(person: Invite, lang: str) -> None:
    anna = await person(lang=lang, keeps=True)
    await anna.visit("/")
    await anna.page.wait_for_function(AT_HAND)
    anna.expects("ERR_INTERNET_DISCONNECTED")
    anna.expects("ERR_FAILED")
    await anna.context.set_offline(True)
    await anna.sees(anna.says("page-problem-offline").first)
    await anna.page.reload()
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-lobby-title"), exact=True))
    await anna.sees(anna.says("page-problem-offline").first)
    await anna.page.locator("#play-burraco").click()
    await anna.sees(anna.page.get_by_role("alert"))
    await anna.context.set_offline(False)
    await anna.page.locator("#play-burraco").click()
    await anna.cards.first.wait_for()
