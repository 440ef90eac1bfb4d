import { counted } from "@concordat/contracts/options";
import type { PolicySpec, Scenario } from "@concordat/contracts/scenario";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { startingPosts } from "../starting-posts.js";
import { type AgentIds, inQuotes } from "./known-names.js";
import { missingRelevance } from "./missing-relevance.js";
import { type Report, reporterOf, reportTwice } from "./report.js";

/**
 * Checks the relevance file: its agents and posts must exist, and every agent must have a score for every post in the
 * file and in the feed.
 */
export function checkRelevance(
  scenario: Scenario,
  inputs: Pick<ReadInputs, "profiles" | "posts" | "relevance" | "broken">,
  agents: AgentIds,
  found: Problem[],
  at: Report,
): void {
  if (scenario.relevance === undefined) return;
  if ((["relevance", "profiles", "posts"] as const).some((kind) => inputs.broken.has(kind))) return;
  reportTwice(inputs.relevance, ({ agent_id, post_id }) => `${agent_id} > ${post_id}`, "a score", found);
  for (const located of inputs.relevance)
    if (!agents.has(located.value.agent_id))
      reporterOf(found, located)(
        "/agent_id",
        `names the agent ${inQuotes(located.value.agent_id)}, who does not exist`,
      );
  const scored = new Map<string, number>();
  for (const { value } of inputs.relevance) scored.set(value.post_id, (scored.get(value.post_id) ?? 0) + 1);
  for (const [post, count] of scored)
    if (count < agents.count)
      at(
        "/relevance/file",
        `has a score for ${count} of ${counted(agents.count, "agent")} and the post ${inQuotes(post)}; ${remake}`,
      );
  const posts = inputs.posts.map(({ value }) => value);
  const unscored = startingPosts({ posts, scenario })
    .map(({ id }) => id)
    .filter((id) => !scored.has(id));
  if (unscored.length > 0) at("/relevance/file", `has no score for ${listed(unscored)}; ${remake}`);
}

/** Checks that a policy's relevance file exists, and that its rates are valid. */
export function checkRelevancePolicy(
  policy: PolicySpec | null | undefined,
  path: string,
  hasFile: boolean,
  at: Report,
): void {
  if (policy?.kind !== "relevance") return;
  if (!hasFile) at(`${path}/kind`, missingRelevance);
  const { LIKE, REPLY, RESHARE } = policy.rates;
  if (LIKE + REPLY + RESHARE >= 1)
    at(`${path}/rates`, "add up to 1 or more; leave something for scrolling past");
  if (REPLY > 0 && !policy.words)
    at(`${path}/rates/REPLY`, "needs a model that writes the replies; set words to true, or remove it");
}

const remake = "make the file again with `concordat simulate relevance`";

/** Maximum number of posts that a message lists. */
const maxNamed = 3;

function listed(ids: readonly string[]): string {
  const more = ids.length - maxNamed;
  const named = ids.slice(0, maxNamed).map(inQuotes).join(", ");
  return `the post${ids.length === 1 ? "" : "s"} ${named}${more > 0 ? ` and ${more} more` : ""}`;
}
