import type { RouteCode } from "../feed/route.js";
import type { AskingPolicy, RuleDecision } from "../policy/policy.js";
import type { RoundStates } from "../policy/state/state-round.js";
import type { SurveyItem } from "../scenario/surveys/survey-item.js";
import { grownTo } from "../world/growable-array.js";

/** The items shown to agents whose policy asks, as arrays of numbers. They are freed when the round is closed. */
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
    this.agent = grownTo(this.agent, this.count);
    this.post = grownTo(this.post, this.count);
    this.rank = grownTo(this.rank, this.count);
    this.route = grownTo(this.route, this.count);
    this.resharersFrom = grownTo(this.resharersFrom, this.count + 1);
    this.agent[index] = agent;
    this.post[index] = post;
    this.rank[index] = rank;
    this.route[index] = route;
    const start = this.resharersFrom[index] ?? 0;
    this.resharers = grownTo(this.resharers, start + resharers.length);
    this.resharers.set(resharers, start);
    this.resharersFrom[index + 1] = start + resharers.length;
  }

  /** Returns the numbers of the accounts that reshared the item since it was last shown to the agent. */
  resharersOf(exposure: number): Uint32Array {
    return this.resharers.subarray(this.resharersFrom[exposure] ?? 0, this.resharersFrom[exposure + 1] ?? 0);
  }
}

/** A decision to request: an agent, its policy, and the exposures on which it decides. */
export interface Unit {
  readonly agent: number;
  readonly policy: AskingPolicy;
  /** The index of the first exposure. `to` is the index after the last one. */
  readonly from: number;
  readonly to: number;
  /** The id of the post. Empty for a complete feed. */
  readonly key: string;
}

/** An effect of a rule's decision. Scrolling past has no effect. */
export interface RuleEffect extends RuleDecision {
  readonly agent: number;
  readonly post: number;
}

/** The part of a round that is computed from the world before any request. */
export interface RoundPlan {
  readonly round: number;
  /** The survey questions that agents are asked before all other events. */
  readonly askings: readonly SurveyItem[];
  /** Whether the round has a survey, even one in which no agent is asked. */
  readonly hasSurvey: boolean;
  /** The events, as included in the hash of the round. */
  readonly events: readonly unknown[];
  readonly exposures: Exposures;
  readonly units: readonly Unit[];
  readonly ruleEffects: readonly RuleEffect[];
  /** Number of items shown to agents whose policy is a rule. Each item has a decision. */
  readonly byRule: number;
  /** Number of decisions by rules, by the code of the choice. */
  readonly ruleChoices: readonly number[];
  /** The states of agents at the start and at the end of the round; `null` if agents have no state. */
  readonly states: RoundStates | null;
}
