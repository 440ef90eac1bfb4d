import { dirname, join } from "node:path";
import {
  type IterationResponse,
  iterationResponse,
  validateIterationResponse,
} from "@concordat/contracts/iteration-response";
import { checkValue, isRecord, pathRules, required } from "@concordat/contracts/options";
import { AnalystError } from "../error/analyst-error.js";
import { readJsonLines } from "../files/json-lines.js";
import type { Phase } from "../loop/phase.js";

/** The part of a table that an exploration covered. */
export interface Coverage {
  /** Number of iterations that were read. */
  readonly iterations: number;
  /** The coverage of each dimension. */
  readonly dimensions: readonly DimensionCoverage[];
  /** Number of CSV files that actions saved. If a log does not contain them, the number that its answers announce. */
  readonly csvs: number;
  /** The activity of each phase. */
  readonly phases: readonly PhaseCoverage[];
}

/** How much of one dimension was explored. */
export interface DimensionCoverage {
  /** The dimension's name. */
  readonly dimension: string;
  /** Number of calls that group or filter by the dimension, or list its values. */
  readonly calls: number;
  /** Number of the dimension's distinct values that calls named or results contained. */
  readonly membersSeen: number;
  /** Number of the dimension's distinct values; `null` if it is not in the log. */
  readonly members: number | null;
}

/** The activity in one phase. */
export interface PhaseCoverage {
  /** The phase. */
  readonly phase: Phase;
  /** Number of the phase's iterations. */
  readonly iterations: number;
  /** Number of the phase's actions. */
  readonly actions: number;
  /**
   * Number of rules that the model's answers violated, over all attempts; `null` without a log of attempts.
   */
  readonly violations: number | null;
}

const phases: readonly Phase[] = ["exploration", "pre_final", "synthesis", "final"];

/**
 * Computes how much of a table an exploration covered, from its iterations.jsonl. If attempts.jsonl is next to it, also
 * counts the violations.
 * @throws {AnalystError} LOG_UNREADABLE when a line is not an iteration response
 */
export async function readCoverage(file: string): Promise<Coverage> {
  checkValue(file, required(pathRules.file), "file");
  const iterations = (await readJsonLines(file, { pipes: true })).map((line, index) =>
    asIteration(line, `${file}:${index + 1}`),
  );
  if (iterations.length === 0)
    throw new AnalystError("LOG_UNREADABLE", `${file}: contains no iterations, or is not there`);
  const attempts = await readJsonLines(join(dirname(file), "attempts.jsonl"));
  return coverageOf(iterations, attempts.length === 0 ? null : attempts);
}

function asIteration(line: unknown, where: string): IterationResponse {
  if (iterationResponse.is(line)) return line;
  throw new AnalystError("LOG_UNREADABLE", `${where}: ${validateIterationResponse(line).join("; ")}`);
}

/**
 * Computes the coverage of an exploration. `attempts` are the lines of attempts.jsonl; `null` if there are
 * none.
 */
export function coverageOf(
  iterations: readonly IterationResponse[],
  attempts: readonly unknown[] | null,
): Coverage {
  const explored = new Map<string, Explored>();
  for (const iteration of iterations) exploreIteration(iteration, explored);
  return {
    iterations: iterations.length,
    dimensions: [...explored].map(([dimension, { calls, seen, members }]) => ({
      dimension,
      calls,
      members,
      membersSeen: seen.size,
    })),
    csvs: iterations.reduce((sum, iteration) => sum + csvsOf(iteration), 0),
    phases: phases.map((phase) => phaseCoverage(phase, iterations, attempts)),
  };
}

interface Explored {
  calls: number;
  readonly seen: Set<string>;
  members: number | null;
}

function exploreIteration({ actions, meta = {} }: IterationResponse, explored: Map<string, Explored>): void {
  for (const [dimension, members] of Object.entries(isRecord(meta.dimensions) ? meta.dimensions : {})) {
    if (typeof members === "number") of(explored, dimension).members = members;
  }
  const results: readonly unknown[] = Array.isArray(meta.results) ? meta.results : [];
  for (const [index, { arguments: args }] of actions.entries()) {
    const named = namedIn(args);
    for (const dimension of new Set(named.map(([name]) => name))) of(explored, dimension).calls++;
    for (const [dimension, member] of [...named, ...shownIn(results[index], named)]) {
      if (member !== undefined) of(explored, dimension).seen.add(JSON.stringify(member));
    }
  }
}

function of(explored: Map<string, Explored>, dimension: string): Explored {
  const present = explored.get(dimension) ?? { calls: 0, seen: new Set<string>(), members: null };
  explored.set(dimension, present);
  return present;
}

type Named = readonly [dimension: string, member?: unknown];

/** Returns the dimensions that a call names, with the values in its filters. */
function namedIn(args: Readonly<Record<string, unknown>>): Named[] {
  const { group_by_dimensions: groups, filters, dimension_name: listed } = args;
  const names: readonly unknown[] = [...(Array.isArray(groups) ? groups : []), listed];
  const byName = names.filter((name) => typeof name === "string").map((name): Named => [name]);
  const byFilter = (Array.isArray(filters) ? filters : []).filter(isRecord).flatMap(namedInFilter);
  return [...byName, ...byFilter];
}

function namedInFilter({
  dimension_name: name,
  operator,
  value,
}: Readonly<Record<string, unknown>>): Named[] {
  if (typeof name !== "string") return [];
  const isMember = operator === "=" || operator === "in";
  return isMember ? [value].flat().map((member): Named => [name, member]) : [[name]];
}

/** Returns the values that a result contains in the columns of the named dimensions. */
function shownIn(result: unknown, named: readonly Named[]): Named[] {
  const answer = isRecord(result) && isRecord(result.answer) ? result.answer : {};
  const columns: readonly unknown[] = Array.isArray(answer.columns) ? answer.columns : [];
  const rows: readonly unknown[] = Array.isArray(answer.rows) ? answer.rows : [];
  return columns.flatMap((column, index) => {
    if (typeof column !== "string" || !named.some(([name]) => name === column)) return [];
    return rows.flatMap((row): Named[] => (Array.isArray(row) ? [[column, row[index]]] : []));
  });
}

function csvsOf({ meta, saved_csv: announced = [] }: IterationResponse): number {
  if (!Array.isArray(meta?.results)) return announced.length;
  return meta.results.filter((result) => isRecord(result) && typeof result.file === "string").length;
}

function phaseCoverage(
  phase: Phase,
  iterations: readonly IterationResponse[],
  attempts: readonly unknown[] | null,
): PhaseCoverage {
  const own = iterations.filter((iteration) => iteration.phase === phase);
  const tried = attempts?.filter(isRecord).filter((attempt) => attempt.phase === phase);
  return {
    phase,
    iterations: own.length,
    actions: own.reduce((sum, { actions }) => sum + actions.length, 0),
    violations:
      tried?.reduce((sum, { violations }) => sum + (Array.isArray(violations) ? violations.length : 0), 0) ??
      null,
  };
}
