import { quoteJson } from "@concordat/llm";
import { sentenceList } from "@concordat/report-kit";
import type { Measure } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import { dimensionWords } from "../query/dimension-words.js";
import type { Reading } from "../question/reading.js";
import { refusal } from "../question/refusal.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { RankedMember } from "./answer.js";
import type { Compute } from "./compute.js";
import { groupValues } from "./group-values.js";
import { theMeasure, withUnit } from "./phrases.js";
import { scopeOf } from "./scope.js";
import { cutPeriods, leftOutSentences } from "./trend/cut-periods.js";

const membersNamed = 3;

/** Ranks groups or periods by the measure, in the order that the question asks for. */
export const rankMembers: Compute = async (table, reading, options) => {
  const { by, measure, order, limit, place } = reading;
  if (by === null) throw new Error("a ranking has something to rank");
  refuseOnlyMember(table, by);
  const found = await groupValues(table, measure, by, order, options);
  // The total of a period is low if the table covers only a part of it.
  const cut =
    order === "asc" && by.chronological ? await cutPeriods(table, reading, by.part?.name, options) : [];
  const all = found.filter(({ member }) => !cut.includes(member ?? ""));
  const ranking = fromPlace(all, place);
  const [first, ...others] = ranking;
  if (first === undefined)
    throw refusal(
      table,
      all.length === 0
        ? `no member of ${by.name} has a value of ${measure.column?.name ?? "it"}`
        : `${by.name} has fewer than ${place} different values of ${measure.column?.name ?? "it"}`,
    );
  const name = (member: string | null): string => member ?? `(no ${by.name})`;
  const most = `${ordinals[place - 1] ?? ""}${order === "desc" ? "highest" : "lowest"}`;
  const ties = others.filter(({ value }) => value === first.value);
  const winners = [first, ...ties.slice(0, membersNamed)].map(({ member }) => name(member));
  const lead = `${subjectOf(measure, all)}${scopeOf(reading)} is ${most} ${by.chronological ? "in" : "for"} ${sentenceList(winners)}: ${withUnit(first.value, measure)}`;
  const next = others
    .slice(ties.length, (limit ?? membersNamed) - 1)
    .map(({ member, value }) => `${name(member)} (${withUnit(value, measure)})`);
  const rest =
    next.length === 0 ? "" : ` Next ${next.length === 1 ? "comes" : "come"} ${sentenceList(next)}.`;
  const otherwise = place > 1 ? [] : await otherReading(table, reading, first, options);
  return {
    sentences: [
      `By ${dimensionWords(by)}, ${lead}.${rest}`,
      ...(all.length < found.length ? leftOutSentences(cut) : []),
      ...otherwise,
    ],
    value: first.value,
    ranking: limit === null ? ranking : ranking.slice(0, Math.max(limit, membersNamed)),
    assumptions: [],
  };
};

/**
 * Returns the subject of a sentence about a ranking. If each group has one row, it is the column's name, as in `gdp is
 * highest for Norway`; otherwise it includes the aggregate.
 */
function subjectOf(measure: Measure, members: readonly RankedMember[]): string {
  const isValue = measure.aggregate === "average" || measure.aggregate === "sum";
  return measure.column !== null && isValue && members.every(({ rows }) => rows === 1)
    ? measure.column.name
    : theMeasure(measure);
}

const ordinals = ["", "second ", "third ", "fourth ", "fifth "];

/** Returns the groups from a rank on. Equal values share a rank, and the following ranks are skipped. */
function fromPlace(ranking: readonly RankedMember[], place: number): readonly RankedMember[] {
  const at = ranking[place - 1];
  return at === undefined ? [] : ranking.slice(ranking.findIndex(({ value }) => value === at.value));
}

/** Describes the result of the alternative interpretation, if it puts a different group first; `null` otherwise. */
async function otherReading(
  table: Table,
  { alternative, by, order }: Reading,
  taken: RankedMember,
  options: QueryOptions,
): Promise<string[]> {
  if (alternative === null || by === null) return [];
  const [first] = await groupValues(table, alternative.measure, by, order, options);
  if (first === undefined || first.member === taken.member || first.member === null) return [];
  return [
    `By ${theMeasure(alternative.measure)} it is ${first.member}: ${withUnit(first.value, alternative.measure)} (${alternative.option}).`,
  ];
}

/**
 * Throws if the ranked column has the same value in all rows, but another column has several. An example is `from which
 * country` in a table of one country.
 */
function refuseOnlyMember(table: Table, { part, column, name }: Dimension): void {
  const other = table.columns.find(
    ({ role, kind, distinct }) => role === "category" && kind === "text" && (distinct ?? 0) > 1,
  );
  if (part === null && column.role === "category" && column.distinct === 1 && other !== undefined)
    throw refusal(
      table,
      `all of its rows have the same ${name}; --by ranks the members of another column, such as ${quoteJson(other.name)}`,
    );
}
