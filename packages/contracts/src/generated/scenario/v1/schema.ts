// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"scenario/v1/schema.ts","schemas":"../../../../schemas","sha256":"8b4fa2acf20a2235968ebf28d5408fd96a54ddf6b7c0c02d14a5eaa315070ef1"}
import type { JsonSchema } from "../../../contract/index.js";

export const schema: JsonSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:concordat:scenario:v1",
  "title": "Scenario",
  "description": "What is simulated: an audience, who follows whom, what they read, and who decides.",
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "description": "What the simulation is called.",
      "examples": [
        "market-street"
      ],
      "pattern": "[^ \\t\\r\\n]"
    },
    "seed": {
      "type": "integer",
      "minimum": 0,
      "description": "All chance is drawn from it. The same scenario with the same seed gives the same audience, network and draws.",
      "examples": [
        7
      ],
      "maximum": 9007199254740991
    },
    "population_seed": {
      "type": "integer",
      "minimum": 0,
      "description": "The seed that the audience and the network are drawn with, so that runs with different seeds can have the same. Absent: `seed`.",
      "examples": [
        7
      ],
      "maximum": 9007199254740991
    },
    "rounds": {
      "type": "integer",
      "minimum": 1,
      "description": "How many rounds are simulated; they are counted from 0.",
      "examples": [
        12
      ]
    },
    "starts_at": {
      "type": "string",
      "description": "When round 0 begins, RFC 3339. Its UTC offset decides the hours of the day.",
      "examples": [
        "2026-03-14T08:00:00Z"
      ],
      "format": "date-time",
      "pattern": "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"
    },
    "round_minutes": {
      "type": "integer",
      "minimum": 1,
      "description": "How many minutes pass from round to round.",
      "examples": [
        60
      ]
    },
    "audience": {
      "description": "Who looks at feeds.",
      "type": "object",
      "oneOf": [
        {
          "title": "ProfilesAudience",
          "description": "Agents from a file.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "profiles",
              "description": "Agents from a file.",
              "examples": [
                "profiles"
              ]
            },
            "file": {
              "type": "string",
              "description": "A file of agent-profile/v1, JSON or NDJSON, relative to the scenario.",
              "examples": [
                "profiles.json"
              ],
              "minLength": 1
            },
            "assignments": {
              "type": "string",
              "description": "A file that assigns agents a segment, an activity or a policy: objects with agent_id and any of these, JSON or NDJSON. Absent: none.",
              "examples": [
                "assignments.json"
              ],
              "minLength": 1
            }
          },
          "required": [
            "kind",
            "file"
          ],
          "additionalProperties": false
        },
        {
          "title": "SegmentsAudience",
          "description": "Agents drawn from the seed.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "segments",
              "description": "Agents drawn from the seed.",
              "examples": [
                "segments"
              ]
            },
            "size": {
              "type": "integer",
              "minimum": 1,
              "description": "How many agents there are.",
              "examples": [
                1000
              ]
            },
            "ids": {
              "description": "The ids of the agents. Absent: agent- and a number from 0, with zeros before it so that all are of one length.",
              "type": "object",
              "oneOf": [
                {
                  "title": "NetworkIds",
                  "description": "The ids in the network's file.",
                  "type": "object",
                  "properties": {
                    "kind": {
                      "type": "string",
                      "const": "network",
                      "description": "The ids in the network's file.",
                      "examples": [
                        "network"
                      ]
                    }
                  },
                  "required": [
                    "kind"
                  ],
                  "additionalProperties": false
                },
                {
                  "title": "FileIds",
                  "description": "The ids in a file of their own.",
                  "type": "object",
                  "properties": {
                    "kind": {
                      "type": "string",
                      "const": "file",
                      "description": "The ids in a file of their own.",
                      "examples": [
                        "file"
                      ]
                    },
                    "file": {
                      "type": "string",
                      "description": "A text file with one id on each line, relative to the scenario.",
                      "examples": [
                        "ids.txt"
                      ],
                      "minLength": 1
                    }
                  },
                  "required": [
                    "kind",
                    "file"
                  ],
                  "additionalProperties": false
                }
              ],
              "examples": [
                {
                  "kind": "network"
                }
              ]
            },
            "segments": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Segment"
              },
              "description": "The parts of the audience.",
              "examples": [
                [
                  {
                    "name": "commuters",
                    "share": 1,
                    "interests": {
                      "from": [
                        "night trains"
                      ],
                      "count": 1
                    }
                  }
                ]
              ],
              "minItems": 1
            }
          },
          "required": [
            "kind",
            "size",
            "segments"
          ],
          "additionalProperties": false
        },
        {
          "title": "PeopleAudience",
          "description": "People from a table, an agent for each.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "people",
              "description": "People from a table, an agent for each.",
              "examples": [
                "people"
              ]
            },
            "file": {
              "type": "string",
              "description": "A CSV with a row for each person, relative to the scenario.",
              "examples": [
                "people.csv"
              ],
              "minLength": 1
            },
            "id": {
              "type": "string",
              "description": "The column with the ids of people, which become those of their agents.",
              "examples": [
                "person"
              ],
              "minLength": 1
            },
            "describe": {
              "type": "string",
              "description": "What an agent is told about its person: sentences with the names of columns in braces. A part between commas, or a sentence, is left out where one of its columns is missing.",
              "examples": [
                "{age} years old, {educ}. Votes for {party}."
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "interests": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "A subject, in which names of columns may stand in braces. Left out for a person where one of its columns is missing.",
                "examples": [
                  "public affairs"
                ],
                "pattern": "[^ \\t\\r\\n]"
              },
              "description": "What the people care about, at least one subject for each.",
              "examples": [
                [
                  "public affairs",
                  "{hobby}"
                ]
              ],
              "minItems": 1
            },
            "values": {
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "additionalProperties": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "What the value means. Null: the value is missing.",
                  "examples": [
                    "finished high school"
                  ],
                  "minLength": 1
                },
                "description": "The meaning of each value of the column.",
                "examples": [
                  {
                    "3": "finished high school",
                    "9": null
                  }
                ]
              },
              "description": "For each coded column, what its values mean. They take precedence over the codebook. Absent: none.",
              "examples": [
                {
                  "educ": {
                    "3": "finished high school",
                    "9": null
                  }
                }
              ]
            },
            "codebook": {
              "type": "string",
              "description": "A CSV with the columns column, value and label, relative to the scenario; a value without a label is missing. Absent: none.",
              "examples": [
                "codebook.csv"
              ],
              "minLength": 1
            },
            "missing": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "A cell that means that the value is missing.",
                "examples": [
                  "NA"
                ],
                "minLength": 1
              },
              "description": "Cells that mean, in every column, that the value is missing, as an empty cell does. Absent: none.",
              "examples": [
                [
                  "NA",
                  "-9"
                ]
              ]
            },
            "sample": {
              "type": "integer",
              "minimum": 1,
              "description": "How many people are drawn from the table, at random and each once. Absent: all take part.",
              "examples": [
                300
              ]
            },
            "segment": {
              "type": "string",
              "description": "The column whose values are the segments of the audience. Absent: there are none.",
              "examples": [
                "party"
              ],
              "minLength": 1
            },
            "weight": {
              "type": "string",
              "description": "The column with the weights of people. Absent: all count the same, unless there are margins.",
              "examples": [
                "weight"
              ],
              "minLength": 1
            },
            "margins": {
              "type": "string",
              "description": "A CSV with the columns column, value and share, percent or count: the known distribution of columns, to which those who take part are weighted (raking). Relative to the scenario. Absent: no such weights.",
              "examples": [
                "margins.csv"
              ],
              "minLength": 1
            },
            "private": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "The name of a column.",
                "examples": [
                  "email"
                ],
                "minLength": 1
              },
              "description": "Columns that are emptied when the table is read: no model, run, export or page contains them. Absent: none.",
              "examples": [
                [
                  "name",
                  "email"
                ]
              ]
            },
            "public": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "The name of a column.",
                "examples": [
                  "town"
                ],
                "minLength": 1
              },
              "description": "Columns that look as if they identified people and may nevertheless be stored and shown. Absent: none.",
              "examples": [
                [
                  "town"
                ]
              ]
            }
          },
          "required": [
            "kind",
            "file",
            "id",
            "describe",
            "interests"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "kind": "profiles",
          "file": "profiles.json"
        }
      ]
    },
    "network": {
      "description": "Who follows whom.",
      "type": "object",
      "oneOf": [
        {
          "title": "FileNetwork",
          "description": "Who follows whom stands in a file.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "file",
              "description": "Who follows whom stands in a file.",
              "examples": [
                "file"
              ]
            },
            "file": {
              "type": "string",
              "description": "An edge list (two columns, with a comma, semicolon, tab or spaces between them, with or without a header), GraphML, GEXF, or JSON, relative to the scenario.",
              "examples": [
                "follows.csv"
              ],
              "minLength": 1
            },
            "format": {
              "type": "string",
              "enum": [
                "edge-list",
                "graphml",
                "gexf",
                "adjacency"
              ],
              "description": "The format of the file; adjacency is JSON with the neighbours of each node. Absent: told from the file's name and its beginning.",
              "examples": [
                "graphml"
              ]
            },
            "directed": {
              "type": "boolean",
              "description": "Whether an edge is a follow in one direction; otherwise its two ends follow each other. Absent: as the file says, or true.",
              "examples": [
                false
              ]
            },
            "direction": {
              "type": "string",
              "enum": [
                "source-follows-target",
                "target-follows-source"
              ],
              "description": "Who follows whom along an edge with a direction. Absent: the source follows the target.",
              "examples": [
                "target-follows-source"
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "file"
          ],
          "additionalProperties": false
        },
        {
          "title": "PreferentialAttachmentNetwork",
          "description": "Agents come one after another and prefer to follow those whom many follow already.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "preferential-attachment",
              "description": "Agents come one after another and prefer to follow those whom many follow already.",
              "examples": [
                "preferential-attachment"
              ]
            },
            "follows_each": {
              "type": "integer",
              "minimum": 1,
              "description": "How many others each agent follows.",
              "examples": [
                5
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "follows_each"
          ],
          "additionalProperties": false
        },
        {
          "title": "SmallWorldNetwork",
          "description": "Agents on a ring follow their nearest neighbours; some follows are redrawn at random.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "small-world",
              "description": "Agents on a ring follow their nearest neighbours; some follows are redrawn at random.",
              "examples": [
                "small-world"
              ]
            },
            "neighbours": {
              "type": "integer",
              "minimum": 2,
              "description": "How many nearest neighbours each agent follows; even, half of them on each side.",
              "examples": [
                4
              ]
            },
            "rewired": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The share of follows that are redrawn, 0 to 1.",
              "examples": [
                0.1
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "neighbours",
            "rewired"
          ],
          "additionalProperties": false
        },
        {
          "title": "RandomNetwork",
          "description": "Agents follow others drawn at random.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "random",
              "description": "Agents follow others drawn at random.",
              "examples": [
                "random"
              ]
            },
            "follows_each": {
              "type": "integer",
              "minimum": 1,
              "description": "How many others each agent follows.",
              "examples": [
                5
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "follows_each"
          ],
          "additionalProperties": false
        },
        {
          "title": "ErdosRenyiNetwork",
          "description": "Every possible edge has the same probability, or all networks with a number of edges have.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "erdos-renyi",
              "description": "Every possible edge has the same probability, or all networks with a number of edges have.",
              "examples": [
                "erdos-renyi"
              ]
            },
            "probability": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability of each possible edge. Absent: the number of edges is given.",
              "examples": [
                0.01
              ]
            },
            "edges": {
              "type": "integer",
              "minimum": 0,
              "description": "How many edges there are. Absent: the probability is given.",
              "examples": [
                500
              ]
            },
            "directed": {
              "type": "boolean",
              "description": "Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.",
              "examples": [
                false
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "title": "WattsStrogatzNetwork",
          "description": "Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "watts-strogatz",
              "description": "Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.",
              "examples": [
                "watts-strogatz"
              ]
            },
            "neighbours": {
              "type": "integer",
              "minimum": 2,
              "description": "How many nearest neighbours each agent is connected to; even, half of them on each side.",
              "examples": [
                4
              ]
            },
            "rewired": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The probability with which the far end of an edge is moved to a random agent.",
              "examples": [
                0.1
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "neighbours",
            "rewired"
          ],
          "additionalProperties": false
        },
        {
          "title": "BarabasiAlbertNetwork",
          "description": "Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "barabasi-albert",
              "description": "Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.",
              "examples": [
                "barabasi-albert"
              ]
            },
            "attaches": {
              "type": "integer",
              "minimum": 1,
              "description": "How many earlier agents each agent is connected to.",
              "examples": [
                3
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "attaches"
          ],
          "additionalProperties": false
        },
        {
          "title": "StochasticBlocksNetwork",
          "description": "The probability of an edge depends on the blocks of its two ends.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "stochastic-blocks",
              "description": "The probability of an edge depends on the blocks of its two ends.",
              "examples": [
                "stochastic-blocks"
              ]
            },
            "sizes": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "integer",
                "minimum": 1,
                "description": "How many agents a block has.",
                "examples": [
                  60
                ]
              },
              "description": "How many agents each block has, in the order of ids. Absent: the blocks are the segments of the audience.",
              "examples": [
                [
                  60,
                  40
                ]
              ]
            },
            "probabilities": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "The probability of an edge from an agent of one block to an agent of another.",
                  "examples": [
                    0.01
                  ]
                },
                "description": "The probabilities from one block to each.",
                "examples": [
                  [
                    0.1,
                    0.01
                  ]
                ]
              },
              "description": "The probability of an edge from each block to each block. Without directions, the same both ways.",
              "examples": [
                [
                  [
                    0.1,
                    0.01
                  ],
                  [
                    0.01,
                    0.1
                  ]
                ]
              ]
            },
            "directed": {
              "type": "boolean",
              "description": "Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.",
              "examples": [
                false
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "probabilities"
          ],
          "additionalProperties": false
        },
        {
          "title": "ConfigurationNetwork",
          "description": "Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "configuration",
              "description": "Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.",
              "examples": [
                "configuration"
              ]
            },
            "degrees": {
              "type": "array",
              "minItems": 1,
              "items": {
                "title": "DegreeCount",
                "description": "How many agents have a degree.",
                "type": "object",
                "properties": {
                  "degree": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "The number of edges of an agent.",
                    "examples": [
                      3
                    ]
                  },
                  "agents": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "How many agents have this degree.",
                    "examples": [
                      50
                    ]
                  }
                },
                "required": [
                  "degree",
                  "agents"
                ],
                "additionalProperties": false,
                "examples": [
                  {
                    "degree": 3,
                    "agents": 50
                  }
                ]
              },
              "description": "How many agents have each degree; which ones is drawn.",
              "examples": [
                [
                  {
                    "degree": 3,
                    "agents": 50
                  }
                ]
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind",
            "degrees"
          ],
          "additionalProperties": false
        },
        {
          "title": "EveryoneNetwork",
          "description": "Everyone follows everyone.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "everyone",
              "description": "Everyone follows everyone.",
              "examples": [
                "everyone"
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        },
        {
          "title": "NobodyNetwork",
          "description": "Nobody follows anybody.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "nobody",
              "description": "Nobody follows anybody.",
              "examples": [
                "nobody"
              ]
            },
            "follows_after": {
              "type": "integer",
              "minimum": 1,
              "description": "An agent starts to follow somebody after engaging with this many of their posts. Absent: never.",
              "examples": [
                3
              ]
            }
          },
          "required": [
            "kind"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "kind": "preferential-attachment",
          "follows_each": 5
        }
      ]
    },
    "posts": {
      "title": "PostFile",
      "description": "The posts known beforehand. Absent: none.",
      "type": "object",
      "properties": {
        "file": {
          "type": "string",
          "description": "A file of simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON, relative to the scenario.",
          "examples": [
            "feed.json"
          ],
          "minLength": 1
        }
      },
      "required": [
        "file"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "file": "feed.json"
        }
      ]
    },
    "event_files": {
      "type": "array",
      "items": {
        "type": "string",
        "description": "A file of posts, relative to the scenario.",
        "examples": [
          "launch.csv"
        ],
        "minLength": 1
      },
      "description": "Files of posts that happen while the simulation runs, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies. Absent: none.",
      "examples": [
        [
          "launch.csv"
        ]
      ]
    },
    "relevance": {
      "title": "RelevanceFile",
      "description": "How relevant posts are to agents, for the rankers relevance and embeddings and the policy relevance. Absent: none of them is used.",
      "type": "object",
      "properties": {
        "file": {
          "type": "string",
          "description": "A file of agent_id, post_id and score, CSV with these three columns or NDJSON, relative to the scenario; `concordat simulate relevance` makes it, with --embeddings for the ranker embeddings.",
          "examples": [
            "relevance.csv"
          ],
          "minLength": 1
        }
      },
      "required": [
        "file"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "file": "relevance.csv"
        }
      ]
    },
    "events": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/Event"
      },
      "description": "What happens at the beginning of rounds. Absent: nothing.",
      "examples": [
        [
          {
            "round": 5,
            "kind": "removal",
            "post_id": "m1"
          }
        ]
      ],
      "default": []
    },
    "feed": {
      "title": "Feed",
      "description": "What an agent is shown.",
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
      "description": "The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.",
      "examples": [
        0.6
      ]
    },
    "states": {
      "title": "States",
      "description": "What the state of each agent consists of, which policies read and write between rounds. Absent: agents have no state.",
      "type": "object",
      "properties": {
        "fields": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/StateField"
          },
          "description": "The fields of the state, by their names.",
          "examples": [
            {
              "health": {
                "kind": "word",
                "words": [
                  "susceptible",
                  "infected",
                  "removed"
                ],
                "start": {
                  "kind": "shares",
                  "shares": {
                    "infected": 0.05,
                    "susceptible": 0.95
                  }
                }
              }
            }
          ],
          "minProperties": 1
        },
        "file": {
          "type": "string",
          "minLength": 1,
          "description": "A table with agent_id and other columns: CSV, JSON or NDJSON, relative to the scenario. Absent: no field starts with a column of a table.",
          "examples": [
            "states.csv"
          ]
        },
        "asked_every": {
          "type": "integer",
          "minimum": 1,
          "description": "Number of rounds after which agents that ask a model answer the questions of fields, and again after as many; also after the last round. Absent: after every round.",
          "examples": [
            2
          ]
        }
      },
      "required": [
        "fields"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "fields": {
            "opinion": {
              "kind": "number",
              "minimum": 0,
              "maximum": 1,
              "start": {
                "kind": "uniform",
                "from": 0,
                "to": 1
              }
            }
          }
        }
      ]
    },
    "stop": {
      "title": "StopRules",
      "description": "When agents stop looking at their feeds: as soon as one of the rules holds. The remaining rounds are empty. Absent: never.",
      "type": "object",
      "properties": {
        "unchanged_rounds": {
          "type": "integer",
          "minimum": 1,
          "description": "After this many rounds in a row in which every agent scrolled past everything and no state changed, if no post or event is to come. Absent: no such rule.",
          "examples": [
            3
          ]
        },
        "share": {
          "type": "number",
          "exclusiveMinimum": 0,
          "maximum": 1,
          "description": "Once this share of the agents has reshared a post. Absent: no such rule.",
          "examples": [
            0.5
          ]
        },
        "tolerance": {
          "type": "number",
          "exclusiveMinimum": 0,
          "description": "A number of a state that changes by less than this counts as unchanged. Absent: every change counts.",
          "examples": [
            0.0001
          ]
        }
      },
      "additionalProperties": false,
      "examples": [
        {
          "unchanged_rounds": 3
        }
      ]
    },
    "policy": {
      "$ref": "#/$defs/Policy"
    }
  },
  "required": [
    "name",
    "seed",
    "rounds",
    "starts_at",
    "round_minutes",
    "audience",
    "network",
    "feed",
    "activity",
    "policy"
  ],
  "additionalProperties": false,
  "$defs": {
    "Policy": {
      "title": "PolicySpec",
      "description": "Who decides what an agent does.",
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
          "probability": 0.1
        }
      ]
    },
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
    "Segment": {
      "title": "Segment",
      "description": "A part of the audience.",
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "What the segment is called.",
          "examples": [
            "commuters"
          ],
          "minLength": 1
        },
        "share": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "Its share of the audience, 0 to 1. The shares of all segments add up to 1.",
          "examples": [
            0.4
          ]
        },
        "interests": {
          "title": "InterestPool",
          "description": "What its agents care about.",
          "type": "object",
          "properties": {
            "from": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "One subject, in a few words.",
                "examples": [
                  "night trains"
                ],
                "minLength": 1
              },
              "description": "The subjects to draw from.",
              "examples": [
                [
                  "night trains",
                  "cycling"
                ]
              ],
              "minItems": 1
            },
            "count": {
              "type": "integer",
              "minimum": 1,
              "description": "How many different ones each agent gets.",
              "examples": [
                2
              ]
            }
          },
          "required": [
            "from",
            "count"
          ],
          "additionalProperties": false,
          "examples": [
            {
              "from": [
                "night trains",
                "cycling"
              ],
              "count": 1
            }
          ]
        },
        "personalities": {
          "type": "array",
          "items": {
            "type": "string",
            "description": "A manner, in a few words.",
            "examples": [
              "curious, a little dry"
            ],
            "minLength": 1
          },
          "description": "Manners to draw from, one for each agent. Absent: neutral.",
          "examples": [
            [
              "curious, a little dry"
            ]
          ],
          "minItems": 1
        },
        "stances": {
          "type": "object",
          "additionalProperties": {
            "type": "array",
            "items": {
              "type": "string",
              "description": "A position on the topic.",
              "examples": [
                "strongly in favour"
              ],
              "minLength": 1
            },
            "description": "Positions to draw from, one for each agent.",
            "examples": [
              [
                "strongly in favour"
              ]
            ],
            "minItems": 1
          },
          "description": "For each topic, the positions to draw from. Absent: none.",
          "examples": [
            {
              "car-free cities": [
                "in favour",
                "against"
              ]
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
          "description": "The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: the activity of the scenario.",
          "examples": [
            0.6
          ]
        },
        "policy": {
          "$ref": "#/$defs/Policy",
          "description": "Who decides what its agents do. Absent: the policy of the scenario."
        }
      },
      "required": [
        "name",
        "share",
        "interests"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "name": "shopkeepers",
          "share": 0.5,
          "interests": {
            "from": [
              "parking"
            ],
            "count": 1
          }
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
              "description": "A file of questionnaire/v1, relative to the scenario.",
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
    },
    "StateStart": {
      "title": "StateStart",
      "description": "The states before the first round.",
      "type": "object",
      "oneOf": [
        {
          "title": "StartValue",
          "description": "All agents start with the same value.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "value",
              "description": "One value for all.",
              "examples": [
                "value"
              ]
            },
            "value": {
              "type": [
                "number",
                "string",
                "boolean"
              ],
              "description": "The value.",
              "examples": [
                "infected"
              ]
            }
          },
          "required": [
            "kind",
            "value"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartAgents",
          "description": "Some agents start with a value, and all others with another.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "agents",
              "description": "Agents by their ids.",
              "examples": [
                "agents"
              ]
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
              "description": "The agents that start with the value.",
              "examples": [
                [
                  "mara"
                ]
              ],
              "minItems": 1
            },
            "value": {
              "type": [
                "number",
                "string",
                "boolean"
              ],
              "description": "Their value.",
              "examples": [
                "infected"
              ]
            },
            "otherwise": {
              "type": [
                "number",
                "string",
                "boolean"
              ],
              "description": "The value of all others.",
              "examples": [
                "susceptible"
              ]
            }
          },
          "required": [
            "kind",
            "agents",
            "value",
            "otherwise"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartShares",
          "description": "Each value has a share of the agents, who are drawn at random. The numbers of agents are exact, rounded so that they add up.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "shares",
              "description": "Shares of words or of a flag.",
              "examples": [
                "shares"
              ]
            },
            "shares": {
              "type": "object",
              "additionalProperties": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "The share, 0 to 1.",
                "examples": [
                  0.05
                ]
              },
              "description": "The share of each word, or of true and false. They add up to 1.",
              "examples": [
                {
                  "infected": 0.05,
                  "susceptible": 0.95
                }
              ],
              "minProperties": 1
            }
          },
          "required": [
            "kind",
            "shares"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartUniform",
          "description": "Numbers are drawn at random, each between two bounds equally often.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "uniform",
              "description": "A uniform distribution.",
              "examples": [
                "uniform"
              ]
            },
            "from": {
              "type": "number",
              "description": "The lower bound.",
              "examples": [
                0
              ]
            },
            "to": {
              "type": "number",
              "description": "The upper bound, not included.",
              "examples": [
                1
              ]
            }
          },
          "required": [
            "kind",
            "from",
            "to"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartNormal",
          "description": "Numbers are drawn from a normal distribution, and drawn again if they are outside the bounds of the field.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "normal",
              "description": "A normal distribution.",
              "examples": [
                "normal"
              ]
            },
            "mean": {
              "type": "number",
              "description": "The mean before numbers outside the bounds are drawn again.",
              "examples": [
                0.5
              ]
            },
            "deviation": {
              "type": "number",
              "minimum": 0,
              "description": "The standard deviation, likewise.",
              "examples": [
                0.2
              ]
            }
          },
          "required": [
            "kind",
            "mean",
            "deviation"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartTable",
          "description": "A column of the table of states.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "table",
              "description": "A column of `states.file`.",
              "examples": [
                "table"
              ]
            },
            "column": {
              "type": "string",
              "description": "The name of the column.",
              "examples": [
                "opinion"
              ],
              "minLength": 1
            }
          },
          "required": [
            "kind",
            "column"
          ],
          "additionalProperties": false
        },
        {
          "title": "StartAttribute",
          "description": "An attribute of the agents.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "attribute",
              "description": "What an agent is like.",
              "examples": [
                "attribute"
              ]
            },
            "attribute": {
              "type": "string",
              "description": "segment, personality, the topic of a stance, or for an audience of people a column of their table.",
              "examples": [
                "car-free cities"
              ],
              "minLength": 1
            },
            "values": {
              "type": "object",
              "additionalProperties": {
                "type": [
                  "number",
                  "string",
                  "boolean"
                ],
                "description": "The value of the field.",
                "examples": [
                  0.9
                ]
              },
              "description": "For each text of the attribute, the value of the field. Absent: the text is the value, or is read as a number.",
              "examples": [
                {
                  "in favour": 0.9,
                  "against": 0.1
                }
              ],
              "minProperties": 1
            }
          },
          "required": [
            "kind",
            "attribute"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "kind": "shares",
          "shares": {
            "infected": 0.05,
            "susceptible": 0.95
          }
        }
      ]
    },
    "StateField": {
      "title": "StateField",
      "description": "A part of an agent's state.",
      "type": "object",
      "oneOf": [
        {
          "title": "NumberField",
          "description": "A number, such as an opinion.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "number",
              "description": "A number.",
              "examples": [
                "number"
              ]
            },
            "minimum": {
              "type": "number",
              "description": "The least value. Absent: none.",
              "examples": [
                0
              ]
            },
            "maximum": {
              "type": "number",
              "description": "The greatest value. Absent: none.",
              "examples": [
                1
              ]
            },
            "question": {
              "type": "string",
              "description": "A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
              "examples": [
                "How strongly are you in favour of closing Market Street, from 0 (not at all) to 1 (completely)?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "start": {
              "$ref": "#/$defs/StateStart"
            }
          },
          "required": [
            "kind",
            "start"
          ],
          "additionalProperties": false
        },
        {
          "title": "WordField",
          "description": "One of several words, such as a stage of an infection.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "word",
              "description": "One of several words.",
              "examples": [
                "word"
              ]
            },
            "words": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "A word.",
                "examples": [
                  "susceptible"
                ],
                "minLength": 1
              },
              "description": "The words, all different.",
              "examples": [
                [
                  "susceptible",
                  "infected",
                  "removed"
                ]
              ],
              "minItems": 1,
              "maxItems": 255
            },
            "question": {
              "type": "string",
              "description": "A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
              "examples": [
                "Are you for or against closing Market Street?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "start": {
              "$ref": "#/$defs/StateStart"
            }
          },
          "required": [
            "kind",
            "words",
            "start"
          ],
          "additionalProperties": false
        },
        {
          "title": "FlagField",
          "description": "True or false.",
          "type": "object",
          "properties": {
            "kind": {
              "type": "string",
              "const": "flag",
              "description": "True or false.",
              "examples": [
                "flag"
              ]
            },
            "question": {
              "type": "string",
              "description": "A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.",
              "examples": [
                "Do you know that Market Street will be closed?"
              ],
              "pattern": "[^ \\t\\r\\n]"
            },
            "start": {
              "$ref": "#/$defs/StateStart"
            }
          },
          "required": [
            "kind",
            "start"
          ],
          "additionalProperties": false
        }
      ],
      "examples": [
        {
          "kind": "number",
          "minimum": 0,
          "maximum": 1,
          "start": {
            "kind": "uniform",
            "from": 0,
            "to": 1
          }
        }
      ]
    }
  },
  "examples": [
    {
      "name": "market-street",
      "seed": 1,
      "rounds": 2,
      "starts_at": "2026-03-14T08:00:00Z",
      "round_minutes": 60,
      "audience": {
        "kind": "profiles",
        "file": "profiles.json"
      },
      "network": {
        "kind": "nobody"
      },
      "feed": {
        "ranker": "chronological",
        "size": 5
      },
      "activity": 1,
      "policy": {
        "kind": "cascade",
        "probability": 0.1
      },
      "posts": {
        "file": "feed.json"
      }
    }
  ]
};
