/**
 * Computes the number of steps from the author to each resharer of a post. It is one more than the number of the
 * nearest account from which the resharer received the post.
 */
export class ReshareDepths {
  private readonly accounts: number;
  private readonly known = new Map<number, number>();
  /** The depths of items shown to agents whose decision is not known yet. */
  private readonly pending = new Map<number, number>();

  /** @param accounts number of accounts */
  constructor(accounts: number) {
    this.accounts = accounts;
  }

  /** Returns the depth of a reshare by an agent who saw the post through these accounts. */
  after(post: number, sources: readonly number[]): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const source of sources) {
      // An account that is not known to have reshared the post is its author.
      nearest = Math.min(nearest, this.known.get(this.key(source, post)) ?? 0);
      if (nearest === 0) break;
    }
    return Number.isFinite(nearest) ? nearest + 1 : 1;
  }

  /** Stores the depth of an item until the agent's decision is known. */
  keep(agent: number, post: number, depth: number): void {
    this.pending.set(this.key(agent, post), depth);
  }

  /** Returns the stored depth; 1 if none is stored. */
  kept(agent: number, post: number): number {
    return this.pending.get(this.key(agent, post)) ?? 1;
  }

  reshared(agent: number, post: number, depth: number): void {
    this.known.set(this.key(agent, post), depth);
  }

  /** Clears the stored depths at the end of the round. */
  endRound(): void {
    this.pending.clear();
  }

  private key(account: number, post: number): number {
    return post * this.accounts + account;
  }
}
