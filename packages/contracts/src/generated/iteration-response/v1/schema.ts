// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"iteration-response/v1/schema.ts","schemas":"../../../../schemas","sha256":"54e3e541c03e712a1818d8db25f2a9709dd7c78ed48ac0e8a28377a20e504c1e"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:iteration-response:v1",
  "title": "IterationResponse",
  "description": "One planned iteration of an analysis: what to do, and what was learnt.",
  "type": "object",
  "properties": {
    "iteration_number": {
      "type": "integer",
      "minimum": 1,
      "description": "Which iteration this is, counted from 1.",
      "examples": [
        2
      ]
    },
    "phase": {
      "type": "string",
      "enum": [
        "exploration",
        "pre_final",
        "synthesis",
        "final"
      ],
      "description": "The phase that this iteration belongs to.",
      "examples": [
        "exploration"
      ]
    },
    "plan": {
      "type": "string",
      "description": "What to find out now, at least 5 characters.",
      "examples": [
        "Compare industries between the two years."
      ],
      "minLength": 5
    },
    "actions": {
      "type": "array",
      "items": {
        "title": "Action",
        "description": "One call of a tool.",
        "type": "object",
        "properties": {
          "tool_name": {
            "type": "string",
            "enum": [
              "get_trend_data_tool",
              "list_available_dimensions_tool",
              "get_dimension_values_tool",
              "save_query_to_csv_tool"
            ],
            "description": "The tool to call.",
            "examples": [
              "get_trend_data_tool"
            ]
          },
          "arguments": {
            "type": "object",
            "additionalProperties": true,
            "description": "The tool's arguments by name; which ones depends on the tool.",
            "examples": [
              {
                "group_by_dimensions": [
                  "industry"
                ],
                "filters": [],
                "top_n": 5
              }
            ]
          }
        },
        "required": [
          "tool_name",
          "arguments"
        ],
        "additionalProperties": false
      },
      "description": "The tools to call now, at most 3.",
      "examples": [
        [
          {
            "tool_name": "get_trend_data_tool",
            "arguments": {
              "group_by_dimensions": [
                "industry"
              ],
              "filters": [],
              "top_n": 5
            }
          }
        ]
      ],
      "maxItems": 3
    },
    "reflect": {
      "type": "string",
      "description": "What is known so far and what is missing, at least 10 characters.",
      "examples": [
        "Manufacturing stands out; look at months next."
      ],
      "minLength": 10
    },
    "saved_csv": {
      "type": "array",
      "items": {
        "title": "SavedCsv",
        "description": "One table that an action saves.",
        "type": "object",
        "properties": {
          "description": {
            "type": "string",
            "description": "What the table shows, at least 3 characters.",
            "examples": [
              "change by industry"
            ],
            "minLength": 3
          },
          "corresponding_action_index": {
            "type": "integer",
            "minimum": 0,
            "description": "Which action saves it: an index into actions, counted from 0.",
            "examples": [
              1
            ]
          }
        },
        "required": [
          "description",
          "corresponding_action_index"
        ],
        "additionalProperties": false
      },
      "description": "The tables saved by this iteration's actions. Absent: none.",
      "examples": [
        [
          {
            "description": "change by industry",
            "corresponding_action_index": 1
          }
        ]
      ]
    },
    "meta": {
      "type": "object",
      "additionalProperties": true,
      "description": "Anything else worth keeping, such as times and token counts. Absent: nothing.",
      "examples": [
        {
          "elapsed_ms": 812
        }
      ]
    }
  },
  "required": [
    "iteration_number",
    "phase",
    "plan",
    "actions",
    "reflect"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "iteration_number": 2,
      "phase": "exploration",
      "plan": "Compare industries between the two years.",
      "actions": [
        {
          "tool_name": "get_trend_data_tool",
          "arguments": {
            "group_by_dimensions": [
              "industry"
            ],
            "filters": [],
            "top_n": 5
          }
        },
        {
          "tool_name": "save_query_to_csv_tool",
          "arguments": {
            "group_by_dimensions": [
              "industry"
            ],
            "description": "by industry"
          }
        }
      ],
      "reflect": "Manufacturing stands out; look at months next.",
      "saved_csv": [
        {
          "description": "change by industry",
          "corresponding_action_index": 1
        }
      ],
      "meta": {
        "elapsed_ms": 812
      }
    }
  ]
};
