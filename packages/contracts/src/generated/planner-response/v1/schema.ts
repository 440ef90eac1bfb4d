// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"planner-response/v1/schema.ts","schemas":"../../../../schemas","sha256":"7fbb62c398d6de62f6cc3913989127eef996a5bc0b3600538001bcb85d091778"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:planner-response:v1",
  "title": "PlannerResponse",
  "description": "Which specialists a decision needs.",
  "type": "object",
  "properties": {
    "required_agents": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "facts",
          "pro",
          "con",
          "risk"
        ],
        "description": "One specialist.",
        "examples": [
          "facts"
        ]
      },
      "description": "The specialists to ask, each at most once, in the order they matter.",
      "examples": [
        [
          "facts",
          "risk"
        ]
      ],
      "uniqueItems": true
    }
  },
  "required": [
    "required_agents"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "required_agents": [
        "facts",
        "pro",
        "con",
        "risk"
      ]
    },
    {
      "required_agents": []
    }
  ]
};
