import { isAssertedFormat } from "../evaluate/formats.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { walkSchema } from "../schema/walk.js";
import type { DocumentProblem } from "./document-problem.js";

/** Returns a note for each format that remains an annotation even if formats are asserted. */
export function unknownFormats(root: JsonSchema): DocumentProblem[] {
  return [...walkSchema(root)].flatMap(({ schema: { format }, pointer }) =>
    typeof format === "string" && !isAssertedFormat(format)
      ? [
          {
            pointer: `${pointer}/format`,
            message: `the format ${format} is not one that JSON Schema defines and that is checked here, so it is not asserted`,
          },
        ]
      : [],
  );
}
