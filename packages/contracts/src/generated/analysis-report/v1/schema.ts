// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"analysis-report/v1/schema.ts","schemas":"../../../../schemas","sha256":"82086e21c13b6ae62bb4402128d719bc76f7716a1038206b2ecfcd1d1a4226d6"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:analysis-report:v1",
  "title": "AnalysisReport",
  "description": "What an analysis of a table found. Every number was computed from the table, none by a model.",
  "type": "object",
  "properties": {
    "title": {
      "type": "string",
      "description": "The report's title: the question, never words of a model. Not blank.",
      "examples": [
        "Which industries drove the rise in unemployment from 2008 to 2009?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "question": {
      "type": "string",
      "description": "The question that was asked, not blank.",
      "examples": [
        "Which industries drove the rise in unemployment from 2008 to 2009?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "summary": {
      "type": "string",
      "description": "What was computed, in a few sentences. Not blank.",
      "examples": [
        "From 2008 to 2009 the sum of count rose from 98,740 to 159,724."
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "commentary": {
      "type": [
        "string",
        "null"
      ],
      "description": "What the model adds in its own words. Null: nothing that the computed words do not say. Not blank.",
      "examples": [
        "Construction moved first."
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "measure": {
      "title": "Measure",
      "description": "What was counted, added up or averaged.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The column; for a ratio both, with a slash between.",
          "examples": [
            "count"
          ],
          "minLength": 1
        },
        "aggregate": {
          "type": "string",
          "enum": [
            "sum",
            "count",
            "average",
            "minimum",
            "maximum",
            "median",
            "distinct",
            "ratio",
            "weighted average"
          ],
          "description": "How its values are aggregated; ratio is the sum of one column over the sum of another, distinct the number of different values, and a weighted average counts each row as much as another column says.",
          "examples": [
            "sum"
          ]
        },
        "chosen": {
          "type": "string",
          "enum": [
            "asked",
            "assumed"
          ],
          "description": "Whether the user named it or it was taken from the table.",
          "examples": [
            "asked"
          ]
        }
      },
      "required": [
        "name",
        "aggregate",
        "chosen"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "count",
          "aggregate": "sum",
          "chosen": "asked"
        }
      ]
    },
    "time": {
      "title": "Comparison",
      "description": "Which two periods are compared. Null: the table has no time to compare.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "column": {
          "type": "string",
          "description": "The column with the time.",
          "examples": [
            "date"
          ],
          "minLength": 1
        },
        "period_a": {
          "type": "string",
          "description": "The earlier period.",
          "examples": [
            "2008"
          ],
          "minLength": 1
        },
        "period_b": {
          "type": "string",
          "description": "The later period.",
          "examples": [
            "2009"
          ],
          "minLength": 1
        },
        "chosen": {
          "type": "string",
          "enum": [
            "asked",
            "assumed"
          ],
          "description": "Whether the user named the periods or the last two whole ones were taken.",
          "examples": [
            "asked"
          ]
        }
      },
      "required": [
        "column",
        "period_a",
        "period_b",
        "chosen"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "column": "date",
          "period_a": "2008",
          "period_b": "2009",
          "chosen": "asked"
        }
      ]
    },
    "total": {
      "title": "TotalChange",
      "description": "The measure over the whole table in both periods. Null: nothing is compared.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "value_a": {
          "type": "number",
          "description": "In the earlier period.",
          "examples": [
            98740
          ]
        },
        "value_b": {
          "type": "number",
          "description": "In the later period.",
          "examples": [
            159724
          ]
        },
        "change": {
          "type": "number",
          "description": "The later less the earlier.",
          "examples": [
            60984
          ]
        }
      },
      "required": [
        "value_a",
        "value_b",
        "change"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "value_a": 98740,
          "value_b": 159724,
          "change": 60984
        }
      ]
    },
    "reading": {
      "type": "array",
      "items": {
        "title": "ReadingPart",
        "description": "A part of how the question was read.",
        "type": "object",
        "properties": {
          "part": {
            "type": "string",
            "enum": [
              "measure",
              "aggregate",
              "time",
              "compare",
              "by",
              "where"
            ],
            "description": "What it settles.",
            "examples": [
              "where"
            ]
          },
          "value": {
            "type": "string",
            "description": "What was taken.",
            "examples": [
              "Region = Europe"
            ],
            "minLength": 1
          },
          "option": {
            "type": "string",
            "description": "The option of the command line that changes it.",
            "examples": [
              "--where \"Region = Europe\""
            ],
            "minLength": 1
          }
        },
        "required": [
          "part",
          "value",
          "option"
        ],
        "additionalProperties": false
      },
      "description": "How the question was read, a part for each option that changes it; empty where its words name nothing of the table.",
      "examples": [
        [
          {
            "part": "measure",
            "value": "count",
            "option": "--measure count"
          }
        ]
      ]
    },
    "value": {
      "type": [
        "number",
        "null"
      ],
      "description": "The one number that was asked for. Null: several were, or a change.",
      "examples": [
        3.72
      ]
    },
    "ranking": {
      "type": "array",
      "items": {
        "title": "RankedMember",
        "description": "A member or a period with its number.",
        "type": "object",
        "properties": {
          "dimension": {
            "type": "string",
            "description": "The column that it belongs to.",
            "examples": [
              "country"
            ],
            "minLength": 1
          },
          "member": {
            "type": [
              "string",
              "null"
            ],
            "description": "Its name. Null: rows in which the dimension is missing.",
            "examples": [
              "China"
            ]
          },
          "value": {
            "type": "number",
            "description": "The measure of its rows.",
            "examples": [
              1318683096
            ]
          },
          "rows": {
            "type": "integer",
            "minimum": 0,
            "description": "How many rows that is.",
            "examples": [
              1
            ]
          }
        },
        "required": [
          "dimension",
          "member",
          "value",
          "rows"
        ],
        "additionalProperties": false
      },
      "description": "Members or periods in the order that was asked for; may be empty.",
      "examples": [
        [
          {
            "dimension": "country",
            "member": "China",
            "value": 1318683096,
            "rows": 1
          }
        ]
      ]
    },
    "trend": {
      "title": "Trend",
      "description": "The measure in every period of the table, in order of time. Null: the table has no time.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "grain": {
          "type": "string",
          "enum": [
            "year",
            "quarter",
            "month",
            "day"
          ],
          "description": "The length of a period.",
          "examples": [
            "year"
          ]
        },
        "points": {
          "type": "array",
          "items": {
            "title": "TrendPoint",
            "description": "The measure in one period.",
            "type": "object",
            "properties": {
              "period": {
                "type": "string",
                "description": "The period.",
                "examples": [
                  "2008"
                ],
                "minLength": 1
              },
              "value": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "The measure in it. Null: it holds no value.",
                "examples": [
                  98740
                ]
              },
              "complete": {
                "type": "boolean",
                "description": "Whether the table covers it from beginning to end.",
                "examples": [
                  true
                ]
              }
            },
            "required": [
              "period",
              "value",
              "complete"
            ],
            "additionalProperties": false
          },
          "description": "One entry for each period that has rows; may be empty.",
          "examples": [
            [
              {
                "period": "2008",
                "value": 98740,
                "complete": true
              }
            ]
          ]
        }
      },
      "required": [
        "grain",
        "points"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "grain": "year",
          "points": [
            {
              "period": "2008",
              "value": 98740,
              "complete": true
            }
          ]
        }
      ]
    },
    "findings": {
      "type": "array",
      "items": {
        "title": "Finding",
        "description": "One thing that was found.",
        "type": "object",
        "properties": {
          "statement": {
            "type": "string",
            "description": "The finding in one sentence, not blank.",
            "examples": [
              "Manufacturing rose the most."
            ],
            "pattern": "[^ \\t\\r\\n]"
          },
          "confidence": {
            "type": "number",
            "description": "How sure it is, 0 to 1.",
            "examples": [
              0.8
            ],
            "minimum": 0,
            "maximum": 1
          },
          "confidence_basis": {
            "type": "string",
            "enum": [
              "model",
              "computed"
            ],
            "description": "Whether the model said so or it was computed from the data.",
            "examples": [
              "model"
            ]
          },
          "confidence_explanation": {
            "type": "string",
            "description": "How the confidence was obtained, in a sentence, not blank.",
            "examples": [
              "The model's own estimate; it is not calibrated."
            ],
            "pattern": "[^ \\t\\r\\n]"
          },
          "evidence": {
            "type": "array",
            "items": {
              "type": "string",
              "description": "A file among csvs.",
              "examples": [
                "01-change-by-industry.csv"
              ],
              "minLength": 1
            },
            "description": "The tables it rests on, at least one.",
            "examples": [
              [
                "01-change-by-industry.csv"
              ]
            ],
            "minItems": 1
          }
        },
        "required": [
          "statement",
          "confidence",
          "confidence_basis",
          "confidence_explanation",
          "evidence"
        ],
        "additionalProperties": false
      },
      "description": "What was found; may be empty.",
      "examples": [
        [
          {
            "statement": "Manufacturing rose the most.",
            "confidence": 0.8,
            "confidence_basis": "model",
            "confidence_explanation": "The model's own estimate; it is not calibrated.",
            "evidence": [
              "01-change-by-industry.csv"
            ]
          }
        ]
      ]
    },
    "drivers": {
      "type": "array",
      "items": {
        "title": "Driver",
        "description": "What one member contributed to the total change.",
        "type": "object",
        "properties": {
          "dimension": {
            "type": "string",
            "description": "The column that the member belongs to.",
            "examples": [
              "series"
            ],
            "minLength": 1
          },
          "member": {
            "type": [
              "string",
              "null"
            ],
            "description": "The member's name. Null: rows in which the dimension is missing.",
            "examples": [
              "Manufacturing"
            ]
          },
          "measure": {
            "type": "string",
            "description": "What was measured, as in measure.name.",
            "examples": [
              "count"
            ],
            "minLength": 1
          },
          "value_a": {
            "type": [
              "number",
              "null"
            ],
            "description": "The member in the earlier period. Null: it has no value there, as an average of nothing.",
            "examples": [
              10000
            ]
          },
          "value_b": {
            "type": [
              "number",
              "null"
            ],
            "description": "The member in the later period. Null: it has no value there, as an average of nothing.",
            "examples": [
              21333
            ]
          },
          "effect": {
            "type": "number",
            "description": "What the member contributed to the total change; the effects of a dimension add up to it.",
            "examples": [
              11333
            ]
          },
          "share_of_change": {
            "type": [
              "number",
              "null"
            ],
            "description": "The effect over the total change; 0.186 is 18.6 %. Null: the total did not change.",
            "examples": [
              0.186
            ]
          },
          "split": {
            "title": "Split",
            "description": "For an average or a ratio, what the effect consists of. Null: the measure is a sum or a count.",
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "weight_a": {
                "type": "number",
                "description": "The member's share of the rows, or of the denominator, in the earlier period.",
                "examples": [
                  0.25
                ]
              },
              "weight_b": {
                "type": "number",
                "description": "The same in the later period.",
                "examples": [
                  0.5
                ]
              },
              "within": {
                "type": "number",
                "description": "The effect of the change of the member's own value.",
                "examples": [
                  1.5
                ]
              },
              "mix": {
                "type": "number",
                "description": "The effect of the change of its share; within and mix add up to the effect.",
                "examples": [
                  -0.5
                ]
              }
            },
            "required": [
              "weight_a",
              "weight_b",
              "within",
              "mix"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "weight_a": 0.25,
                "weight_b": 0.5,
                "within": 1.5,
                "mix": -0.5
              }
            ]
          }
        },
        "required": [
          "dimension",
          "member",
          "measure",
          "value_a",
          "value_b",
          "effect",
          "share_of_change",
          "split"
        ],
        "additionalProperties": false
      },
      "description": "What drove the change, largest effect first; may be empty.",
      "examples": [
        [
          {
            "dimension": "series",
            "member": "Manufacturing",
            "measure": "count",
            "value_a": 10000,
            "value_b": 21333,
            "effect": 11333,
            "share_of_change": 0.186,
            "split": null
          }
        ]
      ]
    },
    "recommendations": {
      "type": "array",
      "items": {
        "title": "Recommendation",
        "description": "One thing to do.",
        "type": "object",
        "properties": {
          "action": {
            "type": "string",
            "description": "What to do, not blank.",
            "examples": [
              "Look at manufacturing by month."
            ],
            "pattern": "[^ \\t\\r\\n]"
          },
          "priority": {
            "type": "string",
            "enum": [
              "high",
              "medium",
              "low"
            ],
            "description": "How pressing it is.",
            "examples": [
              "high"
            ]
          },
          "rationale": {
            "type": "string",
            "description": "Why, not blank.",
            "examples": [
              "It moved first."
            ],
            "pattern": "[^ \\t\\r\\n]"
          }
        },
        "required": [
          "action",
          "priority",
          "rationale"
        ],
        "additionalProperties": false
      },
      "description": "What to do; may be empty.",
      "examples": [
        [
          {
            "action": "Look at manufacturing by month.",
            "priority": "high",
            "rationale": "It moved first."
          }
        ]
      ]
    },
    "csvs": {
      "type": "array",
      "items": {
        "title": "SavedTable",
        "description": "A table saved beside the report.",
        "type": "object",
        "properties": {
          "file": {
            "type": "string",
            "description": "Its file name.",
            "examples": [
              "01-change-by-industry.csv"
            ],
            "minLength": 1
          },
          "description": {
            "type": "string",
            "description": "What it shows.",
            "examples": [
              "change by industry"
            ],
            "minLength": 1
          },
          "saved_by": {
            "type": "string",
            "enum": [
              "model",
              "pipeline"
            ],
            "description": "Whether an action of the model saved it or the pipeline did.",
            "examples": [
              "model"
            ]
          },
          "rows": {
            "type": "integer",
            "minimum": 0,
            "description": "How many rows it has.",
            "examples": [
              14
            ]
          }
        },
        "required": [
          "file",
          "description",
          "saved_by",
          "rows"
        ],
        "additionalProperties": false
      },
      "description": "The tables saved; may be empty.",
      "examples": [
        [
          {
            "file": "01-change-by-industry.csv",
            "description": "change by industry",
            "saved_by": "model",
            "rows": 14
          }
        ]
      ]
    },
    "assumptions": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "One assumption in a sentence.",
        "examples": [
          "No periods were named: 2008 and 2009, the last two whole ones of date, were taken."
        ],
        "minLength": 1
      },
      "description": "What was taken without being asked for, such as the periods; empty when all was asked.",
      "examples": [
        [
          "No periods were named: 2008 and 2009, the last two whole ones of date, were taken."
        ]
      ]
    },
    "shortfalls": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "One shortfall in a sentence.",
        "examples": [
          "The model saved two tables of three; the driver table was saved by the pipeline."
        ],
        "minLength": 1
      },
      "description": "What the analysis should have done and did not; empty when nothing is missing.",
      "examples": [
        [
          "The model saved two tables of three; the driver table was saved by the pipeline."
        ]
      ]
    },
    "iterations": {
      "type": "integer",
      "minimum": 0,
      "description": "How many iterations were run.",
      "examples": [
        10
      ]
    },
    "model": {
      "type": "string",
      "description": "Engine and model.",
      "examples": [
        "ollama:mistral"
      ],
      "minLength": 1
    }
  },
  "required": [
    "title",
    "question",
    "summary",
    "commentary",
    "measure",
    "time",
    "total",
    "reading",
    "value",
    "ranking",
    "trend",
    "findings",
    "drivers",
    "recommendations",
    "csvs",
    "assumptions",
    "shortfalls",
    "iterations",
    "model"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "title": "What drove unemployment up",
      "question": "Which industries drove the rise in unemployment from 2008 to 2009?",
      "summary": "Manufacturing and construction account for a third of the rise.",
      "commentary": "Construction moved first.",
      "measure": {
        "name": "count",
        "aggregate": "sum",
        "chosen": "asked"
      },
      "time": {
        "column": "date",
        "period_a": "2008",
        "period_b": "2009",
        "chosen": "asked"
      },
      "total": {
        "value_a": 98740,
        "value_b": 159724,
        "change": 60984
      },
      "reading": [
        {
          "part": "measure",
          "value": "count",
          "option": "--measure count"
        }
      ],
      "value": null,
      "ranking": [],
      "trend": {
        "grain": "year",
        "points": [
          {
            "period": "2008",
            "value": 98740,
            "complete": true
          }
        ]
      },
      "findings": [
        {
          "statement": "Manufacturing rose the most.",
          "confidence": 0.8,
          "confidence_basis": "model",
          "confidence_explanation": "The model's own estimate; it is not calibrated.",
          "evidence": [
            "01-change-by-industry.csv"
          ]
        }
      ],
      "drivers": [
        {
          "dimension": "series",
          "member": "Manufacturing",
          "measure": "count",
          "value_a": 10000,
          "value_b": 21333,
          "effect": 11333,
          "share_of_change": 0.186,
          "split": null
        }
      ],
      "recommendations": [
        {
          "action": "Look at manufacturing by month.",
          "priority": "high",
          "rationale": "It moved first."
        }
      ],
      "csvs": [
        {
          "file": "01-change-by-industry.csv",
          "description": "change by industry",
          "saved_by": "model",
          "rows": 14
        }
      ],
      "assumptions": [
        "No periods were named: 2008 and 2009, the last two whole ones of date, were taken."
      ],
      "shortfalls": [
        "The model saved two tables of three; the driver table was saved by the pipeline."
      ],
      "iterations": 10,
      "model": "ollama:mistral"
    }
  ]
};
