// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-event/v1/schema.ts","schemas":"../../../../schemas","sha256":"408226b859b65dd60acd40fa6e87cb354259758e8f6e3c58874e3cd97436fba7"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:simulation-event:v1",
  "title": "SimulationEvent",
  "description": "Something that happened while a simulation ran, as it is reported.",
  "type": "object",
  "oneOf": [
    {
      "title": "RunStarted",
      "description": "A run begins or is resumed.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "run-started",
          "description": "A run begins or is resumed.",
          "examples": [
            "run-started"
          ]
        },
        "name": {
          "type": "string",
          "description": "The name of the scenario.",
          "examples": [
            "market-street"
          ],
          "minLength": 1
        },
        "agents": {
          "type": "integer",
          "minimum": 0,
          "description": "How many agents there are.",
          "examples": [
            12
          ]
        },
        "rounds": {
          "type": "integer",
          "minimum": 0,
          "description": "How many rounds there are.",
          "examples": [
            12
          ]
        },
        "first_round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round that it begins with.",
          "examples": [
            0
          ]
        },
        "recorded": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions that were recorded before.",
          "examples": [
            0
          ]
        },
        "least_decisions": {
          "type": "integer",
          "minimum": 0,
          "description": "The fewest decisions that a model can still be asked for.",
          "examples": [
            0
          ]
        },
        "most_decisions": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Maximum number of decisions that a model can still be asked for. Null: not limited, because feeds are not.",
          "examples": [
            720
          ]
        },
        "model": {
          "type": [
            "string",
            "null"
          ],
          "description": "Engine and model. Null: only rules decide.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "answers": {
          "type": "integer",
          "minimum": 0,
          "description": "How many answers to surveys a model is still to be asked for. Absent: there are no surveys.",
          "examples": [
            24
          ]
        }
      },
      "required": [
        "type",
        "name",
        "agents",
        "rounds",
        "first_round",
        "recorded",
        "least_decisions",
        "most_decisions",
        "model"
      ],
      "additionalProperties": false
    },
    {
      "title": "RoundStarted",
      "description": "A round begins: feeds are made.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "round-started",
          "description": "A round begins: feeds are made.",
          "examples": [
            "round-started"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round.",
          "examples": [
            3
          ]
        },
        "exposures": {
          "type": "integer",
          "minimum": 0,
          "description": "Items that are shown.",
          "examples": [
            40
          ]
        },
        "to_decide": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions that a model is still to be asked for.",
          "examples": [
            40
          ]
        },
        "to_answer": {
          "type": "integer",
          "minimum": 0,
          "description": "How many answers to surveys a model is still to be asked for in the round. Absent: it has no survey.",
          "examples": [
            24
          ]
        }
      },
      "required": [
        "type",
        "round",
        "exposures",
        "to_decide"
      ],
      "additionalProperties": false
    },
    {
      "title": "Answered",
      "description": "An answer to a survey is recorded for good.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "answered",
          "description": "An answer to a survey is recorded for good.",
          "examples": [
            "answered"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning it was asked; equal to the number of rounds: after the last one.",
          "examples": [
            0
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Who was asked.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "survey": {
          "type": "string",
          "description": "The name of the questionnaire.",
          "examples": [
            "opinion"
          ],
          "minLength": 1
        },
        "question": {
          "type": "string",
          "description": "The id of the question.",
          "examples": [
            "support"
          ],
          "minLength": 1
        },
        "state": {
          "type": "string",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "description": "The outcome of the question.",
          "examples": [
            "valid"
          ]
        },
        "answer": {
          "type": [
            "string",
            "number",
            "null"
          ],
          "description": "The answer. Null unless valid.",
          "examples": [
            "yes"
          ]
        }
      },
      "required": [
        "type",
        "round",
        "agent_id",
        "survey",
        "question",
        "state",
        "answer"
      ],
      "additionalProperties": false
    },
    {
      "title": "Decided",
      "description": "A decision is recorded for good.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "decided",
          "description": "A decision is recorded for good.",
          "examples": [
            "decided"
          ]
        },
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
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": [
            "string",
            "null"
          ],
          "description": "The post that was decided on. Null: none of the feed was chosen.",
          "examples": [
            "m1"
          ],
          "minLength": 1
        },
        "state": {
          "type": "string",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "description": "What the decision came to.",
          "examples": [
            "valid"
          ]
        },
        "choice": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "LIKE",
            "REPLY",
            "RESHARE",
            "SCROLL",
            "COMPOSE",
            "QUOTE",
            "FOLLOW",
            "UNFOLLOW",
            "MUTE",
            null
          ],
          "description": "What was decided. Null unless valid.",
          "examples": [
            "LIKE"
          ]
        }
      },
      "required": [
        "type",
        "round",
        "agent_id",
        "post_id",
        "state",
        "choice"
      ],
      "additionalProperties": false
    },
    {
      "title": "Estimated",
      "description": "What the rest of the run will take, from the decisions made so far.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "estimated",
          "description": "What the rest of the run will take, from the decisions made so far.",
          "examples": [
            "estimated"
          ]
        },
        "decisions": {
          "type": "integer",
          "minimum": 1,
          "description": "Decisions that the estimate rests on.",
          "examples": [
            20
          ]
        },
        "decisions_left": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Maximum number of decisions that a model can still be asked for. Null: not limited.",
          "examples": [
            700
          ]
        },
        "seconds_left": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "description": "How many seconds these would take. Null: not known.",
          "examples": [
            640
          ]
        },
        "tokens_left": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "How many tokens these would take, prompts and answers together. Null: the engine does not say.",
          "examples": [
            260000
          ]
        },
        "answers_left": {
          "type": "integer",
          "minimum": 0,
          "description": "How many answers to surveys are still to be asked for. Absent: there are no surveys.",
          "examples": [
            24
          ]
        }
      },
      "required": [
        "type",
        "decisions",
        "decisions_left",
        "seconds_left",
        "tokens_left"
      ],
      "additionalProperties": false
    },
    {
      "title": "RoundClosed",
      "description": "A round is closed: everything of it is recorded.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "round-closed",
          "description": "A round is closed: everything of it is recorded.",
          "examples": [
            "round-closed"
          ]
        },
        "record": {
          "$ref": "#/$defs/RoundRecord"
        }
      },
      "required": [
        "type",
        "record"
      ],
      "additionalProperties": false
    },
    {
      "title": "RunPaused",
      "description": "A run stopped before its end and can be resumed.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "run-paused",
          "description": "A run stopped before its end and can be resumed.",
          "examples": [
            "run-paused"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round in which it stopped.",
          "examples": [
            3
          ]
        },
        "cause": {
          "type": "string",
          "enum": [
            "interrupted",
            "limit",
            "model",
            "storage"
          ],
          "description": "Why: somebody stopped it, a limit was reached, the model cannot be used, or the record could not be written.",
          "examples": [
            "limit"
          ]
        },
        "code": {
          "type": "string",
          "description": "The stable name of what happened: the code of an error, or of the limit.",
          "examples": [
            "MAX_TOKENS"
          ],
          "minLength": 1
        },
        "message": {
          "type": "string",
          "description": "What happened, and what to do.",
          "examples": [
            "the limit of 200000 tokens is reached"
          ],
          "minLength": 1
        },
        "decisions": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions recorded so far.",
          "examples": [
            80
          ]
        },
        "requests": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests made so far.",
          "examples": [
            90
          ]
        },
        "tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens used so far, prompts and answers together. Null: the engine does not say.",
          "examples": [
            200120
          ]
        },
        "answers": {
          "type": "integer",
          "minimum": 0,
          "description": "How many answers to surveys are recorded. Absent: there are no surveys.",
          "examples": [
            24
          ]
        }
      },
      "required": [
        "type",
        "round",
        "cause",
        "code",
        "message",
        "decisions",
        "requests",
        "tokens"
      ],
      "additionalProperties": false
    },
    {
      "title": "RunCompleted",
      "description": "All rounds are closed.",
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "run-completed",
          "description": "All rounds are closed.",
          "examples": [
            "run-completed"
          ]
        },
        "rounds": {
          "type": "integer",
          "minimum": 0,
          "description": "How many rounds there were.",
          "examples": [
            12
          ]
        },
        "decisions": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions that a model was asked for.",
          "examples": [
            400
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
            396
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
          "description": "Decisions that came to nothing.",
          "examples": [
            3
          ]
        },
        "requests": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests to the model.",
          "examples": [
            420
          ]
        },
        "tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens used, prompts and answers together. Null: the engine does not say.",
          "examples": [
            91200
          ]
        },
        "hash": {
          "type": "string",
          "description": "The hash of the last round.",
          "examples": [
            "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "answers": {
          "title": "AnswerCounts",
          "description": "The outcomes of the questions of surveys. Absent: there were none.",
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
        }
      },
      "required": [
        "type",
        "rounds",
        "decisions",
        "by_rule",
        "valid",
        "invalid",
        "failed",
        "requests",
        "tokens",
        "hash"
      ],
      "additionalProperties": false
    }
  ],
  "$defs": {
    "RoundRecord": {
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
    }
  },
  "examples": [
    {
      "type": "round-started",
      "round": 3,
      "exposures": 40,
      "to_decide": 40
    },
    {
      "type": "run-paused",
      "round": 3,
      "cause": "limit",
      "code": "MAX_TOKENS",
      "message": "the limit of 200000 tokens is reached",
      "decisions": 80,
      "requests": 90,
      "tokens": 200120
    }
  ]
};
