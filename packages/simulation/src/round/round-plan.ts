import type { RouteCode } from "../feed/route.js";
import type { AskingPolicy, RuleDecision } from "../policy/policy.js";
import type { SurveyItem } from "../survey/asking.js";
import { withRoom } from "../world/growable-array.js";

/** Items shown to agents whose policy is asked, in arrays of numbers; freed when the round is closed. */
export class Exposures {
  agent = new Uint32Array(16);
  post = new Uint32Array(16);
  rank = new Uint32Array(16);
  route = new Uint8Array(16);
  private resharersFrom = new Uint32Array(17);
  private resharers = new Uint32Array(16);
  count = 0;

  add(agent: number, post: number, rank: number, route: RouteCode, resharers: readonly number[]): void {
    const index = this.count++;
    this.agent = withRoom(this.agent, this.count);
    this.post = withRoom(this.post, this.count);
    this.rank = withRoom(this.rank, this.count);
    this.route = withRoom(this.route, this.count);
    this.resharersFrom = withRoom(this.resharersFrom, this.count + 1);
    this.agent[index] = agent;
    this.post[index] = post;
    this.rank[index] = rank;
    this.route[index] = route;
    const start = this.resharersFrom[index] ?? 0;
    this.resharers = withRoom(this.resharers, start + resharers.length);
    this.resharers.set(resharers, start);
    this.resharersFrom[index + 1] = start + resharers.length;
  }

  /** The accounts that reshared the item since the agent was last shown it, by number. */
  resharersOf(exposure: number): Uint32Array {
    return this.resharers.subarray(this.resharersFrom[exposure] ?? 0, this.resharersFrom[exposure + 1] ?? 0);
  }
}

/** Something to be decided: by whom, and on which exposures. */
export interface Unit {
  readonly agent: number;
  readonly policy: AskingPolicy;
  /** The first of its exposures, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The post's id; empty for a whole feed. */
  readonly key: string;
}

/** An effect of a rule's decision; scrolling past has none. */
export interface RuleEffect extends RuleDecision {
  readonly agent: number;
  readonly post: number;
}

/** Everything of a round that follows from the world, before any request. */
export interface RoundPlan {
  readonly round: number;
  /** What agents are asked in surveys, before anything else happens. */
  readonly askings: readonly SurveyItem[];
  /** Whether there is a survey, even one that no one is asked in. */
  readonly hasSurvey: boolean;
  /** The events, as the hash covers them. */
  readonly events: readonly unknown[];
  readonly exposures: Exposures;
  readonly units: readonly Unit[];
  readonly ruleEffects: readonly RuleEffect[];
  /** Items shown to agents of rules, each of which was decided on. */
  readonly byRule: number;
  /** Decisions by rules, by the number of the choice. */
  readonly ruleChoices: readonly number[];
}
