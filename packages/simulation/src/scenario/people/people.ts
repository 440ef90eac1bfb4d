import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { PeopleAudience } from "@concordat/contracts/scenario";
import { keyOf } from "../../random/key.js";
import type { KeyedRandom } from "../../random/keyed-random.js";
import type { Located, Report } from "../checks/report.js";
import type { Problem } from "../scenario-error.js";
import { checkColumns } from "./check-columns.js";
import type { CsvRow, CsvTable } from "./csv-table.js";
import { type Labels, labelsOf } from "./labels.js";
import { listed } from "./listed.js";
import { weightsByMargins } from "./margins.js";
import { knownText, PeopleReader } from "./people-reader.js";

/** A table with the name of its file. */
export interface NamedTable {
  readonly name: string;
  readonly table: CsvTable;
}

/** The tables of an audience of people. */
export interface PeopleTables {
  readonly people: NamedTable;
  /** The labels of values, from a codebook. Default: none. */
  readonly labels?: Labels;
  /** The table of margins. Default: none. */
  readonly margins?: NamedTable;
}

/** A person whom an agent represents. */
interface Person extends Located<AgentProfile> {
  /** The name of the segment; `null` if the audience has no segments, or the value is missing. */
  readonly segment: string | null;
  /** The weight of the person. The mean of all weights is 1. */
  readonly weight: number;
  /** Returns a person's values by column, except the id, the weight and private columns; `null` for a missing value. */
  columns(): Readonly<Record<string, string | number | null>>;
}

/** The people whom the agents represent. */
export interface People {
  readonly people: readonly Person[];
  /** Whether the people have weights. */
  readonly isWeighted: boolean;
  /** The ids of people of the table who were not drawn. */
  readonly notSampled: ReadonlySet<string>;
}

/**
 * Reads the people of an audience. Returns `null` after reporting problems.
 * @param audience the audience
 * @param tables the tables of the audience
 * @param draws the random numbers for the sample
 * @param found receives the problems of the files
 * @param at receives the problems of the scenario
 */
export function readPeople(
  audience: PeopleAudience,
  tables: PeopleTables,
  draws: KeyedRandom,
  found: Problem[],
  at: Report,
): People | null {
  const { name, table } = tables.people;
  const problem = (message: string, line = 1, file = name): void =>
    void found.push({ place: `${file}:${line}`, path: "", message });
  const templates = checkColumns(audience, name, table, found, at);
  if (templates === null) return null;
  const before = found.length;
  const labels = labelsOf(audience.values, tables.labels);
  const reader = new PeopleReader(audience, table, labels);
  for (const message of reader.idProblems()) problem(message);
  const rows = sampled(table.rows, audience.sample, (row) => reader.cell(row, audience.id), draws);
  if (rows.length === 0) problem("has no people; there must be at least one");
  if (audience.sample !== undefined && audience.sample > table.rows.length)
    at("/audience/sample", `is ${audience.sample}, and the table has ${table.rows.length} people`);
  const profiles = rows.map((row) => reader.profile(row, templates));
  for (const message of reader.valueProblems(rows, profiles, templates)) problem(message);
  if (found.length > before || (audience.sample ?? 0) > table.rows.length) return null;
  // Those of people who are not drawn too: whether a table is accepted must not depend on the seed.
  const [all, start] = [reader.weights(table.rows), reader.weights(rows)];
  if (!(all instanceof Float64Array && start instanceof Float64Array)) {
    const refused = all instanceof Float64Array ? [] : all;
    problem(listed(refused, "weight is not a number above 0", "weights are not numbers above 0"));
    return null;
  }
  const { margins } = tables;
  const weights =
    margins === undefined ? start : weightsByMargins(margins.table, reader.weighted(rows), start);
  if (!(weights instanceof Float64Array)) {
    for (const { line, message } of weights) problem(message, line, margins?.name);
    return null;
  }
  const taken = new Set(rows);
  return {
    notSampled: new Set(
      table.rows.filter((row) => !taken.has(row)).map((row) => reader.cell(row, audience.id)),
    ),
    people: rows.map((row, index) => ({
      value: profiles[index] ?? reader.profile(row, templates),
      place: () => `${name}:${row.line}`,
      segment: audience.segment === undefined ? null : knownText(reader.meaning(row, audience.segment)),
      weight: weights[index] ?? 1,
      columns: () => reader.columns(row),
    })),
    isWeighted: audience.weight !== undefined || margins !== undefined,
  };
}

/**
 * Draws a random sample of people without replacement. The sample depends on the ids of the people, but not on the
 * order of the rows.
 */
function sampled(
  rows: readonly CsvRow[],
  size: number | undefined,
  idOf: (row: CsvRow) => string,
  draws: KeyedRandom,
): readonly CsvRow[] {
  if (size === undefined || size >= rows.length) return rows;
  const drawn = rows.map((row, at) => ({ at, draw: draws.uniform("person", 0, keyOf(idOf(row))) }));
  drawn.sort((a, b) => a.draw - b.draw);
  const taken = new Set(drawn.slice(0, size).map(({ at }) => at));
  return rows.filter((_, at) => taken.has(at));
}
