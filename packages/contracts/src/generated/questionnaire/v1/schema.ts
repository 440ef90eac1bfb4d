// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"questionnaire/v1/schema.ts","schemas":"../../../../schemas","sha256":"768a23627ab698e2b264d0794bb153b0f30a7468aa32fd459b8eda4e18a0d135"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:questionnaire:v1",
  "title": "Questionnaire",
  "description": "What agents are asked in a survey.",
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "description": "What the survey is called, in records and reports.",
      "examples": [
        "opinion"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "questions": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/Question"
      },
      "minItems": 1,
      "description": "The questions. Each is asked by itself, in one request.",
      "examples": [
        [
          {
            "id": "support",
            "kind": "choice",
            "text": "Should Market Street be closed to cars?",
            "choices": [
              "yes",
              "no",
              "undecided"
            ]
          }
        ]
      ]
    }
  },
  "required": [
    "name",
    "questions"
  ],
  "additionalProperties": false,
  "$defs": {
    "Question": {
      "title": "SurveyQuestion",
      "description": "A question, and what may be answered.",
      "type": "object",
      "oneOf": [
        {
          "title": "ChoiceQuestion",
          "description": "One of several answers is chosen.",
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "description": "Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.",
              "examples": [
                "support"
              ],
              "minLength": 1
            },
            "kind": {
              "type": "string",
              "const": "choice",
              "description": "One of several answers is chosen.",
              "examples": [
                "choice"
              ]
            },
            "text": {
              "type": "string",
              "description": "The question, as the agent is asked it.",
              "examples": [
                "Should Market Street be closed to cars?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "choices": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "An answer to choose.",
                "examples": [
                  "yes"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "minItems": 2,
              "uniqueItems": true,
              "description": "The answers to choose from.",
              "examples": [
                [
                  "yes",
                  "no",
                  "undecided"
                ]
              ]
            }
          },
          "required": [
            "id",
            "kind",
            "text",
            "choices"
          ],
          "additionalProperties": false
        },
        {
          "title": "ScaleQuestion",
          "description": "A whole number on a scale whose ends have names.",
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "description": "Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.",
              "examples": [
                "support"
              ],
              "minLength": 1
            },
            "kind": {
              "type": "string",
              "const": "scale",
              "description": "A whole number on a scale whose ends have names.",
              "examples": [
                "scale"
              ]
            },
            "text": {
              "type": "string",
              "description": "The question, as the agent is asked it.",
              "examples": [
                "Should Market Street be closed to cars?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "lowest": {
              "type": "integer",
              "description": "The lowest number of the scale.",
              "examples": [
                1
              ]
            },
            "lowest_means": {
              "type": "string",
              "description": "What the lowest number means.",
              "examples": [
                "not at all"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "highest": {
              "type": "integer",
              "description": "The highest number of the scale; above the lowest.",
              "examples": [
                7
              ]
            },
            "highest_means": {
              "type": "string",
              "description": "What the highest number means.",
              "examples": [
                "completely"
              ],
              "pattern": "[^ \\t\\r\\n]"
            }
          },
          "required": [
            "id",
            "kind",
            "text",
            "lowest",
            "lowest_means",
            "highest",
            "highest_means"
          ],
          "additionalProperties": false
        },
        {
          "title": "NumberQuestion",
          "description": "A number.",
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "description": "Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.",
              "examples": [
                "support"
              ],
              "minLength": 1
            },
            "kind": {
              "type": "string",
              "const": "number",
              "description": "A number.",
              "examples": [
                "number"
              ]
            },
            "text": {
              "type": "string",
              "description": "The question, as the agent is asked it.",
              "examples": [
                "Should Market Street be closed to cars?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "minimum": {
              "type": "number",
              "description": "The least that may be answered. Absent: no bound.",
              "examples": [
                0
              ]
            },
            "maximum": {
              "type": "number",
              "description": "The most that may be answered. Absent: no bound.",
              "examples": [
                50
              ]
            },
            "whole": {
              "type": "boolean",
              "default": false,
              "description": "Whether only whole numbers may be answered. Absent: false.",
              "examples": [
                true
              ]
            }
          },
          "required": [
            "id",
            "kind",
            "text"
          ],
          "additionalProperties": false
        },
        {
          "title": "TextQuestion",
          "description": "A short text, in the agent's words.",
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "description": "Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.",
              "examples": [
                "support"
              ],
              "minLength": 1
            },
            "kind": {
              "type": "string",
              "const": "text",
              "description": "A short text, in the agent's words.",
              "examples": [
                "text"
              ]
            },
            "text": {
              "type": "string",
              "description": "The question, as the agent is asked it.",
              "examples": [
                "Should Market Street be closed to cars?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "max_length": {
              "type": "integer",
              "minimum": 1,
              "default": 300,
              "description": "The maximum length of the answer, in characters. Absent: 300.",
              "examples": [
                200
              ]
            }
          },
          "required": [
            "id",
            "kind",
            "text"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "id": "support",
          "kind": "choice",
          "text": "Should Market Street be closed to cars?",
          "choices": [
            "yes",
            "no",
            "undecided"
          ]
        }
      ]
    }
  },
  "examples": [
    {
      "name": "opinion",
      "questions": [
        {
          "id": "support",
          "kind": "choice",
          "text": "Should Market Street be closed to cars?",
          "choices": [
            "yes",
            "no",
            "undecided"
          ]
        },
        {
          "id": "trust",
          "kind": "scale",
          "text": "How much do you trust the city hall?",
          "lowest": 1,
          "lowest_means": "not at all",
          "highest": 7,
          "highest_means": "completely"
        },
        {
          "id": "trips",
          "kind": "number",
          "text": "How often do you drive through Market Street in a week?",
          "minimum": 0,
          "maximum": 50,
          "whole": true
        },
        {
          "id": "worry",
          "kind": "text",
          "text": "What worries you most about it?",
          "max_length": 200
        }
      ]
    }
  ]
};
