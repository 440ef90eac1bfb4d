// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"round-record/v1/schema.ts","schemas":"../../../../schemas","sha256":"c2dd450b8ae708338b5ef72e2adf3989d15967d22f0378dc17b0e806ce450d84"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:round-record:v1",
  "title": "RoundRecord",
  "description": "What a closed round came to.",
  "type": "object",
  "properties": {
    "round": {
      "type": "integer",
      "minimum": 0,
      "description": "The round, counted from 0.",
      "examples": [
        3
      ]
    },
    "exposures": {
      "type": "integer",
      "minimum": 0,
      "description": "Items shown, to agents of models and of rules.",
      "examples": [
        40
      ]
    },
    "asked": {
      "type": "integer",
      "minimum": 0,
      "description": "Decisions that a model was asked for: valid, invalid and failed ones together.",
      "examples": [
        40
      ]
    },
    "by_rule": {
      "type": "integer",
      "minimum": 0,
      "description": "Decisions by rules.",
      "examples": [
        0
      ]
    },
    "valid": {
      "type": "integer",
      "minimum": 0,
      "description": "Decisions that keep their contract.",
      "examples": [
        37
      ]
    },
    "invalid": {
      "type": "integer",
      "minimum": 0,
      "description": "Decisions whose answers broke the contract to the end.",
      "examples": [
        1
      ]
    },
    "failed": {
      "type": "integer",
      "minimum": 0,
      "description": "Decisions that came to nothing: no answer, or none that could be read.",
      "examples": [
        2
      ]
    },
    "choices": {
      "title": "ChoiceCounts",
      "description": "How many decisions, by models and by rules, came to each choice. IGNORE counts as SCROLL, a post of one's own as COMPOSE.",
      "type": "object",
      "properties": {
        "LIKE": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions for LIKE.",
          "examples": [
            4
          ]
        },
        "REPLY": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions for REPLY.",
          "examples": [
            4
          ]
        },
        "RESHARE": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions for RESHARE.",
          "examples": [
            4
          ]
        },
        "SCROLL": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions for SCROLL.",
          "examples": [
            4
          ]
        },
        "COMPOSE": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions for COMPOSE.",
          "examples": [
            4
          ]
        },
        "QUOTE": {
          "type": "integer",
          "minimum": 1,
          "description": "Decisions for QUOTE: shared again with a comment, where RESHARE has none. Absent: 0.",
          "examples": [
            1
          ]
        },
        "FOLLOW": {
          "type": "integer",
          "minimum": 1,
          "description": "Decisions for FOLLOW. Absent: 0.",
          "examples": [
            1
          ]
        },
        "UNFOLLOW": {
          "type": "integer",
          "minimum": 1,
          "description": "Decisions for UNFOLLOW. Absent: 0.",
          "examples": [
            1
          ]
        },
        "MUTE": {
          "type": "integer",
          "minimum": 1,
          "description": "Decisions for MUTE. Absent: 0.",
          "examples": [
            1
          ]
        }
      },
      "required": [
        "LIKE",
        "REPLY",
        "RESHARE",
        "SCROLL",
        "COMPOSE"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "LIKE": 4,
          "REPLY": 1,
          "RESHARE": 2,
          "SCROLL": 30,
          "COMPOSE": 0
        }
      ]
    },
    "posts_made": {
      "type": "integer",
      "minimum": 0,
      "description": "Replies and posts that the decisions made.",
      "examples": [
        1
      ]
    },
    "answers": {
      "title": "AnswerCounts",
      "description": "The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.",
      "type": "object",
      "properties": {
        "asked": {
          "type": "integer",
          "minimum": 0,
          "description": "Questions that agents were asked: valid, invalid and failed answers together.",
          "examples": [
            24
          ]
        },
        "valid": {
          "type": "integer",
          "minimum": 0,
          "description": "Answers that keep the question's contract.",
          "examples": [
            23
          ]
        },
        "invalid": {
          "type": "integer",
          "minimum": 0,
          "description": "Answers that broke the question's contract to the end.",
          "examples": [
            0
          ]
        },
        "failed": {
          "type": "integer",
          "minimum": 0,
          "description": "Questions without an answer that could be read.",
          "examples": [
            1
          ]
        }
      },
      "required": [
        "asked",
        "valid",
        "invalid",
        "failed"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "asked": 24,
          "valid": 23,
          "invalid": 0,
          "failed": 1
        }
      ]
    },
    "requests": {
      "type": "integer",
      "minimum": 0,
      "description": "Requests to the model, for decisions and for answers to surveys.",
      "examples": [
        44
      ]
    },
    "prompt_tokens": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "description": "Tokens of all prompts. Null: the engine does not say.",
      "examples": [
        9120
      ]
    },
    "completion_tokens": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "description": "Tokens of all answers. Null: the engine does not say.",
      "examples": [
        1810
      ]
    },
    "duration_ms": {
      "type": "integer",
      "minimum": 0,
      "description": "Milliseconds spent on the round since it was begun, or last continued where the run was interrupted in it.",
      "examples": [
        41000
      ]
    },
    "hash": {
      "type": "string",
      "description": "What happened in the round, as a chained SHA-256 that can be compared between machines.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "previous_hash": {
      "type": "string",
      "description": "The hash of the round before; for round 0 the identity of the run.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "record_hash": {
      "type": "string",
      "description": "The bytes of every row recorded in the round, as a chained SHA-256; not comparable between machines, as attempts and times are part of it.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    }
  },
  "required": [
    "round",
    "exposures",
    "asked",
    "by_rule",
    "valid",
    "invalid",
    "failed",
    "choices",
    "posts_made",
    "requests",
    "prompt_tokens",
    "completion_tokens",
    "duration_ms",
    "hash",
    "previous_hash",
    "record_hash"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "round": 3,
      "exposures": 40,
      "asked": 40,
      "by_rule": 0,
      "valid": 37,
      "invalid": 1,
      "failed": 2,
      "choices": {
        "LIKE": 4,
        "REPLY": 1,
        "RESHARE": 2,
        "SCROLL": 30,
        "COMPOSE": 0
      },
      "posts_made": 1,
      "requests": 44,
      "prompt_tokens": 9120,
      "completion_tokens": 1810,
      "duration_ms": 41000,
      "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "previous_hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "record_hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
    }
  ]
};
