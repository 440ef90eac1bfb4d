import type { JsonSchema } from "@concordat/contracts/contract";
import { quoteJson } from "@concordat/llm";
import { maxFilters, maxGroupings, maxMeasures } from "../limits.js";
import { measurableColumns } from "../measure/measure-columns.js";
import {
  isOffered,
  type Measure,
  measureColumnName,
  offeredAggregates,
  usualAggregate,
} from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import { type Filter, readFilter, unknownDimension } from "../query/filter.js";
import { listKeywords, listNames } from "../query/list-names.js";
import { allOf, type Parsed, refused } from "../query/parsed.js";
import type { Query } from "../query/query.js";
import { filterSchema } from "./filter-schema.js";
import type { AnalysisToolContext } from "./tool.js";

/** Number of groups of a query: the maximum, and the default. */
export interface TopNLimits {
  readonly most: number;
  readonly fallback: number;
}

/**
 * Parses `{ group_by_dimensions, filters, top_n, measure, aggregate }`. Defaults: no grouping, no filters,
 * all groups up to a limit, and the run's measure and aggregate.
 */
export function readQuery(
  args: Readonly<Record<string, unknown>>,
  context: AnalysisToolContext,
  path: string,
  topN: TopNLimits,
): Parsed<Query> {
  const { group_by_dimensions: groupBy, filters, top_n: limit, measure, aggregate, ...rest } = args;
  const [extra] = Object.keys(rest);
  const groups = readGroupBy(groupBy, context, `${path}/group_by_dimensions`);
  const conditions = readFilters(filters, context, `${path}/filters`);
  const most = readTopN(limit, topN, `${path}/top_n`);
  const measured = readMeasure(measure, aggregate, context, path);
  if (
    extra === undefined &&
    !groups.violations &&
    !conditions.violations &&
    !most.violations &&
    !measured.violations
  ) {
    const { value: topN } = most;
    return { value: { groupBy: groups.value, filters: conditions.value, topN, measure: measured.value } };
  }
  const unknown =
    extra === undefined
      ? []
      : refused(path, "additionalProperties", `must not have the property '${extra}'`).violations;
  return {
    violations: [
      ...unknown,
      ...[groups, conditions, most, measured].flatMap(({ violations = [] }) => violations),
    ],
  };
}

function readGroupBy(raw: unknown, { dimensions }: AnalysisToolContext, path: string): Parsed<Dimension[]> {
  const names: unknown = raw ?? [];
  if (!Array.isArray(names)) return refused(path, "type", "must be a list of dimensions");
  if (names.length > maxGroupings)
    return refused(path, "maxItems", `must have at most ${maxGroupings} dimensions`);
  if (new Set(names).size < names.length)
    return refused(path, "uniqueItems", "must not name a dimension twice");
  return allOf(
    names.map((name: unknown, index): Parsed<Dimension> => {
      const dimension = typeof name === "string" ? dimensions.get(name) : undefined;
      return dimension === undefined
        ? unknownDimension(`${path}/${index}`, name, dimensions)
        : { value: dimension };
    }),
  );
}

function readFilters(raw: unknown, { dimensions }: AnalysisToolContext, path: string): Parsed<Filter[]> {
  const filters: unknown = raw ?? [];
  if (!Array.isArray(filters)) return refused(path, "type", "must be a list of filters");
  if (filters.length > maxFilters)
    return refused(path, "maxItems", `must have at most ${maxFilters} filters`);
  return allOf(filters.map((filter: unknown, index) => readFilter(filter, dimensions, `${path}/${index}`)));
}

function readTopN(raw: unknown, { most, fallback }: TopNLimits, path: string): Parsed<number> {
  if (raw === undefined || raw === null) return { value: fallback };
  return typeof raw === "number" && Number.isInteger(raw) && raw >= 1 && raw <= most
    ? { value: raw }
    : refused(path, "type", `must be a whole number from 1 to ${most}`);
}

function readMeasure(
  name: unknown,
  aggregate: unknown,
  context: AnalysisToolContext,
  path: string,
): Parsed<Measure> {
  const { measure } = context.subject;
  if (aggregate !== undefined && aggregate !== null && !isOffered(aggregate)) {
    return refused(`${path}/aggregate`, "enum", `must be one of ${listKeywords(offeredAggregates)}`);
  }
  const own = name === undefined || name === null || name === measureColumnName(measure);
  if (own && !isOffered(aggregate)) return { value: measure };
  const column = own ? measure.column : context.table.columns.find((candidate) => candidate.name === name);
  if (column === undefined) {
    const names = context.table.columns.filter(({ kind }) => kind === "number").map((number) => number.name);
    return refused(
      `${path}/measure`,
      "enum",
      `there is no column ${quoteJson(name)}; columns of numbers are ${listNames(names) || "none"}`,
    );
  }
  if (column === null) {
    if (aggregate === "count") return { value: { column, aggregate } };
    return refused(`${path}/aggregate`, "enum", "must be count: rows can only be counted");
  }
  const isNumber = column.kind === "number";
  const wanted = isOffered(aggregate) ? aggregate : isNumber ? usualAggregate(column) : "count";
  if (!isNumber && wanted !== "count")
    return refused(
      `${path}/aggregate`,
      "enum",
      `must be count: ${quoteJson(column.name)} contains no numbers`,
    );
  return { value: { column, aggregate: wanted } };
}

/** Returns a canonical text of the query, which does not depend on the order of its filters. */
export function queryKey({ groupBy, filters, topN, measure }: Query): string {
  const conditions = filters.map(({ dimension, operator, values }) =>
    JSON.stringify([dimension.name, operator, values.map(String)]),
  );
  const groups = groupBy.map(({ name }) => name);
  return JSON.stringify([groups, conditions.sort(), topN, measureColumnName(measure), measure.aggregate]);
}

/** Returns the schemas of a query's arguments for an engine, except the number of groups. */
export function queryProperties({
  offered,
  groupings,
  table,
}: AnalysisToolContext): Record<string, JsonSchema> {
  const measures = measurableColumns(table)
    .slice(0, maxMeasures)
    .map(({ name }) => name);
  return {
    group_by_dimensions: { enum: groupings },
    filters:
      offered.length === 0
        ? { const: [] }
        : { type: "array", items: filterSchema(offered), maxItems: maxFilters },
    ...(measures.length > 1 ? { measure: { type: "string", enum: measures } } : {}),
    ...(measures.length > 0 ? { aggregate: { type: "string", enum: [...offeredAggregates] } } : {}),
  };
}
