import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { AnalystError } from "../error/analyst-error.js";
import { answerSentences } from "../report/reading-words.js";
import { withTable } from "./table-file.js";

/**
 * The answer to a question about a table, without a model, or why it is refused: `CODE: message`.
 * @param name of the table's file, which says how it is written
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
