import type { Scenario } from "@concordat/contracts/scenario";
import { possibleEdges } from "../../network/models/erdos-renyi.js";
import type { Report } from "./report.js";

/** The network models whose parameters depend on the number of agents. */
type ModelNetwork = Extract<
  Scenario["network"],
  { kind: "erdos-renyi" | "barabasi-albert" | "stochastic-blocks" | "configuration" }
>;

/** The number of agents in a network, and the scenario's description of the audience. */
interface NetworkAudience {
  readonly count: number;
  readonly audience: Scenario["audience"];
}

/** Reports parameters of a network model that are impossible for this number of agents. */
export function checkModel(network: ModelNetwork, known: NetworkAudience, at: Report): void {
  const { count } = known;
  switch (network.kind) {
    case "erdos-renyi":
      checkErdosRenyi(network, count, at);
      return;
    case "barabasi-albert":
      if (network.attaches >= count)
        at("/network/attaches", `must be less than the number of agents, ${count}`);
      return;
    case "stochastic-blocks":
      checkBlocks(network, known, at);
      return;
    case "configuration":
      checkDegrees(network, count, at);
      return;
  }
}

function checkErdosRenyi(
  { probability, edges, directed = false }: Extract<ModelNetwork, { kind: "erdos-renyi" }>,
  count: number,
  at: Report,
): void {
  if ((probability === undefined) === (edges === undefined))
    at("/network", "must have either probability or edges");
  const possible = possibleEdges(count, directed);
  if (edges !== undefined && edges > possible)
    at("/network/edges", `is ${edges}, and ${count} agents can have at most ${possible} edges`);
}

function checkBlocks(
  { sizes, probabilities, directed = false }: Extract<ModelNetwork, { kind: "stochastic-blocks" }>,
  { count, audience }: NetworkAudience,
  at: Report,
): void {
  if (sizes === undefined && audience.kind !== "segments")
    at("/network", "needs sizes: only an audience of segments has blocks of its own");
  const sum = (sizes ?? []).reduce((total, size) => total + size, 0);
  if (sizes !== undefined && sum !== count)
    at("/network/sizes", `add up to ${sum}, and there are ${count} agents`);
  const segments = audience.kind === "segments" ? audience.segments.length : 0;
  const blocks = sizes?.length ?? segments;
  for (const [row, members] of probabilities.entries()) {
    if (members.length !== blocks)
      at(
        `/network/probabilities/${row}`,
        `has ${members.length} probabilities, and there are ${blocks} blocks`,
      );
    for (const [column, probability] of members.entries())
      if (!directed && column < row && probability !== probabilities[column]?.[row])
        at(
          `/network/probabilities/${row}/${column}`,
          "differs from the probability in the other direction; give both the same, or set directed to true",
        );
  }
  if (probabilities.length !== blocks)
    at("/network/probabilities", `has ${probabilities.length} rows, and there are ${blocks} blocks`);
}

function checkDegrees(
  { degrees }: Extract<ModelNetwork, { kind: "configuration" }>,
  count: number,
  at: Report,
): void {
  const agents = degrees.reduce((sum, degree) => sum + degree.agents, 0);
  const ends = degrees.reduce((sum, degree) => sum + degree.agents * degree.degree, 0);
  if (agents !== count) at("/network/degrees", `are those of ${agents} agents, and there are ${count}`);
  if (ends % 2 !== 0)
    at("/network/degrees", `add up to ${ends}; an even sum is needed, as every edge has two ends`);
  for (const [index, { degree }] of degrees.entries())
    if (degree >= count)
      at(`/network/degrees/${index}/degree`, `must be less than the number of agents, ${count}`);
}
