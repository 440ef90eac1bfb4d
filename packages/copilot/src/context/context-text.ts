import { basename } from "node:path";
import type { ContextText } from "./paragraphs.js";

/** A part of a context: the text of one file, or a text without a file. */
export interface ContextPart {
  /** The file's name without its folders; `null` if the text did not come from a file. */
  readonly name: string | null;
  readonly text: string;
}

/**
 * Matches a line with the name of the file whose text follows. It shows the model and the reader where a part comes
 * from.
 */
const nameLine = /^\[([^\]\n]+)\]$/;

/**
 * Joins the texts of a context, each under the name of its file. Folder names are omitted, because they may be
 * private.
 */
export function contextOf(texts: readonly ContextText[]): string {
  return texts
    .map(({ file, text }) => (file === null ? text.trim() : `[${fileName(file)}]\n\n${text.trim()}`))
    .join("\n\n");
}

/** Returns the name of a file in reports and prompts. */
export function fileName(file: string): string {
  return basename(file.replaceAll("\\", "/")).replace(/[[\]\n]/g, "_") || file;
}

/** Splits a context into the parts that `contextOf` joined. */
export function contextParts(context: string): ContextPart[] {
  const parts: { name: string | null; lines: string[] }[] = [{ name: null, lines: [] }];
  for (const line of context.split(/\r?\n/)) {
    const [, name] = nameLine.exec(line) ?? [];
    if (name === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ name, lines: [] });
  }
  return parts
    .map(({ name, lines }) => ({ name, text: lines.join("\n").trim() }))
    .filter(({ name, text }) => name !== null || text !== "");
}
