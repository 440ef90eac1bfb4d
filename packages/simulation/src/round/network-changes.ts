import { type ChoiceCode, choiceCode } from "../world/choice.js";
import type { World } from "../world/world.js";

/**
 * The changes of the network by the decisions of one round. They take effect together when the round is closed; if an
 * agent decides several times on the same author, its last decision counts.
 */
export class NetworkChanges {
  private readonly world: World;
  /** Whether the follow exists after the round, by the number of the pair (see `pairOf`). */
  private readonly follows = new Map<number, boolean>();

  constructor(world: World) {
    this.world = world;
  }

  /** Notes a decision of an agent on an author. A decision that changes nothing is ignored. */
  decided(agent: number, author: number, choice: ChoiceCode): void {
    if (agent === author) return;
    if (choice === choiceCode.MUTE) this.world.mutes.add(agent, author);
    else this.follows.set(this.pairOf(agent, author), choice === choiceCode.FOLLOW);
  }

  /** Changes who follows whom. What an unfollowed author wrote or reshared, and waits to be shown, is dropped. */
  apply(): void {
    const { world } = this;
    const { count } = world.accounts;
    const added: (readonly [number, number])[] = [];
    const removed: (readonly [number, number])[] = [];
    for (const [pair, follows] of this.follows) {
      const [agent, author] = [Math.floor(pair / count), pair % count];
      if (world.follows.has(agent, author) === follows) continue;
      (follows ? added : removed).push([agent, author]);
      world.followLog.push({ round: world.round + 1, follower: agent, followed: author, follows });
      if (!follows) world.leave(agent, author);
    }
    if (added.length > 0 || removed.length > 0) world.follows.change(added, removed);
  }

  private pairOf(agent: number, author: number): number {
    return agent * this.world.accounts.count + author;
  }
}
