import { sha256 } from "@concordat/files";

/**
 * Returns the id of a post that a decision creates: the first 128 bits of the SHA-256 of the round, the agent and the
 * post that was decided on. It contains no counter, so the same decision in a fork creates a post with the same id.
 */
export function madeId(round: number, agent: string, parent: string): string {
  return sha256(JSON.stringify([round, agent, parent])).slice(0, 32);
}
