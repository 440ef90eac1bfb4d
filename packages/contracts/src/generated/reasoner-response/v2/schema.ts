// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"reasoner-response/v2/schema.ts","schemas":"../../../../schemas","sha256":"4fa92fc7a8301082fb2ba099ef753237b385484943563e574a1a6ae1e9acfb69"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:reasoner-response:v2",
  "title": "ReasonerResponse",
  "description": "The next state of an agent, picked by a model among the states that a chart leaves open, and why.",
  "type": "object",
  "properties": {
    "reason": {
      "type": [
        "string",
        "null"
      ],
      "description": "Why the agent goes there, in its own voice, not blank. Null or absent: the model gave no reason.",
      "examples": [
        "I bake too, so I want to help."
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "next_state": {
      "type": "string",
      "description": "The state to move to: one of those that are open. A request lists them in place of this rule.",
      "examples": [
        "engaging_reply"
      ],
      "minLength": 1
    }
  },
  "required": [
    "next_state"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "reason": "I bake too, so I want to help.",
      "next_state": "engaging_reply"
    }
  ]
};
