// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-profile/v1/schema.ts","schemas":"../../../../schemas","sha256":"19843a2d12b5367a0abff78947baf34c4e3340cdfceace196692c125c76aa2ab"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:agent-profile:v1",
  "title": "AgentProfile",
  "description": "Who a social agent is.",
  "type": "object",
  "properties": {
    "id": {
      "type": "string",
      "description": "Identifies the agent within a run; records refer to it.",
      "examples": [
        "mara"
      ],
      "minLength": 1
    },
    "name": {
      "type": "string",
      "description": "The agent's name as others see it.",
      "examples": [
        "Mara Lindqvist"
      ],
      "minLength": 1
    },
    "interests": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "One subject, in a few words.",
        "examples": [
          "night trains"
        ],
        "minLength": 1
      },
      "description": "What the agent cares about, at least one subject.",
      "examples": [
        [
          "sourdough",
          "night trains"
        ]
      ],
      "minItems": 1
    },
    "personality": {
      "type": "string",
      "default": "neutral",
      "description": "The agent's manner, in a few words. Absent: neutral.",
      "examples": [
        "curious, warm, a little dry"
      ]
    },
    "stance": {
      "type": "object",
      "additionalProperties": {
        "type": "string",
        "description": "The agent's position on the topic.",
        "examples": [
          "strongly in favour"
        ]
      },
      "default": {},
      "description": "Positions by topic. Absent: none that the agent holds strongly.",
      "examples": [
        {
          "car-free cities": "strongly in favour"
        }
      ]
    }
  },
  "required": [
    "id",
    "name",
    "interests"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "id": "mara",
      "name": "Mara Lindqvist",
      "interests": [
        "sourdough",
        "night trains"
      ],
      "personality": "curious, warm, a little dry",
      "stance": {
        "car-free cities": "strongly in favour"
      }
    }
  ]
};
