// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"exposure/v1/schema.ts","schemas":"../../../../schemas","sha256":"e8e003e4d90f4b80a8d84a949955f44fd03154a55b491430f1cb06c87dc1c043"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:exposure:v1",
  "title": "Exposure",
  "description": "One item that an agent was shown in a round.",
  "type": "object",
  "properties": {
    "round": {
      "type": "integer",
      "minimum": 0,
      "description": "The round.",
      "examples": [
        3
      ]
    },
    "agent_id": {
      "type": "string",
      "description": "Who was shown it.",
      "examples": [
        "mara"
      ],
      "minLength": 1
    },
    "post_id": {
      "type": "string",
      "description": "The post or reply that was shown.",
      "examples": [
        "m1"
      ],
      "minLength": 1
    },
    "rank": {
      "type": "integer",
      "minimum": 1,
      "description": "Its place in the feed, counted from 1.",
      "examples": [
        1
      ]
    },
    "route": {
      "type": "string",
      "enum": [
        "followed",
        "reshared",
        "replied",
        "outside"
      ],
      "description": "How it reached the agent: its author is followed, somebody who is followed reshared it, it replies to a post of the agent, or it came from outside the network. The first that applies.",
      "examples": [
        "reshared"
      ]
    },
    "reshared_by": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "The id of an agent.",
        "examples": [
          "nils"
        ],
        "minLength": 1
      },
      "description": "Those followed who reshared it since the agent was last shown it, by id. Empty: nobody.",
      "examples": [
        [
          "nils"
        ]
      ]
    }
  },
  "required": [
    "round",
    "agent_id",
    "post_id",
    "rank",
    "route",
    "reshared_by"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "round": 3,
      "agent_id": "mara",
      "post_id": "m1",
      "rank": 1,
      "route": "reshared",
      "reshared_by": [
        "nils"
      ]
    }
  ]
};
