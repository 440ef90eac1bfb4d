// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"statechart/v1/schema.ts","schemas":"../../../../schemas","sha256":"bb6e34e80037d19a5344b1b7b47175adf8cd4f73163c7b8d2f01f10c84842d16"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:statechart:v1",
  "title": "Statechart",
  "description": "A statechart as data: states, and which trigger leads from one to another. That every state named exists is checked when a chart is compiled.",
  "type": "object",
  "properties": {
    "id": {
      "type": "string",
      "description": "Names the chart in errors and exports.",
      "examples": [
        "door"
      ],
      "minLength": 1
    },
    "description": {
      "type": "string",
      "description": "What the chart is about. Absent: nothing is said.",
      "examples": [
        "A door that can be locked."
      ]
    },
    "initial": {
      "type": "string",
      "description": "The state that a walk begins in.",
      "examples": [
        "closed"
      ],
      "minLength": 1
    },
    "states": {
      "type": "object",
      "additionalProperties": {
        "title": "State",
        "description": "One state.",
        "type": "object",
        "properties": {
          "description": {
            "type": "string",
            "description": "What it means to be in this state, for people and models.",
            "examples": [
              "Shut, but not locked"
            ],
            "minLength": 1
          }
        },
        "required": [
          "description"
        ],
        "additionalProperties": false
      },
      "minProperties": 1,
      "description": "The states by name, at least one.",
      "examples": [
        {
          "closed": {
            "description": "Shut, but not locked"
          }
        }
      ]
    },
    "transitions": {
      "type": "array",
      "items": {
        "title": "Transition",
        "description": "One way from a state to another.",
        "type": "object",
        "properties": {
          "from": {
            "type": "string",
            "description": "The state it leaves.",
            "examples": [
              "closed"
            ],
            "minLength": 1
          },
          "trigger": {
            "type": "string",
            "description": "The event that sets it off.",
            "examples": [
              "push"
            ],
            "minLength": 1
          },
          "to": {
            "type": "string",
            "description": "The state it leads to.",
            "examples": [
              "open"
            ],
            "minLength": 1
          },
          "guard": {
            "type": "string",
            "description": "Name of a condition that must hold. Absent: it always may.",
            "examples": [
              "has_key"
            ],
            "minLength": 1
          },
          "action": {
            "type": "string",
            "description": "Name of what the caller does on the way. Absent: nothing.",
            "examples": [
              "log_entry"
            ],
            "minLength": 1
          }
        },
        "required": [
          "from",
          "trigger",
          "to"
        ],
        "additionalProperties": false
      },
      "description": "The transitions, in order: where several are open, options are named in this order.",
      "examples": [
        [
          {
            "from": "closed",
            "trigger": "push",
            "to": "open"
          }
        ]
      ]
    }
  },
  "required": [
    "id",
    "initial",
    "states",
    "transitions"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "id": "door",
      "description": "A door that can be locked.",
      "initial": "closed",
      "states": {
        "open": {
          "description": "One can walk through"
        },
        "closed": {
          "description": "Shut, but not locked"
        },
        "locked": {
          "description": "Shut; needs the key"
        }
      },
      "transitions": [
        {
          "from": "closed",
          "trigger": "turn_key",
          "to": "locked",
          "guard": "has_key",
          "action": "log_entry"
        },
        {
          "from": "closed",
          "trigger": "push",
          "to": "open"
        },
        {
          "from": "open",
          "trigger": "pull",
          "to": "closed"
        },
        {
          "from": "locked",
          "trigger": "turn_key",
          "to": "closed",
          "guard": "has_key"
        }
      ]
    }
  ]
};
