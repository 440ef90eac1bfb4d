/**
 * The types of the server's JSON responses about the network.
 * @module
 */

/** The part of the network that is drawn. */
export interface NetworkAnswer {
  /** The kind of the nodes. `agents`: each node is an account. `communities`: each node is a community. */
  readonly kind: "agents" | "communities";
  readonly community: number | null;
  readonly accounts: number;
  readonly follows: number;
  readonly nodes: readonly NetworkNode[];
  /** Pairs of indexes into `nodes`, each with a weight. */
  readonly edges: readonly (readonly [from: number, to: number, weight: number])[];
  /** Number of nodes that are not drawn. */
  readonly omitted: number;
}

/** The response while the communities of the network are being computed, which starts with the first request. */
export interface MakingNetwork {
  readonly kind: "making";
  /** The completed share of the work, from 0 to 1. */
  readonly done: number;
}

/** A node of the drawn network. */
export interface NetworkNode {
  /** The number of the account or the community. */
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** The number of an account's followers, or of a community's accounts. */
  readonly weight: number;
  readonly segment: string | null;
}

/** The colours of a network at a round: the category of each node, as an index into the legend. */
export interface ColoursAnswer {
  readonly legend: readonly string[];
  readonly counts: readonly number[];
  readonly category: readonly number[];
}
