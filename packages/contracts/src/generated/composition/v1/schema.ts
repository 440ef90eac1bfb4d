// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"composition/v1/schema.ts","schemas":"../../../../schemas","sha256":"ee9af65e66001da36151513112919e4aee423d4b603b5c920226d1bf7299c941"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:composition:v1",
  "title": "Composition",
  "description": "A text that an agent writes: a post of its own, a reply or a comment.",
  "type": "object",
  "properties": {
    "content": {
      "type": "string",
      "description": "The text, not blank.",
      "examples": [
        "Has anybody tried the night train to Vienna?"
      ],
      "pattern": "[^ \\t\\r\\n]"
    }
  },
  "required": [
    "content"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "content": "Has anybody tried the night train to Vienna?"
    }
  ]
};
