// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"post/v1/schema.ts","schemas":"../../../../schemas","sha256":"b975d673ce0650bb430c3eb7e4e91f54a03f5384ff81aba324a70e983c3c9fd9"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:post:v1",
  "title": "Post",
  "description": "A post in a feed.",
  "type": "object",
  "oneOf": [
    {
      "title": "TextPost",
      "description": "A post without a picture or film.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Identifies the post within its feed.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "author_id": {
          "type": "string",
          "description": "Who wrote the post.",
          "examples": [
            "nils"
          ],
          "minLength": 1
        },
        "text": {
          "type": "string",
          "description": "The post's words, as written; may be empty.",
          "examples": [
            "My first sourdough came out flat. What did I do wrong?"
          ]
        },
        "timestamp": {
          "type": "string",
          "description": "When the post was published, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "has_media": {
          "type": "boolean",
          "const": false,
          "default": false,
          "description": "The post carries no media. Absent: false.",
          "examples": [
            false
          ]
        },
        "media_type": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "image",
            "video",
            "gif",
            null
          ],
          "default": null,
          "description": "Left over when media was removed; usually null. Absent or null: none.",
          "examples": [
            null
          ]
        },
        "media_description": {
          "type": [
            "string",
            "null"
          ],
          "default": null,
          "description": "What the picture or film shows, for those who cannot see it. Absent or null: not described.",
          "examples": [
            "A flat, pale loaf on a wooden board."
          ]
        },
        "likes": {
          "type": "integer",
          "minimum": 0,
          "description": "How many liked the post. Absent: 0.",
          "examples": [
            12
          ],
          "default": 0
        },
        "reshares": {
          "type": "integer",
          "minimum": 0,
          "description": "How many shared it again. Absent: 0.",
          "examples": [
            3
          ],
          "default": 0
        },
        "replies": {
          "type": "integer",
          "minimum": 0,
          "description": "How many replied. Absent: 0.",
          "examples": [
            4
          ],
          "default": 0
        }
      },
      "required": [
        "id",
        "author_id",
        "text",
        "timestamp"
      ],
      "additionalProperties": false
    },
    {
      "title": "MediaPost",
      "description": "A post with a picture or film.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Identifies the post within its feed.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "author_id": {
          "type": "string",
          "description": "Who wrote the post.",
          "examples": [
            "nils"
          ],
          "minLength": 1
        },
        "text": {
          "type": "string",
          "description": "The post's words, as written; may be empty.",
          "examples": [
            "My first sourdough came out flat. What did I do wrong?"
          ]
        },
        "timestamp": {
          "type": "string",
          "description": "When the post was published, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "has_media": {
          "type": "boolean",
          "const": true,
          "description": "The post carries media.",
          "examples": [
            true
          ]
        },
        "media_type": {
          "type": "string",
          "enum": [
            "image",
            "video",
            "gif"
          ],
          "description": "What kind of media it carries.",
          "examples": [
            "image"
          ]
        },
        "media_description": {
          "type": [
            "string",
            "null"
          ],
          "default": null,
          "description": "What the picture or film shows, for those who cannot see it. Absent or null: not described.",
          "examples": [
            "A flat, pale loaf on a wooden board."
          ]
        },
        "likes": {
          "type": "integer",
          "minimum": 0,
          "description": "How many liked the post. Absent: 0.",
          "examples": [
            12
          ],
          "default": 0
        },
        "reshares": {
          "type": "integer",
          "minimum": 0,
          "description": "How many shared it again. Absent: 0.",
          "examples": [
            3
          ],
          "default": 0
        },
        "replies": {
          "type": "integer",
          "minimum": 0,
          "description": "How many replied. Absent: 0.",
          "examples": [
            4
          ],
          "default": 0
        }
      },
      "required": [
        "id",
        "author_id",
        "text",
        "timestamp",
        "has_media",
        "media_type"
      ],
      "additionalProperties": false
    }
  ],
  "examples": [
    {
      "id": "p17",
      "author_id": "nils",
      "text": "My first sourdough came out flat. What did I do wrong?",
      "timestamp": "2026-03-14T09:26:53Z",
      "has_media": true,
      "media_type": "image",
      "media_description": "A flat, pale loaf on a wooden board.",
      "likes": 12,
      "reshares": 0,
      "replies": 4
    },
    {
      "id": "p3",
      "author_id": "ada",
      "text": "Night trains are back.",
      "timestamp": "2026-03-14T11:26:53.125+02:00"
    }
  ]
};
