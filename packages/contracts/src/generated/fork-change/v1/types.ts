// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"fork-change/v1/types.ts","schemas":"../../../../schemas","sha256":"b541fca34a7d1efde570848fb10b9fd92ef10b2f5762f77767f90be8b80d2ce3"}
/**
 * Who decides from the fork on; replaces the policies of segments and assignments as well. Absent: as before.
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
 * What is different in a fork, from its round on.
 */
export interface ForkChange {
  feed?: Feed;
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: as before.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity?: number | number[];
  policy?: PolicySpec;
  /**
   * The events from the fork on; they replace those of the parent at its round and after it. Absent: as before.
   */
  events?: ScenarioEvent[];
  /**
   * Files of posts that appear from the fork on, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies, in addition to the events. Absent: none.
   *
   * Items: A file of posts, relative to the change.
   */
  event_files?: string[];
  /**
   * The engine and model that decides from the fork on, as records name it. Absent: as before.
   */
  model?: string;
}
/**
 * The feed from the fork on. Absent: as before.
 */
export interface Feed {
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeights;
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
  weights?: RankerWeights1;
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
   * The file of a questionnaire that the scenario of the run names, by its name without folders.
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
 * Who decides from the fork on; replaces the policies of segments and assignments as well. Absent: as before.
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
 * What is different in a fork, from its round on.
 */
export interface ForkChangeInput {
  feed?: FeedInput;
  /**
   * The probability that an agent looks at its feed in a round: one number, or one for each hour of the day, from midnight on, at the UTC offset of starts_at. Absent: as before.
   *
   * @minItems 24
   * @maxItems 24
   */
  activity?: number | number[];
  policy?: PolicySpecInput;
  /**
   * The events from the fork on; they replace those of the parent at its round and after it. Absent: as before.
   */
  events?: ScenarioEventInput[];
  /**
   * Files of posts that appear from the fork on, as those of a campaign: simulated-post/v1 or post/v1, CSV with their names as columns, JSON or NDJSON. Each post appears in its round, or in the round in which its timestamp lies, in addition to the events. Absent: none.
   *
   * Items: A file of posts, relative to the change.
   */
  event_files?: string[];
  /**
   * The engine and model that decides from the fork on, as records name it. Absent: as before.
   */
  model?: string;
}
/**
 * The feed from the fork on. Absent: as before.
 */
export interface FeedInput {
  /**
   * How a feed is ranked: chronological, engagement, interests, mixed, relevance, embeddings, or the name of a ranker given in code.
   */
  ranker: string;
  weights?: RankerWeightsInput;
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
  weights?: RankerWeightsInput1;
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
   * The file of a questionnaire that the scenario of the run names, by its name without folders.
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
