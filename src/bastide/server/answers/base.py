"""The ground of all answers of the server."""

from pydantic import BaseModel, ConfigDict, JsonValue

Data = dict[str, JsonValue]


class Answer(BaseModel):
    """An answer."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, defer_build=True)
