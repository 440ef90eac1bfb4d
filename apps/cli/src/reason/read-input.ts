import { type AgentProfile, agentProfile } from "@concordat/contracts/agent-profile";
import { nearestName } from "@concordat/contracts/options";
import { type Post, post } from "@concordat/contracts/post";
import { CommandError } from "../command-error.js";
import { assertNoDuplicates, readContractValues } from "../files/read-contract.js";

/**
 * Reads the selected agent of a profile file.
 * @throws {CommandError} when the file has no such agent, or has several and none is selected
 */
export async function readAgent(file: string, id: string | undefined): Promise<AgentProfile> {
  const profiles = await readContractValues(file, agentProfile);
  assertNoDuplicates(file, profiles, "agents");
  const ids = profiles.map((profile) => profile.id).join(", ");
  const [only, ...others] = id === undefined ? profiles : profiles.filter((profile) => profile.id === id);
  if (only === undefined) {
    const none = id === undefined ? "contains no profile" : `contains no agent ${JSON.stringify(id)}`;
    const nearest = nearestName(
      id ?? "",
      profiles.map((profile) => profile.id),
    );
    const there = nearest === undefined ? `there are ${ids}` : `did you mean ${nearest}?`;
    throw new CommandError(`${file}: ${none}${ids === "" ? "" : `; ${there}`}`);
  }
  if (others.length > 0)
    throw new CommandError(`${file}: holds several agents (${ids}); choose one with --agent`);
  return only;
}

/**
 * Reads the post that an agent sees.
 * @throws {CommandError} when the file contains no post or several
 */
export async function readPost(file: string): Promise<Post> {
  const [only, ...others] = await readFeedPosts(file);
  if (only !== undefined && others.length === 0) return only;
  throw new CommandError(
    `${file}: holds ${others.length + 1} posts, but an agent has one before it; walk through them with --walk --feed ${file}`,
  );
}

/**
 * Reads the posts of a feed.
 * @throws {CommandError} when there are none
 */
export async function readFeedPosts(file: string): Promise<Post[]> {
  const posts = await readContractValues(file, post);
  if (posts.length === 0) throw new CommandError(`${file}: contains no posts`);
  assertNoDuplicates(file, posts, "posts");
  return posts;
}
