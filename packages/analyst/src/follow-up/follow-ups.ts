import { shellWord } from "@concordat/report-kit/shell-word";
import type { PreparedAnalysis } from "../analysis/prepare-analysis.js";
import type { SubjectOptions } from "../drivers/subject.js";
import { AnalystError } from "../error/analyst-error.js";
import { measureColumnName, measureLabel } from "../query/aggregate.js";
import { readQuestion } from "../question/read-question.js";
import type { Reading } from "../question/reading.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** A follow-up question, and the command that asks it. */
export interface FollowUp {
  /** The question, as a sentence. */
  readonly question: string;
  /** The command that asks the question about the same table. */
  readonly command: string;
}

type Flags = Pick<SubjectOptions, "measure" | "aggregate" | "by" | "where" | "compare">;

interface Candidate {
  readonly question: string;
  readonly flags: Flags;
}

/** Maximum number of follow-up questions. */
export const maxFollowUps = 3;
const maxMembers = 40;

/**
 * Returns up to three follow-up questions that the table can answer.
 * @param file the table's path as it is written in commands
 * @param tableFlags options for opening the table, such as `--sheet Sales`
 * @param folders an unused folder for the report of each question; a command without one writes no report
 */
export async function followUpsOf(
  { whole: table, reading, change, answer }: PreparedAnalysis,
  file: string,
  tableFlags: readonly string[] = [],
  folders: readonly string[] = [],
): Promise<FollowUp[]> {
  if (reading === null) return [];
  const top = change.decompositions[0]?.drivers[0] ?? answer.ranking[0] ?? null;
  const found: FollowUp[] = [];
  const shown = change.decompositions.map(({ dimension }) => dimension);
  for (const candidate of candidates(table, reading, top, shown)) {
    if (found.length === maxFollowUps) break;
    const folder = folders[found.length];
    const flags = folder === undefined ? tableFlags : [...tableFlags, "--out", folder];
    if (await isAnswered(table, candidate))
      found.push({ question: candidate.question, command: commandOf(candidate, file, flags) });
  }
  return found;
}

/** Returns possible follow-up questions, those closest to the answer first. */
function candidates(
  table: Table,
  reading: Reading,
  top: { readonly dimension: string; readonly member: string | null } | null,
  shown: readonly string[],
): Candidate[] {
  const { measure, operation, periods, conditions, part, by, axis } = reading;
  if (operation === "relationship" || operation === "share" || measure.aggregate === "ratio") return [];
  const label = measureLabel(measure);
  const where = [...conditions, ...part].map(({ text }) => text);
  const [a, b] = periods;
  const own: Flags = {
    ...(measure.column === null ? { aggregate: "count" } : { measure: measureColumnName(measure) }),
    ...(measure.column === null || measure.aggregate === "weighted average"
      ? {}
      : { aggregate: measure.aggregate }),
    ...(where.length === 0 ? {} : { where }),
  };
  const time = a === undefined ? "" : b === undefined ? ` in ${a.label}` : "";
  const compared = a !== undefined && b !== undefined;
  const flags: Flags = compared ? { ...own, compare: `${a.label}:${b.label}` } : own;
  const used = new Set([by?.column.id, ...conditions.map(({ column }) => column.id)]);
  const others = table.columns.filter(
    (column) => isGroup(column) && !used.has(column.id) && !shown.includes(column.name),
  );
  const size = table.columns.find(({ name }) => name === top?.dimension)?.distinct ?? 0;
  const byOthers = others.slice(0, 2).map(
    (column): Candidate => ({
      question: compared
        ? `How did the ${label} change, by ${column.name}?`
        : `What is the ${label}${time} by ${column.name}?`,
      flags: { ...flags, by: column.name },
    }),
  );
  const within =
    top === null || top.member === null || by?.chronological === true || top.dimension.includes(".")
      ? []
      : // A dimension with fewer members before one with more: a country has one continent.
        others
          .filter(({ distinct }) => (distinct ?? 0) >= size)
          .slice(0, 1)
          .map(
            (column): Candidate => ({
              question: compared
                ? `How did the ${label} of ${top.member} change, by ${column.name}?`
                : `What is the ${label} of ${top.member}${time} by ${column.name}?`,
              flags: { ...flags, by: column.name, where: [...where, `${top.dimension} = ${top.member}`] },
            }),
          );
  const course: Candidate[] =
    axis === null || operation === "trend" || axis.moments < 3
      ? []
      : [{ question: `How did the ${label} develop over time?`, flags: own }];
  const spread: Candidate[] =
    measure.column === null || operation === "distribution" || measure.aggregate === "distinct"
      ? []
      : [
          {
            question: `How are the values of ${measure.column.name}${time} distributed?`,
            flags: { measure: measureColumnName(measure), ...(where.length === 0 ? {} : { where }) },
          },
        ];
  return [...byOthers.slice(0, 1), ...within, ...course, ...spread, ...byOthers.slice(1)];
}

function isGroup({ kind, role, distinct }: Column): boolean {
  return (
    kind === "text" && role === "category" && distinct !== null && distinct > 1 && distinct <= maxMembers
  );
}

async function isAnswered(table: Table, { question, flags }: Candidate): Promise<boolean> {
  try {
    return (await readQuestion(table, question, flags)) !== null;
  } catch (error) {
    if (error instanceof AnalystError) return false;
    throw error;
  }
}

function commandOf({ question, flags }: Candidate, file: string, tableFlags: readonly string[]): string {
  const { measure, aggregate, by, compare, where = [] } = flags;
  const given = Object.entries({ measure, aggregate, by, compare }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const words = [
    file,
    "--question",
    question,
    ...tableFlags,
    ...given,
    ...where.flatMap((text) => ["--where", text]),
  ];
  return `concordat analyze ${words.map(shellWord).join(" ")}`;
}
