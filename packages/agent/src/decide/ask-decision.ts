import { agentDecisionV1, type AgentDecision as FeedDecision } from "@concordat/contracts/agent-decision/v1";
import { type AgentDecision, agentDecisionV2 } from "@concordat/contracts/agent-decision/v2";
import type { DecisionRecord, ValidRecord } from "@concordat/contracts/decision-record";
import {
  type ChatClient,
  drawnOption,
  formOf,
  type GenerateEvent,
  generateObject,
  type Outcome,
} from "@concordat/llm";
import { decisionPrompt, type PromptContent } from "../prompt/decision-prompt.js";
import { decisionTurns, turnsTemperature } from "../prompt/turns-prompt.js";
import { type RecordContext, undecidedRecord, validRecord } from "../record/decision-record.js";
import { recordedStep } from "../record/recorded-step.js";
import type { DecideSettings } from "./ask-settings.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf, settingsOfRequest } from "./request-of.js";

/** Everything that a decision depends on. */
export interface DecisionQuestion extends Omit<PromptContent, "wholeFeed">, DecideSettings {
  /** The model that is asked. */
  readonly client: ChatClient;
  /** The choice that a rule sampled; the model then writes only the text. Default: the model makes the choice. */
  readonly rule?: ChoiceOfRule | null;
  /** The seed of the run, to be recorded. Default `null`: no seed. */
  readonly runSeed?: number | null;
  /** Returns the seed of each answer, counted from 1. Default: none. */
  readonly seed?: (answer: number) => number;
  /** Stops the decision, and the request in flight at the server. Default: none. */
  readonly signal?: AbortSignal;
  /** Called for each event of the request, such as a retry. */
  readonly onEvent?: (event: GenerateEvent) => void;
}

/** A choice that a rule sampled, as records contain it. */
export type ChoiceOfRule = NonNullable<ValidRecord["rule"]>;

/** A decision's outcome and its record. */
export interface Decided<Decision> {
  /** The outcome of `generateObject`. */
  readonly outcome: Outcome<Decision>;
  /** The record of the decision. */
  readonly record: DecisionRecord;
}

/**
 * Fields that are optional for a choice without a text, and therefore are not requested. A choice with a text
 * requires them.
 */
export const notWritten = ["content"];

/**
 * Requests a decision on the first item: `agent-decision/v2`.
 * @throws {ContractViolationError} when the client returns an invalid result, of which no record can be made
 */
export async function decideOnItem(question: DecisionQuestion): Promise<Decided<AgentDecision>> {
  checkQuestion(question, "decision");
  const { ref: contract } = agentDecisionV2;
  const outcome = await (formOf(question) === "turns" ? askInTurns(question) : askForJson(question));
  const postId = question.items[0].post.id;
  const { rule = null } = question;
  const context = contextOf(question, [postId], contract, outcome);
  const record =
    outcome.state === "valid"
      ? validRecord({ contract: "agent-decision/v2", postId, decision: outcome.value, rule }, context)
      : undecidedRecord({ contract: "agent-decision/v2", postId, error: outcome.error, rule }, context);
  return { outcome, record };
}

function askForJson(question: DecisionQuestion): Promise<Outcome<AgentDecision>> {
  return generateObject({
    contract: agentDecisionV2,
    ...drawnChoice(question),
    ...oddsOfChoice(question),
    omit: notWritten,
    ...requestOf(question, decisionPrompt({ wholeFeed: false, ...question })),
  });
}

function askInTurns(question: DecisionQuestion): Promise<Outcome<AgentDecision>> {
  return generateObject({
    contract: agentDecisionV2,
    ...drawnChoice(question),
    ...oddsOfChoice(question),
    ...decisionTurns(question),
    form: "turns",
    omit: notWritten,
    temperature: turnsTemperature,
    ...settingsOfRequest(question),
  });
}

/** Requests the probabilities of the choice, if the model makes it. */
export function oddsOfChoice({ odds = false, rule = null }: Pick<DecisionQuestion, "odds" | "rule">): {
  readonly odds?: ["/choice"];
} {
  return odds && rule === null ? { odds: ["/choice"] } : {};
}

/** Restricts the model to the choice that a rule has sampled. */
function drawnChoice({ rule = null }: DecisionQuestion): { readonly narrow?: { "/choice": string[] } } {
  const drawn = rule === null ? null : drawnOption(rule);
  return drawn === null ? {} : { narrow: { "/choice": [drawn.value] } };
}

/**
 * Shows all items and requests one decision (`agent-decision/v1`) on an item that the model picks. The decision
 * contains the time of the question, so that a repeated run gives the same decision.
 * @throws {ContractViolationError} when the client returns an invalid result, from which no record can be created
 */
export async function decideOnItems(question: DecisionQuestion): Promise<Decided<FeedDecision>> {
  checkQuestion(question, "decision");
  const { ref: contract } = agentDecisionV1;
  const ids = question.items.map(({ post }) => post.id);
  const answered = await generateObject({
    contract: agentDecisionV1,
    narrow: { "/post_id": ids },
    ...oddsOfChoice(question),
    omit: ["timestamp", ...notWritten],
    ...requestOf(question, decisionPrompt({ wholeFeed: true, ...question })),
  });
  const outcome = stamped(answered, question.now);
  const context = contextOf(question, ids, contract, outcome);
  const record =
    outcome.state === "valid"
      ? validRecord({ contract: "agent-decision/v1", decision: outcome.value }, context)
      : undecidedRecord({ contract: "agent-decision/v1", postId: null, error: outcome.error }, context);
  return { outcome, record };
}

/** Returns what the record of a decision with one step contains in addition to the decision. */
export function contextOf(
  { profile, round = null, runSeed = null }: Pick<DecisionQuestion, "profile" | "round" | "runSeed">,
  shownPostIds: readonly string[],
  contract: string,
  outcome: Outcome<unknown>,
): RecordContext {
  return {
    agentId: profile.id,
    shownPostIds,
    round,
    seed: runSeed,
    steps: [recordedStep({ name: "decision", contract }, outcome)],
    model: outcome.model,
    durationMs: outcome.durationMs,
  };
}

function stamped(outcome: Outcome<FeedDecision>, now: Date): Outcome<FeedDecision> {
  if (outcome.state !== "valid") return outcome;
  const { timestamp = now.toISOString() } = outcome.value;
  return { ...outcome, value: { ...outcome.value, timestamp } };
}
