import type { Source } from "@concordat/contracts/decision-run";

/** A text of the context, with its file. */
export interface ContextText {
  /** The file that contains the text; `null` if the text is not from a file. */
  readonly file: string | null;
  /** The text itself. */
  readonly text: string;
}

/** Splits the texts at blank lines into paragraphs, which are numbered consecutively. */
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
