// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"fork-change/v1/schema.ts","schemas":"../../../../schemas","sha256":"0a93e6a8cdbce033ae63e067a9399afbef626ca9954c9d70363e52bda34d2860"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:fork-change:v1",
  "title": "ForkChange",
  "description": "What is different in a fork, from its round on.",
  "type": "object",
  "properties": {
    "feed": {
      "title": "Feed",
      "description": "The feed from the fork on. Absent: as before.",
      "type": "object",
      "properties": {
        "ranker": {
          "type": "string",
          "description": "How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.",
          "examples": [
            "mixed"
          ],
          "minLength": 1
        },
        "weights": {
          "$ref": "#/$defs/Weights",
          "description": "How much each ranker counts, for the mixed one. Absent: 1 for each."
        },
        "size": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "The maximum number of items in a feed. Null: unlimited.",
          "examples": [
            5
          ]
        },
        "from_outside": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "The share of places that posts from outside an agent's network may take, 0 to 1. Absent: 0.",
          "examples": [
            0.2
          ],
          "default": 0
        }
      },
      "required": [
        "ranker",
        "size"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "ranker": "mixed",
          "size": 5,
          "from_outside": 0.2
        }
      ]
    },
    "activity": {
      "type": [
        "number",
        "array"
      ],
      "minimum": 0,
      "maximum": 1,
      "items": {
        "type": "number",
        "minimum": 0,
        "maximum": 1,
        "description": "The probability in one hour of the day, 0 to 1.",
        "examples": [
          0.4
        ]
      },
      "minItems": 24,
      "maxItems": 24,
      "description": "The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: as before.",
      "examples": [
        0.6
      ]
    },
    "policy": {
      "title": "PolicySpec",
      "description": "Who decides from the fork on; replaces the policies of segments and assignments as well. Absent: as before.",
      "type": "object",
      "oneOf": [
        {
          "title": "ModelPolicy",
          "description": "A model decides.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "model",
              "description": "A model decides.",
              "examples": [
                "model"
              ]
            },
            "ask": {
              "type": "string",
              "enum": [
                "post",
                "whole-feed"
              ],
              "description": "Whether the model decides on each post of a feed, or is shown the whole feed and decides on one post of it. Absent: post.",
              "examples": [
                "post"
              ],
              "default": "post"
            },
            "memory": {
              "type": "integer",
              "minimum": 0,
              "description": "How many of its own last moves an agent is reminded of. Absent: 0.",
              "examples": [
                5
              ],
              "default": 0
            },
            "odds": {
              "type": "boolean",
              "description": "Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.",
              "examples": [
                true
              ]
            },
            "choices": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "LIKE",
                  "REPLY",
                  "RESHARE",
                  "QUOTE",
                  "FOLLOW",
                  "UNFOLLOW",
                  "MUTE",
                  "SCROLL"
                ],
                "description": "A choice of agent-decision/v3.",
                "examples": [
                  "QUOTE"
                ]
              },
              "minItems": 2,
              "uniqueItems": true,
              "description": "What agents may do with a post: the choices of agent-decision/v3 that they have. RESHARE shares it as it is, QUOTE with a comment; FOLLOW, UNFOLLOW and MUTE are about its author, and are offered only where they change something. SCROLL is always one of them. Absent: LIKE, REPLY, RESHARE with a comment, and SCROLL, as in agent-decision/v2.",
              "examples": [
                [
                  "LIKE",
                  "RESHARE",
                  "QUOTE",
                  "FOLLOW",
                  "UNFOLLOW",
                  "MUTE",
                  "SCROLL"
                ]
              ]
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "title": "ReasonerPolicy",
          "description": "The reasoner chooses the next state of the social chart, then the model writes the text that the state needs.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "reasoner",
              "description": "The chart and the reasoner decide.",
              "examples": [
                "reasoner"
              ]
            },
            "memory": {
              "type": "integer",
              "minimum": 0,
              "description": "How many of its own last moves an agent is reminded of. Absent: 0.",
              "examples": [
                5
              ],
              "default": 0
            },
            "odds": {
              "type": "boolean",
              "description": "Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.",
              "examples": [
                true
              ]
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "title": "CascadePolicy",
          "description": "Independent cascade: an agent reshares with a fixed probability, drawn once for each way a post reaches it, and otherwise scrolls past.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "cascade",
              "description": "Reshares by chance.",
              "examples": [
                "cascade"
              ]
            },
            "probability": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability of resharing, 0 to 1.",
              "examples": [
                0.1
              ]
            }
          },
          "required": [
            "kind",
            "probability"
          ],
          "additionalProperties": false
        },
        {
          "title": "ThresholdPolicy",
          "description": "Linear threshold: an agent reshares a post once a share of those it follows has adopted it, by writing or by resharing it.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "threshold",
              "description": "Reshares as others do.",
              "examples": [
                "threshold"
              ]
            },
            "share": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The share of those it follows that must have written or reshared the post, 0 to 1. The author of a post that reaches everyone counts as one of them.",
              "examples": [
                0.25
              ]
            }
          },
          "required": [
            "kind",
            "share"
          ],
          "additionalProperties": false
        },
        {
          "title": "AbsoluteThresholdPolicy",
          "description": "An agent reshares a post once a number of those it follows have adopted it, by writing or by resharing it.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "absolute-threshold",
              "description": "Reshares once enough others have.",
              "examples": [
                "absolute-threshold"
              ]
            },
            "count": {
              "type": "integer",
              "minimum": 1,
              "description": "How many of those it follows must have written or reshared the post. The author of a post that reaches everyone counts as one of them.",
              "examples": [
                2
              ]
            }
          },
          "required": [
            "kind",
            "count"
          ],
          "additionalProperties": false
        },
        {
          "title": "InterestsPolicy",
          "description": "An agent likes or reshares what touches its interests.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "interests",
              "description": "Decides by interests.",
              "examples": [
                "interests"
              ]
            },
            "like": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The share of an agent's interests that a text must mention to be liked. Absent: 0.25.",
              "examples": [
                0.25
              ],
              "default": 0.25
            },
            "reshare": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The share of an agent's interests that a text must mention to be reshared. Absent: 0.5.",
              "examples": [
                0.5
              ],
              "default": 0.5
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "title": "RelevancePolicy",
          "description": "A rule decides by relevance, as a file of the scenario has it: what is more relevant to an agent than other posts are, and than it is to other agents, is acted on more often than the base rates say.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "relevance",
              "description": "Decides by relevance.",
              "examples": [
                "relevance"
              ]
            },
            "rates": {
              "title": "BaseRates",
              "description": "How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.",
              "type": "object",
              "properties": {
                "LIKE": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "How often a post of average relevance is liked, 0 to 1. Absent: 0.",
                  "examples": [
                    0.2
                  ],
                  "default": 0
                },
                "REPLY": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "How often it is replied to, 0 to 1; only where a model writes the words. Absent: 0.",
                  "examples": [
                    0.05
                  ],
                  "default": 0
                },
                "RESHARE": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "How often it is reshared, 0 to 1. Absent: 0.",
                  "examples": [
                    0.05
                  ],
                  "default": 0
                }
              },
              "additionalProperties": false,
              "examples": [
                {
                  "LIKE": 0.2,
                  "RESHARE": 0.05
                }
              ]
            },
            "weight": {
              "type": "number",
              "minimum": 0,
              "maximum": 10,
              "description": "By how much the logarithm of each action's odds grows with a standard deviation of relevance. Absent: 1.",
              "examples": [
                1
              ],
              "default": 1
            },
            "words": {
              "type": "boolean",
              "description": "Whether a model writes what the agents say: the reason for each choice, replies, and comments. The choices stay the rule's. Absent: false.",
              "examples": [
                true
              ],
              "default": false
            }
          },
          "required": [
            "kind",
            "rates"
          ],
          "additionalProperties": false
        },
        {
          "title": "SiPolicy",
          "description": "Epidemic without recovery: agents become infected by those that they follow, and remain so.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "si",
              "description": "Susceptible, infected.",
              "examples": [
                "si"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state. Its words are susceptible and infected, in any order.",
              "examples": [
                "health"
              ],
              "minLength": 1
            },
            "infection": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability that one infected account infects an agent that follows it, in one round, 0 to 1.",
              "examples": [
                0.05
              ]
            }
          },
          "required": [
            "kind",
            "field",
            "infection"
          ],
          "additionalProperties": false
        },
        {
          "title": "SisPolicy",
          "description": "Epidemic without immunity: agents that have recovered are susceptible again.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "sis",
              "description": "Susceptible, infected, susceptible.",
              "examples": [
                "sis"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state. Its words are susceptible and infected, in any order.",
              "examples": [
                "health"
              ],
              "minLength": 1
            },
            "infection": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability that one infected account infects an agent that follows it, in one round, 0 to 1.",
              "examples": [
                0.05
              ]
            },
            "recovery": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability that an infected agent recovers in one round, 0 to 1.",
              "examples": [
                0.1
              ]
            }
          },
          "required": [
            "kind",
            "field",
            "infection",
            "recovery"
          ],
          "additionalProperties": false
        },
        {
          "title": "SirPolicy",
          "description": "Epidemic with immunity: agents that have recovered are removed.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "sir",
              "description": "Susceptible, infected, removed.",
              "examples": [
                "sir"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state. Its words are susceptible, infected and removed, in any order.",
              "examples": [
                "health"
              ],
              "minLength": 1
            },
            "infection": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability that one infected account infects an agent that follows it, in one round, 0 to 1.",
              "examples": [
                0.05
              ]
            },
            "recovery": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability that an infected agent recovers in one round, 0 to 1.",
              "examples": [
                0.1
              ]
            }
          },
          "required": [
            "kind",
            "field",
            "infection",
            "recovery"
          ],
          "additionalProperties": false
        },
        {
          "title": "VoterPolicy",
          "description": "Voter model: an agent drawn at random takes the state of a random agent that it follows.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "voter",
              "description": "Copies a neighbour.",
              "examples": [
                "voter"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            },
            "updates": {
              "type": "integer",
              "minimum": 1,
              "description": "How many agents are drawn in a round, one after another. Absent: as many as take part.",
              "examples": [
                1000
              ]
            }
          },
          "required": [
            "kind",
            "field"
          ],
          "additionalProperties": false
        },
        {
          "title": "MajorityPolicy",
          "description": "Majority rule: agents take the most frequent state of a group drawn at random, or of those that they follow.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "majority",
              "description": "Follows the majority.",
              "examples": [
                "majority"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state: words or a flag.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            },
            "group_size": {
              "type": "integer",
              "minimum": 1,
              "description": "The size of a group, drawn from all that take part, with replacement. Absent: there are no groups; each agent takes the most frequent state of itself and those that it follows, all at the same time.",
              "examples": [
                5
              ]
            },
            "updates": {
              "type": "integer",
              "minimum": 1,
              "description": "How many groups meet in a round, one after another; needs group_size. Absent: as many as agents take part, divided by the size of a group and rounded up.",
              "examples": [
                1000
              ]
            },
            "tie": {
              "type": [
                "string",
                "boolean"
              ],
              "minLength": 1,
              "description": "The state that a tie leads to. Absent: in a tie nobody changes.",
              "examples": [
                "yes"
              ]
            }
          },
          "required": [
            "kind",
            "field"
          ],
          "additionalProperties": false
        },
        {
          "title": "DeffuantPolicy",
          "description": "Bounded confidence in pairs (Deffuant): an agent drawn at random meets a random agent that it follows, and both move towards each other if their opinions are close.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "deffuant",
              "description": "Meets in pairs.",
              "examples": [
                "deffuant"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state: a number.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            },
            "tolerance": {
              "type": "number",
              "exclusiveMinimum": 0,
              "description": "Opinions further apart than this, or exactly as far, do not influence each other.",
              "examples": [
                0.3
              ]
            },
            "convergence": {
              "type": "number",
              "exclusiveMinimum": 0,
              "maximum": 0.5,
              "description": "The part of their distance that each of the two moves. Absent: 0.5, so that they agree.",
              "examples": [
                0.3
              ]
            },
            "updates": {
              "type": "integer",
              "minimum": 1,
              "description": "How many pairs meet in a round, one after another. Absent: as many as agents take part.",
              "examples": [
                1000
              ]
            }
          },
          "required": [
            "kind",
            "field",
            "tolerance"
          ],
          "additionalProperties": false
        },
        {
          "title": "HegselmannKrausePolicy",
          "description": "Bounded confidence in groups (Hegselmann and Krause): an agent takes the mean of the close opinions of those that it follows.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "hegselmann-krause",
              "description": "Averages close opinions.",
              "examples": [
                "hegselmann-krause"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state: a number.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            },
            "tolerance": {
              "type": "number",
              "exclusiveMinimum": 0,
              "description": "Opinions further apart than this, or exactly as far, do not influence each other.",
              "examples": [
                0.3
              ]
            },
            "counts_itself": {
              "type": "boolean",
              "description": "Whether its own opinion is part of the mean. Absent: true.",
              "examples": [
                false
              ]
            },
            "updates": {
              "type": "integer",
              "minimum": 1,
              "description": "How many agents are drawn in a round, one after another. Absent: all agents update at the same time.",
              "examples": [
                1000
              ]
            }
          },
          "required": [
            "kind",
            "field",
            "tolerance"
          ],
          "additionalProperties": false
        },
        {
          "title": "DegrootPolicy",
          "description": "Averaging (DeGroot): an agent takes the mean of its own opinion and those of the agents that it follows, all at the same time.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "degroot",
              "description": "Averages all opinions.",
              "examples": [
                "degroot"
              ]
            },
            "field": {
              "type": "string",
              "description": "The field of the state: a number.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            },
            "self_weight": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The weight of its own opinion; the others share the rest equally, 0 to 1. Absent: all weigh the same.",
              "examples": [
                0.5
              ]
            }
          },
          "required": [
            "kind",
            "field"
          ],
          "additionalProperties": false
        },
        {
          "title": "CustomPolicy",
          "description": "A policy given in code, by its name.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "custom",
              "description": "A policy given in code.",
              "examples": [
                "custom"
              ]
            },
            "name": {
              "type": "string",
              "description": "The name under which the policy is given.",
              "examples": [
                "night-owls"
              ],
              "minLength": 1
            }
          },
          "required": [
            "kind",
            "name"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "kind": "cascade",
          "probability": 0.2
        }
      ]
    },
    "events": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/Event"
      },
      "description": "The events from the fork on; they replace those of the parent at its round and after it. Absent: as before.",
      "examples": [
        [
          {
            "round": 5,
            "kind": "removal",
            "post_id": "m1"
          }
        ]
      ]
    },
    "event_files": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "A file of posts, relative to the change.",
        "examples": [
          "launch.csv"
        ],
        "minLength": 1
      },
      "description": "Files of posts that appear from the fork on, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies, in addition to the events. Absent: none.",
      "examples": [
        [
          "launch.csv"
        ]
      ]
    },
    "model": {
      "type": "string",
      "description": "The engine and model that decides from the fork on, as records name it. Absent: as before.",
      "examples": [
        "ollama:mistral"
      ],
      "minLength": 1
    }
  },
  "required": [],
  "additionalProperties": false,
  "$defs": {
    "Weights": {
      "title": "RankerWeights",
      "description": "How much each ranker counts in the mixed one. Rankers that are absent count 0. Absent as a whole: 1 for each.",
      "type": "object",
      "properties": {
        "chronological": {
          "type": "number",
          "minimum": 0,
          "description": "The weight of recency. Absent: 0.",
          "examples": [
            1
          ],
          "default": 0
        },
        "engagement": {
          "type": "number",
          "minimum": 0,
          "description": "The weight of engagement. Absent: 0.",
          "examples": [
            1
          ],
          "default": 0
        },
        "interests": {
          "type": "number",
          "minimum": 0,
          "description": "The weight of the agent's interests. Absent: 0.",
          "examples": [
            2
          ],
          "default": 0
        }
      },
      "required": [],
      "additionalProperties": false,
      "examples": [
        {
          "chronological": 1,
          "interests": 2
        }
      ]
    },
    "Event": {
      "title": "ScenarioEvent",
      "description": "Something that happens at the beginning of a round.",
      "type": "object",
      "oneOf": [
        {
          "title": "PostEvent",
          "description": "A post appears.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "post",
              "description": "A post appears.",
              "examples": [
                "post"
              ]
            },
            "post": {
              "$ref": "#/$defs/Post"
            }
          },
          "required": [
            "round",
            "kind",
            "post"
          ],
          "additionalProperties": false
        },
        {
          "title": "RemovalEvent",
          "description": "A post and its reshares are hidden; replies to it remain.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "removal",
              "description": "A post and its reshares are hidden; replies to it remain.",
              "examples": [
                "removal"
              ]
            },
            "post_id": {
              "type": "string",
              "description": "The post.",
              "examples": [
                "m1"
              ],
              "minLength": 1
            }
          },
          "required": [
            "round",
            "kind",
            "post_id"
          ],
          "additionalProperties": false
        },
        {
          "title": "RankerEvent",
          "description": "Feeds are ranked in another way.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "ranker",
              "description": "Feeds are ranked in another way.",
              "examples": [
                "ranker"
              ]
            },
            "ranker": {
              "type": "string",
              "description": "How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.",
              "examples": [
                "mixed"
              ],
              "minLength": 1
            },
            "weights": {
              "$ref": "#/$defs/Weights",
              "description": "How much each ranker counts, for the mixed one. Absent: 1 for each."
            }
          },
          "required": [
            "round",
            "kind",
            "ranker"
          ],
          "additionalProperties": false
        },
        {
          "title": "FeedSizeEvent",
          "description": "Feeds become longer or shorter.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "feed-size",
              "description": "Feeds become longer or shorter.",
              "examples": [
                "feed-size"
              ]
            },
            "size": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "description": "The maximum number of items in a feed. Null: unlimited.",
              "examples": [
                5
              ]
            }
          },
          "required": [
            "round",
            "kind",
            "size"
          ],
          "additionalProperties": false
        },
        {
          "title": "ActivityEvent",
          "description": "Agents look at their feeds more or less often.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "activity",
              "description": "Agents look at their feeds more or less often.",
              "examples": [
                "activity"
              ]
            },
            "activity": {
              "type": [
                "number",
                "array"
              ],
              "minimum": 0,
              "maximum": 1,
              "items": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "The probability in one hour of the day, 0 to 1.",
                "examples": [
                  0.4
                ]
              },
              "minItems": 24,
              "maxItems": 24,
              "description": "The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.",
              "examples": [
                0.6
              ]
            },
            "segment": {
              "type": "string",
              "description": "Only the agents of this segment. Absent: all.",
              "examples": [
                "commuters"
              ],
              "minLength": 1
            }
          },
          "required": [
            "round",
            "kind",
            "activity"
          ],
          "additionalProperties": false
        },
        {
          "title": "FollowEvent",
          "description": "Agents start to follow somebody.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "follow",
              "description": "Agents start to follow somebody.",
              "examples": [
                "follow"
              ]
            },
            "follows": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Follow"
              },
              "description": "Who follows whom.",
              "examples": [
                [
                  {
                    "follower": "mara",
                    "followed": "nils"
                  }
                ]
              ],
              "minItems": 1
            }
          },
          "required": [
            "round",
            "kind",
            "follows"
          ],
          "additionalProperties": false
        },
        {
          "title": "UnfollowEvent",
          "description": "Agents stop following somebody.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "unfollow",
              "description": "Agents stop following somebody.",
              "examples": [
                "unfollow"
              ]
            },
            "follows": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Follow"
              },
              "description": "Who follows whom.",
              "examples": [
                [
                  {
                    "follower": "mara",
                    "followed": "nils"
                  }
                ]
              ],
              "minItems": 1
            }
          },
          "required": [
            "round",
            "kind",
            "follows"
          ],
          "additionalProperties": false
        },
        {
          "title": "ReshareEvent",
          "description": "Agents reshare a post at once, as the seeds of a cascade.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "reshare",
              "description": "Agents reshare a post at once, as the seeds of a cascade.",
              "examples": [
                "reshare"
              ]
            },
            "post_id": {
              "type": "string",
              "description": "The post. Agents that have reshared it already, and its author, are left out.",
              "examples": [
                "m1"
              ],
              "minLength": 1
            },
            "agents": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "The id of an agent.",
                "examples": [
                  "mara"
                ],
                "minLength": 1
              },
              "description": "The agents that reshare it.",
              "examples": [
                [
                  "mara",
                  "nils"
                ]
              ],
              "minItems": 1
            }
          },
          "required": [
            "round",
            "kind",
            "post_id",
            "agents"
          ],
          "additionalProperties": false
        },
        {
          "title": "SurveyEvent",
          "description": "Agents that a model decides for are asked what they think, before anything else happens in the round.",
          "type": "object",
          "properties": {
            "round": {
              "type": "integer",
              "minimum": 0,
              "description": "The round at whose beginning it happens; equal to the number of rounds: after the last one.",
              "examples": [
                3
              ]
            },
            "kind": {
              "type": "string",
              "const": "survey",
              "description": "Agents that a model decides for are asked what they think, before anything else happens in the round.",
              "examples": [
                "survey"
              ]
            },
            "questions": {
              "type": "string",
              "description": "The file of a questionnaire that the scenario of the run names, by its name without folders.",
              "examples": [
                "questions.json"
              ],
              "minLength": 1
            },
            "segment": {
              "type": "string",
              "description": "Only the agents of this segment. Absent: all.",
              "examples": [
                "commuters"
              ],
              "minLength": 1
            },
            "remembered": {
              "type": "boolean",
              "default": false,
              "description": "Whether agents are reminded of their answers from then on. Absent: false, the survey leaves no trace in what they do.",
              "examples": [
                false
              ]
            },
            "odds": {
              "type": "boolean",
              "description": "Whether the odds of each answer among choices are recorded next to it, where the engine gives them. Absent: no.",
              "examples": [
                true
              ]
            }
          },
          "required": [
            "round",
            "kind",
            "questions"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "round": 5,
          "kind": "removal",
          "post_id": "m1"
        }
      ]
    },
    "Post": {
      "title": "ScenarioPost",
      "description": "A post, as simulated-post/v1 has it.",
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
          "timestamp": "2026-03-14T08:00:00Z",
          "has_media": false,
          "media_type": null,
          "media_description": null,
          "likes": 0,
          "reshares": 0,
          "replies": 0,
          "round": 3,
          "followed_by": "everyone",
          "slot": "message"
        }
      ]
    },
    "Follow": {
      "title": "Follow",
      "description": "Who follows whom.",
      "type": "object",
      "properties": {
        "follower": {
          "type": "string",
          "description": "The agent that follows.",
          "examples": [
            "mara"
          ],
          "minLength": 1
        },
        "followed": {
          "type": "string",
          "description": "Whom it follows: an agent, or the author of posts.",
          "examples": [
            "nils"
          ],
          "minLength": 1
        }
      },
      "required": [
        "follower",
        "followed"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "follower": "mara",
          "followed": "nils"
        }
      ]
    }
  },
  "examples": [
    {
      "events": [
        {
          "round": 3,
          "kind": "removal",
          "post_id": "m1"
        }
      ]
    }
  ]
};
