import { decisionTurns, type RememberedMove } from "@concordat/agent";
import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { AnswerForm, ChatMessage } from "@concordat/llm";
import { unitKey } from "../fork/inherited-decisions.js";
import type { Ledger } from "../ledger/ledger.js";
import { firstPrompt } from "../model/first-prompt.js";
import type { ModelPolicies, ModelSpec } from "../policy/policies.js";
import type { DecisionRequest, Policy, ShownItem } from "../policy/policy.js";
import { recordedShapes } from "../policy/recorded-shapes.js";
import { rulesVersionOf } from "../policy/rules-version.js";
import { closedRun, replayRounds } from "../replay/replay-rounds.js";
import { type ReplayOptions, replayRules } from "../replay/replay-run.js";
import type { RoundPlan, Unit } from "../round/round-plan.js";
import { Engine } from "../run/engine.js";
import { formAsked } from "../run/form-asked.js";
import { questionOf } from "../run/round/decision-request.js";
import { seedOf } from "../run/round/derive-seed.js";

/** What a decision was about. */
export interface DecisionPlace {
  /** The round, counted from 0. */
  readonly round: number;
  /** The id of who decided. */
  readonly agent: string;
  /** The ids of the posts that were shown: one, or a whole feed from the top. */
  readonly posts: readonly string[];
}

/** Which decisions are shown. */
export interface ShowOptions extends Omit<ReplayOptions, "onShown"> {
  /** Whether a decision is shown. Only decisions that a model was asked for are offered. */
  readonly which: (decision: DecisionPlace) => boolean;
}

/** A decision with all that led to it. */
export interface ShownDecision {
  /** The items that the agent saw, as they were when the round began, from the top. */
  readonly items: readonly ShownItem[];
  /** What it was reminded of, the oldest first. */
  readonly memory: readonly RememberedMove[];
  /**
   * The conversation of the first request, rebuilt: of a decision that was asked for in turns, with the first question; of one that was
   * asked for as JSON, without the shape of the answer that is described below it to engines that need that. Null if it cannot be rebuilt: the policy is custom, or this version words its prompts in another way than
   * the one that made the run.
   */
  readonly prompt: readonly ChatMessage[] | null;
  /** What is recorded: every attempt with its text, repairs, violations and tokens, and its outcome. */
  readonly record: DecisionRecord;
}

const { onShown: _, ...replayedRules } = replayRules;
const showRules: Rules<ShowOptions> = { ...replayedRules, which: required(rules.aFunction) };

/**
 * Decisions of a run with all that led to them: what was shown, what the agent was reminded of, the prompt, and the whole
 * record. They are rebuilt from the record of the run, without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
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
  // Prompts in other words than those of today cannot be rebuilt.
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

/** What models are asked in a run that is only rebuilt; notes which of the policies are ours. */
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

/** A decision that is to be shown, its record not read yet. */
interface Found extends Omit<ShownDecision, "record"> {
  readonly key: string;
}

/** Which decisions are looked for, and what their prompts are rebuilt from. */
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
  const question = questionOf(world, plan, unit, {
    runSeed: loaded.scenario.seed,
    deriveSeed: seedOf,
    signal,
  });
  const spec = specs.get(unit.policy);
  const prompt = spec === undefined ? null : promptOf(spec, question, form);
  return [{ key: unitKey(agent, unit.key), items: question.items, memory: question.memory, prompt }];
}

/** A prompt in turns lacks its question, which the record has. */
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

/** The prompt of the first request as it was sent: in turns, its last message is recorded. */
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
