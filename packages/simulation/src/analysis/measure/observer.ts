import type { FeedItem } from "../../feed/feeds.js";
import type { RuleDecision } from "../../policy/policy.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { DecidedUnit } from "../../run/record/read-decisions.js";
import { type ChoiceCode, isShared } from "../../world/choice.js";
import type { World } from "../../world/world.js";
import { AgentCounts } from "./agent-counts.js";
import type { DrawnFrom } from "./drawn-from.js";
import { ReshareDepths } from "./reshare-depths.js";

/** A choice to count. */
interface Chosen {
  readonly agent: number;
  readonly post: number;
  readonly choice: ChoiceCode;
  readonly depth: number;
  readonly odds: ReturnType<DrawnFrom>;
}

/** Counts the shown items and the decisions of a run while it is replayed. */
export class Observer {
  /** The counts of all agents. */
  readonly all = new AgentCounts();
  /** The counts by segment, in the order in which the audience lists the segments. */
  readonly segments = new Map<string, AgentCounts>();
  /** The id of the observed post; `null` for all posts. */
  private readonly postId: string | null;
  private readonly byGroup: readonly (readonly AgentCounts[])[];
  private readonly reached: Uint8Array;
  private readonly depths: ReshareDepths;
  private readonly world: World;
  private readonly drawnFrom: DrawnFrom;

  constructor(world: World, postId: string | null, drawnFrom: DrawnFrom) {
    this.world = world;
    this.drawnFrom = drawnFrom;
    this.postId = postId;
    this.reached = new Uint8Array(world.audience.size);
    this.depths = new ReshareDepths(world.accounts.count);
    this.byGroup = world.audience.groups.map(({ segment }) => {
      if (segment === null) return [this.all];
      const known = this.segments.get(segment) ?? new AgentCounts();
      this.segments.set(segment, known);
      return [this.all, known];
    });
  }

  /**
   * Counts an item shown to an agent.
   * @param decision the decision of a rule; `null` if a model decides
   */
  shown(agent: number, { post, sources }: FeedItem, decision: RuleDecision | null): void {
    if (!this.isMeasured(post)) return;
    const isNew = this.reached[agent] === 0;
    this.reached[agent] = 1;
    for (const counted of this.of(agent)) counted.shown(this.world.round, post, isNew);
    const depth = this.depths.after(post, sources);
    if (decision === null) this.depths.keep(agent, post, depth);
    else this.chose({ agent, post, choice: decision.choice, depth, odds: this.drawnFrom(agent, post) });
  }

  /** Counts a round's decisions of models. To be called before the round is closed. */
  decided({ units }: RoundPlan, decisions: readonly DecidedUnit[]): void {
    for (const [place, { agent, key }] of units.entries()) {
      const decision = decisions[place];
      if (decision === undefined) continue;
      const id = decision.post ?? key;
      const post = id === "" ? null : this.world.posts.indexOf(id);
      if (post === null ? this.postId !== null : !this.isMeasured(post)) continue;
      for (const counted of this.of(agent)) {
        counted.asked++;
        if (decision.state !== "valid") counted.unanswered++;
      }
      if (decision.choice !== null) {
        const at = post ?? -1;
        const depth = this.depths.kept(agent, at);
        this.chose({ agent, post: at, choice: decision.choice, depth, odds: this.drawnFrom(agent, at) });
      }
    }
    this.depths.endRound();
  }

  private chose({ agent, post, choice, depth, odds }: Chosen): void {
    const reshared = isShared(choice);
    if (reshared) this.depths.reshared(agent, post, depth);
    for (const counted of this.of(agent)) {
      counted.chose(choice, odds);
      if (reshared) counted.cascades.reshared(post, depth);
    }
  }

  private isMeasured(post: number): boolean {
    return this.postId === null || this.world.posts.id(post) === this.postId;
  }

  private of(agent: number): readonly AgentCounts[] {
    return this.byGroup[this.world.audience.groupOf(agent)] ?? [this.all];
  }
}
