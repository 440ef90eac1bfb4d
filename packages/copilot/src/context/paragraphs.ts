import type { Source } from "@concordat/contracts/decision-run";

/** A text of the context. */
export interface ContextText {
  /** The file that the text came from; `null` if it did not come from a file. */
  readonly file: string | null;
  /** The text itself. */
  readonly text: string;
}

/** Returns the paragraphs of the texts, numbered through: what is between empty lines. */
export function paragraphsOf(texts: readonly ContextText[]): Source[] {
  return texts
    .flatMap(({ file, text }) =>
      text
        .split(/\r?\n[ \t]*\r?\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== "")
        .map((paragraph) => ({ file, text: paragraph })),
    )
    .map((paragraph, index) => ({
      id: `s${index + 1}`,
      ...paragraph,
      page: null,
      line: null,
      heading: null,
    }));
}
