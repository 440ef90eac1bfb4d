import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { AnalystError } from "../error/analyst-error.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "./table-file.js";

/**
 * Returns the answer to a question about a table, without a model, or the refusal: `CODE: message`.
 * @param name the name of the table's file, which determines its format
 */
export function answerTo(name: string, content: string, question: string): Promise<string> {
  return withTable(name, content, (table) =>
    prepareAnalysis({ table, question, client: null, out: "unused" }).then(
      answerSentences,
      (error: unknown) => {
        if (error instanceof AnalystError) return `${error.code}: ${error.message}`;
        throw error;
      },
    ),
  );
}
