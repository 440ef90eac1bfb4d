// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v1/schema.ts","schemas":"../../../../schemas","sha256":"623879ce39a032ef357150c4563dbca115f87a532a8ce19f15caf4216adc4be2"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:decision-run:v1",
  "title": "DecisionRun",
  "description": "One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone.",
  "type": "object",
  "properties": {
    "id": {
      "type": "string",
      "description": "Identifies the run.",
      "examples": [
        "run-2026-03-14-8f3a"
      ],
      "minLength": 1
    },
    "contract_version": {
      "type": "string",
      "const": "v1",
      "description": "The version of the contracts that all outputs in this run keep.",
      "examples": [
        "v1"
      ]
    },
    "question": {
      "type": "string",
      "description": "The question, not blank.",
      "examples": [
        "Should we move our CI to self-hosted runners?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "context": {
      "type": "string",
      "description": "What was given with the question; empty when nothing was.",
      "examples": [
        "We spend 4,000 a month on hosted runners."
      ]
    },
    "sources": {
      "type": "array",
      "items": {
        "title": "Source",
        "description": "One paragraph of the context.",
        "type": "object",
        "properties": {
          "id": {
            "type": "string",
            "description": "What items refer to.",
            "examples": [
              "s1"
            ],
            "minLength": 1
          },
          "file": {
            "type": [
              "string",
              "null"
            ],
            "description": "The file it comes from. Null: not from a file.",
            "examples": [
              "notes.md"
            ]
          },
          "text": {
            "type": "string",
            "description": "Its words.",
            "examples": [
              "We spend 4,000 a month on hosted runners."
            ],
            "minLength": 1
          }
        },
        "required": [
          "id",
          "file",
          "text"
        ],
        "additionalProperties": false
      },
      "description": "The paragraphs that items can point to; empty when sources were not asked for.",
      "examples": [
        [
          {
            "id": "s1",
            "file": "notes.md",
            "text": "We spend 4,000 a month on hosted runners."
          }
        ]
      ]
    },
    "condensed": {
      "type": "boolean",
      "description": "Whether the context was summarised before the specialists saw it.",
      "examples": [
        false
      ]
    },
    "status": {
      "type": "string",
      "enum": [
        "pending",
        "running",
        "completed",
        "partial",
        "failed"
      ],
      "description": "How far the run is. partial: a specialist failed. failed: there is no recommendation.",
      "examples": [
        "pending"
      ]
    },
    "created_at": {
      "type": "string",
      "description": "When the run was made, RFC 3339.",
      "examples": [
        "2026-03-14T09:26:53Z"
      ],
      "format": "date-time",
      "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    },
    "started_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the first step started, RFC 3339. Null: not started.",
      "examples": [
        "2026-03-14T09:26:53Z"
      ],
      "format": "date-time",
      "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    },
    "finished_at": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the last step ended, RFC 3339. Null: not ended.",
      "examples": [
        "2026-03-14T09:26:53Z"
      ],
      "format": "date-time",
      "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    },
    "plan": {
      "type": "object",
      "oneOf": [
        {
          "title": "PendingPlan",
          "description": "The planner has not been asked.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "pending",
              "description": "Not started.",
              "examples": [
                "pending"
              ]
            }
          },
          "required": [
            "state"
          ],
          "additionalProperties": false
        },
        {
          "title": "RunningPlan",
          "description": "The planner is being asked.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "running",
              "description": "Being asked.",
              "examples": [
                "running"
              ]
            }
          },
          "required": [
            "state"
          ],
          "additionalProperties": false
        },
        {
          "title": "CompletedPlan",
          "description": "The plan.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "completed",
              "description": "Answered.",
              "examples": [
                "completed"
              ]
            },
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
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "description": "Who is asked, in order.",
              "examples": [
                [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ]
              ],
              "uniqueItems": true,
              "minItems": 1
            },
            "normalisation": {
              "title": "Normalisation",
              "description": "What was done to the planner's answer to make it a plan.",
              "type": "object",
              "properties": {
                "unknown_dropped": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "description": "A name that is not that of a specialist.",
                    "examples": [
                      "lawyer"
                    ]
                  },
                  "description": "Names that no specialist has; usually empty.",
                  "examples": [
                    [
                      "lawyer"
                    ]
                  ]
                },
                "duplicates_dropped": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "facts",
                      "pro",
                      "con",
                      "risk"
                    ],
                    "description": "Which specialist.",
                    "examples": [
                      "facts"
                    ]
                  },
                  "description": "Specialists named more than once; usually empty.",
                  "examples": [
                    [
                      "pro"
                    ]
                  ]
                },
                "all_by_default": {
                  "type": "boolean",
                  "description": "The answer named none that exist, so all four are asked.",
                  "examples": [
                    false
                  ]
                }
              },
              "required": [
                "unknown_dropped",
                "duplicates_dropped",
                "all_by_default"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "unknown_dropped": [],
                  "duplicates_dropped": [],
                  "all_by_default": false
                }
              ]
            },
            "repairs": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "The name of a repair.",
                "examples": [
                  "code-fence"
                ],
                "minLength": 1
              },
              "description": "What had to be repaired in the model's text; empty when it kept its form.",
              "examples": [
                [
                  "code-fence"
                ]
              ]
            },
            "usage": {
              "$ref": "#/$defs/Usage"
            }
          },
          "required": [
            "state",
            "required_agents",
            "normalisation",
            "repairs",
            "usage"
          ],
          "additionalProperties": false
        },
        {
          "title": "FailedPlan",
          "description": "The planner failed, so all four are asked.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "failed",
              "description": "No valid answer.",
              "examples": [
                "failed"
              ]
            },
            "error": {
              "$ref": "#/$defs/RunError"
            },
            "usage": {
              "$ref": "#/$defs/Usage"
            }
          },
          "required": [
            "state",
            "error",
            "usage"
          ],
          "additionalProperties": false
        }
      ],
      "description": "Which specialists are asked.",
      "examples": [
        {
          "state": "pending"
        }
      ]
    },
    "specialists": {
      "type": "array",
      "items": {
        "type": "object",
        "oneOf": [
          {
            "title": "PendingSpecialist",
            "description": "Not asked yet.",
            "type": "object",
            "properties": {
              "agent": {
                "type": "string",
                "enum": [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ],
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "state": {
                "type": "string",
                "const": "pending",
                "description": "Not started.",
                "examples": [
                  "pending"
                ]
              }
            },
            "required": [
              "agent",
              "state"
            ],
            "additionalProperties": false
          },
          {
            "title": "RunningSpecialist",
            "description": "Being asked.",
            "type": "object",
            "properties": {
              "agent": {
                "type": "string",
                "enum": [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ],
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "state": {
                "type": "string",
                "const": "running",
                "description": "Being asked.",
                "examples": [
                  "running"
                ]
              }
            },
            "required": [
              "agent",
              "state"
            ],
            "additionalProperties": false
          },
          {
            "title": "CompletedSpecialist",
            "description": "What it found.",
            "type": "object",
            "properties": {
              "agent": {
                "type": "string",
                "enum": [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ],
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "state": {
                "type": "string",
                "const": "completed",
                "description": "Answered.",
                "examples": [
                  "completed"
                ]
              },
              "items": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "What it found; may be empty.",
                "examples": [
                  [
                    {
                      "text": "Self-hosted runners cost 40 % less per minute.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "samples": {
                "type": "integer",
                "minimum": 1,
                "description": "How many samples answered.",
                "examples": [
                  1
                ]
              },
              "long_items": {
                "type": "integer",
                "minimum": 0,
                "description": "How many items hold more than one sentence.",
                "examples": [
                  0
                ]
              },
              "out_of_range": {
                "type": "boolean",
                "description": "Whether there were fewer than 2 items or more than 6.",
                "examples": [
                  false
                ]
              },
              "repairs": {
                "type": "array",
                "items": {
                  "type": "string",
                  "description": "The name of a repair.",
                  "examples": [
                    "code-fence"
                  ],
                  "minLength": 1
                },
                "description": "What had to be repaired in the model's text; empty when it kept its form.",
                "examples": [
                  [
                    "code-fence"
                  ]
                ]
              },
              "usage": {
                "$ref": "#/$defs/Usage"
              }
            },
            "required": [
              "agent",
              "state",
              "items",
              "samples",
              "long_items",
              "out_of_range",
              "repairs",
              "usage"
            ],
            "additionalProperties": false
          },
          {
            "title": "FailedSpecialist",
            "description": "It gave no valid answer.",
            "type": "object",
            "properties": {
              "agent": {
                "type": "string",
                "enum": [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ],
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "state": {
                "type": "string",
                "const": "failed",
                "description": "No valid answer.",
                "examples": [
                  "failed"
                ]
              },
              "error": {
                "$ref": "#/$defs/RunError"
              },
              "usage": {
                "$ref": "#/$defs/Usage"
              }
            },
            "required": [
              "agent",
              "state",
              "error",
              "usage"
            ],
            "additionalProperties": false
          }
        ],
        "description": "One specialist.",
        "examples": [
          {
            "agent": "facts",
            "state": "pending"
          }
        ]
      },
      "description": "One entry for each specialist of the plan; empty until there is a plan.",
      "examples": [
        [
          {
            "agent": "facts",
            "state": "pending"
          }
        ]
      ],
      "maxItems": 4
    },
    "synthesis": {
      "type": "object",
      "oneOf": [
        {
          "title": "PendingSynthesis",
          "description": "Not asked yet.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "pending",
              "description": "Not started.",
              "examples": [
                "pending"
              ]
            }
          },
          "required": [
            "state"
          ],
          "additionalProperties": false
        },
        {
          "title": "RunningSynthesis",
          "description": "Being asked.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "running",
              "description": "Being asked.",
              "examples": [
                "running"
              ]
            }
          },
          "required": [
            "state"
          ],
          "additionalProperties": false
        },
        {
          "title": "CompletedSynthesis",
          "description": "The recommendation.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "completed",
              "description": "Answered.",
              "examples": [
                "completed"
              ]
            },
            "output": {
              "$ref": "#/$defs/Synthesis"
            },
            "missing": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "facts",
                  "pro",
                  "con",
                  "risk"
                ],
                "description": "Which specialist.",
                "examples": [
                  "facts"
                ]
              },
              "description": "Specialists whose part was missing; usually empty.",
              "examples": [
                [
                  "risk"
                ]
              ],
              "uniqueItems": true
            },
            "samples": {
              "type": "integer",
              "minimum": 1,
              "description": "How many samples answered.",
              "examples": [
                1
              ]
            },
            "spread": {
              "type": "array",
              "items": {
                "title": "Stance",
                "description": "How many samples took one stance.",
                "type": "object",
                "properties": {
                  "recommendation": {
                    "type": "string",
                    "description": "The stance.",
                    "examples": [
                      "go"
                    ],
                    "minLength": 1
                  },
                  "count": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "How many.",
                    "examples": [
                      4
                    ]
                  }
                },
                "required": [
                  "recommendation",
                  "count"
                ],
                "additionalProperties": false
              },
              "description": "How the samples' recommendations spread, most frequent first.",
              "examples": [
                [
                  {
                    "recommendation": "go",
                    "count": 4
                  }
                ]
              ],
              "minItems": 1
            },
            "repairs": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "The name of a repair.",
                "examples": [
                  "code-fence"
                ],
                "minLength": 1
              },
              "description": "What had to be repaired in the model's text; empty when it kept its form.",
              "examples": [
                [
                  "code-fence"
                ]
              ]
            },
            "usage": {
              "$ref": "#/$defs/Usage"
            }
          },
          "required": [
            "state",
            "output",
            "missing",
            "samples",
            "spread",
            "repairs",
            "usage"
          ],
          "additionalProperties": false
        },
        {
          "title": "FailedSynthesis",
          "description": "There is no recommendation.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "failed",
              "description": "No valid answer.",
              "examples": [
                "failed"
              ]
            },
            "error": {
              "$ref": "#/$defs/RunError"
            },
            "usage": {
              "$ref": "#/$defs/Usage"
            }
          },
          "required": [
            "state",
            "error",
            "usage"
          ],
          "additionalProperties": false
        },
        {
          "title": "SkippedSynthesis",
          "description": "Not asked, because every specialist failed.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "skipped",
              "description": "Not asked.",
              "examples": [
                "skipped"
              ]
            }
          },
          "required": [
            "state"
          ],
          "additionalProperties": false
        }
      ],
      "description": "The recommendation.",
      "examples": [
        {
          "state": "pending"
        }
      ]
    },
    "samples": {
      "type": "integer",
      "minimum": 1,
      "description": "How often each specialist is asked.",
      "examples": [
        1
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
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "description": "The seed of the run. Null: none was given.",
      "examples": [
        7
      ]
    },
    "usage": {
      "$ref": "#/$defs/Usage"
    }
  },
  "required": [
    "id",
    "contract_version",
    "question",
    "context",
    "sources",
    "condensed",
    "status",
    "created_at",
    "started_at",
    "finished_at",
    "plan",
    "specialists",
    "synthesis",
    "samples",
    "model",
    "seed",
    "usage"
  ],
  "additionalProperties": false,
  "$defs": {
    "Usage": {
      "title": "Usage",
      "description": "What was spent.",
      "type": "object",
      "properties": {
        "attempts": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests made.",
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
          "description": "Tokens of all prompts. Null: the engine does not say.",
          "examples": [
            400
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
            400
          ]
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds spent asking, waits included.",
          "examples": [
            2100
          ]
        }
      },
      "required": [
        "attempts",
        "prompt_tokens",
        "completion_tokens",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    "RunError": {
      "title": "RunError",
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
            "CONTRACT_VIOLATION",
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
          "description": "What happened and what can be done.",
          "examples": [
            "ollama:mistral did not answer within 30 s"
          ],
          "minLength": 1
        }
      },
      "required": [
        "code",
        "message"
      ],
      "additionalProperties": false
    },
    "Item": {
      "title": "Item",
      "description": "One item of a list, and what stands behind it.",
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "The item as the specialist wrote it.",
          "examples": [
            "Self-hosted runners cost 40 % less per minute."
          ]
        },
        "named_by": {
          "type": "integer",
          "minimum": 1,
          "description": "How many samples named it.",
          "examples": [
            1
          ]
        },
        "sources": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a source.",
            "examples": [
              "s1"
            ],
            "minLength": 1
          },
          "description": "The paragraphs of the context that it rests on; may be empty.",
          "examples": [
            [
              "s1"
            ]
          ]
        }
      },
      "required": [
        "text",
        "named_by",
        "sources"
      ],
      "additionalProperties": false
    },
    "Synthesis": {
      "description": "The recommendation that a decision comes to.",
      "type": "object",
      "properties": {
        "recommendation": {
          "type": "string",
          "description": "A short stance, normally go, no-go or conditional_go. Not blank.",
          "examples": [
            "conditional_go"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "confidence": {
          "type": "string",
          "enum": [
            "low",
            "medium",
            "high"
          ],
          "description": "How sure the recommendation is.",
          "examples": [
            "medium"
          ]
        },
        "rationale": {
          "type": "string",
          "description": "Why, in one or several sentences. Not blank.",
          "examples": [
            "The saving is real, but nobody owns the upkeep yet."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "key_tradeoffs": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "One sentence.",
            "examples": [
              "Cost against upkeep."
            ]
          },
          "description": "What is gained at the cost of what. May be empty.",
          "examples": [
            [
              "Cost against upkeep."
            ]
          ]
        },
        "next_steps": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "One sentence.",
            "examples": [
              "Try it with one team for a month."
            ]
          },
          "description": "What to do now. May be empty.",
          "examples": [
            [
              "Try it with one team for a month."
            ]
          ]
        },
        "open_questions": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "One sentence.",
            "examples": [
              "Who is on call?"
            ]
          },
          "description": "What is not known yet. May be empty.",
          "examples": [
            [
              "Who is on call?"
            ]
          ]
        }
      },
      "required": [
        "recommendation",
        "confidence",
        "rationale",
        "key_tradeoffs",
        "next_steps",
        "open_questions"
      ],
      "additionalProperties": false,
      "title": "RunSynthesis"
    }
  },
  "examples": [
    {
      "id": "run-8f3a",
      "contract_version": "v1",
      "question": "Should we move our CI to self-hosted runners?",
      "context": "We spend 4,000 a month.",
      "sources": [
        {
          "id": "s1",
          "file": "notes.md",
          "text": "We spend 4,000 a month."
        }
      ],
      "condensed": false,
      "status": "completed",
      "created_at": "2026-03-14T09:26:53Z",
      "started_at": "2026-03-14T09:26:53Z",
      "finished_at": "2026-03-14T09:26:53Z",
      "plan": {
        "state": "completed",
        "required_agents": [
          "facts"
        ],
        "normalisation": {
          "unknown_dropped": [
            "lawyer"
          ],
          "duplicates_dropped": [
            "pro"
          ],
          "all_by_default": false
        },
        "repairs": [
          "code-fence"
        ],
        "usage": {
          "attempts": 1,
          "prompt_tokens": 400,
          "completion_tokens": 60,
          "duration_ms": 2100
        }
      },
      "specialists": [
        {
          "agent": "facts",
          "state": "completed",
          "items": [
            {
              "text": "Runners cost less.",
              "named_by": 1,
              "sources": [
                "s1"
              ]
            }
          ],
          "samples": 1,
          "long_items": 0,
          "out_of_range": true,
          "repairs": [
            "code-fence"
          ],
          "usage": {
            "attempts": 1,
            "prompt_tokens": 400,
            "completion_tokens": 60,
            "duration_ms": 2100
          }
        }
      ],
      "synthesis": {
        "state": "completed",
        "output": {
          "recommendation": "conditional_go",
          "confidence": "medium",
          "rationale": "The saving is real.",
          "key_tradeoffs": [
            "Cost against upkeep."
          ],
          "next_steps": [
            "Try it."
          ],
          "open_questions": [
            "Who is on call?"
          ]
        },
        "missing": [
          "risk"
        ],
        "samples": 1,
        "spread": [
          {
            "recommendation": "conditional_go",
            "count": 1
          }
        ],
        "repairs": [
          "code-fence"
        ],
        "usage": {
          "attempts": 1,
          "prompt_tokens": 400,
          "completion_tokens": 60,
          "duration_ms": 2100
        }
      },
      "samples": 1,
      "model": "ollama:mistral",
      "seed": 7,
      "usage": {
        "attempts": 1,
        "prompt_tokens": 400,
        "completion_tokens": 60,
        "duration_ms": 2100
      }
    },
    {
      "id": "run-8f3a",
      "contract_version": "v1",
      "question": "Should we move our CI to self-hosted runners?",
      "context": "We spend 4,000 a month.",
      "sources": [],
      "condensed": false,
      "status": "pending",
      "created_at": "2026-03-14T09:26:53Z",
      "started_at": null,
      "finished_at": null,
      "plan": {
        "state": "pending"
      },
      "specialists": [],
      "synthesis": {
        "state": "pending"
      },
      "samples": 1,
      "model": "ollama:mistral",
      "seed": null,
      "usage": {
        "attempts": 1,
        "prompt_tokens": 400,
        "completion_tokens": 60,
        "duration_ms": 2100
      }
    }
  ]
};
