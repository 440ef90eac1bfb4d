import { sha256 } from "@concordat/files";

/**
 * Returns the id of a post that a decision creates: 128 bits of SHA-256 over the round, the agent and the post
 * decided on. It contains no counter, so forks with the same decision have the same post.
 */
export function madeId(round: number, agent: string, parent: string): string {
  return sha256(JSON.stringify([round, agent, parent])).slice(0, 32);
}
