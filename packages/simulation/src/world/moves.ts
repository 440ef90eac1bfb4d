import { type Choice, type ChoiceCode, choices } from "./choice.js";
import { grownTo } from "./growable-array.js";

/** An earlier choice that an agent remembers. */
export interface PastMove {
  readonly round: number;
  readonly choice: Choice;
  /** The number of the post that was decided on. */
  readonly post: number;
  /** The text that the agent wrote; `null` if there is none. */
  readonly content: string | null;
}

const none = -1;

/** The choices of each agent whose policy has a memory. They are linked lists in arrays of numbers. */
export class Moves {
  private readonly last: Int32Array;
  private before = new Int32Array(16);
  private round = new Uint32Array(16);
  private post = new Uint32Array(16);
  private choice = new Uint8Array(16);
  private readonly contents = new Map<number, string>();
  private count = 0;

  constructor(agents: number) {
    this.last = new Int32Array(agents).fill(none);
  }

  add(agent: number, round: number, choice: ChoiceCode, post: number, content: string | null): void {
    const entry = this.count++;
    this.before = grownTo(this.before, this.count);
    this.round = grownTo(this.round, this.count);
    this.post = grownTo(this.post, this.count);
    this.choice = grownTo(this.choice, this.count);
    this.before[entry] = this.last[agent] ?? none;
    this.round[entry] = round;
    this.post[entry] = post;
    this.choice[entry] = choice;
    if (content !== null) this.contents.set(entry, content);
    this.last[agent] = entry;
  }

  /**
   * Returns the latest choices of an agent, oldest first.
   * @param max maximum number of choices
   */
  lastOf(agent: number, max: number): PastMove[] {
    const moves: PastMove[] = [];
    for (let entry = this.last[agent] ?? none; entry !== none && moves.length < max; ) {
      moves.push({
        round: this.round[entry] ?? 0,
        choice: choices[this.choice[entry] ?? 0] ?? "SCROLL",
        post: this.post[entry] ?? 0,
        content: this.contents.get(entry) ?? null,
      });
      entry = this.before[entry] ?? none;
    }
    return moves.reverse();
  }
}
