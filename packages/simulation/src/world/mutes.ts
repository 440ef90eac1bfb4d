/** The accounts that agents have muted. Agents and accounts are given by their numbers. */
export class Mutes {
  private readonly pairs = new Set<number>();
  private readonly accounts: number;

  /** @param accounts number of accounts */
  constructor(accounts: number) {
    this.accounts = accounts;
  }

  /** Number of pairs of an agent and an account that it has muted. */
  get count(): number {
    return this.pairs.size;
  }

  add(agent: number, account: number): void {
    this.pairs.add(agent * this.accounts + account);
  }

  has(agent: number, account: number): boolean {
    return this.pairs.size > 0 && this.pairs.has(agent * this.accounts + account);
  }
}
