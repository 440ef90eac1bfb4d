import { decisionTurns, type RememberedMove } from "@concordat/agent";
import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { AnswerForm, ChatMessage } from "@concordat/llm";
import type { Ledger } from "../../ledger/ledger.js";
import { firstPrompt } from "../../model/first-prompt.js";
import type { ModelPolicies, ModelSpec } from "../../policy/policies.js";
import type { DecisionRequest, Policy, ShownItem } from "../../policy/policy.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import { Engine } from "../../run/engine.js";
import { unitKey } from "../../run/fork/inherited-decisions.js";
import { formAsked } from "../../run/form-asked.js";
import { closedRun, replayRounds } from "../../run/replay/replay-rounds.js";
import { type ReplayOptions, replayRules } from "../../run/replay/replay-run.js";
import { decisionRequest } from "../../run/round/decision-request.js";
import { seedOf } from "../../run/round/derive-seed.js";

/** Identifies a decision. */
export interface DecisionPlace {
  /** The round, counted from 0. */
  readonly round: number;
  /** The id of the agent. */
  readonly agent: string;
  /** The ids of the shown posts: a single post, or a complete feed from top to bottom. */
  readonly posts: readonly string[];
}

/** Options for showing decisions. */
export interface ShowOptions extends Omit<ReplayOptions, "onShown"> {
  /** Returns true for each decision to show. It is called only for decisions that were requested from a model. */
  readonly which: (decision: DecisionPlace) => boolean;
}

/** A decision with its input and its complete record. */
export interface ShownDecision {
  /** The items that the agent saw, from top to bottom, in their state at the start of the round. */
  readonly items: readonly ShownItem[];
  /** The earlier choices that the agent remembered, oldest first. */
  readonly memory: readonly RememberedMove[];
  /**
   * The messages of the first request, rebuilt from the record. If fields were requested one at a time, they include
   * the first question. In JSON mode, they lack the description of the schema, which is added only for engines that
   * need it. `null` if the messages cannot be rebuilt, because the policy is custom or the run was recorded with other
   * prompts.
   */
  readonly prompt: readonly ChatMessage[] | null;
  /** The record: every attempt with its text, repairs, violations and tokens, and the outcome. */
  readonly record: DecisionRecord;
}

const { onShown: _, ...replayedRules } = replayRules;
const showRules: Rules<ShowOptions> = { ...replayedRules, which: required(rules.aFunction) };

/**
 * Returns decisions of a run with the shown items, the agent's memory, the prompt and the complete record. They are
 * rebuilt from the record of the run without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @example
 * const [first] = await showDecisions({ scenario, ledger, which: ({ agent }) => agent === "mara" });
 */
export async function showDecisions(options: ShowOptions): Promise<ShownDecision[]> {
  checkOptions(options, showRules);
  const { scenario, ledger, which, ...code } = options;
  const specs = new Map<Policy, ModelSpec>();
  const closed = await closedRun(ledger, scenario);
  const engine = new Engine(
    scenario,
    { ...code, model: namedShapes(specs) },
    rulesVersionOf(closed.manifest),
  );
  const form = formAsked(closed.manifest, scenario);
  // Prompts of a version with other texts cannot be rebuilt.
  if (form === null) specs.clear();
  let found: Found[] = [];
  const shown: ShownDecision[] = [];
  const look = (plan: RoundPlan): void => {
    found = plan.units.flatMap((unit) => foundUnit(engine, plan, unit, { which, specs, form }));
  };
  for await (const { record } of replayRounds(engine, ledger, closed, look)) {
    if (found.length > 0) shown.push(...(await withRecords(ledger, record.round, found)));
  }
  return shown;
}

/**
 * Returns model policies for rebuilding a run without a model. Each created policy that is not custom is added to
 * `specs`.
 */
function namedShapes(specs: Map<Policy, ModelSpec>): ModelPolicies {
  return {
    ...recordedShapes,
    make(spec) {
      const policy = recordedShapes.make(spec);
      specs.set(policy, spec);
      return policy;
    },
  };
}

/** A selected decision whose record has not been read yet. */
interface Found extends Omit<ShownDecision, "record"> {
  readonly key: string;
}

/** The selection of decisions, and the data for rebuilding their prompts. */
interface Lookup extends Pick<ShowOptions, "which"> {
  readonly specs: ReadonlyMap<Policy, ModelSpec>;
  readonly form: AnswerForm | null;
}

function foundUnit(
  { world, loaded }: Engine,
  plan: RoundPlan,
  unit: Unit,
  { which, specs, form }: Lookup,
): Found[] {
  const { exposures, round } = plan;
  const agent = world.audience.id(unit.agent);
  const posts = Array.from(exposures.post.subarray(unit.from, unit.to), (post) => world.posts.id(post));
  if (!which({ round, agent, posts })) return [];
  const { signal } = new AbortController();
  const question = decisionRequest(world, plan, unit, {
    runSeed: loaded.scenario.seed,
    deriveSeed: seedOf,
    signal,
  });
  const spec = specs.get(unit.policy);
  const prompt = spec === undefined ? null : promptOf(spec, question, form);
  return [{ key: unitKey(agent, unit.key), items: question.items, memory: question.memory, prompt }];
}

/**
 * Rebuilds the prompt of a decision. If fields were requested one at a time, the question is missing, because the
 * record contains it.
 */
function promptOf(
  spec: ModelSpec,
  question: DecisionRequest,
  form: AnswerForm | null,
): readonly ChatMessage[] {
  const onePost = spec.kind === "relevance" || (spec.kind === "model" && spec.ask !== "whole-feed");
  return form === "turns" && onePost
    ? decisionTurns({ ...question, profile: question.agent }).messages
    : firstPrompt(spec, question);
}

/**
 * Returns the complete prompt of the first request. If fields were requested one at a time, its last message is taken
 * from the record.
 */
function sentPrompt(
  prompt: readonly ChatMessage[] | null,
  { steps: [step] }: DecisionRecord,
): readonly ChatMessage[] | null {
  const turn = step?.attempts[0]?.turn;
  const last = prompt?.at(-1);
  if (prompt === null || turn === undefined || last === undefined) return prompt;
  return [...prompt.slice(0, -1), { ...last, content: turn.prompt }];
}

async function withRecords(ledger: Ledger, round: number, found: readonly Found[]): Promise<ShownDecision[]> {
  const wanted = new Set(found.map(({ key }) => key));
  const records = new Map<string, DecisionRecord>();
  for await (const { row } of ledger.read("decision", { round, columns: ["agent", "unit", "record"] })) {
    const [agent, unit, record] = row.map(String);
    const key = unitKey(agent ?? "", unit ?? "");
    if (wanted.has(key)) records.set(key, decisionRecord.parse(JSON.parse(record ?? "")));
  }
  return found.flatMap(({ key, prompt, ...shown }) => {
    const record = records.get(key);
    return record === undefined ? [] : [{ ...shown, prompt: sentPrompt(prompt, record), record }];
  });
}
