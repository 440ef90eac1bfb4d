import type { Ranker } from "../feed/ranker.js";
import { embeddingsRanker, relevanceRanker } from "../feed/rankers/relevance.js";
import { checkedCode } from "../policy/custom-code/checked-code.js";
import { createPolicy, groupPolicies, type PolicyParts } from "../policy/policies.js";
import type { AskingPolicy, Policy, RuleChoice } from "../policy/policy.js";
import { rulesVersion } from "../policy/rules-version.js";
import type { SimulationCode } from "../policy/simulation-code.js";
import type { AnswerOutcome } from "../round/answer-outcome.js";
import { applyEffects, type Effect, type MadePost } from "../round/apply-effects.js";
import { applyEvents, eventsByRound, noEvents, type RoundEvents } from "../round/apply-events.js";
import type { DecisionOutcome } from "../round/outcome.js";
import { type OnShown, planRound } from "../round/plan-round.js";
import { roundHash } from "../round/round-hash.js";
import type { RoundPlan } from "../round/round-plan.js";
import { haveStatesChanged, isStopped, isUnchanged } from "../round/stop-rules.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { isAboutState, setAnsweredState } from "../scenario/states/state-questions.js";
import { questionnaireFile } from "../scenario/surveys/scenario-surveys.js";
import { askingsOf, type SurveyItem } from "../scenario/surveys/survey-item.js";
import { activityOf } from "../world/audience/audience.js";
import { choiceCode } from "../world/choice.js";
import type { World } from "../world/world.js";
import { worldAtStart } from "./world-at-start.js";

/** The recorded part of a decision that affects the world, and its canonical text for the round's hash. */
export interface UnitDecision extends Pick<DecisionOutcome, "state" | "choice" | "post" | "content"> {
  /** The canonical text. Empty if no hash is computed. */
  readonly hashed: string;
}

/** The numbers of the posts that appear at the beginning of a round: from `first` up to, but not including, `end`. */
interface Appeared {
  readonly first: number;
  readonly end: number;
}

/** The decisions and answers of a round. */
export interface RoundOutcomes {
  /** The decisions, in the order of the plan's units. */
  readonly decisions: readonly UnitDecision[];
  /** The answers, in the order of the plan's askings. */
  readonly answers: readonly AnswerOutcome[];
}

/** A round that has started. */
export interface StartedRound {
  readonly plan: RoundPlan;
  readonly appeared: Appeared;
}

/** Computes rounds without I/O. It is used for live runs, resumed runs, verification and forks. */
export class Engine {
  readonly world: World;
  readonly loaded: LoadedScenario;
  private readonly events: Map<number, RoundEvents>;
  private readonly code: SimulationCode & PolicyParts;
  private readonly rankers: readonly Ranker[];
  private readonly rules: number;
  private policies: readonly Policy[];
  /** Called for each item that is shown to an agent. */
  onShown: OnShown | undefined;

  /** @param rules the version of the rules, from the run's manifest */
  constructor(loaded: LoadedScenario, code: SimulationCode, rules = rulesVersion) {
    this.loaded = loaded;
    this.rules = rules;
    const { relevance, states } = loaded;
    this.code = { ...checkedCode(code), relevance, fields: states?.fields ?? null };
    this.rankers = rankersOf(this.code);
    this.world = worldAtStart(loaded);
    this.events = eventsByRound(loaded, this.world);
    this.policies = groupPolicies(loaded.audience, loaded.scenario.policy, this.code, rules);
  }

  /**
   * Returns, for each group of the audience, the maximum number of decisions that a feed of this size requests.
   * @param size maximum number of items in a feed; `null` if unlimited
   */
  askedPerFeed(size: number | null): number[] {
    return this.policies.map((policy) => {
      if (policy.kind === "rule") return 0;
      return policy.unit === "feed" ? 1 : (size ?? Number.POSITIVE_INFINITY);
    });
  }

  /** Returns the name of the policy that decides for an agent. */
  policyNameOf(agent: number): string {
    return this.policies[this.world.audience.groupOf(agent)]?.name ?? "";
  }

  /**
   * Returns the choice that a rule samples for an agent on a post, both given by their numbers. Returns `null` if the
   * agent's policy has no rule with probabilities.
   */
  drawnByRule(agent: number, post: number): RuleChoice | null {
    return this.policies[this.world.audience.groupOf(agent)]?.rule?.(this.world, agent, post) ?? null;
  }

  /** Applies the events at the beginning of the first round, before feeds are created. Returns the engine. */
  atFirstRound(): this {
    applyEvents(this.world, this.events.get(this.world.round) ?? noEvents);
    return this;
  }

  /**
   * Starts the current round: applies its events, determines the active agents and their feeds, and computes the
   * decisions of rules.
   * @param signal stops the computation. After that, the engine can no longer be used
   * @throws the reason of the signal if it is aborted
   */
  async begin(signal?: AbortSignal): Promise<StartedRound> {
    const { world } = this;
    this.applyChange();
    const { posts, events, surveys } = this.events.get(world.round) ?? noEvents;
    const askings = this.askingsIn(world.round);
    const first = world.posts.count;
    const stopped = isStopped(world, this.loaded.scenario, this.events);
    applyEvents(world, { posts, events });
    const appeared = { first, end: world.posts.count };
    const rules = {
      policies: this.policies,
      rankers: this.rankers,
      isOver: world.round >= this.loaded.scenario.rounds || stopped,
      onShown: this.onShown,
    };
    // The path of a questionnaire's file may differ between machines, so only the file's name is part of the event.
    const asked = surveys.map((survey) => ({ ...survey, questions: questionnaireFile(survey) }));
    const plan = await planRound(world, rules, [...asked, ...posts, ...events], signal);
    return { plan: { ...plan, askings, hasSurvey: surveys.length > 0 }, appeared };
  }

  /** Returns the survey questions at the beginning of the current or a later round. */
  askingsIn(round: number): readonly SurveyItem[] {
    const surveys = this.events.get(round)?.surveys ?? [];
    if (surveys.length === 0) return [];
    const { questionnaires } = this.loaded;
    return askingsOf(this.world, surveys, { questionnaires, policies: this.policiesIn(round) });
  }

  /**
   * Stores survey answers in the world, so that agents remember them. Answers about the state are its values at the end
   * of the round. Repeating the call changes nothing.
   */
  answered({ askings, round, states }: RoundPlan, answers: readonly AnswerOutcome[]): void {
    for (const [place, asking] of askings.entries()) {
      const { agent, survey, question, remembered } = asking;
      const answer = answers[place]?.answer ?? null;
      if (states !== null && answer !== null && isAboutState(asking))
        setAnsweredState(states.after, asking, answer);
      if (!remembered || answer === null) continue;
      this.world.answers.add(agent, JSON.stringify([survey, question.id]), {
        round,
        question: question.text,
        answer,
      });
    }
  }

  /**
   * Returns the hash of a round. To be called before `close`, while the world is in the state of the start of the
   * round.
   */
  hash(plan: RoundPlan, decided: RoundOutcomes, chain: Parameters<typeof roundHash>[4]): string {
    return roundHash(this.world, plan, decided.decisions, decided.answers, chain);
  }

  /**
   * Closes the current round: applies all effects to the world in canonical order, and advances to the next round.
   * Returns the created posts.
   */
  close(plan: RoundPlan, decisions: readonly UnitDecision[]): MadePost[] {
    const { world } = this;
    const made = applyEffects(world, this.effects(plan, decisions));
    this.remember(plan, decisions);
    const unchanged =
      isUnchanged(plan.ruleEffects.length, decisions, choiceCode.SCROLL) &&
      !haveStatesChanged(plan.states, this.loaded.scenario.stop);
    if (plan.states !== null) world.states = plan.states.after;
    world.unchangedRounds = unchanged ? world.unchangedRounds + 1 : 0;
    world.round++;
    return made;
  }

  /**
   * Yields the effects of decisions and rules, sorted by agent and rank. Each agent has effects of either decisions or
   * rules, never both.
   */
  private *effects(plan: RoundPlan, decisions: readonly UnitDecision[]): Generator<Effect> {
    let rule = 0;
    for (const [index, unit] of plan.units.entries()) {
      for (; (plan.ruleEffects[rule]?.agent ?? Number.POSITIVE_INFINITY) < unit.agent; rule++) {
        const effect = plan.ruleEffects[rule];
        if (effect !== undefined) yield effect;
      }
      const effect = this.effectOf(unit.agent, decisions[index]);
      if (effect !== null) yield effect;
    }
    yield* plan.ruleEffects.slice(rule);
  }

  private effectOf(agent: number, decision: UnitDecision | undefined): Effect | null {
    if (decision === undefined || decision.choice === null || decision.choice === choiceCode.SCROLL)
      return null;
    const post = decision.post === null ? -1 : this.world.posts.indexOf(decision.post);
    if (post === -1) throw new RangeError(`a decision is about ${decision.post}, which is not there`);
    return { agent, post, choice: decision.choice, content: decision.content };
  }

  private remember(plan: RoundPlan, decisions: readonly UnitDecision[]): void {
    const { moves, posts, round } = this.world;
    for (const [index, { agent, policy }] of plan.units.entries()) {
      const decision = decisions[index];
      if (!remembers(policy) || decision === undefined || decision.choice === null || decision.post === null)
        continue;
      moves.add(agent, round, decision.choice, posts.indexOf(decision.post), decision.content);
    }
  }

  private applyChange(): void {
    const { world, loaded, code, rules } = this;
    for (const { round, change } of loaded.changes) {
      if (round !== world.round) continue;
      const { feed, activity, policy } = change;
      world.unchangedRounds = 0;
      if (feed !== undefined) world.feed = feed;
      if (activity !== undefined) {
        world.activity = activityOf(activity);
        world.groupActivities.fill(null);
      }
      if (policy !== undefined) {
        const changed = createPolicy(policy, code, rules);
        this.policies = this.policies.map(() => changed);
      }
    }
  }

  /** Returns the policies that decide in the current or a later round. */
  private policiesIn(later: number): readonly Policy[] {
    const { world, loaded, code, rules } = this;
    const changed = loaded.changes.findLast(
      ({ round, change }) => change.policy !== undefined && round >= world.round && round <= later,
    )?.change.policy;
    return changed === undefined
      ? this.policies
      : this.policies.map(() => createPolicy(changed, code, rules));
  }
}

/**
 * Returns the rankers that are specific to the run: the custom ones, and those that use the scenario's relevance file.
 */
function rankersOf({ rankers = [], relevance }: SimulationCode & PolicyParts): readonly Ranker[] {
  return relevance === null ? rankers : [...rankers, relevanceRanker(relevance), embeddingsRanker(relevance)];
}

function remembers({ memory }: AskingPolicy): boolean {
  return memory > 0;
}
