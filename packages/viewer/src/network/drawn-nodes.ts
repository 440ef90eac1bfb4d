import type { Network } from "./network.js";

/** Maximum number of accounts that are drawn individually. If there are more, communities are drawn. */
const maxNodes = 5_000;

/** Maximum number of communities that are drawn. */
export const maxCommunities = 300;

/** Accounts that are drawn individually. */
export interface DrawnAccounts {
  readonly kind: "agents";
  /** The numbers of the accounts. */
  readonly accounts: readonly number[];
  /** Number of accounts that are not drawn, because the community is too large. */
  readonly omitted: number;
}

/** The nodes to draw: accounts, or communities if there are too many accounts. */
export type DrawnNodes = DrawnAccounts | { readonly kind: "communities" };

/**
 * Chooses the nodes to draw. If a community is too large, only its accounts with the most followers are drawn.
 * @param community the community whose accounts are drawn; `null` for the complete network
 * @returns the nodes; `null` if the community does not exist
 */
export function drawnNodes({ follows, members }: Network, community: number | null): DrawnNodes | null {
  if (community === null && follows.accounts > maxNodes) return { kind: "communities" };
  const accounts =
    community === null ? Uint32Array.from({ length: follows.accounts }, (_, at) => at) : members[community];
  if (accounts === undefined) return null;
  const count = (account: number): number => follows.followersOf(account).length;
  const shown =
    accounts.length <= maxNodes
      ? [...accounts]
      : [...accounts].toSorted((a, b) => count(b) - count(a) || a - b).slice(0, maxNodes);
  return { kind: "agents", accounts: shown, omitted: accounts.length - shown.length };
}
