// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"synthesis/v1/schema.ts","schemas":"../../../../schemas","sha256":"fef8665270165a265c173398c08a96a9d64ced89d7928cdccab64cf3c352b3b8"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:synthesis:v1",
  "title": "Synthesis",
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
  "examples": [
    {
      "recommendation": "conditional_go",
      "confidence": "medium",
      "rationale": "The saving is real, but nobody owns the upkeep yet.",
      "key_tradeoffs": [
        "Cost against upkeep."
      ],
      "next_steps": [
        "Try it with one team for a month."
      ],
      "open_questions": [
        "Who is on call?"
      ]
    }
  ]
};
