/**
 * The types of the server's JSON responses about the network.
 * @module
 */

/** A part of the network to be drawn. */
export interface NetworkAnswer {
  /** The kind of the nodes. `agents`: each node is an account. `communities`: each node is a community. */
  readonly kind: "agents" | "communities";
  readonly community: number | null;
  readonly accounts: number;
  readonly follows: number;
  readonly nodes: readonly NetworkNode[];
  /** Pairs of places in `nodes`, with a weight. */
  readonly edges: readonly (readonly [from: number, to: number, weight: number])[];
  /** Nodes that are not drawn. */
  readonly omitted: number;
}

/** The network is being made: its communities are found on first demand. */
export interface MakingNetwork {
  readonly kind: "making";
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number;
}

/** A node. */
export interface NetworkNode {
  /** The number of the account or of the community. */
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Followers of an account, or accounts of a community. */
  readonly weight: number;
  readonly segment: string | null;
}

/** The colours of a network at a round: a category for each node, by its place in the legend. */
export interface ColoursAnswer {
  readonly legend: readonly string[];
  readonly counts: readonly number[];
  readonly category: readonly number[];
}
