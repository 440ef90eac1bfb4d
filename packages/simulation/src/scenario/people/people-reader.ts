import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { PeopleAudience } from "@concordat/contracts/scenario";
import type { PeopleTemplates } from "./check-columns.js";
import type { CsvRow, CsvTable } from "./csv-table.js";
import { type CellMeaning, cellMeaning, type Labels, withoutZeroDecimals } from "./labels.js";
import { type Found, listed } from "./listed.js";
import type { WeightedPeople } from "./margins.js";

/** Returns the text of a known meaning; `null` for other meanings. */
export function knownText(meaning: CellMeaning): string | null {
  return meaning.state === "known" ? meaning.text : null;
}

/** Maximum number of characters in a description. */
const maxDescription = 2_000;

/** Reads the cells of a table of people. */
export class PeopleReader {
  private readonly places: ReadonlyMap<string, number>;
  private readonly missing: ReadonlySet<string>;
  private readonly shown: readonly string[];
  private readonly audience: PeopleAudience;
  private readonly table: CsvTable;
  private readonly labels: Labels;

  constructor(audience: PeopleAudience, table: CsvTable, labels: Labels) {
    this.audience = audience;
    this.table = table;
    this.labels = labels;
    this.places = new Map(table.columns.map((column, at) => [column, at]));
    this.missing = new Set(audience.missing);
    const hidden = new Set([audience.id, audience.weight, ...(audience.private ?? [])]);
    this.shown = table.columns.filter((column) => !hidden.has(column));
  }

  /** Returns the text of a cell. Empty if the row has no such cell. */
  cell({ cells }: CsvRow, column: string): string {
    return cells[this.places.get(column) ?? -1] ?? "";
  }

  /** Looks up the meaning of a cell. */
  meaning(row: CsvRow, column: string): CellMeaning {
    return cellMeaning(this.cell(row, column), this.labels.get(column), this.missing);
  }

  /** Returns messages about missing and repeated ids in all rows. */
  idProblems(): string[] {
    const { id } = this.audience;
    const [blank, doubled]: [Found[], Found[]] = [[], []];
    const known = new Set<string>();
    for (const row of this.table.rows) {
      const value = this.cell(row, id);
      if (value === "") blank.push({ line: row.line, value });
      else if (known.has(value)) doubled.push({ line: row.line, value });
      known.add(value);
    }
    return [
      ...(blank.length === 0 ? [] : [listed(blank, `row has no ${id}`, `rows have no ${id}`)]),
      ...(doubled.length === 0
        ? []
        : [
            listed(
              doubled,
              `row repeats the ${id} of an earlier one`,
              `rows repeat the ${id} of an earlier one`,
            ),
          ]),
    ];
  }

  /** Returns messages about values without a label, and about agents whose profile would be empty or too long. */
  valueProblems(
    rows: readonly CsvRow[],
    profiles: readonly AgentProfile[],
    templates: PeopleTemplates,
  ): string[] {
    const { segment } = this.audience;
    const named = [templates.describe, ...templates.interests].flatMap(({ columns }) => columns);
    const used = [...new Set([...named, ...(segment === undefined ? [] : [segment])])];
    const cells = (column: string): Found[] =>
      rows
        .filter((row) => this.meaning(row, column).state === "unlabelled")
        .map((row) => ({ line: row.line, value: this.cell(row, column) }));
    const without = (of: (profile: AgentProfile) => boolean): Found[] =>
      rows.flatMap(({ line }, at) => {
        const profile = profiles[at];
        return profile !== undefined && of(profile) ? [{ line, value: "" }] : [];
      });
    const checks: readonly (readonly [readonly Found[], string, string])[] = [
      ...used.map((column): readonly [Found[], string, string] => [
        cells(column),
        `value of ${quoted(column)} has no label; add it to the codebook, or to "missing"`,
        `values of ${quoted(column)} have no label; add them to the codebook, or to "missing"`,
      ]),
      [
        without(({ personality }) => personality === ""),
        "person has none of the values that describe people",
        "people have none of the values that describe people",
      ],
      [
        without(({ personality }) => personality.length > maxDescription),
        `description has more than ${maxDescription} characters`,
        `descriptions have more than ${maxDescription} characters`,
      ],
      [
        without(({ interests }) => interests.length === 0),
        'person has no interest left; add a subject without a column to "interests"',
        'people have no interest left; add a subject without a column to "interests"',
      ],
    ];
    return checks.flatMap(([found, one, several]) =>
      found.length === 0 ? [] : [listed(found, one, several)],
    );
  }

  /**
   * Returns the weights from the weight column, scaled to a mean of 1. If some cells are not valid weights, returns
   * those cells.
   */
  weights(rows: readonly CsvRow[]): Float64Array | Found[] {
    const { weight } = this.audience;
    const weights = new Float64Array(rows.length).fill(1);
    if (weight === undefined) return weights;
    const refused: Found[] = [];
    for (const [at, row] of rows.entries()) {
      const value = this.cell(row, weight);
      weights[at] = value === "" ? Number.NaN : Number(value);
      if (!(Number.isFinite(weights[at]) && (weights[at] ?? 0) > 0)) refused.push({ line: row.line, value });
    }
    const mean = weights.reduce((sum, value) => sum + value, 0) / rows.length;
    return refused.length > 0 ? refused : weights.map((value) => value / mean);
  }

  /** Returns the people for weighting by margins. */
  weighted(rows: readonly CsvRow[]): WeightedPeople {
    return {
      columns: this.shown,
      lines: rows.map(({ line }) => line),
      namesOf: (column: string) =>
        rows.map((row) => {
          const meaning = this.meaning(row, column);
          const cell = this.cell(row, column);
          return meaning.state === "missing"
            ? [""]
            : [cell, withoutZeroDecimals(cell), knownText(meaning) ?? cell];
        }),
    };
  }

  /** Returns the profile of the agent who represents a person. */
  profile(row: CsvRow, { describe, interests }: PeopleTemplates): AgentProfile {
    const cellText = (column: string): string | null => knownText(this.meaning(row, column));
    const id = this.cell(row, this.audience.id);
    return {
      id,
      name: id,
      interests: interests.map((one) => one.fill(cellText)).filter((text) => text !== ""),
      personality: describe.fill(cellText),
      stance: {},
    };
  }

  /** Returns a person's values by column. Values of columns without codes are converted to numbers if possible. */
  columns(row: CsvRow): Record<string, string | number | null> {
    return Object.fromEntries(
      this.shown.map((column) => {
        const text = knownText(this.meaning(row, column));
        const isCode = this.labels.has(column);
        const number = text === null || text === "" || isCode ? Number.NaN : Number(text);
        return [column, Number.isFinite(number) ? number : text];
      }),
    );
  }
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
