// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"llm-config/v1/schema.ts","schemas":"../../../../schemas","sha256":"048e7d14f392dbf69e8573434b07a32d6b5104f83ce618b77ef1d735038efb69"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:llm-config:v1",
  "title": "LlmConfig",
  "description": "Which model to talk to, and how. Every field may be absent and then has its default.",
  "type": "object",
  "properties": {
    "endpoint": {
      "type": "string",
      "format": "uri",
      "pattern": "^https?://[^/?# \\t\\r\\n]+([/?#][^ \\t\\r\\n]*)?$",
      "default": "http://localhost:11434",
      "description": "The server's base URL, http or https. Absent: the local Ollama.",
      "examples": [
        "http://localhost:11434"
      ]
    },
    "model": {
      "type": "string",
      "minLength": 1,
      "default": "mistral",
      "description": "The model's name at that server. Absent: mistral.",
      "examples": [
        "mistral"
      ]
    },
    "reasoning_effort": {
      "type": "string",
      "enum": [
        "low",
        "medium",
        "high"
      ],
      "default": "medium",
      "description": "How much a thinking model should think; models that take no levels are not sent it. Absent: medium.",
      "examples": [
        "low"
      ]
    },
    "timeout": {
      "type": "integer",
      "exclusiveMinimum": 0,
      "default": 30,
      "description": "Seconds to wait for one answer. Absent: 30.",
      "examples": [
        60
      ]
    },
    "temperature": {
      "type": "number",
      "minimum": 0,
      "maximum": 2,
      "default": 0.7,
      "description": "Randomness of the answers, 0 to 2. Absent: 0.7.",
      "examples": [
        0.2
      ]
    }
  },
  "additionalProperties": false,
  "examples": [
    {
      "endpoint": "http://localhost:11434",
      "model": "mistral",
      "reasoning_effort": "medium",
      "timeout": 30,
      "temperature": 0.7
    },
    {}
  ]
};
