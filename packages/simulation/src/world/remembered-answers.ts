import type { RememberedAnswer } from "@concordat/agent";

/** The survey answers that agents remember: the latest answer to each question. */
export class RememberedAnswers {
  private readonly byAgent = new Map<number, Map<string, RememberedAnswer>>();

  /**
   * Stores an answer.
   * @param key the key of the question. A later answer with the same key replaces this one
   */
  add(agent: number, key: string, answer: RememberedAnswer): void {
    const known = this.byAgent.get(agent) ?? new Map<string, RememberedAnswer>();
    this.byAgent.set(agent, known);
    // The key is deleted first, so that answers remain ordered by time.
    known.delete(key);
    known.set(key, answer);
  }

  /** Returns the answers of an agent, oldest first. */
  of(agent: number): readonly RememberedAnswer[] {
    return [...(this.byAgent.get(agent)?.values() ?? [])];
  }
}
