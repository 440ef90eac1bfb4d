// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"calibration-report/v1/schema.ts","schemas":"../../../../schemas","sha256":"d8569140f05c8554e9e3f3384dce888fd47c94faf9254cc76e1f6c04081aae4f"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:calibration-report:v1",
  "title": "CalibrationReport",
  "description": "What simulated agents say about people, after the real answers of some of them: estimates with intervals that hold however wrong the agents are.",
  "type": "object",
  "properties": {
    "about": {
      "type": "string",
      "description": "Whom the intervals are about: the people of the table, or all people of whom they are a random sample.",
      "examples": [
        "these-people"
      ],
      "enum": [
        "these-people",
        "people-like-them"
      ]
    },
    "confidence": {
      "type": "number",
      "description": "The share of intervals that contain the true value.",
      "examples": [
        0.95
      ],
      "const": 0.95
    },
    "people": {
      "type": "integer",
      "description": "How many people the table has.",
      "examples": [
        900
      ],
      "minimum": 1
    },
    "weighted": {
      "type": "boolean",
      "description": "Whether some people count more than others.",
      "examples": [
        false
      ]
    },
    "questions": {
      "type": "array",
      "description": "The questions that are estimated.",
      "items": {
        "$ref": "#/$defs/question"
      },
      "examples": [
        [
          {
            "message": null,
            "survey": "opinion",
            "question": "support",
            "text": "Should Market Street be closed to cars?",
            "kind": "choice",
            "answered": 100,
            "agents": 897,
            "unanswered_agents": 3,
            "source": "odds",
            "total_variation": 0.19,
            "estimates": [
              {
                "option": "yes",
                "people": 900,
                "real": {
                  "estimate": 0.42,
                  "low": 0.331,
                  "high": 0.515,
                  "n": 100
                },
                "simulated": {
                  "estimate": 0.61,
                  "low": 0.578,
                  "high": 0.641,
                  "n": 900
                },
                "rectified": {
                  "estimate": 0.455,
                  "low": 0.382,
                  "high": 0.53,
                  "n": 100
                },
                "method": "regression",
                "slope": 0.52,
                "standard_error": 0.0377,
                "design_effect": 1,
                "worth": {
                  "answers": 141.3,
                  "further": 41.3,
                  "low": 12.1,
                  "high": 80.4,
                  "verdict": "adds"
                },
                "fidelity": {
                  "correlation": {
                    "estimate": 0.55,
                    "low": 0.4,
                    "high": 0.67
                  },
                  "brier": 0.21,
                  "brier_of_rate": 0.2436,
                  "variance_ratio": 0.8,
                  "error": {
                    "estimate": 0.17,
                    "low": 0.08,
                    "high": 0.26
                  },
                  "reliability": [
                    {
                      "simulated": 0.62,
                      "real": 0.44,
                      "low": 0.31,
                      "high": 0.58,
                      "n": 46
                    }
                  ]
                }
              }
            ]
          }
        ]
      ],
      "minItems": 1
    },
    "differences": {
      "type": "array",
      "description": "How messages differ. Empty: there is only one.",
      "items": {
        "$ref": "#/$defs/difference"
      },
      "examples": [
        [
          {
            "question": "support",
            "option": "yes",
            "a": "terraces",
            "b": "safety",
            "same_people": false,
            "real": {
              "estimate": 0.1,
              "low": -0.04,
              "high": 0.24
            },
            "simulated": 0.02,
            "rectified": {
              "estimate": 0.08,
              "low": -0.03,
              "high": 0.19
            },
            "p_value": 0.15,
            "p_holm": 0.3,
            "verdict": "not-told-apart"
          }
        ]
      ]
    },
    "skipped": {
      "type": "array",
      "description": "The questions that are not estimated.",
      "items": {
        "$ref": "#/$defs/skipped"
      },
      "examples": [
        [
          {
            "message": null,
            "question": "worry",
            "reason": "text",
            "sentence": "worry: an answer in the agent's words cannot be estimated."
          }
        ]
      ]
    },
    "assumptions": {
      "$ref": "#/$defs/assumptions",
      "description": "On what the intervals rest.",
      "examples": [
        {
          "chosen": "unknown",
          "column": null,
          "differing_columns": [
            {
              "column": "age",
              "value": null,
              "answered": 51.2,
              "others": 44,
              "p_holm": 0.003
            }
          ],
          "warnings": [
            {
              "code": "SELF_SELECTED",
              "sentence": "How the answered were chosen is not known: the intervals hold only if they are like the others."
            }
          ]
        }
      ]
    },
    "origin": {
      "title": "CalibrationOrigin",
      "description": "What the report was made from. Absent: it was not stated.",
      "type": "object",
      "properties": {
        "runs": {
          "type": "array",
          "description": "The runs whose agents answered.",
          "items": {
            "title": "CalibratedRunOrigin",
            "description": "A run, as its manifest describes it.",
            "type": "object",
            "properties": {
              "name": {
                "type": "string",
                "description": "The name of the run's folder, or of the run in its database.",
                "examples": [
                  "panel"
                ],
                "minLength": 1
              },
              "identity": {
                "type": "string",
                "description": "The identity of the run, as in its manifest.",
                "examples": [
                  "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
                ],
                "pattern": "^[0-9a-f]{64}$"
              },
              "model": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Engine and model, as records name them. Null: rules decided.",
                "examples": [
                  "ollama:mistral"
                ],
                "minLength": 1
              },
              "created_at": {
                "type": "string",
                "description": "When the run was created, RFC 3339.",
                "examples": [
                  "2026-10-01T08:00:00Z"
                ],
                "format": "date-time",
                "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
              }
            },
            "required": [
              "name",
              "identity",
              "model",
              "created_at"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "name": "panel",
                "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                "model": "ollama:mistral",
                "created_at": "2026-10-01T08:00:00Z"
              }
            ]
          },
          "minItems": 1,
          "examples": [
            [
              {
                "name": "panel",
                "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                "model": "ollama:mistral",
                "created_at": "2026-10-01T08:00:00Z"
              }
            ]
          ]
        },
        "answers": {
          "title": "AnswersOrigin",
          "description": "The table of real answers. Absent: they were not read from a file.",
          "type": "object",
          "properties": {
            "file": {
              "type": "string",
              "description": "The name of the file, without its folder.",
              "examples": [
                "answers.csv"
              ],
              "minLength": 1
            },
            "rows": {
              "type": "integer",
              "description": "How many rows the table has below its header.",
              "examples": [
                100
              ],
              "minimum": 0
            },
            "sha256": {
              "type": "string",
              "description": "The SHA-256 of the file.",
              "examples": [
                "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
              ],
              "pattern": "^[0-9a-f]{64}$"
            }
          },
          "required": [
            "file",
            "rows",
            "sha256"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "file": "answers.csv",
              "rows": 100,
              "sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
            }
          ]
        },
        "created_at": {
          "type": "string",
          "description": "When the estimates were made, RFC 3339. Absent: it was not stated.",
          "examples": [
            "2026-10-02T09:00:00Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        }
      },
      "required": [
        "runs"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "runs": [
            {
              "name": "panel",
              "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
              "model": "ollama:mistral",
              "created_at": "2026-10-01T08:00:00Z"
            }
          ],
          "answers": {
            "file": "answers.csv",
            "rows": 100,
            "sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          },
          "created_at": "2026-10-02T09:00:00Z"
        }
      ]
    }
  },
  "required": [
    "about",
    "confidence",
    "people",
    "weighted",
    "questions",
    "differences",
    "skipped",
    "assumptions"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "about": "these-people",
      "confidence": 0.95,
      "people": 900,
      "weighted": false,
      "questions": [
        {
          "message": null,
          "survey": "opinion",
          "question": "support",
          "text": "Should Market Street be closed to cars?",
          "kind": "choice",
          "answered": 100,
          "agents": 897,
          "unanswered_agents": 3,
          "source": "odds",
          "total_variation": 0.19,
          "estimates": [
            {
              "option": "yes",
              "people": 900,
              "real": {
                "estimate": 0.42,
                "low": 0.331,
                "high": 0.515,
                "n": 100
              },
              "simulated": {
                "estimate": 0.61,
                "low": 0.578,
                "high": 0.641,
                "n": 900
              },
              "rectified": {
                "estimate": 0.455,
                "low": 0.382,
                "high": 0.53,
                "n": 100
              },
              "method": "regression",
              "slope": 0.52,
              "standard_error": 0.0377,
              "design_effect": 1,
              "worth": {
                "answers": 141.3,
                "further": 41.3,
                "low": 12.1,
                "high": 80.4,
                "verdict": "adds"
              },
              "fidelity": {
                "correlation": {
                  "estimate": 0.55,
                  "low": 0.4,
                  "high": 0.67
                },
                "brier": 0.21,
                "brier_of_rate": 0.2436,
                "variance_ratio": 0.8,
                "error": {
                  "estimate": 0.17,
                  "low": 0.08,
                  "high": 0.26
                },
                "reliability": [
                  {
                    "simulated": 0.62,
                    "real": 0.44,
                    "low": 0.31,
                    "high": 0.58,
                    "n": 46
                  }
                ]
              }
            }
          ]
        }
      ],
      "differences": [
        {
          "question": "support",
          "option": "yes",
          "a": "terraces",
          "b": "safety",
          "same_people": false,
          "real": {
            "estimate": 0.1,
            "low": -0.04,
            "high": 0.24
          },
          "simulated": 0.02,
          "rectified": {
            "estimate": 0.08,
            "low": -0.03,
            "high": 0.19
          },
          "p_value": 0.15,
          "p_holm": 0.3,
          "verdict": "not-told-apart"
        }
      ],
      "skipped": [
        {
          "message": null,
          "question": "worry",
          "reason": "text",
          "sentence": "worry: an answer in the agent's words cannot be estimated."
        }
      ],
      "assumptions": {
        "chosen": "unknown",
        "column": null,
        "differing_columns": [
          {
            "column": "age",
            "value": null,
            "answered": 51.2,
            "others": 44,
            "p_holm": 0.003
          }
        ],
        "warnings": [
          {
            "code": "SELF_SELECTED",
            "sentence": "How the answered were chosen is not known: the intervals hold only if they are like the others."
          }
        ]
      }
    }
  ],
  "$defs": {
    "estimate": {
      "title": "EstimateWithInterval",
      "description": "A mean or a share with its interval.",
      "type": "object",
      "properties": {
        "estimate": {
          "type": "number",
          "description": "The mean; of an option the share, from 0 to 1.",
          "examples": [
            0.455
          ]
        },
        "low": {
          "type": "number",
          "description": "The lower end of the interval that contains the true value with 95 %.",
          "examples": [
            0.382
          ]
        },
        "high": {
          "type": "number",
          "description": "The upper end of that interval.",
          "examples": [
            0.53
          ]
        },
        "n": {
          "type": "integer",
          "description": "How many answers it comes from.",
          "examples": [
            100
          ],
          "minimum": 0
        }
      },
      "required": [
        "estimate",
        "low",
        "high",
        "n"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "estimate": 0.455,
          "low": 0.382,
          "high": 0.53,
          "n": 100
        }
      ]
    },
    "interval": {
      "title": "NumberWithInterval",
      "description": "A number with its interval.",
      "type": "object",
      "properties": {
        "estimate": {
          "type": "number",
          "description": "The number.",
          "examples": [
            0.55
          ]
        },
        "low": {
          "type": "number",
          "description": "The lower end of the interval that contains the true number with 95 %.",
          "examples": [
            0.4
          ]
        },
        "high": {
          "type": "number",
          "description": "The upper end of that interval.",
          "examples": [
            0.67
          ]
        }
      },
      "required": [
        "estimate",
        "low",
        "high"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "estimate": 0.55,
          "low": 0.4,
          "high": 0.67
        }
      ]
    },
    "segment": {
      "title": "CalibratedSegment",
      "description": "The people whose column has a value.",
      "type": "object",
      "properties": {
        "column": {
          "type": "string",
          "description": "The column of the table; `segment` for the segments of the audience.",
          "examples": [
            "region"
          ],
          "minLength": 1
        },
        "value": {
          "type": "string",
          "description": "Its value.",
          "examples": [
            "north"
          ],
          "minLength": 1
        }
      },
      "required": [
        "column",
        "value"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "column": "region",
          "value": "north"
        }
      ]
    },
    "worth": {
      "title": "Worth",
      "description": "How many real answers the agents are worth.",
      "type": "object",
      "properties": {
        "answers": {
          "type": "number",
          "description": "How many real answers of a random sample the rectified estimate is as good as.",
          "examples": [
            141.3
          ]
        },
        "further": {
          "type": "number",
          "description": "How many further real answers the agents add. Negative: they cost precision.",
          "examples": [
            41.3
          ]
        },
        "low": {
          "type": "number",
          "description": "The lower end of the interval of `further`, from that of the correlation.",
          "examples": [
            12.1
          ]
        },
        "high": {
          "type": "number",
          "description": "The upper end of that interval.",
          "examples": [
            80.4
          ]
        },
        "verdict": {
          "type": "string",
          "description": "Adds: the agents surely add something. Nothing: that they add anything is not shown. Reversed: they answer the opposite of their people, as the whole interval of the correlation is below 0, and count as no answers. Unused: the real answers stand alone.",
          "examples": [
            "adds"
          ],
          "enum": [
            "adds",
            "nothing",
            "reversed",
            "unused"
          ]
        }
      },
      "required": [
        "answers",
        "further",
        "low",
        "high",
        "verdict"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "answers": 141.3,
          "further": 41.3,
          "low": 12.1,
          "high": 80.4,
          "verdict": "adds"
        }
      ]
    },
    "bin": {
      "title": "ReliabilityBin",
      "description": "People whose agents gave like odds.",
      "type": "object",
      "properties": {
        "simulated": {
          "type": "number",
          "description": "The mean odds that their agents gave.",
          "examples": [
            0.62
          ],
          "minimum": 0,
          "maximum": 1
        },
        "real": {
          "type": "number",
          "description": "The share of them who really said so.",
          "examples": [
            0.44
          ],
          "minimum": 0,
          "maximum": 1
        },
        "low": {
          "type": "number",
          "description": "The lower end of the interval of this share.",
          "examples": [
            0.31
          ]
        },
        "high": {
          "type": "number",
          "description": "The upper end of that interval.",
          "examples": [
            0.58
          ]
        },
        "n": {
          "type": "integer",
          "description": "How many people these are.",
          "examples": [
            46
          ],
          "minimum": 1
        }
      },
      "required": [
        "simulated",
        "real",
        "low",
        "high",
        "n"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "simulated": 0.62,
          "real": 0.44,
          "low": 0.31,
          "high": 0.58,
          "n": 46
        }
      ]
    },
    "fidelity": {
      "title": "Fidelity",
      "description": "How the agents' answers compare with those of their people, where both are known.",
      "type": "object",
      "properties": {
        "correlation": {
          "$ref": "#/$defs/interval",
          "description": "Pearson's correlation of agents and their people. Absent: one of the two does not vary.",
          "examples": [
            {
              "estimate": 0.55,
              "low": 0.4,
              "high": 0.67
            }
          ]
        },
        "brier": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean squared error of the agents' odds. Null: a mean, not a share.",
          "examples": [
            0.21
          ]
        },
        "brier_of_rate": {
          "type": [
            "number",
            "null"
          ],
          "description": "The same of who gives for everybody the share that the answered have. Null: a mean, not a share.",
          "examples": [
            0.2436
          ]
        },
        "variance_ratio": {
          "type": [
            "number",
            "null"
          ],
          "description": "The variance of the agents' answers over that of the people's; below 1 agents are too alike. Null: the people do not vary.",
          "examples": [
            0.8
          ]
        },
        "error": {
          "$ref": "#/$defs/interval",
          "description": "What the agents say too much of all: their mean less the rectified estimate, of whose interval it is made.",
          "examples": [
            {
              "estimate": 0.17,
              "low": 0.08,
              "high": 0.26
            }
          ]
        },
        "reliability": {
          "type": "array",
          "description": "The reliability chart of the odds. Empty: a mean, not a share.",
          "items": {
            "$ref": "#/$defs/bin"
          },
          "examples": [
            [
              {
                "simulated": 0.62,
                "real": 0.44,
                "low": 0.31,
                "high": 0.58,
                "n": 46
              }
            ]
          ]
        }
      },
      "required": [
        "brier",
        "brier_of_rate",
        "variance_ratio",
        "error",
        "reliability"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "correlation": {
            "estimate": 0.55,
            "low": 0.4,
            "high": 0.67
          },
          "brier": 0.21,
          "brier_of_rate": 0.2436,
          "variance_ratio": 0.8,
          "error": {
            "estimate": 0.17,
            "low": 0.08,
            "high": 0.26
          },
          "reliability": [
            {
              "simulated": 0.62,
              "real": 0.44,
              "low": 0.31,
              "high": 0.58,
              "n": 46
            }
          ]
        }
      ]
    },
    "calibrated": {
      "title": "CalibratedEstimate",
      "description": "What is estimated of one option, or of the mean of a scale or a number.",
      "type": "object",
      "properties": {
        "option": {
          "type": [
            "string",
            "null"
          ],
          "description": "The option whose share it is. Null: the mean of a scale or a number.",
          "examples": [
            "yes"
          ],
          "minLength": 1
        },
        "segment": {
          "$ref": "#/$defs/segment",
          "description": "Whom it is about. Absent: all people of the table.",
          "examples": [
            {
              "column": "region",
              "value": "north"
            }
          ]
        },
        "people": {
          "type": "integer",
          "description": "How many people of the table these are.",
          "examples": [
            900
          ],
          "minimum": 1
        },
        "real": {
          "$ref": "#/$defs/estimate",
          "description": "From the real answers alone.",
          "examples": [
            {
              "estimate": 0.42,
              "low": 0.331,
              "high": 0.515,
              "n": 100
            }
          ]
        },
        "simulated": {
          "$ref": "#/$defs/estimate",
          "description": "From the agents alone. Its interval is about other draws of agents like these, not about people; if all agents of exactly these people answered, it is empty: low and high are the estimate.",
          "examples": [
            {
              "estimate": 0.61,
              "low": 0.578,
              "high": 0.641,
              "n": 900
            }
          ]
        },
        "rectified": {
          "$ref": "#/$defs/estimate",
          "description": "From both: what the agents say of all, with their error taken out that the real answers show.",
          "examples": [
            {
              "estimate": 0.455,
              "low": 0.382,
              "high": 0.53,
              "n": 100
            }
          ]
        },
        "method": {
          "type": "string",
          "description": "Regression: agents were used. Answers: the real answers stand alone, as too few chose the option, or too few did not, or the agents do not vary.",
          "examples": [
            "regression"
          ],
          "enum": [
            "regression",
            "answers"
          ]
        },
        "slope": {
          "type": "number",
          "description": "What real answers change by, for each unit that the agents' answers change by.",
          "examples": [
            0.52
          ]
        },
        "standard_error": {
          "type": "number",
          "description": "The standard error of the rectified estimate.",
          "examples": [
            0.0377
          ],
          "minimum": 0
        },
        "design_effect": {
          "type": "number",
          "description": "By which factor weights widen the variance. 1: no weights.",
          "examples": [
            1
          ],
          "minimum": 1
        },
        "worth": {
          "$ref": "#/$defs/worth",
          "description": "How many real answers the agents are worth.",
          "examples": [
            {
              "answers": 141.3,
              "further": 41.3,
              "low": 12.1,
              "high": 80.4,
              "verdict": "adds"
            }
          ]
        },
        "fidelity": {
          "$ref": "#/$defs/fidelity",
          "description": "How the agents compare with their people.",
          "examples": [
            {
              "correlation": {
                "estimate": 0.55,
                "low": 0.4,
                "high": 0.67
              },
              "brier": 0.21,
              "brier_of_rate": 0.2436,
              "variance_ratio": 0.8,
              "error": {
                "estimate": 0.17,
                "low": 0.08,
                "high": 0.26
              },
              "reliability": [
                {
                  "simulated": 0.62,
                  "real": 0.44,
                  "low": 0.31,
                  "high": 0.58,
                  "n": 46
                }
              ]
            }
          ]
        },
        "simultaneous": {
          "title": "SimultaneousInterval",
          "description": "The interval that contains the true value together with all others of its family with 95 %, about all people. Absent: a segment, or the only interval of its family.",
          "type": "object",
          "properties": {
            "low": {
              "type": "number",
              "description": "Its lower end.",
              "examples": [
                0.38
              ]
            },
            "high": {
              "type": "number",
              "description": "Its upper end.",
              "examples": [
                0.69
              ]
            },
            "intervals": {
              "type": "integer",
              "minimum": 2,
              "description": "The number of intervals in the family.",
              "examples": [
                5
              ]
            }
          },
          "required": [
            "low",
            "high",
            "intervals"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "low": 0.38,
              "high": 0.69,
              "intervals": 5
            }
          ]
        },
        "plan": {
          "$ref": "#/$defs/plan",
          "description": "How many real answers would be needed. Absent: it was not asked.",
          "examples": [
            {
              "half_width": 0.05,
              "now": 0.09,
              "answers": 240,
              "low": 180,
              "high": 290,
              "alone": 310
            }
          ]
        },
        "columns_alone": {
          "$ref": "#/$defs/columnsAlone",
          "description": "What the columns of the table would say without agents. Absent: there are none, or too few people answered.",
          "examples": [
            {
              "columns": [
                "age",
                "region"
              ],
              "estimate": 0.45,
              "low": 0.36,
              "high": 0.541,
              "answers": 118.2,
              "with_agents": 150.7
            }
          ]
        }
      },
      "required": [
        "option",
        "people",
        "real",
        "simulated",
        "rectified",
        "method",
        "slope",
        "standard_error",
        "design_effect",
        "worth",
        "fidelity"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "option": "yes",
          "people": 900,
          "real": {
            "estimate": 0.42,
            "low": 0.331,
            "high": 0.515,
            "n": 100
          },
          "simulated": {
            "estimate": 0.61,
            "low": 0.578,
            "high": 0.641,
            "n": 900
          },
          "rectified": {
            "estimate": 0.455,
            "low": 0.382,
            "high": 0.53,
            "n": 100
          },
          "method": "regression",
          "slope": 0.52,
          "standard_error": 0.0377,
          "design_effect": 1,
          "worth": {
            "answers": 141.3,
            "further": 41.3,
            "low": 12.1,
            "high": 80.4,
            "verdict": "adds"
          },
          "fidelity": {
            "correlation": {
              "estimate": 0.55,
              "low": 0.4,
              "high": 0.67
            },
            "brier": 0.21,
            "brier_of_rate": 0.2436,
            "variance_ratio": 0.8,
            "error": {
              "estimate": 0.17,
              "low": 0.08,
              "high": 0.26
            },
            "reliability": [
              {
                "simulated": 0.62,
                "real": 0.44,
                "low": 0.31,
                "high": 0.58,
                "n": 46
              }
            ]
          }
        }
      ]
    },
    "question": {
      "title": "CalibratedQuestion",
      "description": "A question that agents and people answered.",
      "type": "object",
      "properties": {
        "message": {
          "type": [
            "string",
            "null"
          ],
          "description": "The message that was asked about. Null: there is only one run.",
          "examples": [
            null
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
        "text": {
          "type": "string",
          "description": "The question.",
          "examples": [
            "Should Market Street be closed to cars?"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "kind": {
          "type": "string",
          "description": "What may be answered.",
          "examples": [
            "choice"
          ],
          "enum": [
            "choice",
            "scale",
            "number"
          ]
        },
        "answered": {
          "type": "integer",
          "description": "How many people really answered.",
          "examples": [
            100
          ],
          "minimum": 1
        },
        "agents": {
          "type": "integer",
          "description": "How many agents gave a valid answer.",
          "examples": [
            897
          ],
          "minimum": 1
        },
        "unanswered_agents": {
          "type": "integer",
          "description": "How many agents gave none. They count as agents that know nothing: as the mean of the others.",
          "examples": [
            3
          ],
          "minimum": 0
        },
        "source": {
          "type": "string",
          "description": "Odds: how probable each option was for the agent. Percentages: how probable it called each option. Answers: what the agent answered.",
          "examples": [
            "odds"
          ],
          "enum": [
            "odds",
            "percentages",
            "answers"
          ]
        },
        "total_variation": {
          "type": [
            "number",
            "null"
          ],
          "description": "The share of agents that would have to answer otherwise for both to be distributed alike, over those who answered. Null: a number.",
          "examples": [
            0.19
          ],
          "minimum": 0,
          "maximum": 1
        },
        "range": {
          "title": "AnswerRange",
          "description": "The ends of a scale. Absent: the question has none.",
          "type": "object",
          "properties": {
            "least": {
              "type": "number",
              "description": "The smallest possible answer.",
              "examples": [
                1
              ]
            },
            "greatest": {
              "type": "number",
              "description": "The largest possible answer.",
              "examples": [
                7
              ]
            }
          },
          "required": [
            "least",
            "greatest"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "least": 1,
              "greatest": 7
            }
          ]
        },
        "estimates": {
          "type": "array",
          "description": "Each option, or the mean; for all, then by segment.",
          "items": {
            "$ref": "#/$defs/calibrated"
          },
          "examples": [
            [
              {
                "option": "yes",
                "people": 900,
                "real": {
                  "estimate": 0.42,
                  "low": 0.331,
                  "high": 0.515,
                  "n": 100
                },
                "simulated": {
                  "estimate": 0.61,
                  "low": 0.578,
                  "high": 0.641,
                  "n": 900
                },
                "rectified": {
                  "estimate": 0.455,
                  "low": 0.382,
                  "high": 0.53,
                  "n": 100
                },
                "method": "regression",
                "slope": 0.52,
                "standard_error": 0.0377,
                "design_effect": 1,
                "worth": {
                  "answers": 141.3,
                  "further": 41.3,
                  "low": 12.1,
                  "high": 80.4,
                  "verdict": "adds"
                },
                "fidelity": {
                  "correlation": {
                    "estimate": 0.55,
                    "low": 0.4,
                    "high": 0.67
                  },
                  "brier": 0.21,
                  "brier_of_rate": 0.2436,
                  "variance_ratio": 0.8,
                  "error": {
                    "estimate": 0.17,
                    "low": 0.08,
                    "high": 0.26
                  },
                  "reliability": [
                    {
                      "simulated": 0.62,
                      "real": 0.44,
                      "low": 0.31,
                      "high": 0.58,
                      "n": 46
                    }
                  ]
                }
              }
            ]
          ],
          "minItems": 1
        }
      },
      "required": [
        "message",
        "survey",
        "question",
        "text",
        "kind",
        "answered",
        "agents",
        "unanswered_agents",
        "source",
        "total_variation",
        "estimates"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "message": null,
          "survey": "opinion",
          "question": "support",
          "text": "Should Market Street be closed to cars?",
          "kind": "choice",
          "answered": 100,
          "agents": 897,
          "unanswered_agents": 3,
          "source": "odds",
          "total_variation": 0.19,
          "estimates": [
            {
              "option": "yes",
              "people": 900,
              "real": {
                "estimate": 0.42,
                "low": 0.331,
                "high": 0.515,
                "n": 100
              },
              "simulated": {
                "estimate": 0.61,
                "low": 0.578,
                "high": 0.641,
                "n": 900
              },
              "rectified": {
                "estimate": 0.455,
                "low": 0.382,
                "high": 0.53,
                "n": 100
              },
              "method": "regression",
              "slope": 0.52,
              "standard_error": 0.0377,
              "design_effect": 1,
              "worth": {
                "answers": 141.3,
                "further": 41.3,
                "low": 12.1,
                "high": 80.4,
                "verdict": "adds"
              },
              "fidelity": {
                "correlation": {
                  "estimate": 0.55,
                  "low": 0.4,
                  "high": 0.67
                },
                "brier": 0.21,
                "brier_of_rate": 0.2436,
                "variance_ratio": 0.8,
                "error": {
                  "estimate": 0.17,
                  "low": 0.08,
                  "high": 0.26
                },
                "reliability": [
                  {
                    "simulated": 0.62,
                    "real": 0.44,
                    "low": 0.31,
                    "high": 0.58,
                    "n": 46
                  }
                ]
              }
            }
          ]
        }
      ]
    },
    "difference": {
      "title": "CalibratedDifference",
      "description": "How the answers to a question differ between two messages.",
      "type": "object",
      "properties": {
        "question": {
          "type": "string",
          "description": "The id of the question.",
          "examples": [
            "support"
          ],
          "minLength": 1
        },
        "option": {
          "type": [
            "string",
            "null"
          ],
          "description": "The option whose shares are compared. Null: the mean of a scale or a number.",
          "examples": [
            "yes"
          ],
          "minLength": 1
        },
        "a": {
          "type": "string",
          "description": "The message that is compared with.",
          "examples": [
            "terraces"
          ],
          "minLength": 1
        },
        "b": {
          "type": "string",
          "description": "The message whose difference from A is given.",
          "examples": [
            "safety"
          ],
          "minLength": 1
        },
        "same_people": {
          "type": "boolean",
          "description": "Whether the same people answered about both.",
          "examples": [
            false
          ]
        },
        "real": {
          "$ref": "#/$defs/interval",
          "description": "The difference in the real answers alone.",
          "examples": [
            {
              "estimate": 0.1,
              "low": -0.04,
              "high": 0.24
            }
          ]
        },
        "simulated": {
          "type": "number",
          "description": "The difference in the agents' answers alone.",
          "examples": [
            0.02
          ]
        },
        "rectified": {
          "$ref": "#/$defs/interval",
          "description": "The difference, with the agents' error taken out.",
          "examples": [
            {
              "estimate": 0.08,
              "low": -0.03,
              "high": 0.19
            }
          ]
        },
        "p_value": {
          "type": [
            "number",
            "null"
          ],
          "description": "How probable a difference at least as large would be if there were none. Null: nothing varies.",
          "examples": [
            0.15
          ],
          "minimum": 0,
          "maximum": 1
        },
        "p_holm": {
          "type": [
            "number",
            "null"
          ],
          "description": "The same, corrected after Holm for all differences of the report. Null: nothing varies.",
          "examples": [
            0.3
          ],
          "minimum": 0,
          "maximum": 1
        },
        "verdict": {
          "type": "string",
          "description": "Higher or lower: B differs from A, after the correction. Not told apart: that they differ is not shown.",
          "examples": [
            "not-told-apart"
          ],
          "enum": [
            "higher",
            "lower",
            "not-told-apart"
          ]
        },
        "plan": {
          "$ref": "#/$defs/plan",
          "description": "How many real answers would be needed. Absent: it was not asked.",
          "examples": [
            {
              "half_width": 0.05,
              "now": 0.09,
              "answers": 240,
              "low": 180,
              "high": 290,
              "alone": 310
            }
          ]
        }
      },
      "required": [
        "question",
        "option",
        "a",
        "b",
        "same_people",
        "real",
        "simulated",
        "rectified",
        "p_value",
        "p_holm",
        "verdict"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "question": "support",
          "option": "yes",
          "a": "terraces",
          "b": "safety",
          "same_people": false,
          "real": {
            "estimate": 0.1,
            "low": -0.04,
            "high": 0.24
          },
          "simulated": 0.02,
          "rectified": {
            "estimate": 0.08,
            "low": -0.03,
            "high": 0.19
          },
          "p_value": 0.15,
          "p_holm": 0.3,
          "verdict": "not-told-apart"
        }
      ]
    },
    "skipped": {
      "title": "SkippedQuestion",
      "description": "A question that is not estimated.",
      "type": "object",
      "properties": {
        "message": {
          "type": [
            "string",
            "null"
          ],
          "description": "The message. Null: there is only one run.",
          "examples": [
            null
          ],
          "minLength": 1
        },
        "question": {
          "type": "string",
          "description": "The id of the question.",
          "examples": [
            "worry"
          ],
          "minLength": 1
        },
        "reason": {
          "type": "string",
          "description": "Text: it is answered in words. No answers: nobody really answered. Too few: fewer than 30 people did. All equal: all people gave the same answer. No agents: no agent gave a valid answer.",
          "examples": [
            "text"
          ],
          "enum": [
            "text",
            "no-answers",
            "too-few",
            "all-equal",
            "no-agents"
          ]
        },
        "sentence": {
          "type": "string",
          "description": "The same as a sentence, with counts.",
          "examples": [
            "worry: an answer in the agent's words cannot be estimated."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "message",
        "question",
        "reason",
        "sentence"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "message": null,
          "question": "worry",
          "reason": "text",
          "sentence": "worry: an answer in the agent's words cannot be estimated."
        }
      ]
    },
    "differing": {
      "title": "DifferingColumn",
      "description": "Something in which those who answered differ from the others.",
      "type": "object",
      "properties": {
        "column": {
          "type": "string",
          "description": "The column of the table.",
          "examples": [
            "age"
          ],
          "minLength": 1
        },
        "value": {
          "type": [
            "string",
            "null"
          ],
          "description": "The value whose share differs. Null: a column of numbers, whose mean does.",
          "examples": [
            null
          ]
        },
        "answered": {
          "type": "number",
          "description": "The share or the mean among those who answered.",
          "examples": [
            51.2
          ]
        },
        "others": {
          "type": "number",
          "description": "The share or the mean among the others.",
          "examples": [
            44
          ]
        },
        "p_holm": {
          "type": "number",
          "description": "How probable such a difference is in a random sample, corrected after Holm for everything that was compared.",
          "examples": [
            0.003
          ],
          "minimum": 0,
          "maximum": 1
        }
      },
      "required": [
        "column",
        "value",
        "answered",
        "others",
        "p_holm"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "column": "age",
          "value": null,
          "answered": 51.2,
          "others": 44,
          "p_holm": 0.003
        }
      ]
    },
    "warning": {
      "title": "CalibrationWarning",
      "description": "Something that a reader must know before any number.",
      "type": "object",
      "properties": {
        "code": {
          "type": "string",
          "description": "Which of them it is.",
          "examples": [
            "SELF_SELECTED"
          ],
          "enum": [
            "SELF_SELECTED",
            "DIFFERENT_PEOPLE",
            "SKEWED",
            "FEW_ANSWERS",
            "MANY_ESTIMATES",
            "REVERSED",
            "UNANSWERED_AGENTS",
            "TUNED",
            "TRIED_BEFORE",
            "IMPLAUSIBLE",
            "FEW_IN_SEGMENT",
            "HEAVY_WEIGHTS",
            "UNASSIGNED",
            "LEAK",
            "LOW_RESPONSE",
            "CLUSTERED"
          ]
        },
        "sentence": {
          "type": "string",
          "description": "The same as a sentence.",
          "examples": [
            "How the answered were chosen is not known: the intervals hold only if they are like the others."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "code",
        "sentence"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "code": "SELF_SELECTED",
          "sentence": "How the answered were chosen is not known: the intervals hold only if they are like the others."
        }
      ]
    },
    "assumptions": {
      "title": "CalibrationAssumptions",
      "description": "On what the intervals rest.",
      "type": "object",
      "properties": {
        "chosen": {
          "type": "string",
          "description": "How the people who answered were chosen. Random: drawn at random from the table. Column: at random within each value of a column. Unknown: it is not known, or they chose themselves.",
          "examples": [
            "unknown"
          ],
          "enum": [
            "random",
            "column",
            "unknown"
          ]
        },
        "column": {
          "type": [
            "string",
            "null"
          ],
          "description": "The column within whose values they were drawn. Null: none.",
          "examples": [
            null
          ],
          "minLength": 1
        },
        "differing_columns": {
          "type": "array",
          "description": "In what those who answered differ from the others.",
          "items": {
            "$ref": "#/$defs/differing"
          },
          "examples": [
            [
              {
                "column": "age",
                "value": null,
                "answered": 51.2,
                "others": 44,
                "p_holm": 0.003
              }
            ]
          ]
        },
        "warnings": {
          "type": "array",
          "description": "What a reader must know before any number.",
          "items": {
            "$ref": "#/$defs/warning"
          },
          "examples": [
            [
              {
                "code": "SELF_SELECTED",
                "sentence": "How the answered were chosen is not known: the intervals hold only if they are like the others."
              }
            ]
          ]
        },
        "primary": {
          "type": "string",
          "minLength": 1,
          "description": "The question that was chosen before looking at answers. Absent: none was named.",
          "examples": [
            "support"
          ]
        },
        "assigned": {
          "type": "string",
          "description": "How it was decided which message each person saw. Random: by lot. Unknown: it is not known, or people chose it. Absent: no messages are compared.",
          "examples": [
            "random"
          ],
          "enum": [
            "random",
            "unknown"
          ]
        },
        "asked": {
          "type": "integer",
          "description": "How many people were asked, those who did not answer included. Absent: it was not stated.",
          "examples": [
            120
          ],
          "minimum": 1
        },
        "cluster": {
          "type": "string",
          "minLength": 1,
          "description": "The column with the groups that were drawn as a whole, such as households. Absent: people were drawn one by one.",
          "examples": [
            "household"
          ]
        }
      },
      "required": [
        "chosen",
        "column",
        "differing_columns",
        "warnings"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "chosen": "unknown",
          "column": null,
          "differing_columns": [
            {
              "column": "age",
              "value": null,
              "answered": 51.2,
              "others": 44,
              "p_holm": 0.003
            }
          ],
          "warnings": [
            {
              "code": "SELF_SELECTED",
              "sentence": "How the answered were chosen is not known: the intervals hold only if they are like the others."
            }
          ]
        }
      ]
    },
    "plan": {
      "title": "CalibrationPlan",
      "description": "How many real answers would make the interval as narrow as wanted, by the answers so far.",
      "type": "object",
      "properties": {
        "half_width": {
          "type": "number",
          "description": "Half the width that is wanted: a share of 1 for an option, else in the unit of the answers.",
          "examples": [
            0.05
          ],
          "exclusiveMinimum": 0
        },
        "now": {
          "type": "number",
          "description": "Half the width of the interval so far.",
          "examples": [
            0.09
          ],
          "minimum": 0
        },
        "answers": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "How many people must have answered in all, those so far included, for the interval to be that narrow in 80 of 100 cases; for two messages with different people, how many for each. Null: even all people of the table are not enough.",
          "examples": [
            240
          ]
        },
        "low": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "The number at which it is as narrow on average, if the answers vary as little as those so far allow. Null: even all people are not enough.",
          "examples": [
            180
          ]
        },
        "high": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "The same if they vary as much as those so far allow. Null: even all people are not enough.",
          "examples": [
            290
          ]
        },
        "alone": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "The number that would be needed without agents. Null: even all people are not enough.",
          "examples": [
            310
          ]
        }
      },
      "required": [
        "half_width",
        "now",
        "answers",
        "low",
        "high",
        "alone"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "half_width": 0.05,
          "now": 0.09,
          "answers": 240,
          "low": 180,
          "high": 290,
          "alone": 310
        }
      ]
    },
    "columnsAlone": {
      "title": "ColumnsAlone",
      "description": "What a regression of the real answers on columns of the table says, without agents.",
      "type": "object",
      "properties": {
        "columns": {
          "type": "array",
          "description": "The columns of the regression.",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "minItems": 1,
          "examples": [
            [
              "age",
              "region"
            ]
          ]
        },
        "estimate": {
          "type": "number",
          "description": "The mean; of an option the share, from 0 to 1.",
          "examples": [
            0.45
          ]
        },
        "low": {
          "type": "number",
          "description": "The lower end of the interval that contains the true value with 95 %.",
          "examples": [
            0.36
          ]
        },
        "high": {
          "type": "number",
          "description": "The upper end of that interval.",
          "examples": [
            0.541
          ]
        },
        "answers": {
          "type": "number",
          "description": "How many real answers the estimate is worth.",
          "examples": [
            118.2
          ]
        },
        "with_agents": {
          "type": "number",
          "description": "How many real answers it is worth if the agents' answers are one column more.",
          "examples": [
            150.7
          ]
        }
      },
      "required": [
        "columns",
        "estimate",
        "low",
        "high",
        "answers",
        "with_agents"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "columns": [
            "age",
            "region"
          ],
          "estimate": 0.45,
          "low": 0.36,
          "high": 0.541,
          "answers": 118.2,
          "with_agents": 150.7
        }
      ]
    }
  }
};
