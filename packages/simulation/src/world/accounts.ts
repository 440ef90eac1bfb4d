import type { Audience } from "./audience/audience.js";

/**
 * All accounts that write posts or are followed: first the agents by number, then authors that are not agents, such as
 * a newspaper.
 */
export class Accounts {
  private readonly others: string[] = [];
  private readonly otherIndices = new Map<string, number>();
  private readonly audience: Audience;

  constructor(audience: Audience, others: Iterable<string>) {
    this.audience = audience;
    for (const id of others) {
      if (this.indexOf(id) !== -1) continue;
      this.otherIndices.set(id, audience.size + this.others.push(id) - 1);
    }
  }

  /** Returns these accounts with others added. */
  with(others: Iterable<string>): Accounts {
    return new Accounts(this.audience, [...this.others, ...others]);
  }

  get count(): number {
    return this.audience.size + this.others.length;
  }

  isAgent(account: number): boolean {
    return account < this.audience.size;
  }

  id(account: number): string {
    if (this.isAgent(account)) return this.audience.id(account);
    const id = this.others[account - this.audience.size];
    if (id === undefined) throw new RangeError(`there is no account ${account}`);
    return id;
  }

  /** Returns the number of the account with this id; -1 if there is none. */
  indexOf(id: string): number {
    const agent = this.audience.indexOf(id);
    return agent === -1 ? (this.otherIndices.get(id) ?? -1) : agent;
  }
}
