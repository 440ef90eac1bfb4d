import { grownTo } from "./growable-array.js";

/** The ways in which an item arrives in an inbox. */
export const arrival = {
  /** The agent follows the author. */
  followed: 0,
  /** An account that the agent follows reshared it. */
  reshared: 1,
  /** The item replies to a post of the agent. */
  replied: 2,
} as const;

export type Arrival = (typeof arrival)[keyof typeof arrival];

const none = -1;

/** The items that have reached each agent but were not yet shown to it. They are linked lists in arrays of numbers. */
export class Inboxes {
  private readonly heads: Int32Array;
  private next = new Int32Array(64);
  private post = new Uint32Array(64);
  /** The source account, multiplied by 4, plus the code of the arrival. */
  private source = new Uint32Array(64);
  private used = 0;
  private free = none;

  constructor(agents: number) {
    this.heads = new Int32Array(agents).fill(none);
  }

  push(agent: number, post: number, account: number, how: Arrival): void {
    const entry = this.take();
    this.post[entry] = post;
    this.source[entry] = account * 4 + how;
    this.next[entry] = this.heads[agent] ?? none;
    this.heads[agent] = entry;
  }

  isEmpty(agent: number): boolean {
    return this.heads[agent] === none;
  }

  /**
   * Returns the first agent with this number or a higher one whose inbox is not empty. Returns the number of agents if
   * there is none.
   */
  nextFilled(from: number): number {
    const { heads } = this;
    let agent = from;
    while (agent < heads.length && heads[agent] === none) agent++;
    return agent;
  }

  /** Calls `visit` for every item in an agent's inbox, and removes the items for which it returns false. */
  sift(agent: number, visit: (post: number, account: number, how: number) => boolean): void {
    let before = none;
    let entry = this.heads[agent] ?? none;
    while (entry !== none) {
      const after = this.next[entry] ?? none;
      const source = this.source[entry] ?? 0;
      if (visit(this.post[entry] ?? 0, source >>> 2, source & 3)) before = entry;
      else {
        if (before === none) this.heads[agent] = after;
        else this.next[before] = after;
        this.next[entry] = this.free;
        this.free = entry;
      }
      entry = after;
    }
  }

  private take(): number {
    if (this.free !== none) {
      const entry = this.free;
      this.free = this.next[entry] ?? none;
      return entry;
    }
    const entry = this.used++;
    this.next = grownTo(this.next, this.used);
    this.post = grownTo(this.post, this.used);
    this.source = grownTo(this.source, this.used);
    return entry;
  }
}
