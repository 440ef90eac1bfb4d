import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { quoteUntrusted } from "@concordat/llm";
import { fileName } from "../context/context-text.js";

/** Returns the question and its context as quoted data, so that the model does not read them as instructions. */
export function questionBlocks(run: DecisionRun): string {
  const { question, context, sources } = run;
  const blocks = [
    quoteUntrusted("question", question),
    ...(sources.length > 0 ? [quoteUntrusted("context", passagesOf(run))] : []),
    ...(sources.length === 0 && context !== "" ? [quoteUntrusted("context", context)] : []),
  ];
  return blocks.join("\n");
}

/**
 * Returns the passages by id. Passages of documents are grouped under the file with its title and date; each has its
 * page and heading.
 */
function passagesOf({ sources, documents }: DecisionRun): Record<string, unknown> {
  const text = ({ page, heading, text: words }: Source): string => {
    const place = [...(page === null ? [] : [`page ${page}`]), ...(heading === null ? [] : [heading])];
    return place.length === 0 ? words : `(${place.join(", ")}) ${words}`;
  };
  const byId = (of: readonly Source[]): Record<string, string> =>
    Object.fromEntries(of.map((source) => [source.id, text(source)]));
  if (documents.length === 0) return byId(sources);
  return Object.fromEntries(
    documents.map(({ file, title, date }) => [
      fileName(file),
      {
        ...(title === null ? {} : { title }),
        ...(date === null ? {} : { date }),
        passages: byId(sources.filter((source) => source.file === file)),
      },
    ]),
  );
}
