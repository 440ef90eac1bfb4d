import type { GivenAnswer } from "@concordat/simulation/results";

/** A replayed round, as it is kept: three columns of the items that were shown, in the order of agents and ranks. */
export interface ReplayedRoundData {
  /** The round, counted from 0. */
  readonly round: number;
  /** The agent that was shown each item. */
  readonly agent: Uint32Array<ArrayBuffer>;
  /** The number of each item's post. */
  readonly post: Uint32Array<ArrayBuffer>;
  /** Rank, route, choice and outcome of each item, packed. */
  readonly facts: Uint32Array<ArrayBuffer>;
  /** The accounts that reshared an item to its reader, by the item's place; only of runs that are not large. */
  readonly resharers: ReadonlyMap<number, readonly number[]>;
  /** The decisions that a model was asked for, by the place of the item. */
  readonly asked: ReadonlyMap<number, AskedData>;
  /** The odds from which rules drew, by place; only of runs that are not large. */
  readonly odds: ReadonlyMap<number, readonly OddsData[]>;
  /** The texts that rules wrote, by place. */
  readonly written: ReadonlyMap<number, string>;
  /** The posts that came in the round, in the order of their numbers. */
  readonly posts: readonly PostData[];
  /** The answers to the surveys at its beginning. */
  readonly answers: readonly AnswerData[];
}

/** A choice and its probability. */
export interface OddsData {
  /** The choice. */
  readonly value: string;
  /** The probability of the choice. */
  readonly probability: number;
}

/** A decision that a model was asked for. */
export interface AskedData {
  /** The unit in the ledger: the id of the post, or an empty text for a whole feed. */
  readonly unit: string;
  /** The error's code; `null` for a valid decision. */
  readonly code: string | null;
  /** The text that was written; `null` if there is none. */
  readonly content: string | null;
}

/** A post. */
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

/** An answer to a survey. */
export interface AnswerData extends GivenAnswer {
  /** The error's code; `null` for a valid answer. */
  readonly code: string | null;
}
