"""For whoever watches over the server: is it alive, can it serve, what does it measure."""

import msgspec
from litestar import Response, get
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ventaglio import __version__
from ventaglio.server.web.asking import AnyRequest
from ventaglio.server.web.house import house_of


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str


@get("/health/live", tags=["watching"], summary="Whether the process is alive")
async def alive() -> Health:
    return Health("alive", __version__)


@get("/health/ready", tags=["watching"], summary="Whether it can serve: the database takes what is written")
async def ready(request: AnyRequest) -> Response[Health]:
    house = house_of(request)
    if house.hall.stopping:
        return Response(Health("stopping", __version__), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    if not await house.probe.writes():
        return Response(Health("no database", __version__), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Health("ready", __version__))


@get("/metrics", tags=["watching"], summary="Measurements, as Prometheus reads them", media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    content = generate_latest(house_of(request).hall.meters.registry)
    return Response(content, media_type=CONTENT_TYPE_LATEST)
