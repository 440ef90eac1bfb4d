/** What a user says about how a table's cells are written; what is left out is decided from the values. */
export interface CellOptions {
  /** The decimal mark where values fit both: `.` or `,`. Default: decided from all values of a column. */
  readonly decimal?: "." | ",";
  /** Additional words for a missing value, in any column and any case. `n/a`, `-`, `null` and the like always count. */
  readonly nulls?: readonly string[];
  /**
   * How dates are written where values fit several ways: `dd/mm/yyyy`, `mm/dd/yyyy` or any order of d, m and y.
   * Default: decided from all values of a column.
   */
  readonly dateFormat?: string;
}
