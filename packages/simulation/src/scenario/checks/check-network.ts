import type { Scenario } from "@concordat/contracts/scenario";
import { maxWhoFollowEveryone } from "../../network/network-edges.js";
import type { ReadInputs } from "../read-scenario-files.js";
import { checkModel } from "./check-network-model.js";
import { type AgentIds, inQuotes, type KnownNames } from "./known-names.js";
import type { Report } from "./report.js";

/** Reports settings of the network that are impossible for the scenario's audience. */
export function checkNetwork({ network, audience }: Scenario, { count }: AgentIds, at: Report): void {
  if (audience.kind === "segments" && audience.ids?.kind === "network" && network.kind !== "file")
    at("/audience/ids/kind", "takes the ids from the network's file, and the network is not from a file");
  const tooFew = `must be less than the number of agents, ${count}`;
  switch (network.kind) {
    case "random":
    case "preferential-attachment":
      if (network.follows_each >= count) at("/network/follows_each", tooFew);
      return;
    case "small-world":
    case "watts-strogatz":
      if (network.neighbours % 2 !== 0)
        at("/network/neighbours", "must be even: half of them are on each side");
      if (network.neighbours >= count) at("/network/neighbours", tooFew);
      return;
    case "erdos-renyi":
    case "barabasi-albert":
    case "stochastic-blocks":
    case "configuration":
      if (Number.isFinite(count)) checkModel(network, { count, audience }, at);
      return;
    case "everyone":
      if (Number.isFinite(count) && count > maxWhoFollowEveryone) {
        at(
          "/network/kind",
          `everyone is for at most ${maxWhoFollowEveryone} agents; use random or preferential-attachment`,
        );
      }
      return;
  }
}

/** Returns the authors of the posts in the file and in events. */
export function authorsOf({ events }: Pick<Scenario, "events">, { posts }: ReadInputs): ReadonlySet<string> {
  const given = events.flatMap((event) => (event.kind === "post" ? [event.post.author_id] : []));
  return new Set([...posts.map(({ value }) => value.author_id), ...given]);
}

/** Describes what is wrong with a follow; `null` if it is valid. */
export function followProblem(
  { follower, followed }: { readonly follower: string; readonly followed: string },
  { agents, isAuthor }: Pick<KnownNames, "agents" | "isAuthor">,
): string | null {
  if (!agents.has(follower)) return `there is no agent ${inQuotes(follower)} who could follow`;
  if (follower === followed) return `${inQuotes(follower)} follows itself; remove the follow`;
  if (agents.has(followed) || isAuthor(followed)) return null;
  return `no one is called ${inQuotes(followed)}: neither an agent nor the author of a post`;
}
