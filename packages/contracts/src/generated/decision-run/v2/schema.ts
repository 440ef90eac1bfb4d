// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v2/schema.ts","schemas":"../../../../schemas","sha256":"42117b7c36a9df54f3326ae4d7c1763e0ee8104be9e4821d3a4a182e0f3c371f"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:decision-run:v2",
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
      "const": "v2",
      "description": "The version of this contract.",
      "examples": [
        "v2"
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
        "description": "One passage of the context.",
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
          },
          "page": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "The page of a PDF, or the slide of a presentation, that it is on. Null: the format has none.",
            "examples": [
              3
            ]
          },
          "line": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "The line of its first word: of the file, or of the page of a PDF. Null: the format has no lines.",
            "examples": [
              12
            ]
          },
          "heading": {
            "type": [
              "string",
              "null"
            ],
            "description": "The heading above it. Null: there is none.",
            "examples": [
              "Costs"
            ]
          }
        },
        "required": [
          "id",
          "file",
          "text",
          "page",
          "line",
          "heading"
        ],
        "additionalProperties": false
      },
      "description": "The paragraphs that items can point to; empty when sources were not asked for.",
      "examples": [
        [
          {
            "id": "s1",
            "file": "notes.md",
            "text": "We spend 4,000 a month on hosted runners.",
            "page": null,
            "line": 3,
            "heading": "Costs"
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
    "documents": {
      "type": "array",
      "items": {
        "title": "ContextDocument",
        "description": "A document that the context comes from.",
        "type": "object",
        "properties": {
          "file": {
            "type": "string",
            "description": "The file, as sources name it.",
            "examples": [
              "notes.md"
            ],
            "minLength": 1
          },
          "kind": {
            "type": "string",
            "enum": [
              "text",
              "markdown",
              "html",
              "pdf",
              "docx",
              "pptx",
              "email",
              "csv",
              "xlsx"
            ],
            "description": "Its format.",
            "examples": [
              "markdown"
            ]
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "description": "The title that it gives itself. Null: none.",
            "examples": [
              "Runners"
            ]
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "description": "The day that it gives itself, as YYYY-MM-DD. Null: none.",
            "examples": [
              "2026-03-14"
            ],
            "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
          },
          "sha256": {
            "type": "string",
            "description": "SHA-256 of the file's bytes in lower-case hex: with another one, the file is no longer what the decision was made with. Absent in runs made before it was kept.",
            "examples": [
              "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
            ],
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "required": [
          "file",
          "kind",
          "title",
          "date"
        ],
        "additionalProperties": false
      },
      "description": "The documents that the context comes from; empty when it comes from none.",
      "examples": [
        [
          {
            "file": "notes.md",
            "kind": "markdown",
            "title": "Runners",
            "date": "2026-03-14"
          }
        ]
      ]
    },
    "not_read": {
      "type": "array",
      "items": {
        "title": "NotRead",
        "description": "A document, or a part of one, that was not read.",
        "type": "object",
        "properties": {
          "file": {
            "type": "string",
            "description": "The file.",
            "examples": [
              "scan.pdf"
            ],
            "minLength": 1
          },
          "page": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "description": "The page or slide. Null: another part, or all of it.",
            "examples": [
              2
            ]
          },
          "reason": {
            "type": "string",
            "description": "Why it was not read.",
            "examples": [
              "it has no text: a scanned page is not read"
            ],
            "minLength": 1
          }
        },
        "required": [
          "file",
          "page",
          "reason"
        ],
        "additionalProperties": false
      },
      "description": "What was given and not read; usually empty.",
      "examples": [
        [
          {
            "file": "scan.pdf",
            "page": 2,
            "reason": "it has no text: a scanned page is not read"
          }
        ]
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
            "citations": {
              "$ref": "#/$defs/Citations"
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
            },
            "weakest_assumption": {
              "title": "Assumption",
              "description": "The assumption of the recommendation that is the least certain. Absent: none was named.",
              "type": "object",
              "properties": {
                "text": {
                  "type": "string",
                  "description": "The assumption, in a sentence.",
                  "examples": [
                    "The administrators have time."
                  ],
                  "minLength": 1
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
                  "description": "The paragraphs that it rests on; may be empty.",
                  "examples": [
                    [
                      "s1"
                    ]
                  ]
                }
              },
              "required": [
                "text",
                "sources"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "text": "The administrators have time.",
                  "sources": [
                    "s1"
                  ]
                }
              ]
            },
            "steps": {
              "type": "array",
              "items": {
                "title": "StepDetail",
                "description": "Who does a next step, and until when.",
                "type": "object",
                "properties": {
                  "owner": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "description": "Who does it, as the context names them. Null: it does not say.",
                    "examples": [
                      "Ann Lee"
                    ],
                    "minLength": 1
                  },
                  "due": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "description": "Until when, as the context writes it. Null: it does not say.",
                    "examples": [
                      "31 March 2027"
                    ],
                    "minLength": 1
                  }
                },
                "required": [
                  "owner",
                  "due"
                ],
                "additionalProperties": false
              },
              "description": "Owner and date of each next step of the output, in its order. Absent: neither was asked for.",
              "examples": [
                [
                  {
                    "owner": "Ann Lee",
                    "due": "31 March 2027"
                  }
                ]
              ]
            }
          },
          "required": [
            "state",
            "output",
            "citations",
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
    "model_parameters": {
      "type": "integer",
      "minimum": 1,
      "description": "How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the run.",
      "examples": [
        134515008
      ]
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
    },
    "options": {
      "type": "array",
      "minItems": 2,
      "items": {
        "type": "object",
        "oneOf": [
          {
            "title": "PendingOption",
            "description": "Not assessed yet.",
            "type": "object",
            "properties": {
              "name": {
                "type": "string",
                "description": "The option, as the question or the caller names it.",
                "examples": [
                  "Stay in the old office"
                ],
                "minLength": 1
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
              "name",
              "state"
            ],
            "additionalProperties": false
          },
          {
            "title": "AssessedOption",
            "description": "What is known of the option. An empty list: neither the context nor the model says.",
            "type": "object",
            "properties": {
              "name": {
                "type": "string",
                "description": "The option, as the question or the caller names it.",
                "examples": [
                  "Stay in the old office"
                ],
                "minLength": 1
              },
              "state": {
                "type": "string",
                "const": "completed",
                "description": "Answered.",
                "examples": [
                  "completed"
                ]
              },
              "pros": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "Reasons for it.",
                "examples": [
                  [
                    {
                      "text": "It costs nothing to move.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "cons": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "Reasons against it.",
                "examples": [
                  [
                    {
                      "text": "The lease ends.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "cost": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "What it costs.",
                "examples": [
                  [
                    {
                      "text": "The rent is 99,000 EUR a year.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "time": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "How long it takes, or until when it is possible.",
                "examples": [
                  [
                    {
                      "text": "It takes three months.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "risk": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "What could go wrong.",
                "examples": [
                  [
                    {
                      "text": "The heating may fail.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "reversibility": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "How it can be undone.",
                "examples": [
                  [
                    {
                      "text": "The lease can be ended each year.",
                      "named_by": 1,
                      "sources": [
                        "s1"
                      ]
                    }
                  ]
                ]
              },
              "would_change": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/Item"
                },
                "description": "What would change the judgement of it.",
                "examples": [
                  [
                    {
                      "text": "A rent above 120,000 EUR.",
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
              "name",
              "state",
              "pros",
              "cons",
              "cost",
              "time",
              "risk",
              "reversibility",
              "would_change",
              "samples",
              "repairs",
              "usage"
            ],
            "additionalProperties": false
          },
          {
            "title": "FailedOption",
            "description": "No valid answer.",
            "type": "object",
            "properties": {
              "name": {
                "type": "string",
                "description": "The option, as the question or the caller names it.",
                "examples": [
                  "Stay in the old office"
                ],
                "minLength": 1
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
              "name",
              "state",
              "error",
              "usage"
            ],
            "additionalProperties": false
          }
        ]
      },
      "description": "The options between which the question is to be decided, each assessed alone. Absent: the question has none.",
      "examples": [
        [
          {
            "name": "Stay",
            "state": "pending"
          },
          {
            "name": "Move",
            "state": "pending"
          }
        ]
      ]
    },
    "sensitivity": {
      "type": "object",
      "oneOf": [
        {
          "title": "PendingSensitivity",
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
          "title": "SkippedSensitivity",
          "description": "There is no recommendation, or no fact to change.",
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
        },
        {
          "title": "CompletedSensitivity",
          "description": "The facts that are the least certain, and the recommendation without each.",
          "type": "object",
          "properties": {
            "state": {
              "type": "string",
              "const": "completed",
              "description": "The facts were named.",
              "examples": [
                "completed"
              ]
            },
            "changes": {
              "type": "array",
              "items": {
                "type": "object",
                "oneOf": [
                  {
                    "title": "PendingChange",
                    "description": "The recommendation was not asked for yet.",
                    "type": "object",
                    "properties": {
                      "fact": {
                        "type": "string",
                        "description": "The fact, as a specialist wrote it.",
                        "examples": [
                          "The rent is 99,000 EUR."
                        ],
                        "minLength": 1
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
                        "description": "The paragraphs that the fact rests on; may be empty.",
                        "examples": [
                          [
                            "s1"
                          ]
                        ]
                      },
                      "instead": {
                        "type": "string",
                        "description": "How it would read if it were otherwise.",
                        "examples": [
                          "The rent is 140,000 EUR."
                        ],
                        "minLength": 1
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
                      "fact",
                      "sources",
                      "instead",
                      "state"
                    ],
                    "additionalProperties": false
                  },
                  {
                    "title": "AnsweredChange",
                    "description": "The recommendation if the fact were otherwise.",
                    "type": "object",
                    "properties": {
                      "fact": {
                        "type": "string",
                        "description": "The fact, as a specialist wrote it.",
                        "examples": [
                          "The rent is 99,000 EUR."
                        ],
                        "minLength": 1
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
                        "description": "The paragraphs that the fact rests on; may be empty.",
                        "examples": [
                          [
                            "s1"
                          ]
                        ]
                      },
                      "instead": {
                        "type": "string",
                        "description": "How it would read if it were otherwise.",
                        "examples": [
                          "The rent is 140,000 EUR."
                        ],
                        "minLength": 1
                      },
                      "state": {
                        "type": "string",
                        "const": "completed",
                        "description": "Answered.",
                        "examples": [
                          "completed"
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
                      "rationale": {
                        "$ref": "#/$defs/Item"
                      },
                      "samples": {
                        "type": "integer",
                        "minimum": 1,
                        "description": "How many samples answered.",
                        "examples": [
                          1
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
                      "fact",
                      "sources",
                      "instead",
                      "state",
                      "spread",
                      "rationale",
                      "samples",
                      "repairs",
                      "usage"
                    ],
                    "additionalProperties": false
                  },
                  {
                    "title": "FailedChange",
                    "description": "No valid answer.",
                    "type": "object",
                    "properties": {
                      "fact": {
                        "type": "string",
                        "description": "The fact, as a specialist wrote it.",
                        "examples": [
                          "The rent is 99,000 EUR."
                        ],
                        "minLength": 1
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
                        "description": "The paragraphs that the fact rests on; may be empty.",
                        "examples": [
                          [
                            "s1"
                          ]
                        ]
                      },
                      "instead": {
                        "type": "string",
                        "description": "How it would read if it were otherwise.",
                        "examples": [
                          "The rent is 140,000 EUR."
                        ],
                        "minLength": 1
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
                      "fact",
                      "sources",
                      "instead",
                      "state",
                      "error",
                      "usage"
                    ],
                    "additionalProperties": false
                  }
                ]
              },
              "description": "At most two facts, each with what follows if it were otherwise; empty if the answer changed none.",
              "examples": [
                [
                  {
                    "fact": "The rent is 99,000 EUR.",
                    "sources": [
                      "s1"
                    ],
                    "instead": "The rent is 140,000 EUR.",
                    "state": "pending"
                  }
                ]
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
            "changes",
            "repairs",
            "usage"
          ],
          "additionalProperties": false
        },
        {
          "title": "FailedSensitivity",
          "description": "The facts could not be named.",
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
      "description": "Whether the recommendation stands if the least certain facts were otherwise. Absent: not asked for.",
      "examples": [
        {
          "state": "pending"
        }
      ]
    },
    "follow_ups": {
      "type": "array",
      "items": {
        "type": "object",
        "oneOf": [
          {
            "title": "AnsweredFollowUp",
            "description": "A question with its answer.",
            "type": "object",
            "properties": {
              "question": {
                "type": "string",
                "description": "The question, not blank.",
                "examples": [
                  "What does the move cost in its first year?"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "model": {
                "type": "string",
                "description": "Engine and model; the model may be another than the decision's.",
                "examples": [
                  "ollama:mistral"
                ],
                "minLength": 1
              },
              "asked_at": {
                "type": "string",
                "format": "date-time",
                "description": "When it was asked, RFC 3339.",
                "examples": [
                  "2026-03-15T09:26:53Z"
                ],
                "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
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
                "description": "The answer, a statement an item. Empty: neither the context nor the decision says.",
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
              "question",
              "model",
              "asked_at",
              "state",
              "items",
              "repairs",
              "usage"
            ],
            "additionalProperties": false
          },
          {
            "title": "FailedFollowUp",
            "description": "A question that got no valid answer.",
            "type": "object",
            "properties": {
              "question": {
                "type": "string",
                "description": "The question, not blank.",
                "examples": [
                  "What does the move cost in its first year?"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "model": {
                "type": "string",
                "description": "Engine and model; the model may be another than the decision's.",
                "examples": [
                  "ollama:mistral"
                ],
                "minLength": 1
              },
              "asked_at": {
                "type": "string",
                "format": "date-time",
                "description": "When it was asked, RFC 3339.",
                "examples": [
                  "2026-03-15T09:26:53Z"
                ],
                "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
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
              "question",
              "model",
              "asked_at",
              "state",
              "error",
              "usage"
            ],
            "additionalProperties": false
          }
        ]
      },
      "description": "Questions about the decision that were asked after it, in their order. Absent: none was asked.",
      "examples": [
        [
          {
            "question": "What does the move cost in its first year?",
            "model": "ollama:mistral",
            "asked_at": "2026-03-15T09:26:53Z",
            "state": "completed",
            "items": [
              {
                "text": "Self-hosted runners cost 40 % less per minute.",
                "named_by": 1,
                "sources": [
                  "s1"
                ]
              }
            ],
            "repairs": [],
            "usage": {
              "attempts": 1,
              "prompt_tokens": 400,
              "completion_tokens": 60,
              "duration_ms": 2100
            }
          }
        ]
      ]
    },
    "computed": {
      "type": "array",
      "items": {
        "type": "object",
        "oneOf": [
          {
            "title": "ComputedFigure",
            "description": "A figure that was computed from all rows of a table, without a model.",
            "type": "object",
            "properties": {
              "state": {
                "type": "string",
                "const": "computed",
                "description": "Computed.",
                "examples": [
                  "computed"
                ]
              },
              "question": {
                "type": "string",
                "description": "What was asked of the table, not blank.",
                "examples": [
                  "What did region North spend in 2023?"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "source": {
                "type": "string",
                "description": "The source that states it.",
                "examples": [
                  "s1"
                ],
                "minLength": 1
              },
              "columns": {
                "type": "array",
                "items": {
                  "type": "string",
                  "description": "The name of a column.",
                  "examples": [
                    "amount"
                  ]
                },
                "description": "The columns that were used.",
                "examples": [
                  [
                    "amount",
                    "region",
                    "date"
                  ]
                ]
              },
              "rows": {
                "type": "integer",
                "minimum": 0,
                "description": "How many rows it was computed from.",
                "examples": [
                  24
                ]
              },
              "total_rows": {
                "type": "integer",
                "minimum": 0,
                "description": "How many rows the table has.",
                "examples": [
                  144
                ]
              },
              "reading": {
                "type": "array",
                "items": {
                  "type": "string",
                  "description": "A sentence.",
                  "examples": [
                    "Read as: sum of amount, 2023 of date, rows where region = North."
                  ]
                },
                "description": "How the question and the table were read.",
                "examples": [
                  [
                    "Read as: sum of amount, 2023 of date, rows where region = North."
                  ]
                ]
              }
            },
            "required": [
              "state",
              "question",
              "source",
              "columns",
              "rows",
              "total_rows",
              "reading"
            ],
            "additionalProperties": false
          },
          {
            "title": "NotComputed",
            "description": "A figure that the tables do not give.",
            "type": "object",
            "properties": {
              "state": {
                "type": "string",
                "const": "not-computed",
                "description": "Not computed.",
                "examples": [
                  "not-computed"
                ]
              },
              "question": {
                "type": "string",
                "description": "What was asked of the table, not blank.",
                "examples": [
                  "What did region North spend in 2023?"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "file": {
                "type": "string",
                "description": "The table, as sources name its file.",
                "examples": [
                  "spend.csv"
                ],
                "minLength": 1
              },
              "reason": {
                "type": "string",
                "description": "Why the table does not give it.",
                "examples": [
                  "it has no column of numbers for \"spend\""
                ],
                "minLength": 1
              }
            },
            "required": [
              "state",
              "question",
              "file",
              "reason"
            ],
            "additionalProperties": false
          }
        ]
      },
      "description": "Figures that were asked of tables among the documents. Absent: none was asked for.",
      "examples": [
        [
          {
            "state": "not-computed",
            "question": "What did region North spend in 2023?",
            "file": "spend.csv",
            "reason": "it has no column of numbers for \"spend\""
          }
        ]
      ]
    }
  },
  "required": [
    "id",
    "contract_version",
    "question",
    "context",
    "sources",
    "condensed",
    "documents",
    "not_read",
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
    },
    "Citations": {
      "title": "Citations",
      "description": "The passages that the parts of a recommendation rest on. A list has an entry for each item, in its order, or is empty. Open questions have none.",
      "type": "object",
      "properties": {
        "rationale": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a source.",
            "examples": [
              "s1"
            ],
            "minLength": 1
          },
          "description": "Those of the rationale.",
          "examples": [
            [
              "s1"
            ]
          ]
        },
        "key_tradeoffs": {
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string",
              "description": "The id of a source.",
              "examples": [
                "s1"
              ],
              "minLength": 1
            },
            "description": "The passages of one item.",
            "examples": [
              [
                "s1"
              ]
            ]
          },
          "description": "Those of each trade-off.",
          "examples": [
            [
              [
                "s1"
              ]
            ]
          ]
        },
        "next_steps": {
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string",
              "description": "The id of a source.",
              "examples": [
                "s1"
              ],
              "minLength": 1
            },
            "description": "The passages of one item.",
            "examples": [
              [
                "s1"
              ]
            ]
          },
          "description": "Those of each next step.",
          "examples": [
            [
              [
                "s1"
              ]
            ]
          ]
        }
      },
      "required": [
        "rationale",
        "key_tradeoffs",
        "next_steps"
      ],
      "additionalProperties": false
    }
  },
  "examples": [
    {
      "id": "run-8f3a",
      "contract_version": "v2",
      "question": "Should we move our CI to self-hosted runners?",
      "context": "We spend 4,000 a month.",
      "sources": [
        {
          "id": "s1",
          "file": "notes.md",
          "text": "We spend 4,000 a month.",
          "page": 3,
          "line": 12,
          "heading": "Costs"
        }
      ],
      "condensed": false,
      "documents": [
        {
          "file": "notes.md",
          "kind": "markdown",
          "title": "Runners",
          "date": "2026-03-14"
        }
      ],
      "not_read": [
        {
          "file": "scan.pdf",
          "page": 2,
          "reason": "it has no text"
        }
      ],
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
        "citations": {
          "rationale": [
            "s1"
          ],
          "key_tradeoffs": [
            [
              "s1"
            ]
          ],
          "next_steps": [
            []
          ]
        },
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
      "contract_version": "v2",
      "question": "Should we move our CI to self-hosted runners?",
      "context": "We spend 4,000 a month.",
      "sources": [],
      "condensed": false,
      "documents": [
        {
          "file": "notes.md",
          "kind": "markdown",
          "title": "Runners",
          "date": "2026-03-14"
        }
      ],
      "not_read": [
        {
          "file": "scan.pdf",
          "page": 2,
          "reason": "it has no text"
        }
      ],
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
