import { suggestion } from "@concordat/contracts/options";
import type { PeopleAudience } from "@concordat/contracts/scenario";
import type { Report } from "../checks/report.js";
import type { Problem } from "../scenario-error.js";
import type { CsvTable } from "./csv-table.js";
import { type ColumnTemplate, readTemplate } from "./described.js";
import { identifyingReason } from "./identifying-columns.js";

/** The templates of an audience of people. */
export interface PeopleTemplates {
  readonly describe: ColumnTemplate;
  readonly interests: readonly ColumnTemplate[];
}

/**
 * Checks that the columns named by an audience exist, and that no other column seems to identify people. Returns the
 * audience's templates; `null` after reporting problems.
 * @param audience the audience
 * @param name the name of the table's file
 * @param table the table of people
 * @param found receives the problems of the table
 * @param at receives the problems of the scenario
 */
export function checkColumns(
  audience: PeopleAudience,
  name: string,
  table: CsvTable,
  found: Problem[],
  at: Report,
): PeopleTemplates | null {
  let problems = 0;
  const report: Report = (path, message) => {
    problems++;
    at(path, message);
  };
  const hidden = new Set(audience.private);
  const known = (column: string, path: string): void => {
    if (!table.columns.includes(column))
      report(path, `names the column ${quoted(column)}; ${suggestion(column, table.columns)}`);
    else if (hidden.has(column))
      report(path, `names the column ${quoted(column)}, which is private; use another column`);
  };
  for (const [index, column] of (audience.private ?? []).entries())
    if (!table.columns.includes(column))
      report(
        `/audience/private/${index}`,
        `names the column ${quoted(column)}; ${suggestion(column, table.columns)}`,
      );
  for (const [index, column] of (audience.public ?? []).entries()) known(column, `/audience/public/${index}`);
  for (const key of ["id", "segment", "weight"] as const)
    if (audience[key] !== undefined) known(audience[key], `/audience/${key}`);
  for (const column of Object.keys(audience.values ?? {}))
    known(column, `/audience/values/${column.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  const template = (text: string, path: string): ColumnTemplate | null => {
    const read = readTemplate(text);
    if (typeof read === "string") report(path, read);
    else for (const column of read.columns) known(column, path);
    return typeof read === "string" ? null : read;
  };
  const describe = template(audience.describe, "/audience/describe");
  const interests = audience.interests.map((text, at) => template(text, `/audience/interests/${at}`));
  const identifying = identifyingProblems(audience, name, table);
  found.push(...identifying);
  if (problems + identifying.length > 0 || describe === null) return null;
  return { describe, interests: interests.filter((one) => one !== null) };
}

function identifyingProblems(audience: PeopleAudience, name: string, table: CsvTable): Problem[] {
  const passed = new Set([...(audience.private ?? []), ...(audience.public ?? [])]);
  return table.columns.flatMap((column, at) => {
    if (passed.has(column)) return [];
    const isId = column === audience.id;
    const reason = identifyingReason(table, at, isId);
    if (reason === null) return [];
    const choice = isId
      ? 'ids are in every record of a run: name a column with other ids, or list it in "public"'
      : 'list it in "private", so that nothing contains it, or in "public" if it may be stored and shown';
    return [{ place: `${name}:1`, path: "", message: `the column ${quoted(column)} ${reason}; ${choice}` }];
  });
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
