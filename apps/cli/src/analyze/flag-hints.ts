import { AnalystError, type AnalystErrorCode } from "@concordat/analyst";
import { withHint } from "../run/with-hints.js";

/** The flag with which a user resolves an ambiguity; the analyst's own messages do not mention flags. */
const hints: Partial<Readonly<Record<AnalystErrorCode, string>>> = {
  MEASURE_AMBIGUOUS: "name one with --measure, or count rows with --aggregate count",
  NOT_NUMERIC: "words for a missing value can be given with --null",
  DECIMAL_AMBIGUOUS: "with --decimal . or --decimal ,",
  DATE_AMBIGUOUS: "with --date-format",
};

/**
 * Runs an operation of the analyst. If it cannot decide something, adds the flag that does to the message.
 */
export function withAnalyzeHints<Result>(act: () => Promise<Result>): Promise<Result> {
  return withHint((cause) => (AnalystError.isInstance(cause) ? hints[cause.code] : undefined), act);
}
