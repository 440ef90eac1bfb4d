import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { agentProfile } from "@concordat/contracts/agent-profile";
import { nearestName } from "@concordat/contracts/options";
import { type Post, post } from "@concordat/contracts/post";
import { CommandError } from "../command-error.js";
import { assertNoDuplicates, readContractValues } from "../files/read-contract.js";

/** Selects agents and posts. */
export interface InputFlags {
  readonly profiles: string;
  readonly feed: string;
  /** Ids of the agents that decide. Default: all. */
  readonly agent?: readonly string[];
  /** Ids of the posts to decide on. Default: all. */
  readonly post?: readonly string[];
}

/**
 * Reads the selected agents and posts.
 * @throws {CommandError} when there is no agent, or no post to decide on
 */
export async function selectAgentsAndPosts(
  flags: InputFlags,
): Promise<{ readonly profiles: AgentProfile[]; readonly posts: Post[] }> {
  const profiles = await readContractValues(flags.profiles, agentProfile);
  const posts = await readContractValues(flags.feed, post);
  assertNoDuplicates(flags.profiles, profiles, "agents");
  assertNoDuplicates(flags.feed, posts, "posts");
  return {
    profiles: chosen(profiles, flags.agent, { file: flags.profiles, noun: "agent" }),
    posts: chosen(posts, flags.post, { file: flags.feed, noun: "post" }),
  };
}

function chosen<Item extends { readonly id: string }>(
  items: Item[],
  ids: readonly string[] | undefined,
  { file, noun }: { readonly file: string; readonly noun: string },
): Item[] {
  if (items.length === 0)
    throw new CommandError(`${file}: contains no ${noun}s, so there is nothing to decide`);
  if (ids === undefined) return items;
  const missing = ids.find((id) => !items.some((item) => item.id === id));
  if (missing !== undefined) {
    const nearest = nearestName(
      missing,
      items.map(({ id }) => id),
    );
    const hint = nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
    throw new CommandError(`${file}: contains no ${noun} with the id ${JSON.stringify(missing)}${hint}`);
  }
  return items.filter(({ id }) => ids.includes(id));
}
