import { closedRounds, sharesPost } from "@concordat/simulation/results";
import { type PlottedPanels, type PlottedRun, panelTitle, plottedGroups } from "./plotted-run.js";

/** Returns the share of agents who have reshared a post up to each round, counted from the recorded decisions. */
export async function adoptionPanels(run: PlottedRun, bySegment: boolean): Promise<PlottedPanels> {
  const { audience } = run.scenario;
  const rounds = (await closedRounds(run.ledger)).length;
  const first = await firstReshares(run);
  const groups = plottedGroups(audience, bySegment);
  const panels = groups.map((group) => {
    const added = new Uint32Array(rounds);
    for (const agent of group.agents) {
      const round = first.get(agent);
      if (round !== undefined && round < rounds) added[round] = (added[round] ?? 0) + 1;
    }
    let reached = 0;
    const values = Array.from(added, (count) => {
      reached += count;
      return reached / group.agents.length;
    });
    const title = panelTitle("Agents who have reshared, share of all", group, bySegment);
    return { kind: "share" as const, title, values };
  });
  return { firstRound: 0, panels };
}

/** Returns the round in which each agent first reshared, by the number of the agent. */
async function firstReshares({ scenario, ledger }: PlottedRun): Promise<Map<number, number>> {
  const first = new Map<number, number>();
  const note = (round: unknown, agent: unknown): void => {
    const number = scenario.audience.indexOf(String(agent));
    if (number !== -1)
      first.set(number, Math.min(first.get(number) ?? Number.POSITIVE_INFINITY, Number(round)));
  };
  for await (const { row } of ledger.read("effect", { columns: ["round", "agent", "choice"] }))
    if (sharesPost(row[2])) note(row[0], row[1]);
  for await (const { row } of ledger.read("decision", { columns: ["round", "agent", "state", "choice"] }))
    if (row[2] === "valid" && sharesPost(row[3])) note(row[0], row[1]);
  return first;
}
