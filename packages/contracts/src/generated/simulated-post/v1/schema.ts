// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulated-post/v1/schema.ts","schemas":"../../../../schemas","sha256":"c957439a39093cf55c514158cab832c0b112186a11c3f2f8e9ad71869402ad8d"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:simulated-post:v1",
  "title": "SimulatedPost",
  "description": "A post of a simulation: a post, and when and to whom it appears.",
  "type": "object",
  "oneOf": [
    {
      "title": "SimulatedTextPost",
      "description": "A post without a picture or film.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Identifies the post within the simulation.",
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
          "description": "When the post was published, RFC 3339. Absent: when its round begins.",
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
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.",
          "examples": [
            3
          ]
        },
        "followed_by": {
          "type": "string",
          "enum": [
            "followers",
            "everyone"
          ],
          "description": "Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.",
          "examples": [
            "everyone"
          ]
        },
        "slot": {
          "type": "string",
          "description": "What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.",
          "examples": [
            "message"
          ],
          "minLength": 1
        }
      },
      "required": [
        "id",
        "author_id",
        "text"
      ],
      "additionalProperties": false
    },
    {
      "title": "SimulatedMediaPost",
      "description": "A post with a picture or film.",
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Identifies the post within the simulation.",
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
          "description": "When the post was published, RFC 3339. Absent: when its round begins.",
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
        },
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.",
          "examples": [
            3
          ]
        },
        "followed_by": {
          "type": "string",
          "enum": [
            "followers",
            "everyone"
          ],
          "description": "Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.",
          "examples": [
            "everyone"
          ]
        },
        "slot": {
          "type": "string",
          "description": "What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.",
          "examples": [
            "message"
          ],
          "minLength": 1
        }
      },
      "required": [
        "id",
        "author_id",
        "text",
        "has_media",
        "media_type"
      ],
      "additionalProperties": false
    }
  ],
  "examples": [
    {
      "id": "m1",
      "author_id": "cityhall",
      "text": "Market Street will be closed to cars from May.",
      "round": 3,
      "followed_by": "everyone",
      "slot": "message"
    },
    {
      "id": "m2",
      "author_id": "mara",
      "text": "Our street, as it could be.",
      "timestamp": "2026-03-14T09:00:00Z",
      "has_media": true,
      "media_type": "image",
      "media_description": "A street with trees and tables.",
      "likes": 3,
      "reshares": 1,
      "replies": 2,
      "round": 1,
      "followed_by": "followers",
      "slot": "m2"
    }
  ]
};
