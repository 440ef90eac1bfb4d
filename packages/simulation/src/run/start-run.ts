import { type RoundRecord, roundRecord } from "@concordat/contracts/round-record";
import { type SimulationManifest, simulationManifest } from "@concordat/contracts/simulation-manifest";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import { canonicalJson } from "../hash/canonical-json.js";
import { checkDigest } from "../ledger/check-digest.js";
import {
  type Ledger,
  LedgerError,
  type LedgerWriter,
  type RecordedRows,
  type StoredRow,
} from "../ledger/ledger.js";
import { differs } from "../ledger/record-mismatch-error.js";
import { ledgerRow } from "../ledger/row-digest.js";
import { beforeFirstRound } from "../ledger/tables.js";
import { writeInBatches } from "../ledger/write-in-batches.js";
import type { ModelPolicies, ModelSettings } from "../policy/policies.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { World } from "../world/world.js";
import { createManifest, hashOfPrompts, manifestDifference } from "./manifest.js";
import { isOfOtherIdentity } from "./manifest-hashes.js";
import { stateRows } from "./record/state-rows.js";
import { agentRows, followRows } from "./record/to-rows.js";
import { needsModel } from "./resume/required-code.js";

/** Error for a ledger that contains a different run than the one to resume. */
export class RunMismatchError extends SimulationError<"OTHER_RUN"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "OTHER_RUN";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is RunMismatchError {
    return isSimulationError(value, "OTHER_RUN");
  }

  constructor(what: string, advice = "continue it as it was begun, or begin another run") {
    super(`the ledger holds a run with ${what}; ${advice}`);
  }
}

/**
 * Reads the manifest of the run in a ledger. Returns `null` if the ledger is empty.
 * @throws {RecordMismatchError} when the manifest was changed
 */
export async function storedManifest(ledger: RecordedRows): Promise<SimulationManifest | null> {
  for await (const stored of ledger.read("run")) {
    checkDigest("run", stored);
    const manifest = simulationManifest.parse(parsed(stored.row[1]));
    if (isOfOtherIdentity(manifest))
      throw differs(
        "run",
        [manifest.name],
        "the manifest is not the one that the run's identity was made from",
      );
    return manifest;
  }
  return null;
}

/**
 * Reads the records of the closed rounds, in order.
 * @throws {RecordMismatchError} when a record was changed or is missing
 */
export async function closedRounds(ledger: RecordedRows): Promise<RoundRecord[]> {
  const records: RoundRecord[] = [];
  for await (const stored of ledger.read("round")) {
    checkDigest("round", stored);
    const record = roundRecord.parse(parsed(stored.row[1]));
    if (record.round !== stored.row[0]) throw differs("round", stored.row, "the record is of another round");
    if (record.round !== records.length) throw differs("round", [records.length], "the round is missing");
    records.push(record);
  }
  return records;
}

function parsed(cell: StoredRow["row"][number] | undefined): unknown {
  try {
    return JSON.parse(String(cell));
  } catch (cause) {
    throw new LedgerError("the ledger is damaged; verify the run", { cause });
  }
}

/** A run to start or resume. */
export interface BegunRun {
  readonly scenario: LoadedScenario;
  readonly model: ModelPolicies | undefined;
  readonly world: World;
  /** Whether the agents need not be written, because the ledger is discarded without being read. */
  readonly isUnread: boolean;
  /** The version of the rules for a new run. Default: the newest. */
  readonly rules?: number | undefined;
}

/**
 * Starts a run in an empty ledger, or checks that the ledger already contains this run.
 * @throws {RunMismatchError} when the ledger contains a different run
 */
export async function beginRun(
  ledger: Ledger,
  writer: LedgerWriter,
  { scenario, model, world, isUnread, rules }: BegunRun,
): Promise<SimulationManifest> {
  const known = await storedManifest(ledger);
  if (known !== null) {
    checkSameRun(known, scenario, model);
    return known;
  }
  if (scenario.changes.length > 0)
    throw new LedgerError("the fork was not finished when it was made; make it again with the same command");
  const manifest = createManifest(scenario, model, new Date(), rules);
  if (!isUnread) await writeStart(writer, scenario, world, manifest);
  // The run's row is written last, so that its existence means a complete start.
  await writer.commit([ledgerRow("run", [manifest.name, canonicalJson(manifest)])]);
  return manifest;
}

/**
 * Checks that a recorded run has the given scenario and model.
 * @throws {RunMismatchError} when it has another scenario or another model
 */
export function checkSameRun(
  known: SimulationManifest,
  scenario: LoadedScenario,
  model: ModelPolicies | undefined,
): void {
  const different = manifestDifference(known, scenario) ?? modelDifference(known, scenario, model);
  if (different !== null) throw new RunMismatchError(different, adviceOn(different));
}

/** Writes the agents and their states, and also the follows if the network was read from a file. */
async function writeStart(
  writer: LedgerWriter,
  { scenario }: LoadedScenario,
  world: World,
  { follows_recorded: recorded = true }: SimulationManifest,
): Promise<void> {
  await writeInBatches(writer, agentRows(world));
  if (recorded && scenario.network.kind === "file") await writeInBatches(writer, followRows(world));
  await writeInBatches(writer, stateRows(beforeFirstRound, null, world.states));
}

const otherPrompts = "prompts with other wording";
const settingOfOdds = "setting of odds";
const settingOfPercentages = "setting of percentages";

/** The command-line option that corresponds to a setting. */
const optionOfSetting = new Map([
  [settingOfOdds, "--odds"],
  [settingOfPercentages, "--percentages"],
]);

/**
 * Returns advice for differences that changing options cannot undo, such as prompts, which depend on the version and
 * the form of the requests.
 */
function adviceOn(different: string): string | undefined {
  if (different === otherPrompts)
    return "continue it with the version and the form of asking (`--form json` or `--form turns`) that it was begun with, or fork it (`concordat simulate fork`): a fork keeps its rounds and asks with the wording of this version";
  for (const [setting, option] of optionOfSetting)
    if (different.startsWith(`another ${setting} `))
      return `continue it with the setting that it was begun with (\`${option}\`, or without it), or fork it (\`concordat simulate fork\`): a fork keeps its rounds and takes another setting`;
  return undefined;
}

function modelDifference(
  known: SimulationManifest,
  scenario: LoadedScenario,
  model: ModelPolicies | undefined,
): string | null {
  if (!needsModel(scenario) || model === undefined) return null;
  if (canonicalJson(known.model) !== canonicalJson({ ...model.identity }))
    return `another model (${known.model?.id ?? "none"}, ${known.model?.digest ?? ""})`;
  // Settings are compared first, because a setting that changes the prompts is the reason for different prompts.
  return (
    settingsDifference(known.settings, model.settings) ??
    (known.prompts_sha256 === hashOfPrompts(scenario, model) ? null : otherPrompts)
  );
}

/** The name of each setting in messages. */
const settingNames: readonly (readonly [key: keyof ModelSettings, name: string])[] = [
  ["temperature", "temperature"],
  ["max_attempts", "number of attempts"],
  ["reasoning_effort", "reasoning effort"],
  ["odds", settingOfOdds],
  ["percentages", settingOfPercentages],
];

function settingsDifference(known: ModelSettings, given: ModelSettings): string | null {
  for (const [key, name] of settingNames) {
    if (known[key] !== given[key])
      return `another ${name} (${known[key] ?? "the default"} then, ${given[key] ?? "the default"} now)`;
  }
  return null;
}
