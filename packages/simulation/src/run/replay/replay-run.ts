import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { type Route, routes } from "../../feed/route.js";
import type { Ledger } from "../../ledger/ledger.js";
import type { OddsOption } from "../../policy/odds/choice-odds.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { DecisionOutcome } from "../../round/outcome.js";
import { type OnShown, resharersIn } from "../../round/plan-round.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { type Choice, choices } from "../../world/choice.js";
import { viewOf } from "../../world/view-of.js";
import type { WorldView } from "../../world/world-view.js";
import { Engine } from "../engine.js";
import { codeRules, ledgerRule, scenarioRule } from "../option-rules.js";
import { closedRun, replayRounds } from "./replay-rounds.js";

/** Options for replaying a run. */
export interface ReplayOptions extends Pick<SimulationCode, "rankers" | "custom"> {
  /** The run's scenario, including the changes of forks, as read from the run's folder. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. It is only read. */
  readonly ledger: Ledger;
  /** Called with every item shown to an agent, agent by agent, before the round is yielded. Default: no callback. */
  readonly onShown?: (shown: ShownToAgent, world: WorldView) => void;
}

/** An item shown to an agent. Agents, posts and accounts are given by their numbers in the world. */
export interface ShownToAgent {
  /** The number of the agent. */
  readonly agent: number;
  /** The post or reply. */
  readonly post: number;
  /** The rank of the item in the feed, counted from 1. */
  readonly rank: number;
  /** The route by which the item reached the agent. */
  readonly route: Route;
  /** The accounts that reshared the item since it was last shown to the agent. */
  readonly resharedBy: readonly number[];
  /**
   * Whether the author also brought the post to the agent since then: as a followed account, with a reply, or from
   * outside the network.
   */
  readonly byAuthor: boolean;
  /** The name of the policy that decides for the agent. */
  readonly policy: string;
  /** The decision of a rule, with the probabilities from which it was sampled, if any; `null` if a model decides. */
  readonly byRule: {
    readonly choice: Choice;
    readonly content: string | null;
    readonly odds: readonly OddsOption[] | null;
  } | null;
}

/** A decision that was requested from a model. */
export interface AskedDecision extends Omit<DecisionOutcome, "choice"> {
  /** The number of the agent. */
  readonly agent: number;
  /** The id of the post to decide on. Empty for a complete feed. */
  readonly unit: string;
  /** The agent's choice; `null` unless the decision is valid. */
  readonly choice: Choice | null;
}

/** A survey question to an agent, with its outcome. */
export interface AskedAnswer extends AnswerOutcome {
  /** The number of the agent. */
  readonly agent: number;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
}

/** A replayed round. */
export interface ReplayedRound {
  /** The record of the round. */
  readonly record: RoundRecord;
  /** The decisions requested from a model, ordered by agent and rank. */
  readonly decisions: readonly AskedDecision[];
  /** The answers to the surveys at the beginning of the round, ordered by agent. */
  readonly answers: readonly AskedAnswer[];
  /** The world after the round. */
  readonly world: WorldView;
}

/** The rules for the options of a replay. */
export const replayRules: Rules<ReplayOptions> = {
  rankers: codeRules.rankers,
  custom: codeRules.custom,
  scenario: scenarioRule,
  ledger: required(ledgerRule),
  onShown: rules.aFunction,
};

/**
 * Replays the closed rounds of a run from its record, without a model. For each round, it yields the items that agents
 * were shown, their decisions, and the world after the round. Each row is compared with its digest. Only after the last
 * round is it certain that no row was changed.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * for await (const { record, world } of replayRun({ scenario, ledger })) console.log(record.round, world.posts.count);
 */
export async function* replayRun(options: ReplayOptions): AsyncGenerator<ReplayedRound, void, undefined> {
  checkOptions(options, replayRules);
  const { scenario, ledger, onShown, ...code } = options;
  const closed = await closedRun(ledger, scenario);
  const engine = new Engine(scenario, { ...code, model: recordedShapes }, rulesVersionOf(closed.manifest));
  const { world } = engine;
  if (onShown !== undefined) engine.onShown = shownTo(onShown, engine);
  for await (const { plan, decisions, answers, record } of replayRounds(engine, ledger, closed)) {
    const asked = plan.units.map(({ agent, key }, place) => askedDecision(agent, key, decisions[place]));
    yield { record, decisions: asked, answers: askedAnswers(plan, answers), world: viewOf(world) };
  }
}

function askedAnswers({ askings }: RoundPlan, answers: readonly AnswerOutcome[]): AskedAnswer[] {
  return askings.flatMap(({ agent, survey, question }, place) => {
    const answer = answers[place];
    if (answer === undefined) return [];
    const { state, code, requests, promptTokens, completionTokens } = answer;
    return [
      {
        agent,
        survey,
        question,
        state,
        code,
        answer: answer.answer,
        requests,
        promptTokens,
        completionTokens,
      },
    ];
  });
}

/** Converts `onShown` to a callback of the engine. The callback passes the same view of the world during a round. */
function shownTo(onShown: NonNullable<ReplayOptions["onShown"]>, engine: Engine): OnShown {
  const { world } = engine;
  let view: WorldView | null = null;
  return (agent, { post, rank, route, sources }, decision) => {
    if (view?.round !== world.round) view = viewOf(world);
    const shown: ShownToAgent = {
      agent,
      post,
      rank,
      route: routes[route],
      resharedBy: resharersIn(world, post, sources),
      byAuthor: sources.includes(world.posts.author[post] ?? -1),
      policy: engine.policyNameOf(agent),
      byRule:
        decision === null
          ? null
          : {
              ...decision,
              choice: nameOf(decision.choice),
              odds: engine.drawnByRule(agent, post)?.options ?? null,
            },
    };
    onShown(shown, view);
  };
}

function nameOf(choice: number): Choice {
  return choices[choice] ?? "SCROLL";
}

function askedDecision(agent: number, unit: string, decision: DecisionOutcome | undefined): AskedDecision {
  if (decision === undefined) throw new RangeError(`unit ${unit} is undecided`);
  const { state, code, choice, post, content, requests, promptTokens, completionTokens } = decision;
  return {
    agent,
    unit,
    state,
    code,
    choice: choice === null ? null : nameOf(choice),
    post,
    content,
    requests,
    promptTokens,
    completionTokens,
  };
}
