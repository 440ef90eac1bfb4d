import { ImportError, type ImportErrorCode } from "@concordat/import";
import { CommandError } from "../command-error.js";
import { inputName } from "../files/read-text.js";

/**
 * The option with which a user resolves an ambiguity of an import; the import's own messages do not mention
 * options.
 */
const hints: Partial<Readonly<Record<ImportErrorCode, string>>> = {
  ZONE_NEEDED: "with --time-zone",
  DATE_AMBIGUOUS: "with --date-format",
  FORMAT_AMBIGUOUS: "with --as",
  FIELD_MISSING: "--field NAME=FIELD takes it from a field, --default NAME=VALUE fills it in",
};

/**
 * Reads a file of another tool. If it cannot be imported, adds the file and the helpful option to the
 * message.
 */
export function withImportHints<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    if (!ImportError.isInstance(cause)) throw cause;
    const hint = hints[cause.code];
    throw new CommandError(`${inputName(file)}: ${cause.message}${hint === undefined ? "" : ` (${hint})`}`, {
      cause,
    });
  }
}
