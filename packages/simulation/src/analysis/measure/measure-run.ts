import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../../hash/canonical-json.js";
import { eachRow } from "../../ledger/each-row.js";
import type { Ledger } from "../../ledger/ledger.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import { effectiveRulesVersion } from "../../run/effective-rules-version.js";
import { Engine } from "../../run/engine.js";
import { changesHash, scenarioHash } from "../../run/manifest.js";
import { codeRules, ledgerRule, scenarioRule } from "../../run/option-rules.js";
import { closedRun, replayRounds } from "../../run/replay/replay-rounds.js";
import { choicesListed } from "../../run/resume/required-code.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import { choices } from "../../world/choice.js";
import type { AgentCounts } from "./agent-counts.js";
import { AnswerCounter } from "./answer-counts.js";
import { drawnFrom, sampledOdds } from "./drawn-from.js";
import { IncompleteRunError } from "./incomplete-run-error.js";
import { answerValues, type MeasuredAnswers, measuredAnswers } from "./measured-answers.js";
import type { MeasuredValue } from "./measured-value.js";
import { type AgentMeasure, type MeasureDefinition, measures } from "./measures.js";
import { Observer } from "./observer.js";

/** Options for measuring a run. */
export interface MeasureOptions extends Pick<SimulationCode, "rankers" | "custom"> {
  /** The run's scenario, including the changes of a fork, as read from the run's folder. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. It is only read. */
  readonly ledger: Ledger;
  /** The id of the post to measure. Default: all posts. */
  readonly post?: string;
  /** Whether each segment is measured in addition to the complete audience. Default false. */
  readonly bySegment?: boolean;
  /** Whether to measure the closed rounds of an incomplete run. By default, an incomplete run is rejected. */
  readonly partial?: boolean;
}

/** The measures of a run. */
export interface MeasuredRun {
  /** The name of the scenario. */
  readonly name: string;
  /**
   * A SHA-256 of the scenario without its seeds. Two runs have the same value if and only if they differ only in their
   * seeds.
   */
  readonly scenario: string;
  /** The seed of the run. */
  readonly seed: number;
  /** The identity of the run, from its manifest. */
  readonly identity: string;
  /** The hash of the run's last closed round. */
  readonly hash: string;
  /** The version of the decision rules; `null` if the run uses no rule that depends on it. */
  readonly rules: number | null;
  /** Number of rounds that were measured. */
  readonly rounds: number;
  /** Number of agents. */
  readonly agents: number;
  /** A SHA-256 of the audience. Two runs have the same value if and only if they have the same agents. */
  readonly audience: string;
  /** The measured post; `null` for all posts. */
  readonly post: string | null;
  /** The measured values: those of the complete audience first, then by segment. */
  readonly values: readonly MeasuredValue[];
  /** The survey answers by question and round: those of the complete audience first, then by segment. */
  readonly answers: readonly MeasuredAnswers[];
}

const measureRules: Rules<MeasureOptions> = {
  rankers: codeRules.rankers,
  custom: codeRules.custom,
  scenario: scenarioRule,
  ledger: required(ledgerRule),
  post: rules.text,
  bySegment: rules.flag,
  partial: rules.flag,
};

/**
 * Measures a run: the items its agents were shown, their choices, the spread of posts, and the survey answers. The run
 * is rebuilt from its record without a model, and each row is checked against its digest.
 * @throws {RangeError} when an option is invalid, or the run has no post with this id
 * @throws {IncompleteRunError} when rounds are missing and `partial` is not set
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @example
 * const { values } = await measureRun({ scenario, ledger, bySegment: true });
 */
export async function measureRun(options: MeasureOptions): Promise<MeasuredRun> {
  checkOptions(options, measureRules);
  const { scenario: loaded, ledger, post = null, bySegment = false, partial = false, ...code } = options;
  const { name, seed, rounds } = loaded.scenario;
  const closed = await closedRun(ledger, loaded);
  const ofRounds = recordedRounds(loaded);
  if (closed.rounds.length < ofRounds && !partial)
    throw new IncompleteRunError(closed.rounds.length, ofRounds);
  const engine = new Engine(loaded, { ...code, model: recordedShapes }, rulesVersionOf(closed.manifest));
  const recorded = await sampledOdds(ledger);
  const observer = new Observer(engine.world, post, drawnFrom(engine, recorded));
  engine.onShown = observer.shown.bind(observer);
  const replay = replayRounds(engine, ledger, closed, observer.decided.bind(observer));
  const answered = new AnswerCounter();
  for await (const { plan, answers } of replay) answered.add(plan, answers);
  if (post !== null && engine.world.posts.indexOf(post) === -1)
    throw new RangeError(`there is no post ${JSON.stringify(post)} in the run`);
  const ofSegments = bySegment ? [...observer.segments] : [];
  const offered = choicesListed(loaded);
  const isMeasured = ({ ifOffered: choice }: MeasureDefinition): boolean =>
    choice === undefined || offered.has(choices[choice] ?? "") || (observer.all.choices[choice] ?? 0) > 0;
  const segments = [null, ...ofSegments.map(([segment]) => segment)];
  const weightOf = (agent: number): number => loaded.audience.people?.weight(agent) ?? 1;
  const questions = segments.map((segment) => [segment, answered.of(engine.world, segment)] as const);
  return {
    name,
    scenario: scenarioOf(loaded),
    seed,
    identity: closed.identity,
    hash: closed.rounds.at(-1)?.hash ?? closed.identity,
    rules: effectiveRulesVersion(loaded, closed.manifest),
    rounds: Math.min(closed.rounds.length, rounds),
    agents: loaded.audience.size,
    audience: await audienceOf(ledger),
    post,
    values: [
      ...valuesOf(null, observer.all, isMeasured),
      ...ofSegments.flatMap(([segment, counted]) => valuesOf(segment, counted, isMeasured)),
      ...questions.flatMap(([segment, asked]) => answerValues(asked, segment, weightOf)),
    ],
    answers: questions.flatMap(([segment, asked]) => measuredAnswers(asked, segment, weightOf)),
  };
}

function scenarioOf({ scenario, inputs, changes }: LoadedScenario): string {
  const { population_seed, ...others } = scenario;
  const files = inputs.map(({ name, sha256: hash }) => [name, hash]);
  return sha256(canonicalJson([scenarioHash({ ...others, seed: 0 }), files, changesHash(changes)]));
}

async function audienceOf(ledger: Ledger): Promise<string> {
  const digests: string[] = [];
  await eachRow(ledger, "agent", { columns: [] }, ({ digest }) => void digests.push(digest));
  return sha256(digests.join("\n"));
}

function expectedIfKnown(expected: number | null): Pick<MeasuredValue, "expected"> {
  return expected === null ? {} : { expected };
}

function valuesOf(
  segment: string | null,
  counted: AgentCounts,
  isMeasured: (definition: MeasureDefinition) => boolean,
): MeasuredValue[] {
  const measured = Object.entries(measures).filter(([, definition]) => isMeasured(definition));
  return measured.map(([measure, { of, expected }]) => ({
    measure: measure as AgentMeasure,
    segment,
    value: of(counted),
    ...expectedIfKnown(expected?.(counted) ?? null),
  }));
}
