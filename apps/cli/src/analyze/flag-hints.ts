import { AnalystError, type AnalystErrorCode } from "@concordat/analyst";
import { withHint } from "../run/with-hints.js";

/** The flag by which a user answers what the analyst cannot decide; its own messages know nothing of flags. */
const hints: Partial<Readonly<Record<AnalystErrorCode, string>>> = {
  MEASURE_UNCLEAR: "name one with --measure, or count rows with --aggregate count",
  TEXT_IN_THE_WAY: "words for a missing value can be given with --null",
  DECIMAL_UNCLEAR: "with --decimal . or --decimal ,",
  DATE_UNCLEAR: "with --date-format",
};

/** Does something with the analyst; where it cannot decide, the message also says which flag does. */
export function withFlags<Result>(act: () => Promise<Result>): Promise<Result> {
  return withHint((cause) => (AnalystError.isInstance(cause) ? hints[cause.code] : undefined), act);
}
