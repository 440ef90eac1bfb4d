import type { FollowChange, GivenAnswer } from "@concordat/simulation/results";

/**
 * A replayed round. The shown items are stored in three columns of equal length, sorted by agent and rank. An item is
 * identified by its index in these columns.
 */
export interface ReplayedRoundData {
  /** The round, counted from 0. */
  readonly round: number;
  /** The number of the agent who was shown each item. */
  readonly agent: Uint32Array<ArrayBuffer>;
  /** The number of each item's post. */
  readonly post: Uint32Array<ArrayBuffer>;
  /** The rank, route, choice and outcome of each item, packed into one number. */
  readonly facts: Uint32Array<ArrayBuffer>;
  /**
   * The accounts that reshared an item to its reader, keyed by the item's index in the columns. Empty for items of
   * large runs.
   */
  readonly resharers: ReadonlyMap<number, readonly number[]>;
  /** The decisions requested from a model, keyed by the item's index. */
  readonly asked: ReadonlyMap<number, AskedData>;
  /** The probabilities from which rules sampled choices, keyed by the item's index. Empty for items of large runs. */
  readonly odds: ReadonlyMap<number, readonly OddsData[]>;
  /** The texts that rules wrote, keyed by the item's index. */
  readonly written: ReadonlyMap<number, string>;
  /** The posts that appeared in the round, in the order of their numbers. */
  readonly posts: readonly PostData[];
  /** The changes of follows by the round's decisions. They are in effect from the next round on. */
  readonly follows: readonly FollowChange[];
  /** The answers to the surveys at the beginning of the round. */
  readonly answers: readonly AnswerData[];
}

/** A choice and its probability. */
export interface OddsData {
  /** The choice. */
  readonly value: string;
  /** The probability of the choice. */
  readonly probability: number;
}

/** A decision that was requested from a model. */
export interface AskedData {
  /** The key of the decision in the ledger: the id of the post, or empty for a complete feed. */
  readonly unit: string;
  /** The code of the error; `null` for a valid decision. */
  readonly code: string | null;
  /** The text that was written; `null` if there is none. */
  readonly content: string | null;
}

/** A post or reply. */
export interface PostData {
  /** The id of the post. */
  readonly id: string;
  /** The number of the account that wrote the post. */
  readonly author: number;
  /** The number of the post to which this one replies; -1 for a root post. */
  readonly parent: number;
  /** The text of the post. */
  readonly text: string;
  /** The time at which the post was published. */
  readonly timestamp: string;
  /** A description of the post's picture or film; `null` if it has none. */
  readonly media: string | null;
}

/** An agent's answer to a survey question. */
export interface AnswerData extends GivenAnswer {
  /** The code of the error; `null` for a valid answer. */
  readonly code: string | null;
}
