/**
 * The number of steps of a post from its author to each resharer: one more than that of the nearest source.
 */
export class ReshareDepths {
  private readonly accounts: number;
  private readonly known = new Map<number, number>();
  /** Items shown to agents whose decision is not known yet. */
  private readonly pending = new Map<number, number>();

  /** @param accounts how many accounts there are */
  constructor(accounts: number) {
    this.accounts = accounts;
  }

  /** The depth of a reshare by an agent to whom these accounts brought the post. */
  after(post: number, sources: readonly number[]): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const source of sources) {
      // An account that is not a known resharer is the author.
      nearest = Math.min(nearest, this.known.get(this.key(source, post)) ?? 0);
      if (nearest === 0) break;
    }
    return Number.isFinite(nearest) ? nearest + 1 : 1;
  }

  /** Stores the depth of an item until its outcome is known. */
  keep(agent: number, post: number, depth: number): void {
    this.pending.set(this.key(agent, post), depth);
  }

  /** The stored depth. */
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
