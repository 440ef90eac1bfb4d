import type { RememberedAnswer } from "@concordat/agent";

/** What agents are reminded of having answered: the last answer to each question. */
export class RememberedAnswers {
  private readonly byAgent = new Map<number, Map<string, RememberedAnswer>>();

  /** @param key of the question: another answer to it replaces this one */
  add(agent: number, key: string, answer: RememberedAnswer): void {
    const known = this.byAgent.get(agent) ?? new Map<string, RememberedAnswer>();
    this.byAgent.set(agent, known);
    // Taken out first, so that they stay in the order in which they were given.
    known.delete(key);
    known.set(key, answer);
  }

  /** The answers of an agent, the oldest first. */
  of(agent: number): readonly RememberedAnswer[] {
    return [...(this.byAgent.get(agent)?.values() ?? [])];
  }
}
