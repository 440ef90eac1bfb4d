// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"survey-record/v1/schema.ts","schemas":"../../../../schemas","sha256":"411edeb1b1804924982263137d447e66daf1b0e7c4840e5ef03a1ea4759dfa0e"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:survey-record:v1",
  "title": "SurveyRecord",
  "description": "What happened when one agent was asked one question of a survey.",
  "type": "object",
  "oneOf": [
    {
      "title": "ValidSurveyRecord",
      "description": "The answer keeps the question's contract.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "valid",
          "description": "The answer keeps the question's contract.",
          "examples": [
            "valid"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.",
          "examples": [
            0
          ]
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
        "agent_id": {
          "type": "string",
          "description": "Who was asked.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "answer": {
          "type": [
            "string",
            "number"
          ],
          "description": "The answer: a choice or a text as a string, a place on a scale or a number as a number. It keeps the question's bounds.",
          "examples": [
            "yes"
          ]
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Attempt"
          },
          "description": "Every request made, in order.",
          "examples": [
            [
              {
                "index": 1,
                "state": "valid",
                "seed": 911,
                "text": "```json\n{\"answer\":\"yes\"}\n```",
                "finish_reason": "stop",
                "repairs": [
                  {
                    "name": "code-fence",
                    "offset": 0,
                    "length": 8
                  }
                ],
                "violations": [],
                "error": null,
                "prompt_tokens": 96,
                "completion_tokens": 7,
                "started_at": "2026-03-14T09:26:53Z",
                "duration_ms": 812
              }
            ]
          ]
        },
        "odds": {
          "$ref": "#/$defs/AnswerOdds",
          "description": "How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.",
          "examples": [
            {
              "fields": [
                {
                  "field": "/answer",
                  "state": "known",
                  "source": "evaluated",
                  "options": [
                    {
                      "value": "yes",
                      "name": "yes",
                      "probability": 0.75
                    },
                    {
                      "value": "no",
                      "name": "no",
                      "probability": 0.25
                    }
                  ],
                  "mass": 0.93
                }
              ],
              "requests": 1,
              "prompt_tokens": 230,
              "completion_tokens": 0
            }
          ]
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the answer came or was given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "round",
        "survey",
        "question",
        "agent_id",
        "answer",
        "attempts",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "InvalidSurveyRecord",
      "description": "The last answer broke the question's contract.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "invalid",
          "description": "The last answer broke the question's contract.",
          "examples": [
            "invalid"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.",
          "examples": [
            0
          ]
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
        "agent_id": {
          "type": "string",
          "description": "Who was asked.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "error": {
          "title": "RecordedViolation",
          "description": "Why the answer is not accepted.",
          "type": "object",
          "properties": {
            "code": {
              "type": "string",
              "const": "CONTRACT_VIOLATION",
              "description": "The answer breaks the question's contract.",
              "examples": [
                "CONTRACT_VIOLATION"
              ]
            },
            "message": {
              "type": "string",
              "description": "Which rules it breaks.",
              "examples": [
                "must be one of 'yes', 'no', 'undecided' (path: answer)"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "code": "CONTRACT_VIOLATION",
              "message": "must be one of 'yes', 'no', 'undecided' (path: answer)"
            }
          ]
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Attempt"
          },
          "description": "Every request made, in order.",
          "examples": [
            [
              {
                "index": 1,
                "state": "valid",
                "seed": 911,
                "text": "```json\n{\"answer\":\"yes\"}\n```",
                "finish_reason": "stop",
                "repairs": [
                  {
                    "name": "code-fence",
                    "offset": 0,
                    "length": 8
                  }
                ],
                "violations": [],
                "error": null,
                "prompt_tokens": 96,
                "completion_tokens": 7,
                "started_at": "2026-03-14T09:26:53Z",
                "duration_ms": 812
              }
            ]
          ]
        },
        "odds": {
          "$ref": "#/$defs/AnswerOdds",
          "description": "How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.",
          "examples": [
            {
              "fields": [
                {
                  "field": "/answer",
                  "state": "known",
                  "source": "evaluated",
                  "options": [
                    {
                      "value": "yes",
                      "name": "yes",
                      "probability": 0.75
                    },
                    {
                      "value": "no",
                      "name": "no",
                      "probability": 0.25
                    }
                  ],
                  "mass": 0.93
                }
              ],
              "requests": 1,
              "prompt_tokens": 230,
              "completion_tokens": 0
            }
          ]
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the answer came or was given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "round",
        "survey",
        "question",
        "agent_id",
        "error",
        "attempts",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "FailedSurveyRecord",
      "description": "The model did not answer, or its answer could not be read.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "failed",
          "description": "The model did not answer, or its answer could not be read.",
          "examples": [
            "failed"
          ]
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.",
          "examples": [
            0
          ]
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
        "agent_id": {
          "type": "string",
          "description": "Who was asked.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "error": {
          "title": "RecordedFailure",
          "description": "What went wrong.",
          "type": "object",
          "properties": {
            "code": {
              "type": "string",
              "enum": [
                "CONNECTION_FAILED",
                "MODEL_NOT_FOUND",
                "UNAUTHORIZED",
                "RATE_LIMITED",
                "TIMEOUT",
                "SERVER_BUSY",
                "PROTOCOL_ERROR",
                "TRUNCATED",
                "UNREADABLE",
                "CONTEXT_OVERFLOW",
                "ABORTED",
                "REPLAY_MISS",
                "PROMPT_REPEATED",
                "IMAGES_UNSUPPORTED",
                "STEPS_EXHAUSTED"
              ],
              "description": "The stable name of what went wrong.",
              "examples": [
                "CONNECTION_FAILED"
              ]
            },
            "message": {
              "type": "string",
              "description": "What happened, with which model, and what can be done.",
              "examples": [
                "ollama:mistral at http://localhost:11434 did not answer within 30 s"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "code": "TIMEOUT",
              "message": "ollama:mistral did not answer within 30 s"
            }
          ]
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Attempt"
          },
          "description": "Every request made, in order.",
          "examples": [
            [
              {
                "index": 1,
                "state": "valid",
                "seed": 911,
                "text": "```json\n{\"answer\":\"yes\"}\n```",
                "finish_reason": "stop",
                "repairs": [
                  {
                    "name": "code-fence",
                    "offset": 0,
                    "length": 8
                  }
                ],
                "violations": [],
                "error": null,
                "prompt_tokens": 96,
                "completion_tokens": 7,
                "started_at": "2026-03-14T09:26:53Z",
                "duration_ms": 812
              }
            ]
          ]
        },
        "odds": {
          "$ref": "#/$defs/AnswerOdds",
          "description": "How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.",
          "examples": [
            {
              "fields": [
                {
                  "field": "/answer",
                  "state": "known",
                  "source": "evaluated",
                  "options": [
                    {
                      "value": "yes",
                      "name": "yes",
                      "probability": 0.75
                    },
                    {
                      "value": "no",
                      "name": "no",
                      "probability": 0.25
                    }
                  ],
                  "mass": 0.93
                }
              ],
              "requests": 1,
              "prompt_tokens": 230,
              "completion_tokens": 0
            }
          ]
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the answer came or was given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "round",
        "survey",
        "question",
        "agent_id",
        "error",
        "attempts",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    }
  ],
  "$defs": {
    "Repair": {
      "title": "Repair",
      "description": "Something that was put right to read the text.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The repair's name.",
          "examples": [
            "code-fence"
          ],
          "minLength": 1
        },
        "offset": {
          "type": "integer",
          "minimum": 0,
          "description": "Where in the text, in UTF-16 units.",
          "examples": [
            0
          ]
        },
        "length": {
          "type": "integer",
          "minimum": 0,
          "description": "How much of the text it concerns, in UTF-16 units.",
          "examples": [
            8
          ]
        }
      },
      "required": [
        "name",
        "offset",
        "length"
      ],
      "additionalProperties": false
    },
    "Violation": {
      "title": "Violation",
      "description": "A rule of the contract that the value breaks.",
      "type": "object",
      "properties": {
        "path": {
          "type": "string",
          "description": "JSON Pointer into the value; empty for the whole.",
          "examples": [
            "/content"
          ]
        },
        "keyword": {
          "type": "string",
          "description": "The JSON Schema keyword that is broken.",
          "examples": [
            "pattern"
          ],
          "minLength": 1
        },
        "message": {
          "type": "string",
          "description": "What is wrong, in words.",
          "examples": [
            "must not be blank"
          ],
          "minLength": 1
        }
      },
      "required": [
        "path",
        "keyword",
        "message"
      ],
      "additionalProperties": false
    },
    "Attempt": {
      "title": "Attempt",
      "description": "One request to the model and what came of it.",
      "type": "object",
      "properties": {
        "index": {
          "type": "integer",
          "minimum": 1,
          "description": "Which attempt, counted from 1.",
          "examples": [
            1
          ]
        },
        "state": {
          "type": "string",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "description": "What the attempt came to.",
          "examples": [
            "valid"
          ]
        },
        "model": {
          "type": "string",
          "description": "The client that was asked last, where the record's model stands for several. Absent: the record's model.",
          "examples": [
            "openai:gpt-5-mini"
          ],
          "minLength": 1
        },
        "tried": {
          "type": "array",
          "items": {
            "title": "TriedClient",
            "type": "object",
            "description": "A client that gave no answer to this request.",
            "properties": {
              "model": {
                "type": "string",
                "description": "The client's id.",
                "examples": [
                  "ollama:mistral"
                ],
                "minLength": 1
              },
              "code": {
                "type": "string",
                "enum": [
                  "CONNECTION_FAILED",
                  "MODEL_NOT_FOUND",
                  "UNAUTHORIZED",
                  "RATE_LIMITED",
                  "TIMEOUT",
                  "SERVER_BUSY",
                  "PROTOCOL_ERROR",
                  "TRUNCATED",
                  "UNREADABLE",
                  "CONTEXT_OVERFLOW",
                  "ABORTED",
                  "REPLAY_MISS",
                  "PROMPT_REPEATED",
                  "IMAGES_UNSUPPORTED",
                  "STEPS_EXHAUSTED"
                ],
                "description": "The stable name of what went wrong.",
                "examples": [
                  "CONNECTION_FAILED"
                ]
              },
              "message": {
                "type": "string",
                "description": "What happened, and what can be done.",
                "examples": [
                  "ollama:mistral at http://localhost:11434 cannot be reached"
                ],
                "minLength": 1
              }
            },
            "required": [
              "model",
              "code",
              "message"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "model": "ollama:mistral",
                "code": "CONNECTION_FAILED",
                "message": "ollama:mistral at http://localhost:11434 cannot be reached"
              }
            ]
          },
          "description": "Why other clients gave no answer to this request, in the order in which they were asked. Absent: none was asked.",
          "examples": [
            [
              {
                "model": "ollama:mistral",
                "code": "CONNECTION_FAILED",
                "message": "ollama:mistral at http://localhost:11434 cannot be reached"
              }
            ]
          ],
          "minItems": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed sent with the request. Null: none was.",
          "examples": [
            911
          ]
        },
        "text": {
          "type": "string",
          "description": "The model's text, exactly, as far as it came.",
          "examples": [
            "{\"answer\":\"yes\"}"
          ]
        },
        "turn": {
          "title": "AttemptTurn",
          "description": "What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer; empty for the whole value.",
              "examples": [
                "/answer"
              ]
            },
            "prompt": {
              "type": "string",
              "description": "The message that asked for it, exactly.",
              "examples": [
                "What do you think?"
              ]
            },
            "prefill": {
              "type": "string",
              "description": "How the answer was begun; the text goes on from there.",
              "examples": [
                "I think"
              ]
            },
            "odds": {
              "title": "TurnOdds",
              "description": "How probable each option was for the model, and what was drawn. Null: the answer was read from words.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "options": {
                  "type": "array",
                  "items": {
                    "title": "TurnOption",
                    "description": "An option.",
                    "type": "object",
                    "properties": {
                      "value": {
                        "type": "string",
                        "description": "The value, as text.",
                        "examples": [
                          "yes"
                        ]
                      },
                      "name": {
                        "type": "string",
                        "description": "What it was called in the question.",
                        "examples": [
                          "yes"
                        ]
                      },
                      "probability": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1,
                        "description": "Its share of what the model gives to all options, in millionths.",
                        "examples": [
                          0.25
                        ]
                      }
                    },
                    "required": [
                      "value",
                      "name",
                      "probability"
                    ],
                    "additionalProperties": false
                  },
                  "description": "The options, in the contract's order.",
                  "examples": [
                    [
                      {
                        "value": "yes",
                        "name": "yes",
                        "probability": 1
                      }
                    ]
                  ],
                  "minItems": 1
                },
                "mass": {
                  "type": "number",
                  "minimum": 0,
                  "description": "What the model gives to all options together.",
                  "examples": [
                    0.004
                  ]
                },
                "draw": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "The number that the choice was drawn with.",
                  "examples": [
                    0.71
                  ]
                }
              },
              "required": [
                "options",
                "mass",
                "draw"
              ],
              "additionalProperties": false,
              "examples": [
                null
              ]
            }
          },
          "required": [
            "field",
            "prompt",
            "prefill",
            "odds"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "field": "/answer",
              "prompt": "What do you think?",
              "prefill": "I think",
              "odds": null
            }
          ]
        },
        "finish_reason": {
          "type": "string",
          "enum": [
            "stop",
            "length",
            "other",
            "aborted",
            "error"
          ],
          "description": "Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.",
          "examples": [
            "stop"
          ]
        },
        "repairs": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Repair"
          },
          "description": "What was put right to read the text.",
          "examples": [
            [
              {
                "name": "code-fence",
                "offset": 0,
                "length": 8
              }
            ]
          ]
        },
        "violations": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Violation"
          },
          "description": "Which rules the value read from the text breaks.",
          "examples": [
            [
              {
                "path": "/content",
                "keyword": "pattern",
                "message": "must not be blank"
              }
            ]
          ]
        },
        "error": {
          "title": "AttemptError",
          "description": "Why there is no value. Null unless the attempt failed.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "code": {
              "type": "string",
              "enum": [
                "CONNECTION_FAILED",
                "MODEL_NOT_FOUND",
                "UNAUTHORIZED",
                "RATE_LIMITED",
                "TIMEOUT",
                "SERVER_BUSY",
                "PROTOCOL_ERROR",
                "TRUNCATED",
                "UNREADABLE",
                "CONTEXT_OVERFLOW",
                "ABORTED",
                "REPLAY_MISS",
                "PROMPT_REPEATED",
                "IMAGES_UNSUPPORTED",
                "STEPS_EXHAUSTED"
              ],
              "description": "The stable name of what went wrong.",
              "examples": [
                "CONNECTION_FAILED"
              ]
            },
            "message": {
              "type": "string",
              "description": "What happened, with which model, and what can be done.",
              "examples": [
                "ollama:mistral at http://localhost:11434 did not answer within 30 s"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            null
          ]
        },
        "prompt_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of the prompt. Null: the engine does not say.",
          "examples": [
            212
          ]
        },
        "completion_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of the answer. Null: the engine does not say.",
          "examples": [
            212
          ]
        },
        "started_at": {
          "type": "string",
          "description": "When the request began, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds until the answer had ended.",
          "examples": [
            812
          ]
        }
      },
      "required": [
        "index",
        "state",
        "seed",
        "text",
        "finish_reason",
        "repairs",
        "violations",
        "error",
        "prompt_tokens",
        "completion_tokens",
        "started_at",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    "FieldOdds": {
      "title": "FieldOdds",
      "description": "The odds of one field, or why they are not known.",
      "type": "object",
      "oneOf": [
        {
          "title": "KnownOdds",
          "description": "The probability of every option.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer.",
              "examples": [
                "/answer"
              ]
            },
            "state": {
              "type": "string",
              "const": "known",
              "description": "The odds are known.",
              "examples": [
                "known"
              ]
            },
            "source": {
              "type": "string",
              "enum": [
                "evaluated",
                "listed",
                "stated"
              ],
              "description": "evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists. stated: the model was asked for the probability of each option in per cent, and they are what it wrote, divided by its sum.",
              "examples": [
                "evaluated"
              ]
            },
            "options": {
              "type": "array",
              "items": {
                "title": "WeighedOption",
                "description": "An option.",
                "type": "object",
                "properties": {
                  "value": {
                    "type": "string",
                    "description": "The value, as text.",
                    "examples": [
                      "yes"
                    ]
                  },
                  "name": {
                    "type": "string",
                    "description": "What it was called where it was asked for.",
                    "examples": [
                      "yes"
                    ]
                  },
                  "probability": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "Its share of what the model gives to all options, in millionths.",
                    "examples": [
                      0.25
                    ]
                  }
                },
                "required": [
                  "value",
                  "name",
                  "probability"
                ],
                "additionalProperties": false
              },
              "description": "The options, in the contract's order. Their probabilities sum up to 1.",
              "examples": [
                [
                  {
                    "value": "yes",
                    "name": "yes",
                    "probability": 0.75
                  },
                  {
                    "value": "no",
                    "name": "no",
                    "probability": 0.25
                  }
                ]
              ],
              "minItems": 1
            },
            "mass": {
              "type": "number",
              "minimum": 0,
              "description": "What the model gives to all options together.",
              "examples": [
                0.93
              ]
            }
          },
          "required": [
            "field",
            "state",
            "source",
            "options",
            "mass"
          ],
          "additionalProperties": false
        },
        {
          "title": "AbsentOdds",
          "description": "Odds that are not known. They are never guessed from the answer.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer.",
              "examples": [
                "/answer"
              ]
            },
            "state": {
              "type": "string",
              "const": "absent",
              "description": "The odds are not known.",
              "examples": [
                "absent"
              ]
            },
            "reason": {
              "type": "string",
              "description": "Why.",
              "examples": [
                "there is no valid value"
              ],
              "minLength": 1
            }
          },
          "required": [
            "field",
            "state",
            "reason"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "field": "/answer",
          "state": "known",
          "source": "evaluated",
          "options": [
            {
              "value": "yes",
              "name": "yes",
              "probability": 0.75
            },
            {
              "value": "no",
              "name": "no",
              "probability": 0.25
            }
          ],
          "mass": 0.93
        }
      ]
    },
    "AnswerOdds": {
      "title": "AnswerOdds",
      "description": "How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.",
      "type": "object",
      "properties": {
        "fields": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FieldOdds"
          },
          "description": "The odds of each field that they were asked for.",
          "examples": [
            [
              {
                "field": "/answer",
                "state": "known",
                "source": "evaluated",
                "options": [
                  {
                    "value": "yes",
                    "name": "yes",
                    "probability": 0.75
                  },
                  {
                    "value": "no",
                    "name": "no",
                    "probability": 0.25
                  }
                ],
                "mass": 0.93
              }
            ]
          ],
          "minItems": 1
        },
        "requests": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests made for the odds alone. They are no attempts.",
          "examples": [
            1
          ]
        },
        "prompt_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of their prompts. Null: there was no request, or the engine does not say.",
          "examples": [
            230
          ]
        },
        "completion_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of their answers. Null: there was no request, or the engine does not say.",
          "examples": [
            0
          ]
        }
      },
      "required": [
        "fields",
        "requests",
        "prompt_tokens",
        "completion_tokens"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "fields": [
            {
              "field": "/answer",
              "state": "known",
              "source": "evaluated",
              "options": [
                {
                  "value": "yes",
                  "name": "yes",
                  "probability": 0.75
                },
                {
                  "value": "no",
                  "name": "no",
                  "probability": 0.25
                }
              ],
              "mass": 0.93
            }
          ],
          "requests": 1,
          "prompt_tokens": 230,
          "completion_tokens": 0
        }
      ]
    }
  },
  "examples": [
    {
      "state": "valid",
      "round": 0,
      "survey": "opinion",
      "question": "support",
      "agent_id": "mara",
      "answer": "yes",
      "attempts": [
        {
          "index": 1,
          "state": "valid",
          "seed": 911,
          "text": "```json\n{\"answer\":\"yes\"}\n```",
          "finish_reason": "stop",
          "repairs": [
            {
              "name": "code-fence",
              "offset": 0,
              "length": 8
            }
          ],
          "violations": [],
          "error": null,
          "prompt_tokens": 96,
          "completion_tokens": 7,
          "started_at": "2026-03-14T09:26:53Z",
          "duration_ms": 812
        }
      ],
      "model": "ollama:mistral",
      "seed": 7,
      "time": "2026-03-14T09:26:54Z",
      "duration_ms": 1013
    },
    {
      "state": "failed",
      "round": 0,
      "survey": "opinion",
      "question": "support",
      "agent_id": "mara",
      "error": {
        "code": "TIMEOUT",
        "message": "ollama:mistral did not answer within 30 s"
      },
      "attempts": [
        {
          "index": 1,
          "state": "failed",
          "seed": null,
          "text": "",
          "finish_reason": "error",
          "repairs": [],
          "violations": [],
          "error": {
            "code": "TIMEOUT",
            "message": "ollama:mistral did not answer within 30 s"
          },
          "prompt_tokens": null,
          "completion_tokens": null,
          "started_at": "2026-03-14T09:26:53Z",
          "duration_ms": 30002
        }
      ],
      "model": "ollama:mistral",
      "seed": 7,
      "time": "2026-03-14T09:26:54Z",
      "duration_ms": 30005
    }
  ]
};
