import type { Grain } from "../../drivers/period.js";

/** A range of a question. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words of a question that name a time. */
export type TimeMention = Span &
  (
    | {
        /** From a day until another. */
        readonly kind: "interval";
        readonly from: string;
        readonly until: string;
        readonly label: string;
        readonly grain: Grain;
      }
    | {
        /** All times from a day on, or before one. */
        readonly kind: "since" | "before";
        readonly day: string;
        readonly label: string;
      }
    | {
        /** Months of the year, in any year. */
        readonly kind: "months";
        readonly months: readonly number[];
        readonly label: string;
      }
    | {
        /** A month or quarter without a year. It means the last one in the table. */
        readonly kind: "of-year";
        /** The first month of the period. */
        readonly month: number;
        readonly grain: "month" | "quarter";
      }
    | {
        /** The last period of a length that the table covers, or an earlier one. */
        readonly kind: "last";
        readonly grain: Grain;
        readonly count: number;
        /** The number of periods before the last one: 1 for `the quarter before`. */
        readonly back: number;
      }
    | {
        /** The part of another year that corresponds to a given part, as in `the same months of 2014`. */
        readonly kind: "same";
      }
    | {
        /** The part of the period that the table covers. */
        readonly kind: "so-far";
      }
  );
