// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"list-items/v1/schema.ts","schemas":"../../../../schemas","sha256":"baa7523f973d402f164734ef94ed0f3f58b59dd728a805091dabd4452a644f90"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:list-items:v1",
  "title": "ListItems",
  "description": "What one specialist found, an item a sentence.",
  "type": "object",
  "properties": {
    "items": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "One sentence with one idea.",
        "examples": [
          "Self-hosted runners cost 40 % less per minute."
        ]
      },
      "description": "The items, most important first. An empty list is a valid answer: nothing was found.",
      "examples": [
        [
          "Self-hosted runners cost 40 % less per minute."
        ]
      ]
    }
  },
  "required": [
    "items"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "items": [
        "Self-hosted runners cost 40 % less per minute."
      ]
    },
    {
      "items": []
    }
  ]
};
