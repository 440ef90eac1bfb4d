import { sha256 } from "@concordat/files";

/**
 * The id of a post that a decision makes: 128 bits of SHA-256 over round, agent and the post that was decided on. No
 * counter is in it, so forks that share a decision share the post.
 */
export function madeId(round: number, agent: string, parent: string): string {
  return sha256(JSON.stringify([round, agent, parent])).slice(0, 32);
}
