// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v3/schema.ts","schemas":"../../../../schemas","sha256":"16ede0b7c768e1cdb7e2a90ca1625a711f5719b15ed34399e752b6f009bf9ddd"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:agent-decision:v3",
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
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
      "description": "Share the post again as it is, without a comment.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "RESHARE",
          "description": "Share the post again as it is, without a comment.",
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
          "type": [
            "string",
            "null"
          ],
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
      "title": "QuoteDecision",
      "description": "Share the post again with a comment.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "QUOTE",
          "description": "Share the post again with a comment.",
          "examples": [
            "QUOTE"
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
      "title": "FollowDecision",
      "description": "Follow the author of the post from now on.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "FOLLOW",
          "description": "Follow the author of the post from now on.",
          "examples": [
            "FOLLOW"
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
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
      "title": "UnfollowDecision",
      "description": "Follow the author of the post no longer.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "UNFOLLOW",
          "description": "Follow the author of the post no longer.",
          "examples": [
            "UNFOLLOW"
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
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
      "title": "MuteDecision",
      "description": "See nothing of the author of the post from now on, without ceasing to follow.",
      "type": "object",
      "properties": {
        "choice": {
          "type": "string",
          "const": "MUTE",
          "description": "See nothing of the author of the post from now on, without ceasing to follow.",
          "examples": [
            "MUTE"
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
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
          "description": "Not used for this choice: null, absent, or any text the model wrote anyway.",
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
      "choice": "QUOTE",
      "reason": "My neighbours should know.",
      "content": "Worth five minutes of your day."
    },
    {
      "choice": "MUTE",
      "reason": "I do not want to read this any longer."
    }
  ]
};
