// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"study-report/v1/schema.ts","schemas":"../../../../schemas","sha256":"13a96a8da443ef9853b76adbbf8aca066a4950516b62b6f973a8432102146739"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:study-report:v1",
  "title": "StudyReport",
  "description": "What a study came to: the answer, how sure it is, and why. Every number in it was computed from the recorded runs.",
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "description": "The name of the study.",
      "examples": [
        "market-street-messages"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "question": {
      "type": "string",
      "description": "What is to be decided.",
      "examples": [
        "Which message should the city post?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "measure": {
      "type": "string",
      "description": "What decides, as named in the study.",
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
      "description": "Which value of it is the better one.",
      "enum": [
        "higher",
        "lower"
      ],
      "examples": [
        "higher"
      ]
    },
    "confidence": {
      "type": "number",
      "description": "The share of intervals that hold the true difference.",
      "const": 0.95,
      "examples": [
        0.95
      ]
    },
    "power": {
      "type": "number",
      "description": "The probability with which `smallest_shown` and `runs_for_size` would show a difference.",
      "const": 0.8,
      "examples": [
        0.8
      ]
    },
    "runs": {
      "type": "integer",
      "minimum": 1,
      "description": "Runs of each message.",
      "examples": [
        2
      ]
    },
    "agents": {
      "type": "integer",
      "minimum": 1,
      "description": "Agents of each run.",
      "examples": [
        12
      ]
    },
    "rounds": {
      "type": "integer",
      "minimum": 1,
      "description": "Rounds of each run.",
      "examples": [
        4
      ]
    },
    "post": {
      "type": "string",
      "description": "The id of the message's post.",
      "examples": [
        "m1"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "model": {
      "title": "StudyModel",
      "description": "The model that decided. Null: rules decided for everybody.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "parameters": {
          "type": "integer",
          "minimum": 1,
          "description": "How many parameters it has, as its file or its server states. Absent: neither does.",
          "examples": [
            134515008
          ]
        },
        "id": {
          "type": "string",
          "description": "Its id, as its client gives it.",
          "examples": [
            "ollama:mistral"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "digest": {
          "type": "string",
          "description": "What tells this very model from others of its name; unpinned where the engine has none.",
          "examples": [
            "unpinned"
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "id",
        "digest"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "id": "ollama:mistral",
          "digest": "unpinned"
        }
      ]
    },
    "answer": {
      "$ref": "#/$defs/answer",
      "description": "The answer."
    },
    "messages": {
      "type": "array",
      "description": "The messages, as in the study.",
      "items": {
        "$ref": "#/$defs/message"
      },
      "examples": [
        [
          {
            "name": "terraces",
            "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road.",
            "folder": "messages/terraces",
            "mean": 0.11,
            "values": [
              0.1,
              0.12
            ],
            "exposures": 120,
            "asked": 120,
            "by_rule": 0,
            "valid": 118,
            "invalid": 1,
            "failed": 1,
            "requests": 125,
            "tokens": 48000
          },
          {
            "name": "safety",
            "text": "From May, Market Street is closed to cars on weekends: children can play where cars drove.",
            "folder": "messages/safety",
            "mean": 0.155,
            "values": [
              0.15,
              0.16
            ],
            "exposures": 120,
            "asked": 120,
            "by_rule": 0,
            "valid": 118,
            "invalid": 1,
            "failed": 1,
            "requests": 125,
            "tokens": 48000
          }
        ]
      ],
      "minItems": 2
    },
    "pairs": {
      "type": "array",
      "description": "Every two messages.",
      "items": {
        "$ref": "#/$defs/pair"
      },
      "examples": [
        [
          {
            "a": "terraces",
            "b": "safety",
            "pairs": 2,
            "pairing_reason": "both sides have the same 2 seeds and the same audience",
            "file": "comparison-terraces-safety.json",
            "results": [
              {
                "measure": "reshare_rate",
                "unit": "share",
                "mean_a": 0.11,
                "mean_b": 0.155,
                "difference": 0.045,
                "low": -0.0185,
                "high": 0.1085,
                "p_corrected": 0.14,
                "verdict": "not-told-apart",
                "smallest_shown": 0.12,
                "size": 0.011,
                "runs_for_size": 25
              }
            ]
          }
        ]
      ],
      "minItems": 1
    },
    "facts": {
      "type": "array",
      "description": "What was computed, each with its source: what the copilot was given.",
      "items": {
        "$ref": "#/$defs/fact"
      },
      "examples": [
        [
          {
            "id": "s1",
            "text": "terraces: the reshare rate of the message is 0.11 on average over 2 runs.",
            "file": "comparison-terraces-safety.json"
          }
        ]
      ]
    },
    "decisions": {
      "type": "array",
      "description": "Single decisions on the message's post, drawn from the seed.",
      "items": {
        "$ref": "#/$defs/decision"
      },
      "examples": [
        [
          {
            "message": "terraces",
            "folder": "messages/terraces/runs/01",
            "round": 0,
            "agent": "mara",
            "post": "m1",
            "state": "valid",
            "choice": "RESHARE",
            "reason": "It is on my way."
          }
        ]
      ]
    },
    "analysis": {
      "$ref": "#/$defs/analysis",
      "description": "What the analyst found."
    },
    "advice": {
      "$ref": "#/$defs/advice",
      "description": "For and against."
    },
    "caveats": {
      "type": "array",
      "description": "What the result is worth, each in a sentence.",
      "items": {
        "type": "string",
        "description": "A sentence.",
        "examples": [
          "Agents are a model's words, not people."
        ],
        "pattern": "[^ \\t\\r\\n]"
      },
      "examples": [
        [
          "Agents are a model's words, not people."
        ]
      ],
      "minItems": 1
    },
    "people": {
      "$ref": "#/$defs/people",
      "description": "What it says about people. Absent: there are no real answers, so that everything is about agents only.",
      "examples": [
        {
          "sentence": "About these 900 people, by 100 real answers: support, “yes”: safety is higher than terraces (8.1 percentage points, 1.2 to 15).",
          "answered": 100,
          "people": 900,
          "file": "calibration.json"
        }
      ]
    }
  },
  "required": [
    "name",
    "question",
    "measure",
    "prefer",
    "confidence",
    "power",
    "runs",
    "agents",
    "rounds",
    "post",
    "model",
    "answer",
    "messages",
    "pairs",
    "facts",
    "decisions",
    "analysis",
    "advice",
    "caveats"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "name": "market-street-messages",
      "question": "Which message should the city post?",
      "measure": "reshare_rate",
      "prefer": "higher",
      "confidence": 0.95,
      "power": 0.8,
      "runs": 2,
      "agents": 12,
      "rounds": 4,
      "post": "m1",
      "model": {
        "id": "ollama:mistral",
        "digest": "unpinned"
      },
      "answer": {
        "state": "best",
        "best": [
          "safety"
        ],
        "sentence": "safety is better than every other message."
      },
      "messages": [
        {
          "name": "terraces",
          "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road.",
          "folder": "messages/terraces",
          "mean": 0.11,
          "values": [
            0.1,
            0.12
          ],
          "exposures": 120,
          "asked": 120,
          "by_rule": 0,
          "valid": 118,
          "invalid": 1,
          "failed": 1,
          "requests": 125,
          "tokens": 48000
        },
        {
          "name": "safety",
          "text": "From May, Market Street is closed to cars on weekends: children can play where cars drove.",
          "folder": "messages/safety",
          "mean": 0.155,
          "values": [
            0.15,
            0.16
          ],
          "exposures": 120,
          "asked": 120,
          "by_rule": 0,
          "valid": 118,
          "invalid": 1,
          "failed": 1,
          "requests": 125,
          "tokens": 48000
        }
      ],
      "pairs": [
        {
          "a": "terraces",
          "b": "safety",
          "pairs": 2,
          "pairing_reason": "both sides have the same 2 seeds and the same audience",
          "file": "comparison-terraces-safety.json",
          "results": [
            {
              "measure": "reshare_rate",
              "unit": "share",
              "mean_a": 0.11,
              "mean_b": 0.155,
              "difference": 0.045,
              "low": -0.0185,
              "high": 0.1085,
              "p_corrected": 0.14,
              "verdict": "not-told-apart",
              "smallest_shown": 0.12,
              "size": 0.011,
              "runs_for_size": 25
            }
          ]
        }
      ],
      "facts": [
        {
          "id": "s1",
          "text": "terraces: the reshare rate of the message is 0.11 on average over 2 runs.",
          "file": "comparison-terraces-safety.json"
        }
      ],
      "decisions": [
        {
          "message": "terraces",
          "folder": "messages/terraces/runs/01",
          "round": 0,
          "agent": "mara",
          "post": "m1",
          "state": "valid",
          "choice": "RESHARE",
          "reason": "It is on my way."
        }
      ],
      "analysis": {
        "state": "made",
        "folder": "analysis",
        "findings": [
          {
            "statement": "Cyclists reshare both messages.",
            "evidence": [
              "01-choices.csv"
            ]
          }
        ],
        "shortfalls": [
          "1 sentence of the model was left out."
        ]
      },
      "advice": {
        "state": "made",
        "folder": "advice",
        "recommendation": "conditional_go",
        "confidence": "medium",
        "rationale": "The difference is not sure.",
        "points": [
          {
            "side": "pro",
            "text": "It was reshared more often.",
            "sources": [
              "s1"
            ]
          }
        ],
        "left_out": 0,
        "shortfalls": [
          "The planner failed."
        ]
      },
      "caveats": [
        "Agents are a model's words, not people."
      ]
    }
  ],
  "$defs": {
    "answer": {
      "title": "StudyAnswer",
      "description": "What can be said of the question, from the measure named before.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "description": "Best: one message is better than every other. Some: the best ones cannot be told apart from each other, but are better than at least one other. Not told apart: no message is surely better. No verdict: it cannot be judged, as nothing varies or there are too few runs.",
          "enum": [
            "best",
            "some",
            "not-told-apart",
            "no-verdict"
          ],
          "examples": [
            "best"
          ]
        },
        "best": {
          "type": "array",
          "description": "The names of the messages that no other is surely better than, where at least one other is worse; else empty.",
          "items": {
            "type": "string",
            "description": "The name of a message.",
            "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
            "examples": [
              "safety"
            ]
          },
          "examples": [
            [
              "safety"
            ]
          ]
        },
        "sentence": {
          "type": "string",
          "description": "The same in a sentence.",
          "examples": [
            "safety is better than every other message."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "state",
        "best",
        "sentence"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "state": "best",
          "best": [
            "safety"
          ],
          "sentence": "safety is better than every other message."
        }
      ]
    },
    "message": {
      "title": "StudyMessageResult",
      "description": "A message, and the outcomes of its runs. Invalid and failed decisions are counted, and never as scrolled past.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Its name.",
          "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
          "examples": [
            "terraces"
          ]
        },
        "text": {
          "type": "string",
          "description": "What was posted.",
          "examples": [
            "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "folder": {
          "type": "string",
          "description": "The folder of its ensemble, relative to the study's.",
          "examples": [
            "messages/terraces"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "mean": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean of the deciding measure over its runs. Null: no run has a value.",
          "examples": [
            0.11
          ]
        },
        "values": {
          "type": "array",
          "description": "The deciding measure of each run.",
          "items": {
            "type": [
              "number",
              "null"
            ],
            "description": "The value of a run. Null: it has none.",
            "examples": [
              0.1
            ]
          },
          "examples": [
            [
              0.1,
              0.12
            ]
          ]
        },
        "exposures": {
          "type": "integer",
          "minimum": 0,
          "description": "Items shown, in all runs together.",
          "examples": [
            120
          ]
        },
        "asked": {
          "type": "integer",
          "minimum": 0,
          "description": "Decisions that a model was asked for.",
          "examples": [
            120
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
            118
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
            1
          ]
        },
        "requests": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests to the model.",
          "examples": [
            125
          ]
        },
        "tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of prompts and answers. Null: the engine does not say, or no model was asked.",
          "examples": [
            48000
          ]
        }
      },
      "required": [
        "name",
        "text",
        "folder",
        "mean",
        "values",
        "exposures",
        "asked",
        "by_rule",
        "valid",
        "invalid",
        "failed",
        "requests",
        "tokens"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "terraces",
          "text": "From May, Market Street is closed to cars on weekends: cafés may put their tables on the road.",
          "folder": "messages/terraces",
          "mean": 0.11,
          "values": [
            0.1,
            0.12
          ],
          "exposures": 120,
          "asked": 120,
          "by_rule": 0,
          "valid": 118,
          "invalid": 1,
          "failed": 1,
          "requests": 125,
          "tokens": 48000
        }
      ]
    },
    "pair": {
      "title": "StudyPair",
      "description": "Two messages compared.",
      "type": "object",
      "properties": {
        "a": {
          "type": "string",
          "description": "The message that is compared with.",
          "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
          "examples": [
            "terraces"
          ]
        },
        "b": {
          "type": "string",
          "description": "The message whose difference from A is given.",
          "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
          "examples": [
            "terraces"
          ]
        },
        "pairs": {
          "type": "integer",
          "minimum": 0,
          "description": "Pairs of runs with the same seed; 0 where they are unpaired.",
          "examples": [
            2
          ]
        },
        "pairing_reason": {
          "type": "string",
          "description": "Why they are paired or not, in a sentence.",
          "examples": [
            "both sides have the same 2 seeds and the same audience"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "file": {
          "type": "string",
          "description": "The whole comparison, simulation-comparison/v1, in the study's folder.",
          "examples": [
            "comparison-terraces-safety.json"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "results": {
          "type": "array",
          "description": "The measures that have a value in any run, the deciding one first.",
          "items": {
            "$ref": "#/$defs/result"
          },
          "examples": [
            [
              {
                "measure": "reshare_rate",
                "unit": "share",
                "mean_a": 0.11,
                "mean_b": 0.155,
                "difference": 0.045,
                "low": -0.0185,
                "high": 0.1085,
                "p_corrected": 0.14,
                "verdict": "not-told-apart",
                "smallest_shown": 0.12,
                "size": 0.011,
                "runs_for_size": 25
              }
            ]
          ]
        }
      },
      "required": [
        "a",
        "b",
        "pairs",
        "pairing_reason",
        "file",
        "results"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "a": "terraces",
          "b": "safety",
          "pairs": 2,
          "pairing_reason": "both sides have the same 2 seeds and the same audience",
          "file": "comparison-terraces-safety.json",
          "results": [
            {
              "measure": "reshare_rate",
              "unit": "share",
              "mean_a": 0.11,
              "mean_b": 0.155,
              "difference": 0.045,
              "low": -0.0185,
              "high": 0.1085,
              "p_corrected": 0.14,
              "verdict": "not-told-apart",
              "smallest_shown": 0.12,
              "size": 0.011,
              "runs_for_size": 25
            }
          ]
        }
      ]
    },
    "result": {
      "title": "StudyResult",
      "description": "A measure of the message's post on both sides.",
      "type": "object",
      "properties": {
        "measure": {
          "type": "string",
          "description": "What is measured, as in simulation-comparison/v1.",
          "enum": [
            "exposures",
            "reach",
            "half_reach_rounds",
            "scroll_rate",
            "like_rate",
            "reply_rate",
            "reshare_rate",
            "quote_rate",
            "follow_rate",
            "unfollow_rate",
            "mute_rate",
            "cascade_size",
            "cascade_depth",
            "compose_rate",
            "unanswered_rate"
          ],
          "examples": [
            "exposures"
          ]
        },
        "unit": {
          "type": "string",
          "description": "What its values count.",
          "enum": [
            "items",
            "agents",
            "rounds",
            "share",
            "steps"
          ],
          "examples": [
            "items"
          ]
        },
        "mean_a": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean over the runs of A. Null: there is none.",
          "examples": [
            0.11
          ]
        },
        "mean_b": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean over the runs of B. Null: there is none.",
          "examples": [
            0.155
          ]
        },
        "difference": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean of B less the mean of A. Null: one of them is missing.",
          "examples": [
            0.045
          ]
        },
        "low": {
          "type": [
            "number",
            "null"
          ],
          "description": "The lower end of the interval of the difference. Null: there is no interval.",
          "examples": [
            -0.0185
          ]
        },
        "high": {
          "type": [
            "number",
            "null"
          ],
          "description": "The upper end of the interval. Null: there is none.",
          "examples": [
            0.1085
          ]
        },
        "p_corrected": {
          "type": [
            "number",
            "null"
          ],
          "description": "How probable a difference at least as large would be if there were none, corrected after Holm: of the deciding measure for the pairs of messages, of the others for pairs and measures of their family. Null: there is no interval.",
          "examples": [
            0.14
          ],
          "minimum": 0,
          "maximum": 1
        },
        "verdict": {
          "type": "string",
          "description": "As in simulation-comparison/v1, after that correction.",
          "enum": [
            "higher",
            "lower",
            "not-told-apart",
            "nothing-varies",
            "too-few-runs"
          ],
          "examples": [
            "higher"
          ]
        },
        "smallest_shown": {
          "type": [
            "number",
            "null"
          ],
          "description": "The smallest difference that as many runs would show with the probability `power`. Null: there is no interval.",
          "examples": [
            0.12
          ],
          "minimum": 0
        },
        "size": {
          "type": [
            "number",
            "null"
          ],
          "description": "The difference that `runs_for_size` is about. Null: there is none.",
          "examples": [
            0.011
          ],
          "minimum": 0
        },
        "runs_for_size": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 2,
          "description": "How many runs of each message would show it with the probability `power`. Null: it cannot be said.",
          "examples": [
            25
          ]
        }
      },
      "required": [
        "measure",
        "unit",
        "mean_a",
        "mean_b",
        "difference",
        "low",
        "high",
        "p_corrected",
        "verdict",
        "smallest_shown",
        "size",
        "runs_for_size"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "measure": "reshare_rate",
          "unit": "share",
          "mean_a": 0.11,
          "mean_b": 0.155,
          "difference": 0.045,
          "low": -0.0185,
          "high": 0.1085,
          "p_corrected": 0.14,
          "verdict": "not-told-apart",
          "smallest_shown": 0.12,
          "size": 0.011,
          "runs_for_size": 25
        }
      ]
    },
    "fact": {
      "title": "StudyFact",
      "description": "Something computed, in a sentence, with the file that it can be checked in.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Its id, which points to it.",
          "pattern": "^s[0-9]+$",
          "examples": [
            "s1"
          ]
        },
        "text": {
          "type": "string",
          "description": "The sentence.",
          "examples": [
            "terraces: the reshare rate of the message is 0.11 on average over 2 runs."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "file": {
          "type": "string",
          "description": "The file in the study's folder.",
          "examples": [
            "comparison-terraces-safety.json"
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "id",
        "text",
        "file"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "id": "s1",
          "text": "terraces: the reshare rate of the message is 0.11 on average over 2 runs.",
          "file": "comparison-terraces-safety.json"
        }
      ]
    },
    "decision": {
      "title": "StudyDecision",
      "description": "A decision on the message's post, drawn from the seed.",
      "type": "object",
      "properties": {
        "content": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was written, such as a reply. Null: nothing. Absent in reports of earlier versions.",
          "examples": [
            "See you there on Thursday."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "omitted": {
          "type": "array",
          "description": "Texts that are left out, as the whole of each only repeats what the agent was shown. Absent: none.",
          "items": {
            "type": "string",
            "description": "Which text.",
            "enum": [
              "reason",
              "content"
            ],
            "examples": [
              "reason"
            ]
          },
          "uniqueItems": true,
          "examples": [
            [
              "reason"
            ]
          ]
        },
        "message": {
          "type": "string",
          "description": "Which message.",
          "pattern": "^[a-z0-9][a-z0-9-]{0,39}$",
          "examples": [
            "terraces"
          ]
        },
        "folder": {
          "type": "string",
          "description": "The folder of the run, relative to the study's.",
          "examples": [
            "messages/terraces/runs/01"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round, counted from 0.",
          "examples": [
            0
          ]
        },
        "agent": {
          "type": "string",
          "description": "Who decided.",
          "examples": [
            "mara"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "post": {
          "type": "string",
          "description": "The post decided on.",
          "examples": [
            "m1"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "state": {
          "type": "string",
          "description": "Its outcome.",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "examples": [
            "valid"
          ]
        },
        "choice": {
          "type": [
            "string",
            "null"
          ],
          "description": "What was chosen. Null: nothing, as the decision is invalid or failed.",
          "examples": [
            "RESHARE"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "reason": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why, in the model's words. Null: there are none.",
          "examples": [
            "It is on my way."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "message",
        "folder",
        "round",
        "agent",
        "post",
        "state",
        "choice",
        "reason"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "message": "terraces",
          "folder": "messages/terraces/runs/01",
          "round": 0,
          "agent": "mara",
          "post": "m1",
          "state": "valid",
          "choice": "RESHARE",
          "reason": "It is on my way."
        }
      ]
    },
    "analysis": {
      "title": "StudyAnalysis",
      "description": "What the analyst found in the table of all decisions.",
      "type": "object",
      "oneOf": [
        {
          "title": "StudyAnalysisMade",
          "description": "The analysis was made.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "description": "It was made.",
              "const": "made",
              "examples": [
                "made"
              ]
            },
            "folder": {
              "type": "string",
              "description": "Its folder, relative to the study's.",
              "examples": [
                "analysis"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "findings": {
              "type": "array",
              "description": "What the model worded and the checks let pass.",
              "items": {
                "$ref": "#/$defs/finding"
              },
              "examples": [
                [
                  {
                    "statement": "Cyclists reshare both messages.",
                    "evidence": [
                      "01-choices.csv"
                    ]
                  }
                ]
              ]
            },
            "shortfalls": {
              "type": "array",
              "description": "What is missing in it, each in a sentence.",
              "items": {
                "type": "string",
                "description": "A sentence.",
                "examples": [
                  "1 sentence of the model was left out."
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "examples": [
                [
                  "1 sentence of the model was left out."
                ]
              ]
            }
          },
          "required": [
            "state",
            "folder",
            "findings",
            "shortfalls"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "state": "made",
              "folder": "analysis",
              "findings": [
                {
                  "statement": "Cyclists reshare both messages.",
                  "evidence": [
                    "01-choices.csv"
                  ]
                }
              ],
              "shortfalls": [
                "1 sentence of the model was left out."
              ]
            }
          ]
        },
        {
          "title": "StudyAnalysisNotMade",
          "description": "There is no analysis.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "description": "It was not made.",
              "const": "not-made",
              "examples": [
                "not-made"
              ]
            },
            "reason": {
              "type": "string",
              "description": "Why not.",
              "examples": [
                "DuckDB is not installed."
              ],
              "pattern": "[^ \\t\\r\\n]"
            }
          },
          "required": [
            "state",
            "reason"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "state": "not-made",
              "reason": "DuckDB is not installed."
            }
          ]
        }
      ]
    },
    "finding": {
      "title": "StudyFinding",
      "description": "A finding.",
      "type": "object",
      "properties": {
        "statement": {
          "type": "string",
          "description": "What was found.",
          "examples": [
            "Cyclists reshare both messages."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "evidence": {
          "type": "array",
          "description": "The tables that it rests on, in the analysis's folder.",
          "items": {
            "type": "string",
            "description": "A file.",
            "examples": [
              "01-choices.csv"
            ],
            "pattern": "[^ \\t\\r\\n]"
          },
          "examples": [
            [
              "01-choices.csv"
            ]
          ]
        }
      },
      "required": [
        "statement",
        "evidence"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "statement": "Cyclists reshare both messages.",
          "evidence": [
            "01-choices.csv"
          ]
        }
      ]
    },
    "advice": {
      "title": "StudyAdvice",
      "description": "What the copilot makes of the numbers. A sentence with a number that was not computed is left out.",
      "type": "object",
      "oneOf": [
        {
          "title": "StudyAdviceMade",
          "description": "There is advice.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "description": "It was made.",
              "const": "made",
              "examples": [
                "made"
              ]
            },
            "folder": {
              "type": "string",
              "description": "Its folder, relative to the study's.",
              "examples": [
                "advice"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "recommendation": {
              "type": [
                "string",
                "null"
              ],
              "description": "The recommendation. Null: it was left out.",
              "examples": [
                "conditional_go"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "confidence": {
              "type": "string",
              "description": "How confident the model says it is.",
              "enum": [
                "low",
                "medium",
                "high"
              ],
              "examples": [
                "low"
              ]
            },
            "rationale": {
              "type": [
                "string",
                "null"
              ],
              "description": "Why. Null: it was left out.",
              "examples": [
                "The difference is not sure."
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "points": {
              "type": "array",
              "description": "What speaks for and against it.",
              "items": {
                "$ref": "#/$defs/point"
              },
              "examples": [
                [
                  {
                    "side": "pro",
                    "text": "It was reshared more often.",
                    "sources": [
                      "s1"
                    ]
                  }
                ]
              ]
            },
            "left_out": {
              "type": "integer",
              "minimum": 0,
              "description": "Sentences that were left out for a number that was not computed.",
              "examples": [
                0
              ]
            },
            "shortfalls": {
              "type": "array",
              "description": "What is missing in it, each in a sentence.",
              "items": {
                "type": "string",
                "description": "A sentence.",
                "examples": [
                  "The planner failed."
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "examples": [
                [
                  "The planner failed."
                ]
              ]
            }
          },
          "required": [
            "state",
            "folder",
            "recommendation",
            "confidence",
            "rationale",
            "points",
            "left_out",
            "shortfalls"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "state": "made",
              "folder": "advice",
              "recommendation": "conditional_go",
              "confidence": "medium",
              "rationale": "The difference is not sure.",
              "points": [
                {
                  "side": "pro",
                  "text": "It was reshared more often.",
                  "sources": [
                    "s1"
                  ]
                }
              ],
              "left_out": 0,
              "shortfalls": [
                "The planner failed."
              ]
            }
          ]
        },
        {
          "title": "StudyAdviceNotMade",
          "description": "There is no advice.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "description": "It was not made.",
              "const": "not-made",
              "examples": [
                "not-made"
              ]
            },
            "reason": {
              "type": "string",
              "description": "Why not.",
              "examples": [
                "no model decides in this scenario"
              ],
              "pattern": "[^ \\t\\r\\n]"
            }
          },
          "required": [
            "state",
            "reason"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "state": "not-made",
              "reason": "no model decides in this scenario"
            }
          ]
        }
      ]
    },
    "point": {
      "title": "StudyPoint",
      "description": "A point of a specialist.",
      "type": "object",
      "properties": {
        "side": {
          "type": "string",
          "description": "What it is.",
          "enum": [
            "facts",
            "pro",
            "con",
            "risk"
          ],
          "examples": [
            "facts"
          ]
        },
        "text": {
          "type": "string",
          "description": "The point.",
          "examples": [
            "It was reshared more often."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "sources": {
          "type": "array",
          "description": "The facts that it rests on, as the model says.",
          "items": {
            "type": "string",
            "description": "The id of a fact.",
            "pattern": "^s[0-9]+$",
            "examples": [
              "s1"
            ]
          },
          "examples": [
            [
              "s1"
            ]
          ]
        }
      },
      "required": [
        "side",
        "text",
        "sources"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "side": "pro",
          "text": "It was reshared more often.",
          "sources": [
            "s1"
          ]
        }
      ]
    },
    "people": {
      "title": "StudyPeople",
      "description": "What the study says about people, by real answers of some of them. It comes before what the agents alone say.",
      "type": "object",
      "properties": {
        "sentence": {
          "type": "string",
          "description": "The answer about people in a sentence, or why there is none.",
          "examples": [
            "About these 900 people, by 100 real answers: support, “yes”: safety is higher than terraces (8.1 percentage points, 1.2 to 15)."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "answered": {
          "type": "integer",
          "minimum": 0,
          "description": "How many people really answered, about whichever message.",
          "examples": [
            100
          ]
        },
        "people": {
          "type": "integer",
          "minimum": 1,
          "description": "How many people the audience has.",
          "examples": [
            900
          ]
        },
        "file": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "[^ \\t\\r\\n]",
          "description": "Where the estimates are, as calibration-report/v1. Null: nothing could be estimated.",
          "examples": [
            "calibration.json"
          ]
        },
        "plans": {
          "type": "array",
          "description": "How many real answers narrower intervals would take, as sentences. Absent: it was not asked.",
          "items": {
            "type": "string",
            "description": "The plan of a difference.",
            "examples": [
              "support, “yes”: For ±3.0 percentage points rather than ±5.1 percentage points, 240 real answers (140 more than now) are enough in 80 of 100 cases; 310 without agents."
            ],
            "pattern": "[^ \\t\\r\\n]"
          },
          "examples": [
            [
              "support, “yes”: For ±3.0 percentage points rather than ±5.1 percentage points, 240 real answers (140 more than now) are enough in 80 of 100 cases; 310 without agents."
            ]
          ]
        },
        "source": {
          "type": "string",
          "description": "The runs, their models and the file of real answers, as a sentence. Absent: it is not known.",
          "examples": [
            "From peace, jobs (ollama:mistral) and answers.csv, 100 rows, SHA-256 b179c9523d0e."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "sentence",
        "answered",
        "people",
        "file"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "sentence": "About these 900 people, by 100 real answers: support, “yes”: safety is higher than terraces (8.1 percentage points, 1.2 to 15).",
          "answered": 100,
          "people": 900,
          "file": "calibration.json"
        }
      ]
    }
  }
};
