// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v2/schema.ts","schemas":"../../../../schemas","sha256":"74cf99077f843d74874b68c6168af536cc510b54262cc0a83946bd898b403c59"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:decision-record:v2",
  "title": "DecisionRecord",
  "description": "What happened when one agent decided on one post, or one feed, in one step or several.",
  "type": "object",
  "oneOf": [
    {
      "title": "ValidRecord",
      "description": "A decision on one post.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "valid",
          "description": "The end of the decision's life: valid.",
          "examples": [
            "valid"
          ]
        },
        "contract": {
          "type": "string",
          "const": "agent-decision/v2",
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v2"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": "string",
          "description": "The post that was decided on.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "decision": {
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
                  "description": "Why the agent decided so.",
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
                  "description": "Not used for this choice: null, absent, or any text.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "string",
                  "description": "The text of the reply, not blank.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "string",
                  "description": "The comment, not blank.",
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
                  "description": "Why the agent decided so.",
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
                  "description": "Not used for this choice: null, absent, or any text.",
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
          "description": "The decision, as agent-decision/v2 has it.",
          "examples": [
            {
              "choice": "SCROLL",
              "reason": "Not for me."
            }
          ]
        },
        "rule": {
          "title": "RuleChoice",
          "description": "How a rule drew the choice, where the model was asked for the words only. Absent: the model chose.",
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "const": "relevance",
              "description": "The rule.",
              "examples": [
                "relevance"
              ]
            },
            "relevance": {
              "type": "number",
              "description": "How relevant the post was to the agent, in standard deviations: 0 is average.",
              "examples": [
                1.4
              ]
            },
            "options": {
              "type": "array",
              "items": {
                "title": "RuleOption",
                "description": "An option.",
                "type": "object",
                "properties": {
                  "value": {
                    "type": "string",
                    "enum": [
                      "LIKE",
                      "REPLY",
                      "RESHARE",
                      "SCROLL"
                    ],
                    "description": "The choice.",
                    "examples": [
                      "LIKE"
                    ]
                  },
                  "probability": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "Its probability by the rule, in millionths.",
                    "examples": [
                      0.25
                    ]
                  }
                },
                "required": [
                  "value",
                  "probability"
                ],
                "additionalProperties": false
              },
              "description": "How probable each choice was, in the contract's order.",
              "examples": [
                [
                  {
                    "value": "LIKE",
                    "probability": 1
                  }
                ]
              ],
              "minItems": 1
            },
            "draw": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The number that the choice was drawn with.",
              "examples": [
                0.71
              ]
            }
          },
          "required": [
            "name",
            "relevance",
            "options",
            "draw"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "name": "relevance",
              "relevance": 1.4,
              "options": [
                {
                  "value": "LIKE",
                  "probability": 0.6
                },
                {
                  "value": "SCROLL",
                  "probability": 0.4
                }
              ],
              "draw": 0.71
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ],
          "minItems": 1
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "decision",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "ValidNetworkRecord",
      "description": "A decision on one post, on a network with plain reshares, and follows and mutes that change it.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "valid",
          "description": "The end of the decision's life: valid.",
          "examples": [
            "valid"
          ]
        },
        "contract": {
          "type": "string",
          "const": "agent-decision/v3",
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v3"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": "string",
          "description": "The post that was decided on.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "decision": {
          "type": "object",
          "oneOf": [
            {
              "title": "NetworkLikeDecision",
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
              "title": "NetworkReplyDecision",
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
              "title": "NetworkReshareDecision",
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
              "title": "NetworkQuoteDecision",
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
              "title": "NetworkFollowDecision",
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
              "title": "NetworkUnfollowDecision",
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
              "title": "NetworkMuteDecision",
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
              "title": "NetworkScrollDecision",
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
          "description": "The decision, as agent-decision/v2 has it.",
          "examples": [
            {
              "choice": "SCROLL",
              "reason": "Not for me."
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ],
          "minItems": 1
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "decision",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "ValidFeedRecord",
      "description": "A decision on one post of a feed that was shown whole.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "valid",
          "description": "The end of the decision's life: valid.",
          "examples": [
            "valid"
          ]
        },
        "contract": {
          "type": "string",
          "const": "agent-decision/v1",
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v1"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": "string",
          "description": "The post that was decided on.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "decision": {
          "type": "object",
          "oneOf": [
            {
              "title": "FeedIgnoreDecision",
              "description": "Pass over the post.",
              "type": "object",
              "properties": {
                "post_id": {
                  "type": "string",
                  "description": "The post that is decided on.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "null",
                  "description": "Nothing is written for this choice: null or absent.",
                  "examples": [
                    null
                  ]
                },
                "timestamp": {
                  "type": "string",
                  "description": "When the decision was made, RFC 3339. Absent: not said.",
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
              "title": "FeedLikeDecision",
              "description": "Like the post.",
              "type": "object",
              "properties": {
                "post_id": {
                  "type": "string",
                  "description": "The post that is decided on.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "null",
                  "description": "Nothing is written for this choice: null or absent.",
                  "examples": [
                    null
                  ]
                },
                "timestamp": {
                  "type": "string",
                  "description": "When the decision was made, RFC 3339. Absent: not said.",
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
              "title": "FeedReplyDecision",
              "description": "Write a reply to the post.",
              "type": "object",
              "properties": {
                "post_id": {
                  "type": "string",
                  "description": "The post that is decided on.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "string",
                  "description": "The text of the reply, not blank.",
                  "examples": [
                    "Worth five minutes of your day."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "timestamp": {
                  "type": "string",
                  "description": "When the decision was made, RFC 3339. Absent: not said.",
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
              "title": "FeedReshareDecision",
              "description": "Share the post again with a comment.",
              "type": "object",
              "properties": {
                "post_id": {
                  "type": "string",
                  "description": "The post that is decided on.",
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
                  "description": "Why the agent decided so.",
                  "examples": [
                    "I have waited for this release for months."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "content": {
                  "type": "string",
                  "description": "The comment, not blank.",
                  "examples": [
                    "Worth five minutes of your day."
                  ],
                  "pattern": "[^ \\t\\r\\n]"
                },
                "timestamp": {
                  "type": "string",
                  "description": "When the decision was made, RFC 3339. Absent: not said.",
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
          "description": "The decision, as agent-decision/v1 has it.",
          "examples": [
            {
              "post_id": "p17",
              "choice": "LIKE",
              "reason": "Lovely."
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ],
          "minItems": 1
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "decision",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "ComposedRecord",
      "description": "A post of one's own, written after looking at a post.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "valid",
          "description": "The end of the decision's life: valid.",
          "examples": [
            "valid"
          ]
        },
        "contract": {
          "type": "string",
          "const": "composition/v1",
          "description": "The contract that was asked for.",
          "examples": [
            "composition/v1"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": "string",
          "description": "The post that was looked at before.",
          "examples": [
            "p17"
          ],
          "minLength": 1
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "decision": {
          "title": "ComposedText",
          "description": "The text, as composition/v1 has it.",
          "type": "object",
          "properties": {
            "content": {
              "type": "string",
              "description": "The text of the post, not blank.",
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
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ],
          "minItems": 1
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "decision",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "InvalidRecord",
      "description": "The model answered, but not as the contract wants.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "invalid",
          "description": "The end of the decision's life: invalid.",
          "examples": [
            "invalid"
          ]
        },
        "contract": {
          "type": "string",
          "enum": [
            "agent-decision/v3",
            "agent-decision/v2",
            "agent-decision/v1",
            "composition/v1"
          ],
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v1"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "description": "The post that was to be decided on. Null: several were shown and none was chosen.",
          "examples": [
            "p17"
          ]
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "error": {
          "title": "RecordedViolation",
          "description": "Why the answer is not accepted.",
          "type": "object",
          "properties": {
            "code": {
              "type": "string",
              "const": "CONTRACT_VIOLATION",
              "description": "The answer breaks the contract.",
              "examples": [
                "CONTRACT_VIOLATION"
              ]
            },
            "message": {
              "type": "string",
              "description": "Which rules it breaks.",
              "examples": [
                "value does not keep agent-decision/v2: must not be blank (path: content)"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "code": "CONTRACT_VIOLATION",
              "message": "must not be blank (path: content)"
            }
          ]
        },
        "rule": {
          "title": "RuleChoice",
          "description": "How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.",
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "const": "relevance",
              "description": "The rule.",
              "examples": [
                "relevance"
              ]
            },
            "relevance": {
              "type": "number",
              "description": "How relevant the post was to the agent, in standard deviations: 0 is average.",
              "examples": [
                1.4
              ]
            },
            "options": {
              "type": "array",
              "items": {
                "title": "RuleOption",
                "description": "An option.",
                "type": "object",
                "properties": {
                  "value": {
                    "type": "string",
                    "enum": [
                      "LIKE",
                      "REPLY",
                      "RESHARE",
                      "SCROLL"
                    ],
                    "description": "The choice.",
                    "examples": [
                      "LIKE"
                    ]
                  },
                  "probability": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "Its probability by the rule, in millionths.",
                    "examples": [
                      0.25
                    ]
                  }
                },
                "required": [
                  "value",
                  "probability"
                ],
                "additionalProperties": false
              },
              "description": "How probable each choice was, in the contract's order.",
              "examples": [
                [
                  {
                    "value": "LIKE",
                    "probability": 1
                  }
                ]
              ],
              "minItems": 1
            },
            "draw": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The number that the choice was drawn with.",
              "examples": [
                0.71
              ]
            }
          },
          "required": [
            "name",
            "relevance",
            "options",
            "draw"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "name": "relevance",
              "relevance": 1.4,
              "options": [
                {
                  "value": "LIKE",
                  "probability": 0.6
                },
                {
                  "value": "SCROLL",
                  "probability": 0.4
                }
              ],
              "draw": 0.71
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ]
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "error",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    {
      "title": "FailedRecord",
      "description": "There was no answer to check.",
      "type": "object",
      "properties": {
        "state": {
          "type": "string",
          "const": "failed",
          "description": "The end of the decision's life: failed.",
          "examples": [
            "failed"
          ]
        },
        "contract": {
          "type": "string",
          "enum": [
            "agent-decision/v3",
            "agent-decision/v2",
            "agent-decision/v1",
            "composition/v1"
          ],
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v1"
          ]
        },
        "round": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The round of the simulation. Null: the decision is not part of one.",
          "examples": [
            3
          ]
        },
        "agent_id": {
          "type": "string",
          "description": "Whose decision it is.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "post_id": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "description": "The post that was to be decided on. Null: several were shown and none was chosen.",
          "examples": [
            "p17"
          ]
        },
        "shown_post_ids": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "The id of a post.",
            "examples": [
              "p17"
            ],
            "minLength": 1
          },
          "description": "The posts that the model saw, in the order shown.",
          "examples": [
            [
              "p17"
            ]
          ],
          "minItems": 1
        },
        "error": {
          "title": "RecordedFailure",
          "description": "What went wrong.",
          "type": "object",
          "properties": {
            "code": {
              "type": "string",
              "enum": [
                "CONNECTION_FAILED",
                "MODEL_NOT_FOUND",
                "UNAUTHORIZED",
                "RATE_LIMITED",
                "TIMEOUT",
                "SERVER_BUSY",
                "PROTOCOL_ERROR",
                "TRUNCATED",
                "UNREADABLE",
                "CONTEXT_OVERFLOW",
                "ABORTED",
                "REPLAY_MISS",
                "PROMPT_REPEATED",
                "IMAGES_UNSUPPORTED",
                "STEPS_EXHAUSTED"
              ],
              "description": "The stable name of what went wrong.",
              "examples": [
                "CONNECTION_FAILED"
              ]
            },
            "message": {
              "type": "string",
              "description": "What happened, with which model, and what can be done.",
              "examples": [
                "ollama:mistral at http://localhost:11434 did not answer within 30 s"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "code": "TIMEOUT",
              "message": "ollama:mistral did not answer within 30 s"
            }
          ]
        },
        "rule": {
          "title": "RuleChoice",
          "description": "How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.",
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "const": "relevance",
              "description": "The rule.",
              "examples": [
                "relevance"
              ]
            },
            "relevance": {
              "type": "number",
              "description": "How relevant the post was to the agent, in standard deviations: 0 is average.",
              "examples": [
                1.4
              ]
            },
            "options": {
              "type": "array",
              "items": {
                "title": "RuleOption",
                "description": "An option.",
                "type": "object",
                "properties": {
                  "value": {
                    "type": "string",
                    "enum": [
                      "LIKE",
                      "REPLY",
                      "RESHARE",
                      "SCROLL"
                    ],
                    "description": "The choice.",
                    "examples": [
                      "LIKE"
                    ]
                  },
                  "probability": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "Its probability by the rule, in millionths.",
                    "examples": [
                      0.25
                    ]
                  }
                },
                "required": [
                  "value",
                  "probability"
                ],
                "additionalProperties": false
              },
              "description": "How probable each choice was, in the contract's order.",
              "examples": [
                [
                  {
                    "value": "LIKE",
                    "probability": 1
                  }
                ]
              ],
              "minItems": 1
            },
            "draw": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The number that the choice was drawn with.",
              "examples": [
                0.71
              ]
            }
          },
          "required": [
            "name",
            "relevance",
            "options",
            "draw"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "name": "relevance",
              "relevance": 1.4,
              "options": [
                {
                  "value": "LIKE",
                  "probability": 0.6
                },
                {
                  "value": "SCROLL",
                  "probability": 0.4
                }
              ],
              "draw": 0.71
            }
          ]
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Step"
          },
          "description": "What the model was asked for, in order.",
          "examples": [
            [
              {
                "name": "decision",
                "contract": "agent-decision/v2",
                "state": "valid",
                "next_state": null,
                "attempts": [
                  {
                    "index": 1,
                    "state": "valid",
                    "seed": 911,
                    "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                    "finish_reason": "stop",
                    "repairs": [
                      {
                        "name": "code-fence",
                        "offset": 0,
                        "length": 8
                      }
                    ],
                    "violations": [],
                    "error": null,
                    "prompt_tokens": 212,
                    "completion_tokens": 19,
                    "started_at": "2026-03-14T09:26:53Z",
                    "duration_ms": 812
                  }
                ]
              }
            ]
          ]
        },
        "model": {
          "type": "string",
          "description": "Engine and model.",
          "examples": [
            "ollama:mistral"
          ],
          "minLength": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed of the run, from which the seeds of attempts follow. Null: none was given.",
          "examples": [
            7
          ]
        },
        "time": {
          "type": "string",
          "description": "When the decision was made or given up, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds from asking to the end, waits included.",
          "examples": [
            1013
          ]
        }
      },
      "required": [
        "state",
        "contract",
        "round",
        "agent_id",
        "post_id",
        "shown_post_ids",
        "error",
        "steps",
        "model",
        "seed",
        "time",
        "duration_ms"
      ],
      "additionalProperties": false
    }
  ],
  "$defs": {
    "Repair": {
      "title": "Repair",
      "description": "Something that was put right to read the text.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The repair's name.",
          "examples": [
            "code-fence"
          ],
          "minLength": 1
        },
        "offset": {
          "type": "integer",
          "minimum": 0,
          "description": "Where in the text, in UTF-16 units.",
          "examples": [
            0
          ]
        },
        "length": {
          "type": "integer",
          "minimum": 0,
          "description": "How much of the text it concerns, in UTF-16 units.",
          "examples": [
            8
          ]
        }
      },
      "required": [
        "name",
        "offset",
        "length"
      ],
      "additionalProperties": false
    },
    "Violation": {
      "title": "Violation",
      "description": "A rule of the contract that the value breaks.",
      "type": "object",
      "properties": {
        "path": {
          "type": "string",
          "description": "JSON Pointer into the value; empty for the whole.",
          "examples": [
            "/content"
          ]
        },
        "keyword": {
          "type": "string",
          "description": "The JSON Schema keyword that is broken.",
          "examples": [
            "pattern"
          ],
          "minLength": 1
        },
        "message": {
          "type": "string",
          "description": "What is wrong, in words.",
          "examples": [
            "must not be blank"
          ],
          "minLength": 1
        }
      },
      "required": [
        "path",
        "keyword",
        "message"
      ],
      "additionalProperties": false
    },
    "Attempt": {
      "title": "Attempt",
      "description": "One request to the model and what came of it.",
      "type": "object",
      "properties": {
        "index": {
          "type": "integer",
          "minimum": 1,
          "description": "Which attempt, counted from 1.",
          "examples": [
            1
          ]
        },
        "state": {
          "type": "string",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "description": "What the attempt came to.",
          "examples": [
            "valid"
          ]
        },
        "model": {
          "type": "string",
          "description": "The client that was asked last, where the record's model stands for several. Absent: the record's model.",
          "examples": [
            "openai:gpt-5-mini"
          ],
          "minLength": 1
        },
        "tried": {
          "type": "array",
          "items": {
            "title": "TriedClient",
            "type": "object",
            "description": "A client that gave no answer to this request.",
            "properties": {
              "model": {
                "type": "string",
                "description": "The client's id.",
                "examples": [
                  "ollama:mistral"
                ],
                "minLength": 1
              },
              "code": {
                "type": "string",
                "enum": [
                  "CONNECTION_FAILED",
                  "MODEL_NOT_FOUND",
                  "UNAUTHORIZED",
                  "RATE_LIMITED",
                  "TIMEOUT",
                  "SERVER_BUSY",
                  "PROTOCOL_ERROR",
                  "TRUNCATED",
                  "UNREADABLE",
                  "CONTEXT_OVERFLOW",
                  "ABORTED",
                  "REPLAY_MISS",
                  "PROMPT_REPEATED",
                  "IMAGES_UNSUPPORTED",
                  "STEPS_EXHAUSTED"
                ],
                "description": "The stable name of what went wrong.",
                "examples": [
                  "CONNECTION_FAILED"
                ]
              },
              "message": {
                "type": "string",
                "description": "What happened, and what can be done.",
                "examples": [
                  "ollama:mistral at http://localhost:11434 cannot be reached"
                ],
                "minLength": 1
              }
            },
            "required": [
              "model",
              "code",
              "message"
            ],
            "additionalProperties": false,
            "examples": [
              {
                "model": "ollama:mistral",
                "code": "CONNECTION_FAILED",
                "message": "ollama:mistral at http://localhost:11434 cannot be reached"
              }
            ]
          },
          "description": "Why other clients gave no answer to this request, in the order in which they were asked. Absent: none was asked.",
          "examples": [
            [
              {
                "model": "ollama:mistral",
                "code": "CONNECTION_FAILED",
                "message": "ollama:mistral at http://localhost:11434 cannot be reached"
              }
            ]
          ],
          "minItems": 1
        },
        "seed": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "The seed sent with the request. Null: none was.",
          "examples": [
            911
          ]
        },
        "text": {
          "type": "string",
          "description": "The model's text, exactly, as far as it came.",
          "examples": [
            "{\"choice\":\"LIKE\",\"reason\":\"Lovely.\"}"
          ]
        },
        "turn": {
          "title": "AttemptTurn",
          "description": "What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer; empty for the whole value.",
              "examples": [
                "/choice"
              ]
            },
            "prompt": {
              "type": "string",
              "description": "The message that asked for it, exactly.",
              "examples": [
                "What do you do with it?"
              ]
            },
            "prefill": {
              "type": "string",
              "description": "How the answer was begun; the text goes on from there.",
              "examples": [
                "I think"
              ]
            },
            "odds": {
              "title": "TurnOdds",
              "description": "How probable each option was for the model, and what was drawn. Null: the answer was read from words.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "options": {
                  "type": "array",
                  "items": {
                    "title": "TurnOption",
                    "description": "An option.",
                    "type": "object",
                    "properties": {
                      "value": {
                        "type": "string",
                        "description": "The value, as text.",
                        "examples": [
                          "LIKE"
                        ]
                      },
                      "name": {
                        "type": "string",
                        "description": "What it was called in the question.",
                        "examples": [
                          "like it"
                        ]
                      },
                      "probability": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1,
                        "description": "Its share of what the model gives to all options, in millionths.",
                        "examples": [
                          0.25
                        ]
                      }
                    },
                    "required": [
                      "value",
                      "name",
                      "probability"
                    ],
                    "additionalProperties": false
                  },
                  "description": "The options, in the contract's order.",
                  "examples": [
                    [
                      {
                        "value": "LIKE",
                        "name": "like it",
                        "probability": 1
                      }
                    ]
                  ],
                  "minItems": 1
                },
                "mass": {
                  "type": "number",
                  "minimum": 0,
                  "description": "What the model gives to all options together.",
                  "examples": [
                    0.004
                  ]
                },
                "draw": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "The number that the choice was drawn with.",
                  "examples": [
                    0.71
                  ]
                }
              },
              "required": [
                "options",
                "mass",
                "draw"
              ],
              "additionalProperties": false,
              "examples": [
                null
              ]
            }
          },
          "required": [
            "field",
            "prompt",
            "prefill",
            "odds"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "field": "/reason",
              "prompt": "What do you think of it?",
              "prefill": "I think",
              "odds": null
            }
          ]
        },
        "finish_reason": {
          "type": "string",
          "enum": [
            "stop",
            "length",
            "other",
            "aborted",
            "error"
          ],
          "description": "Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.",
          "examples": [
            "stop"
          ]
        },
        "repairs": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Repair"
          },
          "description": "What was put right to read the text.",
          "examples": [
            [
              {
                "name": "code-fence",
                "offset": 0,
                "length": 8
              }
            ]
          ]
        },
        "violations": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Violation"
          },
          "description": "Which rules the value read from the text breaks.",
          "examples": [
            [
              {
                "path": "/content",
                "keyword": "pattern",
                "message": "must not be blank"
              }
            ]
          ]
        },
        "error": {
          "title": "AttemptError",
          "description": "Why there is no value. Null unless the attempt failed.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "code": {
              "type": "string",
              "enum": [
                "CONNECTION_FAILED",
                "MODEL_NOT_FOUND",
                "UNAUTHORIZED",
                "RATE_LIMITED",
                "TIMEOUT",
                "SERVER_BUSY",
                "PROTOCOL_ERROR",
                "TRUNCATED",
                "UNREADABLE",
                "CONTEXT_OVERFLOW",
                "ABORTED",
                "REPLAY_MISS",
                "PROMPT_REPEATED",
                "IMAGES_UNSUPPORTED",
                "STEPS_EXHAUSTED"
              ],
              "description": "The stable name of what went wrong.",
              "examples": [
                "CONNECTION_FAILED"
              ]
            },
            "message": {
              "type": "string",
              "description": "What happened, with which model, and what can be done.",
              "examples": [
                "ollama:mistral at http://localhost:11434 did not answer within 30 s"
              ],
              "minLength": 1
            }
          },
          "required": [
            "code",
            "message"
          ],
          "additionalProperties": false,
          "examples": [
            null
          ]
        },
        "prompt_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of the prompt. Null: the engine does not say.",
          "examples": [
            212
          ]
        },
        "completion_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of the answer. Null: the engine does not say.",
          "examples": [
            212
          ]
        },
        "started_at": {
          "type": "string",
          "description": "When the request began, RFC 3339.",
          "examples": [
            "2026-03-14T09:26:53Z"
          ],
          "format": "date-time",
          "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
        },
        "duration_ms": {
          "type": "integer",
          "minimum": 0,
          "description": "Milliseconds until the answer had ended.",
          "examples": [
            812
          ]
        }
      },
      "required": [
        "index",
        "state",
        "seed",
        "text",
        "finish_reason",
        "repairs",
        "violations",
        "error",
        "prompt_tokens",
        "completion_tokens",
        "started_at",
        "duration_ms"
      ],
      "additionalProperties": false
    },
    "FieldOdds": {
      "title": "FieldOdds",
      "description": "The odds of one field, or why they are not known.",
      "type": "object",
      "oneOf": [
        {
          "title": "KnownOdds",
          "description": "The probability of every option.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer.",
              "examples": [
                "/choice"
              ]
            },
            "state": {
              "type": "string",
              "const": "known",
              "description": "The odds are known.",
              "examples": [
                "known"
              ]
            },
            "source": {
              "type": "string",
              "enum": [
                "evaluated",
                "listed"
              ],
              "description": "evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists.",
              "examples": [
                "evaluated"
              ]
            },
            "options": {
              "type": "array",
              "items": {
                "title": "WeighedOption",
                "description": "An option.",
                "type": "object",
                "properties": {
                  "value": {
                    "type": "string",
                    "description": "The value, as text.",
                    "examples": [
                      "LIKE"
                    ]
                  },
                  "name": {
                    "type": "string",
                    "description": "What it was called where it was asked for.",
                    "examples": [
                      "like it"
                    ]
                  },
                  "probability": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "Its share of what the model gives to all options, in millionths.",
                    "examples": [
                      0.25
                    ]
                  }
                },
                "required": [
                  "value",
                  "name",
                  "probability"
                ],
                "additionalProperties": false
              },
              "description": "The options, in the contract's order. Their probabilities sum up to 1.",
              "examples": [
                [
                  {
                    "value": "LIKE",
                    "name": "LIKE",
                    "probability": 0.75
                  },
                  {
                    "value": "SCROLL",
                    "name": "SCROLL",
                    "probability": 0.25
                  }
                ]
              ],
              "minItems": 1
            },
            "mass": {
              "type": "number",
              "minimum": 0,
              "description": "What the model gives to all options together.",
              "examples": [
                0.93
              ]
            }
          },
          "required": [
            "field",
            "state",
            "source",
            "options",
            "mass"
          ],
          "additionalProperties": false
        },
        {
          "title": "AbsentOdds",
          "description": "Odds that are not known. They are never guessed from the answer.",
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "description": "The field, as a JSON Pointer.",
              "examples": [
                "/choice"
              ]
            },
            "state": {
              "type": "string",
              "const": "absent",
              "description": "The odds are not known.",
              "examples": [
                "absent"
              ]
            },
            "reason": {
              "type": "string",
              "description": "Why.",
              "examples": [
                "there is no valid value"
              ],
              "minLength": 1
            }
          },
          "required": [
            "field",
            "state",
            "reason"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "field": "/choice",
          "state": "known",
          "source": "evaluated",
          "options": [
            {
              "value": "LIKE",
              "name": "LIKE",
              "probability": 0.75
            },
            {
              "value": "SCROLL",
              "name": "SCROLL",
              "probability": 0.25
            }
          ],
          "mass": 0.93
        }
      ]
    },
    "StepOdds": {
      "title": "StepOdds",
      "description": "How probable each option of the choice was for the model, next to its answer. Absent: no odds were asked for.",
      "type": "object",
      "properties": {
        "fields": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FieldOdds"
          },
          "description": "The odds of each field that they were asked for.",
          "examples": [
            [
              {
                "field": "/choice",
                "state": "known",
                "source": "evaluated",
                "options": [
                  {
                    "value": "LIKE",
                    "name": "LIKE",
                    "probability": 0.75
                  },
                  {
                    "value": "SCROLL",
                    "name": "SCROLL",
                    "probability": 0.25
                  }
                ],
                "mass": 0.93
              }
            ]
          ],
          "minItems": 1
        },
        "requests": {
          "type": "integer",
          "minimum": 0,
          "description": "Requests made for the odds alone. They are no attempts.",
          "examples": [
            1
          ]
        },
        "prompt_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of their prompts. Null: there was no request, or the engine does not say.",
          "examples": [
            230
          ]
        },
        "completion_tokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "description": "Tokens of their answers. Null: there was no request, or the engine does not say.",
          "examples": [
            0
          ]
        }
      },
      "required": [
        "fields",
        "requests",
        "prompt_tokens",
        "completion_tokens"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "fields": [
            {
              "field": "/choice",
              "state": "known",
              "source": "evaluated",
              "options": [
                {
                  "value": "LIKE",
                  "name": "LIKE",
                  "probability": 0.75
                },
                {
                  "value": "SCROLL",
                  "name": "SCROLL",
                  "probability": 0.25
                }
              ],
              "mass": 0.93
            }
          ],
          "requests": 1,
          "prompt_tokens": 230,
          "completion_tokens": 0
        }
      ]
    },
    "Step": {
      "title": "Step",
      "description": "One thing that the model was asked for on the way to a decision.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "enum": [
            "decision",
            "state",
            "text"
          ],
          "description": "The whole decision; the next state of the chart; or the text that a choice needs.",
          "examples": [
            "decision"
          ]
        },
        "contract": {
          "type": "string",
          "description": "The contract that was asked for.",
          "examples": [
            "agent-decision/v2"
          ],
          "pattern": "^[a-z][a-z0-9-]*/v[1-9][0-9]*$"
        },
        "state": {
          "type": "string",
          "enum": [
            "valid",
            "invalid",
            "failed"
          ],
          "description": "What the step came to.",
          "examples": [
            "valid"
          ]
        },
        "next_state": {
          "type": [
            "string",
            "null"
          ],
          "description": "The state that was chosen. Null: the step chooses no state, or came to nothing.",
          "examples": [
            "engaging_reply"
          ],
          "minLength": 1
        },
        "attempts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Attempt"
          },
          "description": "Every request made, in order.",
          "examples": [
            [
              {
                "index": 1,
                "state": "valid",
                "seed": 911,
                "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
                "finish_reason": "stop",
                "repairs": [
                  {
                    "name": "code-fence",
                    "offset": 0,
                    "length": 8
                  }
                ],
                "violations": [],
                "error": null,
                "prompt_tokens": 212,
                "completion_tokens": 19,
                "started_at": "2026-03-14T09:26:53Z",
                "duration_ms": 812
              }
            ]
          ]
        },
        "odds": {
          "$ref": "#/$defs/StepOdds",
          "description": "How probable each option of the choice was for the model, next to its answer. Absent: no odds were asked for.",
          "examples": [
            {
              "fields": [
                {
                  "field": "/choice",
                  "state": "known",
                  "source": "evaluated",
                  "options": [
                    {
                      "value": "LIKE",
                      "name": "LIKE",
                      "probability": 0.75
                    },
                    {
                      "value": "SCROLL",
                      "name": "SCROLL",
                      "probability": 0.25
                    }
                  ],
                  "mass": 0.93
                }
              ],
              "requests": 1,
              "prompt_tokens": 230,
              "completion_tokens": 0
            }
          ]
        }
      },
      "required": [
        "name",
        "contract",
        "state",
        "next_state",
        "attempts"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "decision",
          "contract": "agent-decision/v2",
          "state": "valid",
          "next_state": null,
          "attempts": [
            {
              "index": 1,
              "state": "valid",
              "seed": 911,
              "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
              "finish_reason": "stop",
              "repairs": [
                {
                  "name": "code-fence",
                  "offset": 0,
                  "length": 8
                }
              ],
              "violations": [],
              "error": null,
              "prompt_tokens": 212,
              "completion_tokens": 19,
              "started_at": "2026-03-14T09:26:53Z",
              "duration_ms": 812
            }
          ]
        }
      ]
    }
  },
  "examples": [
    {
      "state": "valid",
      "contract": "agent-decision/v2",
      "round": 3,
      "agent_id": "mara",
      "post_id": "p17",
      "shown_post_ids": [
        "p17"
      ],
      "decision": {
        "choice": "LIKE",
        "reason": "Lovely crumb.",
        "content": null
      },
      "steps": [
        {
          "name": "decision",
          "contract": "agent-decision/v2",
          "state": "valid",
          "next_state": null,
          "attempts": [
            {
              "index": 1,
              "state": "valid",
              "seed": 911,
              "text": "```json\n{\"choice\":\"LIKE\",\"reason\":\"Lovely crumb.\"}\n```",
              "finish_reason": "stop",
              "repairs": [
                {
                  "name": "code-fence",
                  "offset": 0,
                  "length": 8
                }
              ],
              "violations": [],
              "error": null,
              "prompt_tokens": 212,
              "completion_tokens": 19,
              "started_at": "2026-03-14T09:26:53Z",
              "duration_ms": 812
            }
          ]
        }
      ],
      "model": "ollama:mistral",
      "seed": 7,
      "time": "2026-03-14T09:26:54Z",
      "duration_ms": 1013
    },
    {
      "state": "failed",
      "contract": "agent-decision/v2",
      "round": 3,
      "agent_id": "mara",
      "post_id": "p17",
      "shown_post_ids": [
        "p17"
      ],
      "error": {
        "code": "TIMEOUT",
        "message": "ollama:mistral did not answer within 30 s"
      },
      "steps": [
        {
          "name": "decision",
          "contract": "agent-decision/v2",
          "state": "failed",
          "next_state": null,
          "attempts": [
            {
              "index": 1,
              "state": "failed",
              "seed": null,
              "text": "",
              "finish_reason": "error",
              "repairs": [],
              "violations": [],
              "error": {
                "code": "TIMEOUT",
                "message": "ollama:mistral did not answer within 30 s"
              },
              "prompt_tokens": null,
              "completion_tokens": null,
              "started_at": "2026-03-14T09:26:53Z",
              "duration_ms": 30002
            }
          ]
        }
      ],
      "model": "ollama:mistral",
      "seed": null,
      "time": "2026-03-14T09:26:54Z",
      "duration_ms": 1013
    }
  ]
};
