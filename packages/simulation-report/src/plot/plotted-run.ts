import type { ReplayOptions } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";

/** A run to draw: its scenario, its ledger, and the custom code that the scenario needs. */
export type PlottedRun = Pick<ReplayOptions, "scenario" | "ledger" | "rankers" | "custom">;

/** A share of the agents over the rounds, or the distribution of a number over the agents. */
export type Panel =
  | {
      readonly kind: "share";
      readonly title: string;
      /** The share of the agents after each round. */
      readonly values: readonly number[];
    }
  | {
      readonly kind: "distribution";
      readonly title: string;
      /** The range of the numbers. */
      readonly range: { readonly least: number; readonly greatest: number };
      /** For each round, the share of the agents in each bin of the range. */
      readonly values: readonly (readonly number[])[];
    };

/** What one run contributes to a picture. */
export interface PlottedPanels {
  /** The first round that is drawn, counted from 0; -1 for the time before the first round. */
  readonly firstRound: number;
  readonly panels: readonly Panel[];
}

/** A group of agents that has panels of its own: a segment, or all agents. */
export interface PlottedGroup {
  /** The name of the segment; `null` for all agents. */
  readonly segment: string | null;
  /** The numbers of the agents. */
  readonly agents: readonly number[];
}

/** Returns the groups of agents that have panels: each segment, or all agents. */
export function plottedGroups(
  audience: PlottedRun["scenario"]["audience"],
  bySegment: boolean,
): PlottedGroup[] {
  const groups = new Map<string | null, number[]>();
  for (let agent = 0; agent < audience.size; agent++) {
    const segment = bySegment ? segmentOf(audience, agent) : null;
    const agents = groups.get(segment);
    if (agents === undefined) groups.set(segment, [agent]);
    else agents.push(agent);
  }
  // In the order of the scenario.
  const order = audience.groups.map(({ segment }) => segment);
  return Array.from(groups, ([segment, agents]) => ({ segment, agents })).sort(
    (a, b) => order.indexOf(a.segment) - order.indexOf(b.segment),
  );
}

/** Returns the title of a panel of a group. */
export function panelTitle(words: string, { segment, agents }: PlottedGroup, bySegment: boolean): string {
  if (!bySegment) return words;
  return `${words}, ${segment ?? "agents without a segment"} (${agents.length})`;
}
