/** The user's description of how a table's cells are written. Anything omitted is inferred from the values. */
export interface CellOptions {
  /** The decimal separator, `.` or `,`, for values that fit both. Default: inferred from all values of a column. */
  readonly decimal?: "." | ",";
  /** Additional null tokens, for any column and in any case. `n/a`, `-`, `null` and the like always count. */
  readonly nulls?: readonly string[];
  /**
   * The order of day, month and year for dates that fit several: `dd/mm/yyyy`, `mm/dd/yyyy` or any order of d, m and y.
   * Default: inferred from all values of a column.
   */
  readonly dateFormat?: string;
}
