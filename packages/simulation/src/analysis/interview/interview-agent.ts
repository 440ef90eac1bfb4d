import { type InterviewedMove, interview, type RememberedAnswer, recordedAttempt } from "@concordat/agent";
import type { Attempt } from "@concordat/contracts/decision-record";
import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import { callRules, formOf } from "@concordat/llm";
import type { ModelPoliciesOptions } from "../../model/model-policies-options.js";
import { type ReplayOptions, replayRules, replayRun } from "../../run/replay/replay-run.js";
import { seedOf } from "../../run/round/derive-seed.js";
import { suggestAgent } from "../../scenario/suggest-agent.js";
import { surveysOf } from "../../scenario/surveys/scenario-surveys.js";
import { type ShownDecision, showDecisions } from "../show/show-decisions.js";
import { interviewContract } from "./interview-contract.js";

/** Options for an interview. */
export interface InterviewOptions
  extends Omit<ReplayOptions, "onShown">,
    Omit<ModelPoliciesOptions, "digest" | "parameters" | "reasoningEffort" | "odds" | "percentages"> {
  /** The id of the agent. */
  readonly agent: string;
  /** The question. */
  readonly question: string;
  /** Maximum number of decisions that the agent remembers. The latest ones are used. Default 40. */
  readonly memory?: number;
  /** Aborts the request in flight. */
  readonly signal?: AbortSignal;
}

/** A decision that an answer refers to. */
export interface NamedDecision {
  /** The round, counted from 0. */
  readonly round: number;
  /** The id of the post. Empty if the agent saw a complete feed and chose no post. */
  readonly post: string;
  /** The choice. */
  readonly choice: InterviewedMove["choice"];
}

/** The result of a question, with all its requests. */
interface Asked {
  /** Number of decisions that the agent remembered. */
  readonly remembered: number;
  /** Number of the agent's valid decisions in closed rounds. */
  readonly decided: number;
  /** The model that answered for the agent. */
  readonly model: string;
  /** The attempts, in the format of decision records. */
  readonly attempts: readonly Attempt[];
}

/** An agent's answer in an interview, or the reason why there is none. */
export type Interview =
  | (Asked & {
      readonly state: "valid";
      /** The answer. */
      readonly answer: string;
      /** The recorded decisions that the answer refers to. Always empty if fields were requested one at a time. */
      readonly decisions: readonly NamedDecision[];
    })
  | (Asked & {
      readonly state: "invalid" | "failed";
      /** The reason why there is no answer. */
      readonly error: { readonly code: string; readonly message: string };
    });

const defaultMemory = 40;

const { onShown: _, ...runRules } = replayRules;
const { client, form, temperature, timeoutMs, maxAttempts, maxRetries } = callRules;

const interviewRules: Rules<InterviewOptions> = {
  ...runRules,
  client,
  form,
  temperature,
  timeoutMs,
  maxAttempts,
  maxRetries,
  agent: required(rules.text),
  question: required(rules.text),
  memory: rules.natural,
  signal: rules.signal,
};

/**
 * Asks an agent questions about its behaviour after a run. A model answers for the agent and receives the agent's
 * record as its memory. The contract of the answer allows references only to existing decisions. The run itself is not
 * changed. If fields are requested one at a time, as by default for the embedded model, the answer is plain text
 * without references. The answer is a later interpretation of the record by the model, and not the cause of the
 * decisions.
 * @throws {RangeError} when an option is invalid, no agent has this id, or none of its decisions is recorded
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @example
 * const said = await interviewAgent({ scenario, ledger, client, agent: "mara", question: "Why did you share that?" });
 * if (said.state === "valid") console.log(said.answer, said.decisions);
 */
export async function interviewAgent(options: InterviewOptions): Promise<Interview> {
  checkOptions(options, interviewRules);
  const { scenario, agent, question, memory = defaultMemory, ...asking } = options;
  const number = scenario.audience.indexOf(agent);
  if (number === -1) {
    const hint = suggestAgent(scenario.audience, agent);
    throw new RangeError(`no agent of the run is called ${JSON.stringify(agent)}${hint}`);
  }
  const { ledger, rankers, custom, ...how } = asking;
  const run = {
    scenario,
    ledger,
    ...omitUndefined({ rankers, custom }),
  };
  const shown = await showDecisions({ ...run, which: (place) => place.agent === agent });
  const decided = shown.flatMap(moveOf);
  if (decided.length === 0)
    throw new RangeError(
      `there is nothing to ask ${JSON.stringify(agent)} about: no decision of a model is recorded for it`,
    );
  const moves = decided.slice(-memory).map((move, index) => ({ ...move, number: index + 1 }));
  const answers: RememberedAnswer[] = [];
  // Replaying the run again is only necessary if it has survey answers.
  const replayed = surveysOf(scenario).length === 0 ? [] : replayRun(run);
  for await (const { record, answers: given } of replayed)
    for (const { agent: whose, question: asked, answer } of given)
      if (whose === number && answer !== null)
        answers.push({ round: record.round, question: asked.text, answer });
  const outcome = await interview({
    ...how,
    profile: scenario.audience.profile(number),
    question,
    moves,
    answers,
    contract: interviewContract(moves.length, formOf(how)),
    seed: (answer) => seedOf(scenario.scenario.seed, "interview", agent, question, answer),
  });
  const { model } = outcome;
  const attempts = outcome.attempts.map((attempt) => recordedAttempt(attempt, outcome.model));
  const about = { remembered: moves.length, decided: decided.length, model, attempts };
  if (outcome.state !== "valid") {
    const { code, message } = outcome.error;
    return { state: outcome.state, ...about, error: { code, message } };
  }
  const decisions = outcome.value.decisions.flatMap((named) => {
    const move = moves[named - 1];
    return move === undefined ? [] : [{ round: move.round, post: move.post.id, choice: move.choice }];
  });
  return { state: "valid", ...about, answer: outcome.value.answer, decisions };
}

/** Returns a decision as the agent remembers it. Returns an empty list for a failed decision, which had no effect. */
function moveOf({ record, items }: ShownDecision): Omit<InterviewedMove, "number">[] {
  if (record.state !== "valid" || record.round === null) return [];
  const item = items.find(({ post }) => post.id === record.post_id) ?? items[0];
  if (item === undefined) return [];
  const { post } = item;
  const { round } = record;
  if (record.contract === "composition/v1")
    return [{ round, choice: "COMPOSE", post, content: record.decision.content, reason: null }];
  const { choice, reason = null, content = null } = record.decision;
  return [{ round, choice: choice === "IGNORE" ? "SCROLL" : choice, post, content, reason }];
}
