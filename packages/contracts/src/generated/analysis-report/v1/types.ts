// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"analysis-report/v1/types.ts","schemas":"../../../../schemas","sha256":"f19e1eb51e1bd387e53c74165e4753d129595d663b876032ca70a9ccd6e00092"}
/**
 * Which two periods are compared. Null: the table has no time to compare.
 */
export type Comparison = {
  /**
   * The column with the time.
   */
  column: string;
  /**
   * The earlier period.
   */
  period_a: string;
  /**
   * The later period.
   */
  period_b: string;
  /**
   * Whether the user named the periods or the last two whole ones were taken.
   */
  chosen: "asked" | "assumed";
} | null;
/**
 * The measure over the whole table in both periods. Null: nothing is compared.
 */
export type TotalChange = {
  /**
   * In the earlier period.
   */
  value_a: number;
  /**
   * In the later period.
   */
  value_b: number;
  /**
   * The later less the earlier.
   */
  change: number;
} | null;
/**
 * The measure in every period of the table, in order of time. Null: the table has no time.
 */
export type Trend = {
  /**
   * The length of a period.
   */
  grain: "year" | "quarter" | "month" | "day";
  /**
   * One entry for each period that has rows; may be empty.
   */
  points: TrendPoint[];
} | null;
/**
 * For an average or a ratio, what the effect consists of. Null: the measure is a sum or a count.
 */
export type Split = {
  /**
   * The member's share of the rows, or of the denominator, in the earlier period.
   */
  weight_a: number;
  /**
   * The same in the later period.
   */
  weight_b: number;
  /**
   * The effect of the change of the member's own value.
   */
  within: number;
  /**
   * The effect of the change of its share; within and mix add up to the effect.
   */
  mix: number;
} | null;

/**
 * What an analysis of a table found. Every number was computed from the table, none by a model.
 */
export interface AnalysisReport {
  /**
   * The report's title: the question, never words of a model. Not blank.
   */
  title: string;
  /**
   * The question that was asked, not blank.
   */
  question: string;
  /**
   * What was computed, in a few sentences. Not blank.
   */
  summary: string;
  /**
   * What the model adds in its own words. Null: nothing that the computed words do not say. Not blank.
   */
  commentary: string | null;
  measure: Measure;
  time: Comparison;
  total: TotalChange;
  /**
   * How the question was read, a part for each option that changes it; empty where its words name nothing of the table.
   */
  reading: ReadingPart[];
  /**
   * The one number that was asked for. Null: several were, or a change.
   */
  value: number | null;
  /**
   * Members or periods in the order that was asked for; may be empty.
   */
  ranking: RankedMember[];
  trend: Trend;
  /**
   * What was found; may be empty.
   */
  findings: Finding[];
  /**
   * What drove the change, largest effect first; may be empty.
   */
  drivers: Driver[];
  /**
   * What to do; may be empty.
   */
  recommendations: Recommendation[];
  /**
   * The tables saved; may be empty.
   */
  csvs: SavedTable[];
  /**
   * What was taken without being asked for, such as the periods; empty when all was asked.
   *
   * Items: One assumption in a sentence.
   */
  assumptions: string[];
  /**
   * What the analysis should have done and did not; empty when nothing is missing.
   *
   * Items: One shortfall in a sentence.
   */
  shortfalls: string[];
  /**
   * How many iterations were run.
   */
  iterations: number;
  /**
   * Engine and model.
   */
  model: string;
}
/**
 * What was counted, added up or averaged.
 */
export interface Measure {
  /**
   * The column; for a ratio both, with a slash between.
   */
  name: string;
  /**
   * How its values are aggregated; ratio is the sum of one column over the sum of another, distinct the number of different values, and a weighted average counts each row as much as another column says.
   */
  aggregate:
    | "sum"
    | "count"
    | "average"
    | "minimum"
    | "maximum"
    | "median"
    | "distinct"
    | "ratio"
    | "weighted average";
  /**
   * Whether the user named it or it was taken from the table.
   */
  chosen: "asked" | "assumed";
}
/**
 * A part of how the question was read.
 */
export interface ReadingPart {
  /**
   * What it settles.
   */
  part: "measure" | "aggregate" | "time" | "compare" | "by" | "where";
  /**
   * What was taken.
   */
  value: string;
  /**
   * The option of the command line that changes it.
   */
  option: string;
}
/**
 * A member or a period with its number.
 */
export interface RankedMember {
  /**
   * The column that it belongs to.
   */
  dimension: string;
  /**
   * Its name. Null: rows in which the dimension is missing.
   */
  member: string | null;
  /**
   * The measure of its rows.
   */
  value: number;
  /**
   * How many rows that is.
   */
  rows: number;
}
/**
 * The measure in one period.
 */
export interface TrendPoint {
  /**
   * The period.
   */
  period: string;
  /**
   * The measure in it. Null: it holds no value.
   */
  value: number | null;
  /**
   * Whether the table covers it from beginning to end.
   */
  complete: boolean;
}
/**
 * One thing that was found.
 */
export interface Finding {
  /**
   * The finding in one sentence, not blank.
   */
  statement: string;
  /**
   * How sure it is, 0 to 1.
   */
  confidence: number;
  /**
   * Whether the model said so or it was computed from the data.
   */
  confidence_basis: "model" | "computed";
  /**
   * How the confidence was obtained, in a sentence, not blank.
   */
  confidence_explanation: string;
  /**
   * The tables it rests on, at least one.
   *
   * @minItems 1
   *
   * Items: A file among csvs.
   */
  evidence: string[];
}
/**
 * What one member contributed to the total change.
 */
export interface Driver {
  /**
   * The column that the member belongs to.
   */
  dimension: string;
  /**
   * The member's name. Null: rows in which the dimension is missing.
   */
  member: string | null;
  /**
   * What was measured, as in measure.name.
   */
  measure: string;
  /**
   * The member in the earlier period. Null: it has no value there, as an average of nothing.
   */
  value_a: number | null;
  /**
   * The member in the later period. Null: it has no value there, as an average of nothing.
   */
  value_b: number | null;
  /**
   * What the member contributed to the total change; the effects of a dimension add up to it.
   */
  effect: number;
  /**
   * The effect over the total change; 0.186 is 18.6 %. Null: the total did not change.
   */
  share_of_change: number | null;
  split: Split;
}
/**
 * One thing to do.
 */
export interface Recommendation {
  /**
   * What to do, not blank.
   */
  action: string;
  /**
   * How pressing it is.
   */
  priority: "high" | "medium" | "low";
  /**
   * Why, not blank.
   */
  rationale: string;
}
/**
 * A table saved beside the report.
 */
export interface SavedTable {
  /**
   * Its file name.
   */
  file: string;
  /**
   * What it shows.
   */
  description: string;
  /**
   * Whether an action of the model saved it or the pipeline did.
   */
  saved_by: "model" | "pipeline";
  /**
   * How many rows it has.
   */
  rows: number;
}
