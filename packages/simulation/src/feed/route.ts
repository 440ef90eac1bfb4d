/** How an item reached an agent, by number. */
export const routes = ["followed", "reshared", "replied", "outside"] as const;

/** How an item reached an agent: by someone followed, by a reshare, as a reply to a post of its own, or from outside its network. */
export type Route = (typeof routes)[number];

/** The number of a route in arrays. */
export type RouteCode = 0 | 1 | 2 | 3;

/** The route of an item from the ways it arrived, as bits: the first of the routes that applies. */
export function routeOf(arrivals: number): RouteCode {
  if ((arrivals & 1) !== 0) return 0;
  if ((arrivals & 2) !== 0) return 1;
  return (arrivals & 4) !== 0 ? 2 : 3;
}
