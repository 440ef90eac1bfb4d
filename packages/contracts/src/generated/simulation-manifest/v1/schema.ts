// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/v1/schema.ts","schemas":"../../../../schemas","sha256":"0ae79891ddb5473bf6b80aaf04889eb21384789582ab760b9def81d609406756"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:simulation-manifest:v1",
  "title": "SimulationManifest",
  "description": "What a run was made with.",
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
    "hash_version": {
      "type": "integer",
      "minimum": 1,
      "description": "Which way of hashing rounds was used. 1: the manifest is in no hash of a round. 2: each round's record_hash covers all of it, and hash what is comparable between machines. 3: as 2, and hash covers the states of agents.",
      "examples": [
        2
      ]
    },
    "follows_recorded": {
      "type": "boolean",
      "description": "Whether the ledger has a row for each follow of a network's file. False: only the file in inputs has them. Absent: true.",
      "examples": [
        false
      ]
    },
    "rules_version": {
      "type": "integer",
      "minimum": 1,
      "description": "Which meaning the policies that are rules have. Absent: 1, in which threshold does not count a post's author.",
      "examples": [
        2
      ]
    },
    "identity": {
      "type": "string",
      "description": "What the hashes of rounds are chained from: a SHA-256 over what is comparable of the manifest (in version 1 of the hashes over the scenario, the inputs, the model, the wording of prompts and the settings). It holds no times, hosts or paths; a fork keeps its parent's.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "scenario_sha256": {
      "type": "string",
      "description": "The SHA-256 of the run's copy of the scenario.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "agents": {
      "type": "integer",
      "minimum": 0,
      "description": "How many agents there are.",
      "examples": [
        12
      ]
    },
    "created_at": {
      "type": "string",
      "description": "When the run was created, RFC 3339.",
      "examples": [
        "2026-03-14T08:00:00Z"
      ],
      "format": "date-time",
      "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    },
    "model": {
      "title": "ModelIdentity",
      "description": "The model that decides. Null where only rules do.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "id": {
          "type": "string",
          "description": "Engine and model, as records name them.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "digest": {
          "type": "string",
          "description": "What tells this very model from others of its name, such as the hash of its file; unpinned where the engine has none.",
          "examples": [
            "unpinned"
          ],
          "minLength": 1
        }
      },
      "required": [
        "id",
        "digest"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "id": "ollama:mistral",
          "digest": "unpinned"
        }
      ]
    },
    "model_parameters": {
      "type": "integer",
      "minimum": 1,
      "description": "How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the manifest.",
      "examples": [
        134515008
      ]
    },
    "prompts_sha256": {
      "type": "string",
      "description": "The SHA-256 of the wording of the prompts.",
      "examples": [
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
      ],
      "pattern": "^[0-9a-f]{64}$"
    },
    "settings": {
      "title": "AskingSettings",
      "description": "Settings that a model's answers depend on, in addition to the messages and seeds of its requests. A run is resumed with the same.",
      "type": "object",
      "properties": {
        "temperature": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 2,
          "description": "Randomness of sampling. Null: the engine's own.",
          "examples": [
            null
          ]
        },
        "max_attempts": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Maximum number of answers asked for one step of a decision. Null: the default.",
          "examples": [
            null
          ]
        },
        "reasoning_effort": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "description": "How much a thinking model is told to think, such as low. Null: the client's default.",
          "examples": [
            null
          ]
        },
        "odds": {
          "type": "boolean",
          "description": "Whether the odds of every choice are asked for, in addition to what the scenario says. Absent: no.",
          "examples": [
            true
          ]
        },
        "percentages": {
          "type": "boolean",
          "description": "Whether surveys ask for the probability of each option in per cent instead of for an answer. Absent: no.",
          "examples": [
            true
          ]
        }
      },
      "required": [
        "temperature",
        "max_attempts",
        "reasoning_effort"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "temperature": null,
          "max_attempts": null,
          "reasoning_effort": null
        }
      ]
    },
    "inputs": {
      "type": "array",
      "items": {
        "title": "InputFile",
        "description": "A file that the scenario names.",
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "description": "Its name in the run's folder inputs.",
            "examples": [
              "profiles.json"
            ],
            "minLength": 1
          },
          "bytes": {
            "type": "integer",
            "minimum": 0,
            "description": "Its size in bytes.",
            "examples": [
              2048
            ]
          },
          "sha256": {
            "type": "string",
            "description": "The SHA-256 of its bytes.",
            "examples": [
              "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
            ],
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "required": [
          "name",
          "bytes",
          "sha256"
        ],
        "additionalProperties": false
      },
      "description": "The files that the scenario names.",
      "examples": [
        [
          {
            "name": "profiles.json",
            "bytes": 2048,
            "sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          }
        ]
      ]
    },
    "contracts": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "A contract and its version.",
        "examples": [
          "decision-record/v2"
        ],
        "pattern": "^[a-z][a-z0-9-]*/v[1-9][0-9]*$"
      },
      "description": "The contracts of what is recorded.",
      "examples": [
        [
          "decision-record/v2"
        ]
      ],
      "minItems": 1
    },
    "packages": {
      "type": "object",
      "additionalProperties": {
        "type": "string",
        "description": "A version.",
        "examples": [
          "0.1.0"
        ],
        "minLength": 1
      },
      "description": "The versions of the packages that made the run, by name.",
      "examples": [
        {
          "@concordat/simulation": "0.1.0"
        }
      ]
    },
    "modules": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "A name.",
        "examples": [
          "longest-first"
        ],
        "minLength": 1
      },
      "description": "Rankers and policies given in code: verifying or resuming the run requires them too. Empty: none.",
      "examples": [
        [
          "longest-first"
        ]
      ]
    },
    "parent": {
      "title": "ParentRun",
      "description": "Where a fork comes from. Null: the run is not a fork.",
      "type": [
        "object",
        "null"
      ],
      "properties": {
        "round": {
          "type": "integer",
          "minimum": 0,
          "description": "The first round that the fork made itself.",
          "examples": [
            3
          ]
        },
        "hash": {
          "type": "string",
          "description": "The hash of the parent's last round that the fork kept; its identity for a fork at round 0.",
          "examples": [
            "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "change_sha256": {
          "type": "string",
          "description": "The SHA-256 of everything that is changed: by this fork, and by the forks that it comes from.",
          "examples": [
            "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "made_with": {
          "type": "array",
          "items": {
            "title": "KeptManifest",
            "description": "The manifest of a run that the fork comes from.",
            "type": "object",
            "properties": {
              "round": {
                "type": "integer",
                "minimum": 0,
                "description": "The first round that was made with it.",
                "examples": [
                  0
                ]
              },
              "comparable_sha256": {
                "type": "string",
                "description": "The SHA-256 of what is comparable of it between machines.",
                "examples": [
                  "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
                ],
                "pattern": "^[0-9a-f]{64}$"
              },
              "manifest_sha256": {
                "type": "string",
                "description": "The SHA-256 of all of it.",
                "examples": [
                  "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
                ],
                "pattern": "^[0-9a-f]{64}$"
              }
            },
            "required": [
              "round",
              "comparable_sha256",
              "manifest_sha256"
            ],
            "additionalProperties": false
          },
          "description": "What the rounds that the fork kept were made with, in the order of the rounds. Absent: version 1 of the hashes.",
          "examples": [
            [
              {
                "round": 0,
                "comparable_sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                "manifest_sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
              }
            ]
          ]
        }
      },
      "required": [
        "round",
        "hash",
        "change_sha256"
      ],
      "additionalProperties": false,
      "examples": [
        null
      ]
    }
  },
  "required": [
    "name",
    "hash_version",
    "identity",
    "scenario_sha256",
    "agents",
    "created_at",
    "model",
    "prompts_sha256",
    "settings",
    "inputs",
    "contracts",
    "packages",
    "modules",
    "parent"
  ],
  "additionalProperties": false,
  "examples": [
    {
      "name": "market-street",
      "hash_version": 2,
      "rules_version": 2,
      "identity": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "scenario_sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "agents": 12,
      "created_at": "2026-03-14T08:00:00Z",
      "model": {
        "id": "ollama:mistral",
        "digest": "unpinned"
      },
      "prompts_sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
      "settings": {
        "temperature": null,
        "max_attempts": null,
        "reasoning_effort": null
      },
      "inputs": [
        {
          "name": "profiles.json",
          "bytes": 2048,
          "sha256": "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
        }
      ],
      "contracts": [
        "decision-record/v2"
      ],
      "packages": {
        "@concordat/simulation": "0.1.0"
      },
      "modules": [],
      "parent": null
    }
  ]
};
