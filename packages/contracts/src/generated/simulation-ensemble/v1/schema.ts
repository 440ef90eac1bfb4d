// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/v1/schema.ts","schemas":"../../../../schemas","sha256":"a9bd69a97762f59b702430a1229bd1bbf5cb544f45542a7d71101748a0915523"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:simulation-ensemble:v1",
  "title": "SimulationEnsemble",
  "description": "The runs of one scenario with several seeds, which stand in one folder.",
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "description": "The name of the scenario.",
      "examples": [
        "market-street"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "seed": {
      "type": "integer",
      "minimum": 0,
      "description": "The seed of the scenario, from which those of the runs follow.",
      "examples": [
        7
      ],
      "maximum": 9007199254740991
    },
    "redraw": {
      "type": "boolean",
      "description": "Whether each run draws an audience and a network of its own. False: all runs have those of the scenario's seed.",
      "examples": [
        false
      ]
    },
    "scenario_sha256": {
      "type": "string",
      "description": "The hash of the scenario, as in the manifests of runs.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "packages": {
      "type": "object",
      "description": "Open: the versions of the packages that began it.",
      "examples": [
        {
          "@concordat/simulation": "0.1.0"
        }
      ],
      "additionalProperties": {
        "type": "string",
        "description": "A version.",
        "examples": [
          "0.1.0"
        ]
      }
    },
    "rules_version": {
      "type": "integer",
      "minimum": 1,
      "description": "Which meaning the policies that are rules have in all of its runs, as in their manifests. Absent: 1.",
      "examples": [
        2
      ]
    },
    "runs": {
      "type": "array",
      "description": "The runs, in the order of their seeds' numbers.",
      "items": {
        "$ref": "#/$defs/run"
      },
      "examples": [
        [
          {
            "folder": "runs/01",
            "seed": 7
          }
        ]
      ],
      "minItems": 1
    },
    "sha256": {
      "type": "string",
      "description": "The hash of all other fields as canonical JSON, by which an edited one is noticed. Absent: an earlier version began it.",
      "examples": [
        "f2c7ab0be54a37a84b1bd2f1b9b1e9a6a2a6f9d6b8c1b7c2f6a9e0d1c3b5a798"
      ],
      "pattern": "^[0-9a-f]{64}$"
    }
  },
  "required": [
    "name",
    "seed",
    "redraw",
    "scenario_sha256",
    "packages",
    "runs"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "name": "market-street",
      "seed": 7,
      "redraw": false,
      "scenario_sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "packages": {
        "@concordat/simulation": "0.1.0"
      },
      "rules_version": 2,
      "runs": [
        {
          "folder": "runs/01",
          "seed": 3141592653
        },
        {
          "folder": "runs/02",
          "seed": 2718281828
        }
      ]
    }
  ],
  "$defs": {
    "run": {
      "title": "EnsembleRun",
      "description": "A run of the ensemble.",
      "type": "object",
      "properties": {
        "folder": {
          "type": "string",
          "description": "Its folder, relative to that of the ensemble.",
          "examples": [
            "runs/01"
          ],
          "pattern": "^runs/[0-9]+$"
        },
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "Its seed.",
          "examples": [
            7
          ],
          "maximum": 9007199254740991
        }
      },
      "required": [
        "folder",
        "seed"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "folder": "runs/01",
          "seed": 7
        }
      ]
    }
  }
};
