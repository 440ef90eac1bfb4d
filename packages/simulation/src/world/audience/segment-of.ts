import type { Audience } from "./audience.js";

/** Returns the name of an agent's segment; `null` if it belongs to none. */
export function segmentOf(audience: Pick<Audience, "groups" | "groupOf">, agent: number): string | null {
  return audience.groups[audience.groupOf(agent)]?.segment ?? null;
}
