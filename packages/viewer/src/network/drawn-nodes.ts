import type { Network } from "./network.js";

/** Maximum number of accounts that are drawn one by one; of more accounts, the communities are drawn. */
const maxNodes = 5_000;

/** Maximum number of communities that are drawn. */
export const maxCommunities = 300;

/** Accounts that are drawn one by one. */
export interface DrawnAccounts {
  readonly kind: "agents";
  /** The numbers of the accounts. */
  readonly accounts: readonly number[];
  /** Number of accounts of a community that is too large to be drawn completely. */
  readonly omitted: number;
}

/** The nodes to draw: accounts, or all communities if there are too many accounts. */
export type DrawnNodes = DrawnAccounts | { readonly kind: "communities" };

/**
 * Chooses the nodes to draw. Of a community that is too large, the accounts with the most followers are drawn.
 * @param community draws only the accounts of this community; `null` for the complete network
 * @returns `null` if there is no such community
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
