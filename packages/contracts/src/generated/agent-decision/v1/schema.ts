// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v1/schema.ts","schemas":"../../../../schemas","sha256":"08ae9634984a32ed8f9057538b63fe9b1e6c04f2598635a89f6f1561775df1b8"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:agent-decision:v1",
  "title": "AgentDecision",
  "description": "What a social agent does with one post of a feed it was shown.",
  "type": "object",
  "oneOf": [
    {
      "title": "IgnoreDecision",
      "description": "Pass over the post.",
      "type": "object",
      "properties": {
        "post_id": {
          "type": "string",
          "description": "The id of the post that is decided on, as the feed gives it.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "choice": {
          "type": "string",
          "const": "IGNORE",
          "description": "Pass over the post.",
          "examples": [
            "IGNORE"
          ]
        },
        "reason": {
          "type": "string",
          "description": "Why the agent decided so, in its own voice. One or two sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": "null",
          "description": "Nothing is written for this choice: null or absent, both meaning that.",
          "examples": [
            null
          ]
        },
        "timestamp": {
          "type": "string",
          "description": "When the decision was made, RFC 3339. Absent: filled with the time of the decision.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        }
      },
      "required": [
        "post_id",
        "choice",
        "reason"
      ],
      "additionalProperties": false
    },
    {
      "title": "LikeDecision",
      "description": "Like the post.",
      "type": "object",
      "properties": {
        "post_id": {
          "type": "string",
          "description": "The id of the post that is decided on, as the feed gives it.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
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
          "description": "Why the agent decided so, in its own voice. One or two sentences, not blank.",
          "examples": [
            "I have waited for this release for months."
          ],
          "pattern": "[^ \\t\\r\\n]"
        },
        "content": {
          "type": "null",
          "description": "Nothing is written for this choice: null or absent, both meaning that.",
          "examples": [
            null
          ]
        },
        "timestamp": {
          "type": "string",
          "description": "When the decision was made, RFC 3339. Absent: filled with the time of the decision.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        }
      },
      "required": [
        "post_id",
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
        "post_id": {
          "type": "string",
          "description": "The id of the post that is decided on, as the feed gives it.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
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
          "description": "Why the agent decided so, in its own voice. One or two sentences, not blank.",
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
        },
        "timestamp": {
          "type": "string",
          "description": "When the decision was made, RFC 3339. Absent: filled with the time of the decision.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        }
      },
      "required": [
        "post_id",
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
        "post_id": {
          "type": "string",
          "description": "The id of the post that is decided on, as the feed gives it.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
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
          "description": "Why the agent decided so, in its own voice. One or two sentences, not blank.",
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
        },
        "timestamp": {
          "type": "string",
          "description": "When the decision was made, RFC 3339. Absent: filled with the time of the decision.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        }
      },
      "required": [
        "post_id",
        "choice",
        "reason",
        "content"
      ],
      "additionalProperties": false
    }
  ],
  "examples": [
    {
      "post_id": "p17",
      "choice": "REPLY",
      "reason": "I can answer the question.",
      "content": "Sourdough needs a warmer corner; try 26 °C.",
      "timestamp": "2026-03-14T09:26:53Z"
    },
    {
      "post_id": "p3",
      "choice": "IGNORE",
      "reason": "Football does not interest me.",
      "content": null
    }
  ]
};
