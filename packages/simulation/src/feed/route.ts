/** The routes by which an item reaches an agent. The index of a route is its code. */
export const routes = ["followed", "reshared", "replied", "outside"] as const;

/**
 * How an item reached an agent: from a followed account, as a reshare, as a reply to one of the agent's posts, or as a
 * broadcast from outside its network.
 */
export type Route = (typeof routes)[number];

/** The code of a route in arrays. */
export type RouteCode = 0 | 1 | 2 | 3;

/**
 * Returns the first route that applies to an item.
 * @param arrivals the bit set of the ways in which the item arrived
 */
export function routeOf(arrivals: number): RouteCode {
  if ((arrivals & 1) !== 0) return 0;
  if ((arrivals & 2) !== 0) return 1;
  return (arrivals & 4) !== 0 ? 2 : 3;
}
