// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v1/schema.ts","schemas":"../../../../schemas","sha256":"aeb22fbd0f95633cb9a589d418b1282a5cf2db0eb4ca5061eff00da0b3c11806"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:reasoner-response:v1",
  "title": "ReasonerResponse",
  "description": "The next state of a social agent, picked by a model.",
  "type": "object",
  "properties": {
    "next_state": {
      "type": "string",
      "enum": [
        "idle",
        "scrolling",
        "evaluating",
        "composing",
        "engaging_like",
        "engaging_reply",
        "engaging_reshare",
        "resting"
      ],
      "description": "The state to move to.",
      "examples": [
        "scrolling"
      ]
    }
  },
  "required": [
    "next_state"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "next_state": "scrolling"
    }
  ]
};
