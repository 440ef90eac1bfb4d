// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study/v1/schema.ts","schemas":"../../../../schemas","sha256":"539aa8d142e466b2e7fc8c31a76b8656d2f789aabe46216c1dee44ae75277157"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:study:v1",
  "title": "Study",
  "description": "Two or more messages that are compared: one scenario, one audience and network, an ensemble for each message.",
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "description": "What the study is called.",
      "examples": [
        "market-street-messages"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "question": {
      "type": "string",
      "description": "What is to be decided, as the report's title.",
      "examples": [
        "Which message should the city post?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "scenario": {
      "type": "string",
      "description": "The file of scenario/v1 that all messages are simulated in, relative to this one.",
      "examples": [
        "scenario.json"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "slot": {
      "type": "string",
      "minLength": 1,
      "description": "The slot of the post that is replaced: exactly one post event of the scenario has it.",
      "examples": [
        "message"
      ]
    },
    "messages": {
      "type": "array",
      "description": "The messages, each in its turn the text of that post.",
      "items": {
        "$ref": "#/$defs/message"
      },
      "examples": [
        [
          {
            "name": "terraces",
            "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road."
          },
          {
            "name": "safety",
            "text": "From May, Market Street is closed to cars on weekends: children can play where cars drove."
          }
        ]
      ],
      "minItems": 2,
      "maxItems": 12
    },
    "runs": {
      "type": "integer",
      "minimum": 1,
      "description": "Runs of each message, all with the same seeds.",
      "examples": [
        5
      ]
    },
    "measure": {
      "type": "string",
      "description": "What decides, named before anything is simulated: measured of the message's post, as simulation-comparison/v1 has it.",
      "enum": [
        "exposures",
        "reach",
        "half_reach_rounds",
        "scroll_rate",
        "like_rate",
        "reply_rate",
        "reshare_rate",
        "cascade_size",
        "cascade_depth"
      ],
      "examples": [
        "reshare_rate"
      ]
    },
    "prefer": {
      "type": "string",
      "description": "Which value of that measure is the better one.",
      "enum": [
        "higher",
        "lower"
      ],
      "examples": [
        "higher"
      ]
    },
    "iterations": {
      "type": "integer",
      "minimum": 0,
      "description": "How often the model explores the table of all decisions. 0: not at all. Absent: 3.",
      "examples": [
        3
      ],
      "default": 3
    }
  },
  "required": [
    "name",
    "question",
    "scenario",
    "slot",
    "messages",
    "runs",
    "measure",
    "prefer"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "name": "market-street-messages",
      "question": "Which message should the city post?",
      "scenario": "scenario.json",
      "slot": "message",
      "messages": [
        {
          "name": "terraces",
          "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road."
        },
        {
          "name": "safety",
          "text": "From May, Market Street is closed to cars on weekends: children can play where cars drove."
        }
      ],
      "runs": 5,
      "measure": "reshare_rate",
      "prefer": "higher",
      "iterations": 3
    }
  ],
  "$defs": {
    "message": {
      "title": "StudyMessage",
      "description": "A message.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Its short name, which its folder has too.",
          "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
          "examples": [
            "terraces"
          ]
        },
        "text": {
          "type": "string",
          "description": "What is posted.",
          "examples": [
            "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "name",
        "text"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "terraces",
          "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road."
        }
      ]
    }
  }
};
