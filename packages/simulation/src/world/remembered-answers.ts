import type { RememberedAnswer } from "@concordat/agent";

/** The survey answers that agents remember: the last answer to each question. */
export class RememberedAnswers {
  private readonly byAgent = new Map<number, Map<string, RememberedAnswer>>();

  /** @param key the key of the question: a later answer with the same key replaces this one */
  add(agent: number, key: string, answer: RememberedAnswer): void {
    const known = this.byAgent.get(agent) ?? new Map<string, RememberedAnswer>();
    this.byAgent.set(agent, known);
    // Deleted first, so that answers stay in the order of their time.
    known.delete(key);
    known.set(key, answer);
  }

  /** The answers of an agent, oldest first. */
  of(agent: number): readonly RememberedAnswer[] {
    return [...(this.byAgent.get(agent)?.values() ?? [])];
  }
}
