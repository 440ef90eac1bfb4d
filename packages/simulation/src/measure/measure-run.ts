import { checkOptions, needed, type Rules, rules } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { canonicalJson } from "../hash/canonical-json.js";
import { sha256 } from "../hash/sha256.js";
import { eachRow } from "../ledger/each-row.js";
import type { Ledger } from "../ledger/ledger.js";
import { recordedShapes } from "../policy/recorded-shapes.js";
import { Engine, type SimulationCode } from "../run/engine.js";
import { manifestDifference } from "../run/manifest.js";
import { closedRounds, OtherRunError, storedManifest } from "../run/open-run.js";
import { closedDecisions } from "../run/recorded-decisions.js";
import { codeRules, ledgerRule, scenarioRule } from "../run/simulation-rules.js";
import { tallyOf } from "../run/tally.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { checkStart } from "../verify/check-start.js";
import { ClosedRowsCheck } from "../verify/closed-rows.js";
import { otherRows } from "../verify/difference.js";
import { nothingAfter } from "../verify/nothing-after.js";
import type { AgentCounts } from "./agent-counts.js";
import { IncompleteRunError } from "./incomplete-run-error.js";
import { type Measure, measures } from "./measures.js";
import { Observer } from "./observer.js";

/** Which run is measured, and what of it. */
export interface MeasureOptions extends Pick<SimulationCode, "rankers" | "custom"> {
  /** The scenario of the run, with the changes of forks: that of its folder. */
  readonly scenario: LoadedScenario;
  /** The record of the run. It is only read. */
  readonly ledger: Ledger;
  /** The id of the post that is measured. Default: all posts. */
  readonly post?: string;
  /** Whether each segment is measured besides the whole audience. Default false. */
  readonly bySegment?: boolean;
}

/** A value of a run. */
export interface MeasuredValue {
  /** What was measured. */
  readonly measure: Measure;
  /** Of which segment; null: of the whole audience. */
  readonly segment: string | null;
  /** Null: the run has no such value, as a rate without exposures. */
  readonly value: number | null;
}

/** What was measured of a run. */
export interface MeasuredRun {
  /** The name of the scenario. */
  readonly name: string;
  /** The seed of the run. */
  readonly seed: number;
  /** The identity of the run, from its manifest. */
  readonly identity: string;
  /** The hash of its last round. */
  readonly hash: string;
  /** Number of rounds. */
  readonly rounds: number;
  /** Number of agents. */
  readonly agents: number;
  /** A SHA-256 that is the same for two runs exactly when the same agents take part. */
  readonly audience: string;
  /** The post that was measured; null: all of them. */
  readonly post: string | null;
  /** The values: of the whole audience first, then by segment. */
  readonly values: readonly MeasuredValue[];
}

const measureRules: Rules<MeasureOptions> = {
  rankers: codeRules.rankers,
  custom: codeRules.custom,
  scenario: scenarioRule,
  ledger: needed(ledgerRule),
  post: rules.text,
  bySegment: rules.flag,
};

/**
 * Measures a run that is complete: what its agents were shown, what they did, and how far posts came. The run is rebuilt
 * from its record, each row checked against its digest, without a model.
 * @throws {RangeError} when an option is invalid, or the run has no such post
 * @throws {IncompleteRunError} when rounds are missing
 * @throws {OtherRunError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * const { values } = await measureRun({ scenario, ledger, bySegment: true });
 */
export async function measureRun(options: MeasureOptions): Promise<MeasuredRun> {
  checkOptions(options, measureRules);
  const { scenario: loaded, ledger, post = null, bySegment = false, ...code } = options;
  const { name, seed, rounds } = loaded.scenario;
  const manifest = await storedManifest(ledger);
  const different = manifest === null ? "nothing recorded" : manifestDifference(manifest, loaded);
  if (manifest === null || different !== null) throw new OtherRunError(different ?? "");
  const { observer, hash, audience } = await observedRun({
    loaded,
    ledger,
    code,
    post,
    identity: manifest.identity,
  });
  const ofSegments = bySegment ? [...observer.segments] : [];
  return {
    name,
    seed,
    identity: manifest.identity,
    hash,
    rounds,
    agents: loaded.audience.size,
    audience,
    post,
    values: [
      ...valuesOf(null, observer.all),
      ...ofSegments.flatMap(([segment, counted]) => valuesOf(segment, counted)),
    ],
  };
}

interface ObservedRun {
  readonly loaded: LoadedScenario;
  readonly ledger: Ledger;
  readonly code: Pick<SimulationCode, "rankers" | "custom">;
  readonly post: string | null;
  readonly identity: string;
}

/** Walks through a run and counts. */
async function observedRun({ loaded, ledger, code, post, identity }: ObservedRun) {
  const engine = new Engine(loaded, { ...code, model: recordedShapes });
  const observer = new Observer(engine.world, post);
  engine.onShown = observer.shown.bind(observer);
  await checkStart(ledger, loaded, engine.world);
  const rounds = await allRounds(ledger, loaded.scenario.rounds);
  const check = new ClosedRowsCheck(ledger, { identity, rounds });
  try {
    for (const record of rounds) await observeRound(ledger, engine, observer, record);
    await check.done();
  } catch (error) {
    // A row that was changed says more than what it led to.
    await check.done();
    throw error;
  } finally {
    check.end();
  }
  if (post !== null && engine.world.posts.indexOf(post) === -1)
    throw new RangeError(`there is no post ${JSON.stringify(post)} in the run`);
  return { observer, hash: rounds.at(-1)?.hash ?? identity, audience: await audienceOf(ledger) };
}

/** @throws {IncompleteRunError} when one is not closed */
async function allRounds(ledger: Ledger, expected: number): Promise<RoundRecord[]> {
  const rounds = await closedRounds(ledger);
  if (rounds.length < expected) throw new IncompleteRunError(rounds.length, expected);
  await nothingAfter(ledger, rounds.length);
  return rounds;
}

async function observeRound(
  ledger: Ledger,
  engine: Engine,
  observer: Observer,
  record: RoundRecord,
): Promise<void> {
  const { plan } = await engine.begin();
  const decisions = await closedDecisions({ ledger, world: engine.world, plan });
  observer.decided(plan, decisions);
  const made = engine.close(plan, decisions);
  // What rules decide is computed again: code of one's own may have changed since.
  const again = { ...record, ...tallyOf(plan, decisions, made.length) };
  if (canonicalJson(again) !== canonicalJson(record)) throw otherRows(plan.round);
}

async function audienceOf(ledger: Ledger): Promise<string> {
  const digests: string[] = [];
  await eachRow(ledger, "agent", { columns: [] }, ({ digest }) => void digests.push(digest));
  return sha256(digests.join("\n"));
}

function valuesOf(segment: string | null, counted: AgentCounts): MeasuredValue[] {
  return Object.entries(measures).map(([measure, { of }]) => ({
    measure: measure as Measure,
    segment,
    value: of(counted),
  }));
}
