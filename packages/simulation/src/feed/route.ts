/** The routes by which an item reaches an agent; the index of a route is its code. */
export const routes = ["followed", "reshared", "replied", "outside"] as const;

/**
 * The route by which an item reached an agent: an account that it follows, a reshare, a reply to one of its posts,
 * or from outside its network.
 */
export type Route = (typeof routes)[number];

/** The code of a route in arrays. */
export type RouteCode = 0 | 1 | 2 | 3;

/** The route of an item from its arrivals, as bits: the first route that applies. */
export function routeOf(arrivals: number): RouteCode {
  if ((arrivals & 1) !== 0) return 0;
  if ((arrivals & 2) !== 0) return 1;
  return (arrivals & 4) !== 0 ? 2 : 3;
}
