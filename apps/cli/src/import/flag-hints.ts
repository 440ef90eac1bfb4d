import { ImportError, type ImportErrorCode } from "@concordat/import";
import { CommandError } from "../command-error.js";
import { nameOf } from "../files/read-text.js";

/** The option by which a user answers what an import cannot decide; its own messages know nothing of options. */
const hints: Partial<Readonly<Record<ImportErrorCode, string>>> = {
  ZONE_NEEDED: "with --time-zone",
  DATE_UNCLEAR: "with --date-format",
  FORMAT_UNCLEAR: "with --as",
  FIELD_MISSING: "--field NAME=FIELD takes it from a field, --default NAME=VALUE fills it in",
};

/** Does something with a file of another tool; where it cannot be imported, the message names the file and the option that helps. */
export function withFlags<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    if (!ImportError.isInstance(cause)) throw cause;
    const hint = hints[cause.code];
    throw new CommandError(`${nameOf(file)}: ${cause.message}${hint === undefined ? "" : ` (${hint})`}`, {
      cause,
    });
  }
}
