import type { World } from "../world/world.js";
import type { RoundPlan } from "./round-plan.js";

/** Finds the units of a plan by whose they are and what they are about, as the rows of decisions name them. */
export class UnitPlaces {
  private readonly plan: RoundPlan;
  /** The place of each agent's first unit; the others follow it. */
  private readonly firsts = new Map<string, number>();
  /** Rows come agent by agent: the places of the last one by the units' keys. */
  private agent: string | null = null;
  private places = new Map<string, number>();

  constructor({ audience }: World, plan: RoundPlan) {
    this.plan = plan;
    let before = -1;
    for (const [place, { agent }] of plan.units.entries()) {
      if (agent !== before) this.firsts.set(audience.id(agent), place);
      before = agent;
    }
  }

  /** The place of a unit in the plan; undefined when it has no such unit. */
  find(agent: string, key: string): number | undefined {
    if (agent !== this.agent) {
      this.agent = agent;
      this.places = this.placesFrom(this.firsts.get(agent));
    }
    return this.places.get(key);
  }

  private placesFrom(first: number | undefined): Map<string, number> {
    const places = new Map<string, number>();
    if (first === undefined) return places;
    const { units } = this.plan;
    const agent = units[first]?.agent;
    for (let place = first; units[place]?.agent === agent; place++) {
      const unit = units[place];
      if (unit === undefined) break;
      places.set(unit.key, place);
    }
    return places;
  }
}
