import { type ForkChange, type ForkChangeInput, forkChange } from "@concordat/contracts/fork-change";
import {
  checkOptions,
  counted,
  isRecord,
  omitUndefined,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { ClosedRounds, Ledger, LedgerWriter } from "../../ledger/ledger.js";
import { recordHash } from "../../ledger/record-hash.js";
import { otherRows } from "../../ledger/record-mismatch-error.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import { beforeFirstRound, roundTables } from "../../ledger/tables.js";
import { writeInBatches } from "../../ledger/write-in-batches.js";
import { MissingPolicyError, type ModelPolicies } from "../../policy/policies.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { SimulationCode } from "../../policy/simulation-code.js";
import { unscoredMessage, unscoredPosts } from "../../scenario/checks/unscored-posts.js";
import { forkedScenario } from "../../scenario/forked-scenario.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import { copyTable } from "../copy-run.js";
import { Engine } from "../engine.js";
import { changesHash, createManifest, manifestDifference } from "../manifest.js";
import { closedRoundsOf, madeWith } from "../manifest-hashes.js";
import { codeRules, ledgerRule, scenarioRule } from "../option-rules.js";
import { needsModel } from "../resume/required-code.js";
import { seedOf } from "../round/derive-seed.js";
import { closedRounds, RunMismatchError, storedManifest } from "../start-run.js";
import { checkStart } from "../verify/check-start.js";
import { worldAtStart } from "../world-at-start.js";
import { ForkError } from "./fork-error.js";
import { inheritedRows } from "./inherited-rows.js";

/** Options for a fork. */
export interface ForkOptions extends SimulationCode {
  /** The run to fork. It is only read. */
  readonly parent: { readonly scenario: LoadedScenario; readonly ledger: Ledger };
  /** The first round of the fork. At most the number of rounds that the parent has closed. */
  readonly at: number;
  /** The change that applies from that round on. */
  readonly change: ForkChangeInput;
  /** The ledger for the fork. It must be empty. */
  readonly ledger: Ledger;
  /** A description of the process that creates the fork, shown to other processes. Default: the process id. */
  readonly holder?: string;
}

const forkRules: Rules<ForkOptions> = {
  ...codeRules,
  parent: required({
    message: "must be a run: its scenario and its ledger",
    test: (value) => isRecord(value) && scenarioRule.test(value.scenario) && ledgerRule.test(value.ledger),
  }),
  at: required(rules.count),
  change: required({ ...rules.record, message: "must be a change, as fork-change/v1 describes it" }),
  ledger: required(ledgerRule),
  holder: rules.text,
};

/** A fork, which is run with `simulate`. */
export interface Fork {
  /** The parent's scenario with the change, for `simulate`. */
  readonly scenario: LoadedScenario;
  /** Number of the parent's decisions and answers that the fork keeps as long as their requests are unchanged. */
  readonly inheritable: number;
}

/**
 * Creates a run that equals another run up to a round and has a change from that round on. The decisions of earlier
 * rounds are copied. In later rounds, an agent keeps the parent's decision if its request is byte-identical. Other
 * requests are sent with the same seeds as in the parent. All differences are therefore caused by the change.
 * @throws {RangeError} when an option is invalid
 * @throws {ContractViolationError} when the change violates fork-change/v1
 * @throws {ForkError} when the parent has not reached that round, or cannot be forked with this change or model
 * @throws {RunMismatchError} when the ledger is not empty, or the parent's ledger does not contain a run of the given
 *   scenario
 * @throws {MissingPolicyError} when the fork needs a model, and none is given
 * @example
 * const { scenario } = await fork({ parent, at: 3, change: { activity: 0.2 }, ledger, model });
 * await simulate({ scenario, ledger, model });
 */
export async function fork(options: ForkOptions): Promise<Fork> {
  checkOptions(options, forkRules);
  const { parent, at, ledger, holder = `process ${process.pid}` } = options;
  const change = forkChange.parse(options.change);
  if (change.event_files !== undefined)
    throw new RangeError(
      "change.event_files names files, which loadChange reads; give their posts as events",
    );
  const known = await parentManifest(parent);
  const closed = await closedRounds(parent.ledger);
  checkRound(at, closed.length, parent.scenario);
  const [unscored] = unscoredPosts(parent.scenario, { round: at, change });
  if (unscored !== undefined)
    throw new ForkError(`the post ${JSON.stringify(unscored.id)} ${unscoredMessage(unscored)}`);
  if ((await storedManifest(ledger)) !== null) throw new RunMismatchError("decisions already");
  const scenario = forkedScenario(parent.scenario, { round: at, change });
  const manifest = forkManifest(known, closed[at - 1], { ...options, scenario, change });
  await checkStart(parent.ledger, parent.scenario, worldAtStart(parent.scenario), known);
  const writer = await ledger.claim(holder);
  for (const table of ["agent", "follow"] as const) await copyTable(parent.ledger, writer, table);
  await copyTable(parent.ledger, writer, "state", beforeFirstRound);
  await copyRounds(parent.ledger, writer, closedRoundsOf(known, closed), closed.slice(0, at));
  const inheritable = sameModel(known, manifest)
    ? await writeInherited(options, known, closed.length, writer)
    : 0;
  // The run's row is written last, so that its existence means a complete fork.
  await writer.commit([ledgerRow("run", [manifest.name, canonicalJson(manifest)])]);
  return { scenario, inheritable };
}

/**
 * Checks that a run can be forked at a round.
 * @param closed number of rounds that the run has closed
 * @throws {ForkError} when it cannot
 */
export function checkRound(at: number, closed: number, { scenario: { rounds } }: LoadedScenario): void {
  const last = Math.min(closed, rounds - 1);
  if (Number.isInteger(at) && at >= 0 && at <= last) return;
  // A survey after the last round is recorded as an additional round, which does not count.
  const played = Math.min(closed, rounds);
  throw new ForkError(
    `round ${at} cannot be forked: the run has closed ${played} of ${counted(rounds, "round")}, so a fork begins at ${last === 0 ? "0" : `0 to ${last}`}`,
  );
}

async function parentManifest({ ledger, scenario }: ForkOptions["parent"]): Promise<SimulationManifest> {
  const known = await storedManifest(ledger);
  if (known === null) throw new ForkError("the ledger is empty; give that of the run to be forked");
  const different = manifestDifference(known, scenario);
  if (different !== null) throw new RunMismatchError(different);
  return known;
}

function forkManifest(
  known: SimulationManifest,
  kept: RoundRecord | undefined,
  {
    scenario,
    model,
    at,
    change,
  }: {
    readonly scenario: LoadedScenario;
    readonly model?: ModelPolicies;
    readonly at: number;
    readonly change: ForkChange;
  },
): SimulationManifest {
  if (needsModel(scenario)) checkModel(known, model, change);
  const { rules_version: _, follows_recorded: __, ...ofToday } = createManifest(scenario, model, new Date());
  return {
    ...ofToday,
    // The copied rounds keep the version of their hashes and rules, and the later rounds use the same versions. Follows
    // are copied too.
    hash_version: known.hash_version,
    ...omitUndefined({ rules_version: known.rules_version, follows_recorded: known.follows_recorded }),
    identity: known.identity,
    parent: {
      round: at,
      hash: kept?.hash ?? known.identity,
      change_sha256: changesHash(scenario.changes),
      ...madeWith(known, at),
    },
  };
}

function checkModel(known: SimulationManifest, model: ModelPolicies | undefined, change: ForkChange): void {
  if (model === undefined) throw new MissingPolicyError("a model");
  const wanted = change.model ?? known.model?.id;
  if (wanted === undefined || wanted === model.identity.id) return;
  const why = change.model === undefined ? "the run was made with" : "the change names";
  throw new ForkError(`the model is ${model.identity.id}; ${why} ${wanted}`);
}

/** Whether two manifests have the same model and prompts, so that equal requests give equal answers. */
function sameModel(known: SimulationManifest, manifest: SimulationManifest): boolean {
  return (
    canonicalJson(known.model) === canonicalJson(manifest.model) &&
    known.prompts_sha256 === manifest.prompts_sha256
  );
}

/**
 * Copies closed rounds with all their records.
 * @throws {RecordMismatchError} when a round does not contain the rows with which it was closed
 */
async function copyRounds(
  from: Ledger,
  writer: LedgerWriter,
  { identity, manifests }: ClosedRounds,
  records: readonly RoundRecord[],
): Promise<void> {
  let previous = identity;
  for (const { round, record_hash } of records) {
    const digests: string[] = [];
    for (const table of roundTables) digests.push(...(await copyTable(from, writer, table, round)));
    if (recordHash(digests, previous, manifests[round] ?? null) !== record_hash) throw otherRows(round);
    previous = record_hash;
  }
  await writeInBatches(
    writer,
    records.map((record) => ledgerRow("round", [record.round, canonicalJson(record)])),
  );
}

/**
 * Replays the parent, and stores its later decisions in the fork's rounds, where they are kept if their requests are
 * unchanged. Returns their number.
 */
async function writeInherited(
  options: ForkOptions,
  known: SimulationManifest,
  closed: number,
  writer: LedgerWriter,
): Promise<number> {
  const { parent, at, model = recordedShapes, ...code } = options;
  const engine = new Engine(parent.scenario, { ...code, model }, rulesVersionOf(known));
  const rounds = recordedRounds(parent.scenario);
  let count = 0;
  for await (const rows of inheritedRows({
    engine,
    ledger: parent.ledger,
    from: at,
    closed: Math.min(closed, rounds),
    rounds,
    seeds: { runSeed: parent.scenario.scenario.seed, deriveSeed: seedOf },
  })) {
    count += rows.length;
    await writeInBatches(writer, rows);
  }
  return count;
}
