import { basename, join, resolve } from "node:path";
import type {
  CalibratedRun,
  CalibrationQuestion,
  Chosen,
  PeopleTable,
  SimulatedAnswers,
  UnmatchedColumns,
} from "@concordat/calibration";
import type { CalibrationOrigin } from "@concordat/contracts/calibration-report";
import { omitUndefined } from "@concordat/contracts/options";
import { CommandError } from "../command-error.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { note, print, printJson } from "../terminal/output.js";
import type { CalibrateFlags } from "./calibrate-flags.js";
import { calibrationRecords } from "./calibration-record.js";
import { aboutOf, checkAssigned, chosenOf, columnsOf, designOf, parseHalfWidths } from "./real-flags.js";
import { claimReportFiles } from "./report-files.js";
import { type AnswersOfRun, simulatedOf } from "./simulated-of-run.js";
import { unmatchedColumnsNote } from "./unmatched-columns-note.js";
import { withAnswersErrors } from "./with-answers-errors.js";

const hints: OptionHints = { OUTPUT_EXISTS: "--overwrite replaces it, --out and --html name other files" };

/** Estimates the answers of all people from simulated runs and from the real answers of some people. */
export async function calibrateRuns(runs: readonly string[], flags: CalibrateFlags): Promise<void> {
  const { real, json = false, overwrite = false } = flags;
  if (real === undefined)
    throw new CommandError("calibrate needs --real FILE: a CSV with what people really answered");
  const messages = messagesOf(runs, flags);
  const chosen = chosenOf(flags.answered);
  const columns = columnsOf(flags.column);
  const plan = parseHalfWidths(flags.plan);
  checkAssigned(flags, runs.length);
  const { out, html, pages } = outputsOf(runs, flags);
  if (resolve(out) === resolve(html))
    throw new CommandError(
      `--out and --html name the same file, ${out}: the report needs one and its page another`,
    );
  const subject = JSON.stringify(runs.map((run) => resolve(run)));
  const files = await withHints(hints, () => claimReportFiles({ out, html, pages, subject, overwrite }));
  const { calibrate, renderCalibration } = await import("@concordat/calibration");
  const records = await calibrationRecords(flags.ledger === undefined ? (runs[0] ?? null) : null);
  let calibrated: readonly CalibratedRun[] = [];
  const report = await withAnswersErrors(async () => {
    const decoded = await decoderOf(real, flags);
    const simulated = await Promise.all(runs.map((run) => simulatedOf(run, flags)));
    const asked = simulated[0]?.questions ?? [];
    const { table, people: known } = decoded(asked, columns, chosen);
    const tables = await tablesOf(table, messages, flags);
    const people = await peopleOf(simulated, tables, messages, { columns, chosen, flags, known });
    const unmatched = await unmatchedIn(tables[0], asked, columns, flags);
    calibrated = people;
    const unmatchedText = unmatchedColumnsNote(real, unmatched);
    if (unmatchedText !== null) note(unmatchedText);
    return calibrate({
      questions: asked.map((one) => ({
        ...one,
        hasColumn: !unmatched.questions.includes(one.question.id),
      })),
      runs: people,
      chosen,
      segments: flags.segment,
      ...omitUndefined({ primary: flags.primary, plan, origin: await originOf(simulated, table) }),
      ...omitUndefined({ about: aboutOf(flags.about), ...designOf(flags) }),
      earlier: await records.earlier(people),
      looks: await records.looks(
        people,
        asked.map(({ question }) => question.id),
      ),
    });
  });
  await withHints(hints, () =>
    files.write({ json: `${JSON.stringify(report, null, 2)}\n`, html: renderCalibration(report) }),
  );
  await records.add(calibrated, [...new Set(report.questions.map(({ question }) => question))]);
  const { calibrationTable } = await import("./calibration-table.js");
  if (json) printJson(report);
  else print(calibrationTable(report));
  note(`the report is in ${out}, its page in ${html}`);
}

/** Returns the names of the messages; empty if there is only one run. */
function messagesOf(runs: readonly string[], { messageColumn }: CalibrateFlags): readonly string[] {
  if (runs.length === 1) {
    if (messageColumn !== undefined)
      throw new CommandError("--message-column belongs to several runs: a run for each message");
    return [];
  }
  if (messageColumn === undefined)
    throw new CommandError("several runs need --message-column COLUMN: which message each answer is about");
  return distinctFolders(runs, "messages");
}

/**
 * Returns the names of the folders of runs, by which messages or methods are told apart.
 * @throws {CommandError} when two folders have the same name
 */
export function distinctFolders(runs: readonly string[], what: "messages" | "methods"): readonly string[] {
  const names = runs.map((run) => basename(resolve(run)));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new CommandError(
      `two of the folders are called ${twice}: ${what} are told apart by the names of their folders`,
    );
  return names;
}

/** Returns the paths of the output files, and the page that an earlier calibration probably wrote. */
function outputsOf(
  [first = ""]: readonly string[],
  { out, html, ledger }: CalibrateFlags,
): { readonly out: string; readonly html: string; readonly pages: readonly string[] } {
  if (ledger !== undefined) {
    if (out === undefined || html === undefined)
      throw new CommandError(
        "a run in a database has no folder: name the files with --out FILE and --html FILE",
      );
    return { out, html, pages: [] };
  }
  const page = join(first, "calibration.html");
  return { out: out ?? join(first, "calibration.json"), html: html ?? page, pages: [page] };
}

/** Reads the tables. Returns a function that replaces codes by the labels of the codebook, once the questions are known. */
export async function decoderOf(real: string, flags: CalibrateFlags) {
  const { people, codebook, missing, messageColumn } = flags;
  const { readRealTables } = await import("@concordat/calibration");
  const decoded = await readRealTables({ file: real, ...omitUndefined({ people, codebook }) });
  return (asked: readonly CalibrationQuestion[], columns: ReadonlyMap<string, string>, chosen: Chosen) =>
    decoded({
      questions: asked.map(({ question }) => question),
      columns,
      missing,
      required: [...(messageColumn === undefined ? [] : [messageColumn]), ...groupingColumns(flags, chosen)],
    });
}

/** Returns the parts of the table of real answers: one per message. */
async function tablesOf(
  table: PeopleTable,
  messages: readonly string[],
  { messageColumn }: CalibrateFlags,
): Promise<readonly PeopleTable[]> {
  if (messageColumn === undefined) return [table];
  const { answersOfMessages } = await import("@concordat/calibration");
  return [...answersOfMessages(table, messageColumn, messages).values()];
}

/** Returns the data from which the report is made; `undefined` if the runs have no manifest. */
async function originOf(
  simulated: readonly AnswersOfRun[],
  table: PeopleTable,
): Promise<CalibrationOrigin | undefined> {
  const { originOfAnswers } = await import("@concordat/calibration");
  const [first, ...others] = simulated.flatMap(({ origins }) => origins);
  return first === undefined
    ? undefined
    : {
        runs: [first, ...others],
        answers: originOfAnswers(table),
        created_at: new Date().toISOString(),
      };
}

/**
 * Returns the questions without a column in the table, and the columns that are neither a question nor used otherwise.
 */
async function unmatchedIn(
  table: PeopleTable | undefined,
  questions: readonly CalibrationQuestion[],
  columns: ReadonlyMap<string, string>,
  { id, messageColumn }: CalibrateFlags,
): Promise<UnmatchedColumns> {
  const { unmatchedColumns } = await import("@concordat/calibration");
  const used = [id, ...(messageColumn === undefined ? [] : [messageColumn])];
  const asked = questions.map(({ question }) => question);
  return unmatchedColumns({ columns: table?.columns ?? [] }, { questions: asked, columns }, used);
}

/** The options of a calibration, and the table of all people. */
interface PeopleContext {
  readonly columns: Map<string, string>;
  readonly chosen: Chosen;
  readonly flags: CalibrateFlags;
  /** The table named by `--people`; `null` if there is none. */
  readonly known: PeopleTable | null;
}

/** Returns the agents of each run, with the real answers of their people. */
export async function peopleOf(
  simulated: readonly SimulatedAnswers[],
  tables: readonly PeopleTable[],
  messages: readonly string[],
  { columns, chosen, flags, known: people }: PeopleContext,
): Promise<CalibratedRun[]> {
  const { calibratedPeople, realAnswers, rowsById, weightedBy } = await import("@concordat/calibration");
  const known = await knownTable(simulated[0] ?? { questions: [], agents: [] }, chosen, flags, people);
  return simulated.map(({ questions, agents: ofRun, notSampled }, at) => {
    const table = tables[at];
    if (table === undefined) throw new CommandError("a run has no answers");
    const agents = flags.people === undefined ? weightedBy(ofRun, flags.weight) : ofRun;
    const byId = rowsById(table, flags.id, new Set(agents.map(({ id }) => id)), notSampled);
    if (at === 0) noteOmitted(table, byId.size);
    const asked = questions.map(({ question }) => question);
    const real = realAnswers(table, byId, { questions: asked, columns, missing: flags.missing });
    const message = messages[at];
    return { ...omitUndefined({ message }), people: calibratedPeople(agents, real, known) };
  });
}

/** Prints a note on standard error about people in the table who were not sampled, with their number. */
function noteOmitted({ file, rows }: PeopleTable, used: number): void {
  const omitted = rows.length - used;
  if (omitted > 0)
    note(
      `${file}: ${omitted} of ${rows.length} rows are about people who were not sampled for the run, and were left out`,
    );
}

/** Returns the columns that group people: segments, groups that were drawn as a whole, and those of the selection. */
function groupingColumns({ segment, cluster }: CalibrateFlags, chosen: Chosen): string[] {
  return [
    ...segment,
    ...(cluster === undefined ? [] : [cluster]),
    ...(chosen.how === "column" ? [chosen.column] : []),
  ];
}

async function knownTable(
  { agents, notSampled }: SimulatedAnswers,
  chosen: Chosen,
  flags: CalibrateFlags,
  table: PeopleTable | null,
) {
  const { id, weight } = flags;
  const wanted = [...new Set(groupingColumns(flags, chosen))];
  if (table === null) {
    const { requireKnownColumns } = await import("@concordat/calibration");
    requireKnownColumns(agents, wanted, weight);
    return null;
  }
  const { rowsById } = await import("@concordat/calibration");
  const byId = rowsById(table, id, new Set(agents.map((agent) => agent.id)), notSampled);
  const ofAgents = new Set(agents.flatMap(({ columns }) => Object.keys(columns)));
  const columns = [
    ...new Set([...wanted.filter((column) => !ofAgents.has(column)), ...table.columns]),
  ].filter((column) => column !== id && column !== weight);
  return { table, byId, columns, ...omitUndefined({ weight }) };
}
