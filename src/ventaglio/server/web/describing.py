"""The description of the API: what the framework cannot know is how everything here is refused."""

from typing import Final

from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Reference, Schema

from ventaglio.server.web.error_page import Problem

REFUSED: Final = "4XX"
METHODS: Final = ("get", "post", "delete")


def describe_refusals(api: OpenAPI) -> None:
    """Say of every address that whatever it refuses, it refuses with a `Problem`."""
    name = Problem.__name__
    text = Schema(type=OpenAPIType.STRING)
    api.components.schemas[name] = Schema(
        type=OpenAPIType.OBJECT,
        properties=dict.fromkeys(Problem.__struct_fields__, text),
        required=list(Problem.__struct_fields__),
        description=Problem.__doc__,
    )
    content = {"application/json": OpenAPIMediaType(schema=Reference(ref=f"#/components/schemas/{name}"))}
    for path in (api.paths or {}).values():
        for operation in filter(None, (getattr(path, method) for method in METHODS)):
            described = operation.responses or {}
            # Where the framework expects what cannot be read, it describes an answer of its own.
            described.pop("400", None)
            described[REFUSED] = OpenAPIResponse(description="Not done, and why", content=content)
            operation.responses = described
