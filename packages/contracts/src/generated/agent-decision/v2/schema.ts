// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v2/schema.ts","schemas":"../../../../schemas","sha256":"9fc639ff45090846d3a4e8f03806a1fe32431d364b4f24be8fba47ac81df16fc"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:agent-decision:v2",
  "title": "AgentDecision",
  "description": "What a social agent does with one post: only what the model knows; the record of the decision carries the rest.",
  "type": "object",
  "oneOf": [
    {
      "title": "LikeDecision",
      "description": "Like the post.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "LIKE",
          "description": "Like the post.",
          "examples": [
            "LIKE"
          ]
        },
        "reason": {
          "type": "string",
          "description": "Why the agent decided so, in its own voice. One to three sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": [
            "string",
            "null"
          ],
          "description": "Not used for this choice: null, absent, or any text the model wrote all the same.",
          "examples": [
            null
          ]
        }
      },
      "required": [
        "choice",
        "reason"
      ],
      "additionalProperties": false
    },
    {
      "title": "ReplyDecision",
      "description": "Write a reply to the post.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "REPLY",
          "description": "Write a reply to the post.",
          "examples": [
            "REPLY"
          ]
        },
        "reason": {
          "type": "string",
          "description": "Why the agent decided so, in its own voice. One to three sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": "string",
          "description": "The text of the reply, not blank.",
          "examples": [
            "Sourdough needs a warmer corner; try 26 °C."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "choice",
        "reason",
        "content"
      ],
      "additionalProperties": false
    },
    {
      "title": "ReshareDecision",
      "description": "Share the post again with a comment.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "RESHARE",
          "description": "Share the post again with a comment.",
          "examples": [
            "RESHARE"
          ]
        },
        "reason": {
          "type": "string",
          "description": "Why the agent decided so, in its own voice. One to three sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": "string",
          "description": "The comment that goes with the shared post, not blank.",
          "examples": [
            "Worth five minutes of your day."
          ],
          "pattern": "[^ \\t\\r\\n]"
        }
      },
      "required": [
        "choice",
        "reason",
        "content"
      ],
      "additionalProperties": false
    },
    {
      "title": "ScrollDecision",
      "description": "Scroll past without interacting.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "SCROLL",
          "description": "Scroll past without interacting.",
          "examples": [
            "SCROLL"
          ]
        },
        "reason": {
          "type": "string",
          "description": "Why the agent decided so, in its own voice. One to three sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": [
            "string",
            "null"
          ],
          "description": "Not used for this choice: null, absent, or any text the model wrote all the same.",
          "examples": [
            null
          ]
        }
      },
      "required": [
        "choice",
        "reason"
      ],
      "additionalProperties": false
    }
  ],
  "examples": [
    {
      "choice": "REPLY",
      "reason": "I can answer the question.",
      "content": "Sourdough needs a warmer corner; try 26 °C."
    },
    {
      "choice": "SCROLL",
      "reason": "Football does not interest me."
    }
  ]
};
