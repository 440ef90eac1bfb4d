import type { World } from "../world/world.js";
import type { RoundPlan } from "./round-plan.js";

/** Finds the index of a unit in a plan by its agent and key, which are the keys of rows of decisions. */
export class UnitIndex {
  private readonly plan: RoundPlan;
  /** The index of each agent's first unit. The agent's other units follow directly. */
  private readonly firsts = new Map<string, number>();
  /** The agent of the last search, whose units are in `indexes` by key. Cached because rows are read agent by agent. */
  private agent: string | null = null;
  private indexes = new Map<string, number>();

  constructor({ audience }: World, plan: RoundPlan) {
    this.plan = plan;
    let before = -1;
    for (const [index, { agent }] of plan.units.entries()) {
      if (agent !== before) this.firsts.set(audience.id(agent), index);
      before = agent;
    }
  }

  /** Returns the index of a unit in the plan; `undefined` if the plan has no such unit. */
  find(agent: string, key: string): number | undefined {
    if (agent !== this.agent) {
      this.agent = agent;
      this.indexes = this.indexesFrom(this.firsts.get(agent));
    }
    return this.indexes.get(key);
  }

  private indexesFrom(first: number | undefined): Map<string, number> {
    const indexes = new Map<string, number>();
    if (first === undefined) return indexes;
    const { units } = this.plan;
    const agent = units[first]?.agent;
    for (let index = first; units[index]?.agent === agent; index++) {
      const unit = units[index];
      if (unit === undefined) break;
      indexes.set(unit.key, index);
    }
    return indexes;
  }
}
