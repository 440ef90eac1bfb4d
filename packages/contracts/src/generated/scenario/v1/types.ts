// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"scenario/v1/types.ts","schemas":"../../../../schemas","sha256":"33334b781d0054f6d68f558d836070a57a4ebe2aa669d6a5466f91f3c368f5ad"}
/**
 * Who decides what its agents do. Absent: the policy of the scenario.
 */
export type PolicySpec =
  | ModelPolicy
  | ReasonerPolicy
  | CascadePolicy
  | ThresholdPolicy
  | AbsoluteThresholdPolicy
  | InterestsPolicy
  | RelevancePolicy
  | SiPolicy
  | SisPolicy
  | SirPolicy
  | VoterPolicy
  | MajorityPolicy
  | DeffuantPolicy
  | HegselmannKrausePolicy
  | DegrootPolicy
  | CustomPolicy;
/**
 * Something that happens at the beginning of a round.
 */
export type ScenarioEvent =
  | PostEvent
  | RemovalEvent
  | RankerEvent
  | FeedSizeEvent
  | ActivityEvent
  | FollowEvent
  | UnfollowEvent
  | ReshareEvent
  | SurveyEvent;
/**
 * A post, as simulated-post/v1 has it.
 */
export type ScenarioPost = SimulatedTextPost | SimulatedMediaPost;
/**
 * A part of an agent's state.
 */
export type StateField = NumberField | WordField | FlagField;
/**
 * The states before the first round.
 */
export type StateStart =
  StartValue | StartAgents | StartShares | StartUniform | StartNormal | StartTable | StartAttribute;
/**
 * Who decides what an agent does.
 */
export type PolicySpec1 =
  | ModelPolicy
  | ReasonerPolicy
  | CascadePolicy
  | ThresholdPolicy
  | AbsoluteThresholdPolicy
  | InterestsPolicy
  | RelevancePolicy
  | SiPolicy
  | SisPolicy
  | SirPolicy
  | VoterPolicy
  | MajorityPolicy
  | DeffuantPolicy
  | HegselmannKrausePolicy
  | DegrootPolicy
  | CustomPolicy;

/**
 * What is simulated: an audience, who follows whom, what they read, and who decides.
 */
export interface Scenario {
  /**
   * What the simulation is called.
   */
  name: string;
  /**
   * All chance is drawn from it. The same scenario with the same seed gives the same audience, network and draws.
   */
  seed: number;
  /**
   * The seed that the audience and the network are drawn with, so that runs with different seeds can have the same. Absent: `seed`.
   */
  population_seed?: number;
  /**
   * How many rounds are simulated; they are counted from 0.
   */
  rounds: number;
  /**
   * When round 0 begins, RFC 3339. Its UTC offset decides the hours of the day.
   */
  starts_at: string;
  /**
   * How many minutes pass from round to round.
   */
  round_minutes: number;
  /**
   * Who looks at feeds.
   */
  audience: ProfilesAudience | SegmentsAudience | PeopleAudience;
  /**
   * Who follows whom.
   */
  network:
    | FileNetwork
    | PreferentialAttachmentNetwork
    | SmallWorldNetwork
    | RandomNetwork
    | ErdosRenyiNetwork
    | WattsStrogatzNetwork
    | BarabasiAlbertNetwork
    | StochasticBlocksNetwork
    | ConfigurationNetwork
    | EveryoneNetwork
    | NobodyNetwork;
  posts?: PostFile;
  /**
   * Files of posts that happen while the simulation runs, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies. Absent: none.
   *
   * Items: A file of posts, relative to the scenario.
   */
  event_files?: string[];
  relevance?: RelevanceFile;
  /**
   * What happens at the beginning of rounds. Absent: nothing.
   */
  events: ScenarioEvent[];
  feed: Feed;
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity: number | number[];
  states?: States;
  stop?: StopRules;
  policy: PolicySpec1;
}
/**
 * Agents from a file.
 */
export interface ProfilesAudience {
  /**
   * Agents from a file.
   */
  kind: "profiles";
  /**
   * A file of agent-profile/v1, JSON or NDJSON, relative to the scenario.
   */
  file: string;
  /**
   * A file that assigns agents a segment, an activity or a policy: objects with agent_id and any of these, JSON or NDJSON. Absent: none.
   */
  assignments?: string;
}
/**
 * Agents drawn from the seed.
 */
export interface SegmentsAudience {
  /**
   * Agents drawn from the seed.
   */
  kind: "segments";
  /**
   * How many agents there are.
   */
  size: number;
  /**
   * The ids of the agents. Absent: agent- and a number from 0, with zeros before it so that all are of one length.
   */
  ids?: NetworkIds | FileIds;
  /**
   * The parts of the audience.
   *
   * @minItems 1
   */
  segments: Segment[];
}
/**
 * The ids in the network's file.
 */
export interface NetworkIds {
  /**
   * The ids in the network's file.
   */
  kind: "network";
}
/**
 * The ids in a file of their own.
 */
export interface FileIds {
  /**
   * The ids in a file of their own.
   */
  kind: "file";
  /**
   * A text file with one id on each line, relative to the scenario.
   */
  file: string;
}
/**
 * A part of the audience.
 */
export interface Segment {
  /**
   * What the segment is called.
   */
  name: string;
  /**
   * Its share of the audience, 0 to 1. The shares of all segments add up to 1.
   */
  share: number;
  interests: InterestPool;
  /**
   * Manners to draw from, one for each agent. Absent: neutral.
   *
   * @minItems 1
   *
   * Items: A manner, in a few words.
   */
  personalities?: string[];
  /**
   * For each topic, the positions to draw from. Absent: none.
   */
  stances?: {
    /**
     * Positions to draw from, one for each agent.
     *
     * @minItems 1
     *
     * Items: A position on the topic.
     */
    [k: string]: string[];
  };
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: the activity of the scenario.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity?: number | number[];
  policy?: PolicySpec;
}
/**
 * What its agents care about.
 */
export interface InterestPool {
  /**
   * The subjects to draw from.
   *
   * @minItems 1
   *
   * Items: One subject, in a few words.
   */
  from: string[];
  /**
   * How many different ones each agent gets.
   */
  count: number;
}
/**
 * A model decides.
 */
export interface ModelPolicy {
  /**
   * A model decides.
   */
  kind: "model";
  /**
   * Whether the model decides on each post of a feed, or is shown the whole feed and decides on one post of it. Absent: post.
   */
  ask: "post" | "whole-feed";
  /**
   * How many of its own last moves an agent is reminded of. Absent: 0.
   */
  memory: number;
  /**
   * Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.
   */
  odds?: boolean;
  /**
   * What agents may do with a post: the choices of agent-decision/v3 that they have. RESHARE shares it as it is, QUOTE with a comment; FOLLOW, UNFOLLOW and MUTE are about its author, and are offered only where they change something. SCROLL is always one of them. Absent: LIKE, REPLY, RESHARE with a comment, and SCROLL, as in agent-decision/v2.
   *
   * @minItems 2
   *
   * Items: A choice of agent-decision/v3.
   */
  choices?: ("LIKE" | "REPLY" | "RESHARE" | "QUOTE" | "FOLLOW" | "UNFOLLOW" | "MUTE" | "SCROLL")[];
}
/**
 * The reasoner chooses the next state of the social chart, then the model writes the text that the state needs.
 */
export interface ReasonerPolicy {
  /**
   * The chart and the reasoner decide.
   */
  kind: "reasoner";
  /**
   * How many of its own last moves an agent is reminded of. Absent: 0.
   */
  memory: number;
  /**
   * Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.
   */
  odds?: boolean;
}
/**
 * Independent cascade: an agent reshares with a fixed probability, drawn once for each way a post reaches it, and otherwise scrolls past.
 */
export interface CascadePolicy {
  /**
   * Reshares by chance.
   */
  kind: "cascade";
  /**
   * The probability of resharing, 0 to 1.
   */
  probability: number;
}
/**
 * Linear threshold: an agent reshares a post once a share of those it follows has adopted it, by writing or by resharing it.
 */
export interface ThresholdPolicy {
  /**
   * Reshares as others do.
   */
  kind: "threshold";
  /**
   * The share of those it follows that must have written or reshared the post, 0 to 1. The author of a post that reaches everyone counts as one of them.
   */
  share: number;
}
/**
 * An agent reshares a post once a number of those it follows have adopted it, by writing or by resharing it.
 */
export interface AbsoluteThresholdPolicy {
  /**
   * Reshares once enough others have.
   */
  kind: "absolute-threshold";
  /**
   * How many of those it follows must have written or reshared the post. The author of a post that reaches everyone counts as one of them.
   */
  count: number;
}
/**
 * An agent likes or reshares what touches its interests.
 */
export interface InterestsPolicy {
  /**
   * Decides by interests.
   */
  kind: "interests";
  /**
   * The share of an agent's interests that a text must mention to be liked. Absent: 0.25.
   */
  like: number;
  /**
   * The share of an agent's interests that a text must mention to be reshared. Absent: 0.5.
   */
  reshare: number;
}
/**
 * A rule decides by relevance, as a file of the scenario has it: what is more relevant to an agent than other posts are, and than it is to other agents, is acted on more often than the base rates say.
 */
export interface RelevancePolicy {
  /**
   * Decides by relevance.
   */
  kind: "relevance";
  rates: BaseRates;
  /**
   * By how much the logarithm of each action's odds grows with a standard deviation of relevance. Absent: 1.
   */
  weight: number;
  /**
   * Whether a model writes what the agents say: the reason for each choice, replies, and comments. The choices stay the rule's. Absent: false.
   */
  words: boolean;
}
/**
 * How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.
 */
export interface BaseRates {
  /**
   * How often a post of average relevance is liked, 0 to 1. Absent: 0.
   */
  LIKE: number;
  /**
   * How often it is replied to, 0 to 1; only where a model writes the words. Absent: 0.
   */
  REPLY: number;
  /**
   * How often it is reshared, 0 to 1. Absent: 0.
   */
  RESHARE: number;
}
/**
 * Epidemic without recovery: agents become infected by those that they follow, and remain so.
 */
export interface SiPolicy {
  /**
   * Susceptible, infected.
   */
  kind: "si";
  /**
   * The field of the state. Its words are susceptible and infected, in any order.
   */
  field: string;
  /**
   * The probability that one infected account infects an agent that follows it, in one round, 0 to 1.
   */
  infection: number;
}
/**
 * Epidemic without immunity: agents that have recovered are susceptible again.
 */
export interface SisPolicy {
  /**
   * Susceptible, infected, susceptible.
   */
  kind: "sis";
  /**
   * The field of the state. Its words are susceptible and infected, in any order.
   */
  field: string;
  /**
   * The probability that one infected account infects an agent that follows it, in one round, 0 to 1.
   */
  infection: number;
  /**
   * The probability that an infected agent recovers in one round, 0 to 1.
   */
  recovery: number;
}
/**
 * Epidemic with immunity: agents that have recovered are removed.
 */
export interface SirPolicy {
  /**
   * Susceptible, infected, removed.
   */
  kind: "sir";
  /**
   * The field of the state. Its words are susceptible, infected and removed, in any order.
   */
  field: string;
  /**
   * The probability that one infected account infects an agent that follows it, in one round, 0 to 1.
   */
  infection: number;
  /**
   * The probability that an infected agent recovers in one round, 0 to 1.
   */
  recovery: number;
}
/**
 * Voter model: an agent drawn at random takes the state of a random agent that it follows.
 */
export interface VoterPolicy {
  /**
   * Copies a neighbour.
   */
  kind: "voter";
  /**
   * The field of the state.
   */
  field: string;
  /**
   * How many agents are drawn in a round, one after another. Absent: as many as take part.
   */
  updates?: number;
}
/**
 * Majority rule: agents take the most frequent state of a group drawn at random, or of those that they follow.
 */
export interface MajorityPolicy {
  /**
   * Follows the majority.
   */
  kind: "majority";
  /**
   * The field of the state: words or a flag.
   */
  field: string;
  /**
   * The size of a group, drawn from all that take part, with replacement. Absent: there are no groups; each agent takes the most frequent state of itself and those that it follows, all at the same time.
   */
  group_size?: number;
  /**
   * How many groups meet in a round, one after another; needs group_size. Absent: as many as agents take part, divided by the size of a group and rounded up.
   */
  updates?: number;
  /**
   * The state that a tie leads to. Absent: in a tie nobody changes.
   */
  tie?: string | boolean;
}
/**
 * Bounded confidence in pairs (Deffuant): an agent drawn at random meets a random agent that it follows, and both move towards each other if their opinions are close.
 */
export interface DeffuantPolicy {
  /**
   * Meets in pairs.
   */
  kind: "deffuant";
  /**
   * The field of the state: a number.
   */
  field: string;
  /**
   * Opinions further apart than this, or exactly as far, do not influence each other.
   */
  tolerance: number;
  /**
   * The part of their distance that each of the two moves. Absent: 0.5, so that they agree.
   */
  convergence?: number;
  /**
   * How many pairs meet in a round, one after another. Absent: as many as agents take part.
   */
  updates?: number;
}
/**
 * Bounded confidence in groups (Hegselmann and Krause): an agent takes the mean of the close opinions of those that it follows.
 */
export interface HegselmannKrausePolicy {
  /**
   * Averages close opinions.
   */
  kind: "hegselmann-krause";
  /**
   * The field of the state: a number.
   */
  field: string;
  /**
   * Opinions further apart than this, or exactly as far, do not influence each other.
   */
  tolerance: number;
  /**
   * Whether its own opinion is part of the mean. Absent: true.
   */
  counts_itself?: boolean;
  /**
   * How many agents are drawn in a round, one after another. Absent: all agents update at the same time.
   */
  updates?: number;
}
/**
 * Averaging (DeGroot): an agent takes the mean of its own opinion and those of the agents that it follows, all at the same time.
 */
export interface DegrootPolicy {
  /**
   * Averages all opinions.
   */
  kind: "degroot";
  /**
   * The field of the state: a number.
   */
  field: string;
  /**
   * The weight of its own opinion; the others share the rest equally, 0 to 1. Absent: all weigh the same.
   */
  self_weight?: number;
}
/**
 * A policy given in code, by its name.
 */
export interface CustomPolicy {
  /**
   * A policy given in code.
   */
  kind: "custom";
  /**
   * The name under which the policy is given.
   */
  name: string;
}
/**
 * People from a table, an agent for each.
 */
export interface PeopleAudience {
  /**
   * People from a table, an agent for each.
   */
  kind: "people";
  /**
   * A CSV with a row for each person, relative to the scenario.
   */
  file: string;
  /**
   * The column with the ids of people, which become those of their agents.
   */
  id: string;
  /**
   * What an agent is told about its person: sentences with the names of columns in braces. A part between commas, or a sentence, is left out where one of its columns is missing.
   */
  describe: string;
  /**
   * What the people care about, at least one subject for each.
   *
   * @minItems 1
   *
   * Items: A subject, in which names of columns may stand in braces. Left out for a person where one of its columns is missing.
   */
  interests: string[];
  /**
   * For each coded column, what its values mean. They take precedence over the codebook. Absent: none.
   */
  values?: {
    /**
     * The meaning of each value of the column.
     */
    [k: string]: {
      /**
       * What the value means. Null: the value is missing.
       */
      [k: string]: string | null;
    };
  };
  /**
   * A CSV with the columns column, value and label, relative to the scenario; a value without a label is missing. Absent: none.
   */
  codebook?: string;
  /**
   * Cells that mean, in every column, that the value is missing, as an empty cell does. Absent: none.
   *
   * Items: A cell that means that the value is missing.
   */
  missing?: string[];
  /**
   * How many people are drawn from the table, at random and each once. Absent: all take part.
   */
  sample?: number;
  /**
   * The column whose values are the segments of the audience. Absent: there are none.
   */
  segment?: string;
  /**
   * The column with the weights of people. Absent: all count the same, unless there are margins.
   */
  weight?: string;
  /**
   * A CSV with the columns column, value and share, percent or count: the known distribution of columns, to which those who take part are weighted (raking). Relative to the scenario. Absent: no such weights.
   */
  margins?: string;
  /**
   * Columns that are emptied when the table is read: no model, run, export or page contains them. Absent: none.
   *
   * Items: The name of a column.
   */
  private?: string[];
  /**
   * Columns that look as if they identified people and may nevertheless be stored and shown. Absent: none.
   *
   * Items: The name of a column.
   */
  public?: string[];
}
/**
 * Who follows whom stands in a file.
 */
export interface FileNetwork {
  /**
   * Who follows whom stands in a file.
   */
  kind: "file";
  /**
   * An edge list (two columns, with a comma, semicolon, tab or spaces between them, with or without a header), GraphML, GEXF, or JSON, relative to the scenario.
   */
  file: string;
  /**
   * The format of the file; adjacency is JSON with the neighbours of each node. Absent: told from the file's name and its beginning.
   */
  format?: "edge-list" | "graphml" | "gexf" | "adjacency";
  /**
   * Whether an edge is a follow in one direction; otherwise its two ends follow each other. Absent: as the file says, or true.
   */
  directed?: boolean;
  /**
   * Who follows whom along an edge with a direction. Absent: the source follows the target.
   */
  direction?: "source-follows-target" | "target-follows-source";
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents come one after another and prefer to follow those whom many follow already.
 */
export interface PreferentialAttachmentNetwork {
  /**
   * Agents come one after another and prefer to follow those whom many follow already.
   */
  kind: "preferential-attachment";
  /**
   * How many others each agent follows.
   */
  follows_each: number;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents on a ring follow their nearest neighbours; some follows are redrawn at random.
 */
export interface SmallWorldNetwork {
  /**
   * Agents on a ring follow their nearest neighbours; some follows are redrawn at random.
   */
  kind: "small-world";
  /**
   * How many nearest neighbours each agent follows; even, half of them on each side.
   */
  neighbours: number;
  /**
   * The share of follows that are redrawn, 0 to 1.
   */
  rewired: number;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents follow others drawn at random.
 */
export interface RandomNetwork {
  /**
   * Agents follow others drawn at random.
   */
  kind: "random";
  /**
   * How many others each agent follows.
   */
  follows_each: number;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Every possible edge has the same probability, or all networks with a number of edges have.
 */
export interface ErdosRenyiNetwork {
  /**
   * Every possible edge has the same probability, or all networks with a number of edges have.
   */
  kind: "erdos-renyi";
  /**
   * The probability of each possible edge. Absent: the number of edges is given.
   */
  probability?: number;
  /**
   * How many edges there are. Absent: the probability is given.
   */
  edges?: number;
  /**
   * Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.
   */
  directed?: boolean;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.
 */
export interface WattsStrogatzNetwork {
  /**
   * Agents on a ring, in the order of their ids, are connected to their nearest neighbours; the far ends of some edges are moved. The two ends of an edge follow each other.
   */
  kind: "watts-strogatz";
  /**
   * How many nearest neighbours each agent is connected to; even, half of them on each side.
   */
  neighbours: number;
  /**
   * The probability with which the far end of an edge is moved to a random agent.
   */
  rewired: number;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.
 */
export interface BarabasiAlbertNetwork {
  /**
   * Agents arrive in the order of their ids and are connected to earlier ones, with a probability proportional to their number of edges. The two ends of an edge follow each other.
   */
  kind: "barabasi-albert";
  /**
   * How many earlier agents each agent is connected to.
   */
  attaches: number;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * The probability of an edge depends on the blocks of its two ends.
 */
export interface StochasticBlocksNetwork {
  /**
   * The probability of an edge depends on the blocks of its two ends.
   */
  kind: "stochastic-blocks";
  /**
   * How many agents each block has, in the order of ids. Absent: the blocks are the segments of the audience.
   *
   * @minItems 1
   *
   * Items: How many agents a block has.
   */
  sizes?: number[];
  /**
   * The probability of an edge from each block to each block. Without directions, the same both ways.
   *
   * @minItems 1
   */
  probabilities: number[][];
  /**
   * Whether an edge is a follow in one direction. Absent: false, its two ends follow each other.
   */
  directed?: boolean;
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.
 */
export interface ConfigurationNetwork {
  /**
   * Agents have given degrees; which agents share an edge is drawn. Edges of an agent to itself and repeated edges are dropped. The two ends of an edge follow each other.
   */
  kind: "configuration";
  /**
   * How many agents have each degree; which ones is drawn.
   *
   * @minItems 1
   */
  degrees: DegreeCount[];
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * How many agents have a degree.
 */
export interface DegreeCount {
  /**
   * The number of edges of an agent.
   */
  degree: number;
  /**
   * How many agents have this degree.
   */
  agents: number;
}
/**
 * Everyone follows everyone.
 */
export interface EveryoneNetwork {
  /**
   * Everyone follows everyone.
   */
  kind: "everyone";
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * Nobody follows anybody.
 */
export interface NobodyNetwork {
  /**
   * Nobody follows anybody.
   */
  kind: "nobody";
  /**
   * An agent starts to follow somebody after engaging with this many of their posts. Absent: never.
   */
  follows_after?: number;
}
/**
 * The posts known beforehand. Absent: none.
 */
export interface PostFile {
  /**
   * A file of simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON, relative to the scenario.
   */
  file: string;
}
/**
 * How relevant posts are to agents, for the rankers relevance and embeddings and the policy relevance. Absent: none of them is used.
 */
export interface RelevanceFile {
  /**
   * A file of agent_id, post_id and score, CSV with these three columns or NDJSON, relative to the scenario; `concordat simulate relevance` makes it, with --embeddings for the ranker embeddings.
   */
  file: string;
}
/**
 * A post appears.
 */
export interface PostEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * A post appears.
   */
  kind: "post";
  post: ScenarioPost;
}
/**
 * A post without a picture or film.
 */
export interface SimulatedTextPost {
  /**
   * Identifies the post within the simulation.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
  /**
   * The post carries no media. Absent: false.
   */
  has_media: false;
  /**
   * Left over when media was removed; usually null. Absent or null: none.
   */
  media_type: "image" | "video" | "gif" | null;
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares: number;
  /**
   * How many replied. Absent: 0.
   */
  replies: number;
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post with a picture or film.
 */
export interface SimulatedMediaPost {
  /**
   * Identifies the post within the simulation.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
  /**
   * The post carries media.
   */
  has_media: true;
  /**
   * What kind of media it carries.
   */
  media_type: "image" | "video" | "gif";
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares: number;
  /**
   * How many replied. Absent: 0.
   */
  replies: number;
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post and its reshares are hidden; replies to it remain.
 */
export interface RemovalEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * A post and its reshares are hidden; replies to it remain.
   */
  kind: "removal";
  /**
   * The post.
   */
  post_id: string;
}
/**
 * Feeds are ranked in another way.
 */
export interface RankerEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Feeds are ranked in another way.
   */
  kind: "ranker";
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeights;
}
/**
 * How much each ranker counts, for the mixed one. Absent: 1 for each.
 */
export interface RankerWeights {
  /**
   * The weight of recency. Absent: 0.
   */
  chronological: number;
  /**
   * The weight of engagement. Absent: 0.
   */
  engagement: number;
  /**
   * The weight of the agent's interests. Absent: 0.
   */
  interests: number;
}
/**
 * Feeds become longer or shorter.
 */
export interface FeedSizeEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Feeds become longer or shorter.
   */
  kind: "feed-size";
  /**
   * The maximum number of items in a feed. Null: unlimited.
   */
  size: number | null;
}
/**
 * Agents look at their feeds more or less often.
 */
export interface ActivityEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents look at their feeds more or less often.
   */
  kind: "activity";
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity: number | number[];
  /**
   * Only the agents of this segment. Absent: all.
   */
  segment?: string;
}
/**
 * Agents start to follow somebody.
 */
export interface FollowEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents start to follow somebody.
   */
  kind: "follow";
  /**
   * Who follows whom.
   *
   * @minItems 1
   */
  follows: Follow[];
}
/**
 * Who follows whom.
 */
export interface Follow {
  /**
   * The agent that follows.
   */
  follower: string;
  /**
   * Whom it follows: an agent, or the author of posts.
   */
  followed: string;
}
/**
 * Agents stop following somebody.
 */
export interface UnfollowEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents stop following somebody.
   */
  kind: "unfollow";
  /**
   * Who follows whom.
   *
   * @minItems 1
   */
  follows: Follow[];
}
/**
 * Agents reshare a post at once, as the seeds of a cascade.
 */
export interface ReshareEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents reshare a post at once, as the seeds of a cascade.
   */
  kind: "reshare";
  /**
   * The post. Agents that have reshared it already, and its author, are left out.
   */
  post_id: string;
  /**
   * The agents that reshare it.
   *
   * @minItems 1
   *
   * Items: The id of an agent.
   */
  agents: string[];
}
/**
 * Agents that a model decides for are asked what they think, before anything else happens in the round.
 */
export interface SurveyEvent {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents that a model decides for are asked what they think, before anything else happens in the round.
   */
  kind: "survey";
  /**
   * A file of questionnaire/v1, relative to the scenario.
   */
  questions: string;
  /**
   * Only the agents of this segment. Absent: all.
   */
  segment?: string;
  /**
   * Whether agents are reminded of their answers from then on. Absent: false, the survey leaves no trace in what they do.
   */
  remembered: boolean;
  /**
   * Whether the odds of each answer among choices are recorded next to it, where the engine gives them. Absent: no.
   */
  odds?: boolean;
}
/**
 * What an agent is shown.
 */
export interface Feed {
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeights1;
  /**
   * The maximum number of items in a feed. Null: unlimited.
   */
  size: number | null;
  /**
   * The share of places that posts from outside an agent's network may take, 0 to 1. Absent: 0.
   */
  from_outside: number;
}
/**
 * How much each ranker counts, for the mixed one. Absent: 1 for each.
 */
export interface RankerWeights1 {
  /**
   * The weight of recency. Absent: 0.
   */
  chronological: number;
  /**
   * The weight of engagement. Absent: 0.
   */
  engagement: number;
  /**
   * The weight of the agent's interests. Absent: 0.
   */
  interests: number;
}
/**
 * What the state of each agent consists of, which policies read and write between rounds. Absent: agents have no state.
 */
export interface States {
  /**
   * The fields of the state, by their names.
   */
  fields: {
    [k: string]: StateField;
  };
  /**
   * A table with agent_id and other columns: CSV, JSON or NDJSON, relative to the scenario. Absent: no field starts with a column of a table.
   */
  file?: string;
  /**
   * Number of rounds after which agents that ask a model answer the questions of fields, and again after as many; also after the last round. Absent: after every round.
   */
  asked_every?: number;
}
/**
 * A number, such as an opinion.
 */
export interface NumberField {
  /**
   * A number.
   */
  kind: "number";
  /**
   * The least value. Absent: none.
   */
  minimum?: number;
  /**
   * The greatest value. Absent: none.
   */
  maximum?: number;
  /**
   * A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.
   */
  question?: string;
  start: StateStart;
}
/**
 * All agents start with the same value.
 */
export interface StartValue {
  /**
   * One value for all.
   */
  kind: "value";
  /**
   * The value.
   */
  value: number | string | boolean;
}
/**
 * Some agents start with a value, and all others with another.
 */
export interface StartAgents {
  /**
   * Agents by their ids.
   */
  kind: "agents";
  /**
   * The agents that start with the value.
   *
   * @minItems 1
   *
   * Items: The id of an agent.
   */
  agents: string[];
  /**
   * Their value.
   */
  value: number | string | boolean;
  /**
   * The value of all others.
   */
  otherwise: number | string | boolean;
}
/**
 * Each value has a share of the agents, who are drawn at random. The numbers of agents are exact, rounded so that they add up.
 */
export interface StartShares {
  /**
   * Shares of words or of a flag.
   */
  kind: "shares";
  /**
   * The share of each word, or of true and false. They add up to 1.
   */
  shares: {
    /**
     * The share, 0 to 1.
     */
    [k: string]: number;
  };
}
/**
 * Numbers are drawn at random, each between two bounds equally often.
 */
export interface StartUniform {
  /**
   * A uniform distribution.
   */
  kind: "uniform";
  /**
   * The lower bound.
   */
  from: number;
  /**
   * The upper bound, not included.
   */
  to: number;
}
/**
 * Numbers are drawn from a normal distribution, and drawn again if they are outside the bounds of the field.
 */
export interface StartNormal {
  /**
   * A normal distribution.
   */
  kind: "normal";
  /**
   * The mean before numbers outside the bounds are drawn again.
   */
  mean: number;
  /**
   * The standard deviation, likewise.
   */
  deviation: number;
}
/**
 * A column of the table of states.
 */
export interface StartTable {
  /**
   * A column of `states.file`.
   */
  kind: "table";
  /**
   * The name of the column.
   */
  column: string;
}
/**
 * An attribute of the agents.
 */
export interface StartAttribute {
  /**
   * What an agent is like.
   */
  kind: "attribute";
  /**
   * segment, personality, the topic of a stance, or for an audience of people a column of their table.
   */
  attribute: string;
  /**
   * For each text of the attribute, the value of the field. Absent: the text is the value, or is read as a number.
   */
  values?: {
    /**
     * The value of the field.
     */
    [k: string]: number | string | boolean;
  };
}
/**
 * One of several words, such as a stage of an infection.
 */
export interface WordField {
  /**
   * One of several words.
   */
  kind: "word";
  /**
   * The words, all different.
   *
   * @minItems 1
   * @maxItems 255
   *
   * Items: A word.
   */
  words: string[];
  /**
   * A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.
   */
  question?: string;
  start: StateStart;
}
/**
 * True or false.
 */
export interface FlagField {
  /**
   * True or false.
   */
  kind: "flag";
  /**
   * A question about the field. Agents that ask a model answer it between rounds, and their answer is the field's next value; their prompts show the present one. Absent: only rules change the field.
   */
  question?: string;
  start: StateStart;
}
/**
 * When agents stop looking at their feeds: as soon as one of the rules holds. The remaining rounds are empty. Absent: never.
 */
export interface StopRules {
  /**
   * After this many rounds in a row in which every agent scrolled past everything and no state changed, if no post or event is to come. Absent: no such rule.
   */
  unchanged_rounds?: number;
  /**
   * Once this share of the agents has reshared a post. Absent: no such rule.
   */
  share?: number;
  /**
   * A number of a state that changes by less than this counts as unchanged. Absent: every change counts.
   */
  tolerance?: number;
}
/**
 * Who decides what its agents do. Absent: the policy of the scenario.
 */
export type PolicySpecInput =
  | ModelPolicyInput
  | ReasonerPolicyInput
  | CascadePolicy
  | ThresholdPolicy
  | AbsoluteThresholdPolicy
  | InterestsPolicyInput
  | RelevancePolicyInput
  | SiPolicy
  | SisPolicy
  | SirPolicy
  | VoterPolicy
  | MajorityPolicy
  | DeffuantPolicy
  | HegselmannKrausePolicy
  | DegrootPolicy
  | CustomPolicy;
/**
 * Something that happens at the beginning of a round.
 */
export type ScenarioEventInput =
  | PostEventInput
  | RemovalEvent
  | RankerEventInput
  | FeedSizeEvent
  | ActivityEvent
  | FollowEvent
  | UnfollowEvent
  | ReshareEvent
  | SurveyEventInput;
/**
 * A post, as simulated-post/v1 has it.
 */
export type ScenarioPostInput = SimulatedTextPostInput | SimulatedMediaPostInput;
/**
 * Who decides what an agent does.
 */
export type PolicySpecInput1 =
  | ModelPolicyInput
  | ReasonerPolicyInput
  | CascadePolicy
  | ThresholdPolicy
  | AbsoluteThresholdPolicy
  | InterestsPolicyInput
  | RelevancePolicyInput
  | SiPolicy
  | SisPolicy
  | SirPolicy
  | VoterPolicy
  | MajorityPolicy
  | DeffuantPolicy
  | HegselmannKrausePolicy
  | DegrootPolicy
  | CustomPolicy;

/**
 * What is simulated: an audience, who follows whom, what they read, and who decides.
 */
export interface ScenarioInput {
  /**
   * What the simulation is called.
   */
  name: string;
  /**
   * All chance is drawn from it. The same scenario with the same seed gives the same audience, network and draws.
   */
  seed: number;
  /**
   * The seed that the audience and the network are drawn with, so that runs with different seeds can have the same. Absent: `seed`.
   */
  population_seed?: number;
  /**
   * How many rounds are simulated; they are counted from 0.
   */
  rounds: number;
  /**
   * When round 0 begins, RFC 3339. Its UTC offset decides the hours of the day.
   */
  starts_at: string;
  /**
   * How many minutes pass from round to round.
   */
  round_minutes: number;
  /**
   * Who looks at feeds.
   */
  audience: ProfilesAudience | SegmentsAudienceInput | PeopleAudience;
  /**
   * Who follows whom.
   */
  network:
    | FileNetwork
    | PreferentialAttachmentNetwork
    | SmallWorldNetwork
    | RandomNetwork
    | ErdosRenyiNetwork
    | WattsStrogatzNetwork
    | BarabasiAlbertNetwork
    | StochasticBlocksNetwork
    | ConfigurationNetwork
    | EveryoneNetwork
    | NobodyNetwork;
  posts?: PostFile;
  /**
   * Files of posts that happen while the simulation runs, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies. Absent: none.
   *
   * Items: A file of posts, relative to the scenario.
   */
  event_files?: string[];
  relevance?: RelevanceFile;
  /**
   * What happens at the beginning of rounds. Absent: nothing.
   */
  events?: ScenarioEventInput[];
  feed: FeedInput;
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity: number | number[];
  states?: States;
  stop?: StopRules;
  policy: PolicySpecInput1;
}
/**
 * Agents drawn from the seed.
 */
export interface SegmentsAudienceInput {
  /**
   * Agents drawn from the seed.
   */
  kind: "segments";
  /**
   * How many agents there are.
   */
  size: number;
  /**
   * The ids of the agents. Absent: agent- and a number from 0, with zeros before it so that all are of one length.
   */
  ids?: NetworkIds | FileIds;
  /**
   * The parts of the audience.
   *
   * @minItems 1
   */
  segments: SegmentInput[];
}
/**
 * A part of the audience.
 */
export interface SegmentInput {
  /**
   * What the segment is called.
   */
  name: string;
  /**
   * Its share of the audience, 0 to 1. The shares of all segments add up to 1.
   */
  share: number;
  interests: InterestPool;
  /**
   * Manners to draw from, one for each agent. Absent: neutral.
   *
   * @minItems 1
   *
   * Items: A manner, in a few words.
   */
  personalities?: string[];
  /**
   * For each topic, the positions to draw from. Absent: none.
   */
  stances?: {
    /**
     * Positions to draw from, one for each agent.
     *
     * @minItems 1
     *
     * Items: A position on the topic.
     */
    [k: string]: string[];
  };
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: the activity of the scenario.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity?: number | number[];
  policy?: PolicySpecInput;
}
/**
 * A model decides.
 */
export interface ModelPolicyInput {
  /**
   * A model decides.
   */
  kind: "model";
  /**
   * Whether the model decides on each post of a feed, or is shown the whole feed and decides on one post of it. Absent: post.
   */
  ask?: "post" | "whole-feed";
  /**
   * How many of its own last moves an agent is reminded of. Absent: 0.
   */
  memory?: number;
  /**
   * Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.
   */
  odds?: boolean;
  /**
   * What agents may do with a post: the choices of agent-decision/v3 that they have. RESHARE shares it as it is, QUOTE with a comment; FOLLOW, UNFOLLOW and MUTE are about its author, and are offered only where they change something. SCROLL is always one of them. Absent: LIKE, REPLY, RESHARE with a comment, and SCROLL, as in agent-decision/v2.
   *
   * @minItems 2
   *
   * Items: A choice of agent-decision/v3.
   */
  choices?: ("LIKE" | "REPLY" | "RESHARE" | "QUOTE" | "FOLLOW" | "UNFOLLOW" | "MUTE" | "SCROLL")[];
}
/**
 * The reasoner chooses the next state of the social chart, then the model writes the text that the state needs.
 */
export interface ReasonerPolicyInput {
  /**
   * The chart and the reasoner decide.
   */
  kind: "reasoner";
  /**
   * How many of its own last moves an agent is reminded of. Absent: 0.
   */
  memory?: number;
  /**
   * Whether the odds of each choice are recorded next to the answer, where the engine gives them. Absent: no.
   */
  odds?: boolean;
}
/**
 * An agent likes or reshares what touches its interests.
 */
export interface InterestsPolicyInput {
  /**
   * Decides by interests.
   */
  kind: "interests";
  /**
   * The share of an agent's interests that a text must mention to be liked. Absent: 0.25.
   */
  like?: number;
  /**
   * The share of an agent's interests that a text must mention to be reshared. Absent: 0.5.
   */
  reshare?: number;
}
/**
 * A rule decides by relevance, as a file of the scenario has it: what is more relevant to an agent than other posts are, and than it is to other agents, is acted on more often than the base rates say.
 */
export interface RelevancePolicyInput {
  /**
   * Decides by relevance.
   */
  kind: "relevance";
  rates: BaseRatesInput;
  /**
   * By how much the logarithm of each action's odds grows with a standard deviation of relevance. Absent: 1.
   */
  weight?: number;
  /**
   * Whether a model writes what the agents say: the reason for each choice, replies, and comments. The choices stay the rule's. Absent: false.
   */
  words?: boolean;
}
/**
 * How often each action is taken on a post of average relevance, each from 0 to 1; their sum is below 1, and the rest is scrolling past.
 */
export interface BaseRatesInput {
  /**
   * How often a post of average relevance is liked, 0 to 1. Absent: 0.
   */
  LIKE?: number;
  /**
   * How often it is replied to, 0 to 1; only where a model writes the words. Absent: 0.
   */
  REPLY?: number;
  /**
   * How often it is reshared, 0 to 1. Absent: 0.
   */
  RESHARE?: number;
}
/**
 * A post appears.
 */
export interface PostEventInput {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * A post appears.
   */
  kind: "post";
  post: ScenarioPostInput;
}
/**
 * A post without a picture or film.
 */
export interface SimulatedTextPostInput {
  /**
   * Identifies the post within the simulation.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
  /**
   * The post carries no media. Absent: false.
   */
  has_media?: false;
  /**
   * Left over when media was removed; usually null. Absent or null: none.
   */
  media_type?: "image" | "video" | "gif" | null;
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description?: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes?: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares?: number;
  /**
   * How many replied. Absent: 0.
   */
  replies?: number;
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post with a picture or film.
 */
export interface SimulatedMediaPostInput {
  /**
   * Identifies the post within the simulation.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
  /**
   * The post carries media.
   */
  has_media: true;
  /**
   * What kind of media it carries.
   */
  media_type: "image" | "video" | "gif";
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description?: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes?: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares?: number;
  /**
   * How many replied. Absent: 0.
   */
  replies?: number;
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * Feeds are ranked in another way.
 */
export interface RankerEventInput {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Feeds are ranked in another way.
   */
  kind: "ranker";
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeightsInput;
}
/**
 * How much each ranker counts, for the mixed one. Absent: 1 for each.
 */
export interface RankerWeightsInput {
  /**
   * The weight of recency. Absent: 0.
   */
  chronological?: number;
  /**
   * The weight of engagement. Absent: 0.
   */
  engagement?: number;
  /**
   * The weight of the agent's interests. Absent: 0.
   */
  interests?: number;
}
/**
 * Agents that a model decides for are asked what they think, before anything else happens in the round.
 */
export interface SurveyEventInput {
  /**
   * The round at whose beginning it happens; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Agents that a model decides for are asked what they think, before anything else happens in the round.
   */
  kind: "survey";
  /**
   * A file of questionnaire/v1, relative to the scenario.
   */
  questions: string;
  /**
   * Only the agents of this segment. Absent: all.
   */
  segment?: string;
  /**
   * Whether agents are reminded of their answers from then on. Absent: false, the survey leaves no trace in what they do.
   */
  remembered?: boolean;
  /**
   * Whether the odds of each answer among choices are recorded next to it, where the engine gives them. Absent: no.
   */
  odds?: boolean;
}
/**
 * What an agent is shown.
 */
export interface FeedInput {
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeightsInput1;
  /**
   * The maximum number of items in a feed. Null: unlimited.
   */
  size: number | null;
  /**
   * The share of places that posts from outside an agent's network may take, 0 to 1. Absent: 0.
   */
  from_outside?: number;
}
/**
 * How much each ranker counts, for the mixed one. Absent: 1 for each.
 */
export interface RankerWeightsInput1 {
  /**
   * The weight of recency. Absent: 0.
   */
  chronological?: number;
  /**
   * The weight of engagement. Absent: 0.
   */
  engagement?: number;
  /**
   * The weight of the agent's interests. Absent: 0.
   */
  interests?: number;
}
