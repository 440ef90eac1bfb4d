import type { Grain } from "../../drivers/period.js";

/** Where words stand in a question. */
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
        /** Everything from a day on, or before one. */
        readonly kind: "since" | "before";
        readonly day: string;
        readonly label: string;
      }
    | {
        /** Months of the year, whatever the year. */
        readonly kind: "months";
        readonly months: readonly number[];
        readonly label: string;
      }
    | {
        /** The last period of a length that the table covers, or those before it. */
        readonly kind: "last";
        readonly grain: Grain;
        readonly count: number;
        /** How many periods before the last: 1 for `the quarter before`. */
        readonly back: number;
      }
    | {
        /** As much of a year as another covers: `the same months of 2014`. */
        readonly kind: "same";
      }
    | {
        /** As much of the period as the table has. */
        readonly kind: "so-far";
      }
  );
