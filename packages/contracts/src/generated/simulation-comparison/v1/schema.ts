// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-comparison/v1/schema.ts","schemas":"../../../../schemas","sha256":"522a02304241accd1a681bc763737303c7318f956105201aa3db980d56fe9829"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:simulation-comparison:v1",
  "title": "SimulationComparison",
  "description": "How two simulations differ, and how surely: runs, forks or ensembles.",
  "type": "object",
  "properties": {
    "a": {
      "$ref": "#/$defs/side",
      "description": "The side that is compared with."
    },
    "b": {
      "$ref": "#/$defs/side",
      "description": "The side whose difference from A is given."
    },
    "pairing": {
      "type": "string",
      "description": "By seed: each run of A is compared with the run of B that has the same seed and the same audience. Unpaired: the two sides are taken as independent.",
      "enum": [
        "by-seed",
        "unpaired"
      ],
      "examples": [
        "by-seed"
      ]
    },
    "pairing_reason": {
      "type": "string",
      "description": "Why it is so, in a sentence.",
      "examples": [
        "both sides have the same 20 seeds and the same audience"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "pairs": {
      "type": "integer",
      "minimum": 0,
      "description": "Pairs of runs; 0 where they are unpaired.",
      "examples": [
        20
      ]
    },
    "confidence": {
      "type": "number",
      "description": "The share of intervals that hold the true difference.",
      "examples": [
        0.95
      ],
      "const": 0.95
    },
    "power": {
      "type": "number",
      "description": "The probability with which `smallest_shown` and `runs_for_size` would show a difference.",
      "examples": [
        0.8
      ],
      "const": 0.8
    },
    "post_a": {
      "type": [
        "string",
        "null"
      ],
      "description": "The id of the post of A that is measured. Null: all posts.",
      "examples": [
        "m1"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "post_b": {
      "type": [
        "string",
        "null"
      ],
      "description": "The id of the post of B that is measured. Null: all posts.",
      "examples": [
        "m1"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "results": {
      "type": "array",
      "description": "The measures that have a value in any run, by segment.",
      "items": {
        "$ref": "#/$defs/result"
      },
      "examples": [
        [
          {
            "measure": "reshare_rate",
            "family": "engagement",
            "unit": "share",
            "segment": null,
            "values_a": [
              0.1,
              0.12
            ],
            "values_b": [
              0.15,
              0.16
            ],
            "runs_a": 2,
            "runs_b": 2,
            "mean_a": 0.11,
            "mean_b": 0.155,
            "difference": 0.045,
            "low": -0.0185,
            "high": 0.1085,
            "p_value": 0.07,
            "p_holm": 0.14,
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
    "pairing",
    "pairing_reason",
    "pairs",
    "confidence",
    "power",
    "post_a",
    "post_b",
    "results"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "a": {
        "name": "market-street",
        "agents": 1000,
        "rounds": 12,
        "runs": [
          {
            "seed": 7,
            "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
            "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          },
          {
            "seed": 8,
            "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
            "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          }
        ]
      },
      "b": {
        "name": "market-street",
        "agents": 1000,
        "rounds": 12,
        "runs": [
          {
            "seed": 7,
            "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
            "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          },
          {
            "seed": 8,
            "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
            "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          }
        ]
      },
      "pairing": "by-seed",
      "pairing_reason": "both sides have the same 2 seeds and the same audience",
      "pairs": 2,
      "confidence": 0.95,
      "power": 0.8,
      "post_a": null,
      "post_b": null,
      "results": [
        {
          "measure": "reshare_rate",
          "family": "engagement",
          "unit": "share",
          "segment": null,
          "values_a": [
            0.1,
            0.12
          ],
          "values_b": [
            0.15,
            0.16
          ],
          "runs_a": 2,
          "runs_b": 2,
          "mean_a": 0.11,
          "mean_b": 0.155,
          "difference": 0.045,
          "low": -0.0185,
          "high": 0.1085,
          "p_value": 0.07,
          "p_holm": 0.14,
          "verdict": "not-told-apart",
          "smallest_shown": 0.12,
          "size": 0.011,
          "runs_for_size": 25
        }
      ]
    }
  ],
  "$defs": {
    "run": {
      "title": "ComparedRun",
      "description": "A run that was measured.",
      "type": "object",
      "properties": {
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "The seed of the run.",
          "examples": [
            7
          ],
          "maximum": 9007199254740991
        },
        "identity": {
          "type": "string",
          "description": "The identity of the run, from its manifest.",
          "examples": [
            "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "hash": {
          "type": "string",
          "description": "The hash of its last round.",
          "examples": [
            "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          ],
          "pattern": "^[0-9a-f]{64}$"
        }
      },
      "required": [
        "seed",
        "identity",
        "hash"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "seed": 7,
          "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
          "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
        }
      ]
    },
    "side": {
      "title": "ComparedSide",
      "description": "A run, or an ensemble, that is compared.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The name of the scenario.",
          "examples": [
            "market-street"
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "agents": {
          "type": "integer",
          "minimum": 0,
          "description": "How many agents take part.",
          "examples": [
            1000
          ]
        },
        "rounds": {
          "type": "integer",
          "minimum": 1,
          "description": "How many rounds were simulated.",
          "examples": [
            12
          ]
        },
        "runs": {
          "type": "array",
          "description": "The runs, in the order in which their values are listed.",
          "items": {
            "$ref": "#/$defs/run"
          },
          "examples": [
            [
              {
                "seed": 7,
                "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
              }
            ]
          ],
          "minItems": 1
        }
      },
      "required": [
        "name",
        "agents",
        "rounds",
        "runs"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "market-street",
          "agents": 1000,
          "rounds": 12,
          "runs": [
            {
              "seed": 7,
              "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
              "hash": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
            }
          ]
        }
      ]
    },
    "result": {
      "title": "ComparedMeasure",
      "description": "A measure on both sides, and the difference of B from A.",
      "type": "object",
      "properties": {
        "measure": {
          "type": "string",
          "description": "What is measured. Exposures: items shown. Reach: agents who were shown anything. Half reach: rounds until half of them were. Rates: each choice over exposures. Cascades: agents who reshared a post, and the longest chain of reshares, averaged over the posts shown. Unanswered: invalid and failed decisions over those asked for. Answers: in a survey the share of a choice over valid answers, or the mean of a scale or a number; shifts: how these changed since the question was first asked, over the agents who answered both times.",
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
            "compose_rate",
            "cascade_size",
            "cascade_depth",
            "unanswered_rate",
            "answer_share",
            "answer_mean",
            "answer_share_shift",
            "answer_mean_shift"
          ],
          "examples": [
            "exposures"
          ]
        },
        "family": {
          "type": "string",
          "description": "Measures that are corrected together for how many they are, all segments included.",
          "enum": [
            "spread",
            "engagement",
            "cascades",
            "accounting",
            "surveys"
          ],
          "examples": [
            "spread"
          ]
        },
        "unit": {
          "type": "string",
          "description": "What its values count; points: in the numbers of the question's scale, or of its answers.",
          "enum": [
            "items",
            "agents",
            "rounds",
            "share",
            "steps",
            "points"
          ],
          "examples": [
            "items"
          ]
        },
        "segment": {
          "type": [
            "string",
            "null"
          ],
          "description": "The segment whose agents are measured. Null: the whole audience.",
          "examples": [
            "commuters"
          ]
        },
        "survey": {
          "title": "ComparedAnswers",
          "description": "Which answers are measured. Absent: the measure is not about a survey.",
          "type": "object",
          "properties": {
            "name": {
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
            "answer": {
              "type": [
                "string",
                "null"
              ],
              "description": "The choice whose share it is. Null: a mean.",
              "examples": [
                "yes"
              ]
            },
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning the question was asked; equal to the number of rounds: after the last one.",
              "examples": [
                4
              ]
            },
            "since": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "description": "The round at whose beginning it was first asked, which a shift is counted from. Null: not a shift.",
              "examples": [
                0
              ]
            }
          },
          "required": [
            "name",
            "question",
            "answer",
            "round",
            "since"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "name": "opinion",
              "question": "support",
              "answer": "yes",
              "round": 4,
              "since": 0
            }
          ]
        },
        "values_a": {
          "type": "array",
          "description": "The value of each run of A, in the order of its runs.",
          "items": {
            "type": [
              "number",
              "null"
            ],
            "description": "The value of a run. Null: it has none, such as a rate without exposures.",
            "examples": [
              0.12
            ]
          },
          "examples": [
            [
              0.12
            ]
          ]
        },
        "values_b": {
          "type": "array",
          "description": "The value of each run of B, in the order of its runs.",
          "items": {
            "type": [
              "number",
              "null"
            ],
            "description": "The value of a run. Null: it has none, such as a rate without exposures.",
            "examples": [
              0.12
            ]
          },
          "examples": [
            [
              0.12
            ]
          ]
        },
        "runs_a": {
          "type": "integer",
          "minimum": 0,
          "description": "Runs of A that the difference is computed from: of pairs, those in which both have a value.",
          "examples": [
            20
          ]
        },
        "runs_b": {
          "type": "integer",
          "minimum": 0,
          "description": "Runs of B that the difference is computed from.",
          "examples": [
            20
          ]
        },
        "mean_a": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean over these runs of A. Null: there are none.",
          "examples": [
            0.11
          ]
        },
        "mean_b": {
          "type": [
            "number",
            "null"
          ],
          "description": "The mean over these runs of B. Null: there are none.",
          "examples": [
            0.15
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
          "description": "The upper end of the interval of the difference. Null: there is no interval.",
          "examples": [
            0.1085
          ]
        },
        "p_value": {
          "type": [
            "number",
            "null"
          ],
          "description": "How probable a difference at least as large would be if there were none. Null: there is no interval.",
          "examples": [
            0.07
          ],
          "minimum": 0,
          "maximum": 1
        },
        "p_holm": {
          "type": [
            "number",
            "null"
          ],
          "description": "The same, corrected after Holm for all measures of the family. Null: there is no interval.",
          "examples": [
            0.14
          ],
          "minimum": 0,
          "maximum": 1
        },
        "verdict": {
          "type": "string",
          "description": "Higher or lower: B differs from A, after the correction. Not told apart: it cannot be said that they differ. Nothing varies: all runs, or all pairs, came to the same, so that chance cannot be judged. Too few runs: one side has fewer than two.",
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
          "description": "The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.",
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
          "description": "The size of difference that was asked about. Null: there is none, as for a share of a mean of 0.",
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
          "description": "How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.",
          "examples": [
            25
          ]
        },
        "estimate": {
          "title": "Estimate",
          "type": "object",
          "description": "What the values of a rate of choices are, where choices were drawn from known odds. Absent: they are counted, and nothing else is known.",
          "properties": {
            "basis": {
              "type": "string",
              "enum": [
                "counted",
                "expected"
              ],
              "description": "Counted: how often the choice was drawn. Expected: the mean of the probabilities that it was drawn with.",
              "examples": [
                "expected"
              ]
            },
            "reason": {
              "type": "string",
              "minLength": 1,
              "description": "Why these values were taken, in a sentence.",
              "examples": [
                "every choice was drawn in one round, where expected rates vary less than counted ones"
              ]
            },
            "other": {
              "title": "OtherEstimate",
              "type": "object",
              "description": "The same from the other kind of values. It decides nothing.",
              "properties": {
                "values_a": {
                  "type": "array",
                  "description": "The value of each run of A, in the order of its runs.",
                  "items": {
                    "type": [
                      "number",
                      "null"
                    ],
                    "description": "The value of a run. Null: it has none, such as a rate without exposures.",
                    "examples": [
                      0.12
                    ]
                  },
                  "examples": [
                    [
                      0.12
                    ]
                  ]
                },
                "values_b": {
                  "type": "array",
                  "description": "The value of each run of B, in the order of its runs.",
                  "items": {
                    "type": [
                      "number",
                      "null"
                    ],
                    "description": "The value of a run. Null: it has none, such as a rate without exposures.",
                    "examples": [
                      0.12
                    ]
                  },
                  "examples": [
                    [
                      0.12
                    ]
                  ]
                },
                "mean_a": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "The mean over these runs of A. Null: there are none.",
                  "examples": [
                    0.11
                  ]
                },
                "mean_b": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "The mean over these runs of B. Null: there are none.",
                  "examples": [
                    0.15
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
                  "description": "The upper end of the interval of the difference. Null: there is no interval.",
                  "examples": [
                    0.1085
                  ]
                },
                "p_value": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "How probable a difference at least as large would be if there were none. Null: there is no interval.",
                  "examples": [
                    0.07
                  ],
                  "minimum": 0,
                  "maximum": 1
                },
                "smallest_shown": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "The smallest difference that as many runs as these would show with the probability `power`. Null: there is no interval.",
                  "examples": [
                    0.12
                  ],
                  "minimum": 0
                },
                "runs_for_size": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 2,
                  "description": "How many runs of each side would show a difference of that size with the probability `power`. Null: it cannot be said.",
                  "examples": [
                    25
                  ]
                }
              },
              "required": [
                "values_a",
                "values_b",
                "mean_a",
                "mean_b",
                "difference",
                "low",
                "high",
                "p_value",
                "smallest_shown",
                "runs_for_size"
              ],
              "additionalProperties": false,
              "examples": [
                {
                  "values_a": [
                    0.12
                  ],
                  "values_b": [
                    0.12
                  ],
                  "mean_a": 0.11,
                  "mean_b": 0.15,
                  "difference": 0.045,
                  "low": -0.0185,
                  "high": 0.1085,
                  "p_value": 0.07,
                  "smallest_shown": 0.12,
                  "runs_for_size": 25
                }
              ]
            }
          },
          "required": [
            "basis",
            "reason",
            "other"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "basis": "expected",
              "reason": "every choice was drawn in one round, where expected rates vary less than counted ones",
              "other": {
                "values_a": [
                  0.12
                ],
                "values_b": [
                  0.12
                ],
                "mean_a": 0.11,
                "mean_b": 0.15,
                "difference": 0.045,
                "low": -0.0185,
                "high": 0.1085,
                "p_value": 0.07,
                "smallest_shown": 0.12,
                "runs_for_size": 25
              }
            }
          ]
        }
      },
      "required": [
        "measure",
        "family",
        "unit",
        "segment",
        "values_a",
        "values_b",
        "runs_a",
        "runs_b",
        "mean_a",
        "mean_b",
        "difference",
        "low",
        "high",
        "p_value",
        "p_holm",
        "verdict",
        "smallest_shown",
        "size",
        "runs_for_size"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "measure": "reshare_rate",
          "family": "engagement",
          "unit": "share",
          "segment": null,
          "values_a": [
            0.1,
            0.12
          ],
          "values_b": [
            0.15,
            0.16
          ],
          "runs_a": 2,
          "runs_b": 2,
          "mean_a": 0.11,
          "mean_b": 0.155,
          "difference": 0.045,
          "low": -0.0185,
          "high": 0.1085,
          "p_value": 0.07,
          "p_holm": 0.14,
          "verdict": "not-told-apart",
          "smallest_shown": 0.12,
          "size": 0.011,
          "runs_for_size": 25
        }
      ]
    }
  }
};
