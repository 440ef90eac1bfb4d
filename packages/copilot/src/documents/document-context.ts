import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { checkValue, isRecord, omitUndefined, type Rule, required } from "@concordat/contracts/options";
import type { Computation, ComputedEntry, NotComputed } from "../computed/computed-figure.js";
import { contextOf } from "../context/context-text.js";

/** A document as `readDocuments` of `@concordat/documents` returns it. */
export interface ContextDocument {
  /** The file's path or name. */
  readonly file: string;
  /** The format of the document, such as `pdf`. */
  readonly kind: DecisionRun["documents"][number]["kind"];
  /** The document's own title; `null` if it has none. */
  readonly title: string | null;
  /** The document's own date, as `YYYY-MM-DD`; `null` if it has none. */
  readonly date: string | null;
  /** SHA-256 of the document's bytes, in lower-case hex; absent if unknown. */
  readonly sha256?: string;
  /** The text of the document in reading order, each passage with its location. */
  readonly passages: readonly ContextPassage[];
}

/** A passage of a document, or a figure that was computed from the document's rows. */
export interface ContextPassage extends Pick<Source, "text" | "heading" | "page" | "line"> {
  /** The computation of the passage; absent if the document itself contains it. */
  readonly computation?: Computation;
}

/** The documents that were read, and the parts that were not read. */
export interface ContextDocuments {
  /** The documents that were read. */
  readonly documents: readonly ContextDocument[];
  /** Documents and pages that were not read, each with its reason. */
  readonly notRead: readonly {
    readonly file: string;
    readonly page: number | null;
    readonly reason: string;
  }[];
  /** Questions about tables of the documents that the tables could not answer. Default: none. */
  readonly notComputed?: readonly Omit<NotComputed, "state">[];
}

/** Documents in the structure that a run requires. */
export interface DocumentContext {
  /** The text of all documents, each under its name. */
  readonly context: string;
  /** The passages of all documents, numbered consecutively. */
  readonly sources: readonly Source[];
  /** Facts about each document. */
  readonly documents: DecisionRun["documents"];
  /** Files and parts of files that were not read. */
  readonly notRead: DecisionRun["not_read"];
  /** Questions to the tables among the documents, with their results; absent if none were asked. */
  readonly computed?: readonly ComputedEntry[];
}

/** The rule for documents that are passed as an argument. */
export const documentsRule: Rule = required({
  message: "must be documents, as readDocuments of @concordat/documents returns them",
  test: (value) => isRecord(value) && Array.isArray(value.documents) && Array.isArray(value.notRead),
});

/**
 * Converts documents to the context of a run: their passages as consecutively numbered sources with their locations,
 * and the parts that were not read.
 * @example
 * const run = newRun({ question, model: client.id, ...documentContext(await readDocuments(["minutes.pdf"])) });
 */
export function documentContext(read: ContextDocuments): DocumentContext {
  checkValue(read, documentsRule, "read");
  const { documents, notRead, notComputed = [] } = read;
  const passages = documents
    .flatMap(({ file, passages: all }) => all.map((passage) => ({ file, ...passage })))
    .map((passage, index) => ({ id: `s${index + 1}`, ...passage }));
  const computed: ComputedEntry[] = [
    ...passages.flatMap(({ id, computation }) =>
      computation === undefined ? [] : [{ state: "computed" as const, source: id, ...computation }],
    ),
    ...notComputed.map((entry) => ({ state: "not-computed" as const, ...entry })),
  ];
  return {
    context: contextOf(documents.map(({ file, passages: all }) => ({ file, text: textOf(all) }))),
    sources: passages.map(passageSource),
    documents: documents.map(({ file, kind, title, date, sha256 }) => ({
      file,
      kind,
      title,
      date,
      ...omitUndefined({ sha256 }),
    })),
    notRead: notRead.map(({ file, page, reason }) => ({ file, page, reason })),
    ...(computed.length === 0 ? {} : { computed }),
  };
}

/** Returns a passage as a source that statements can cite, without the details of its computation. */
export function passageSource({ id, file, text, page, line, heading }: Source): Source {
  return { id, file, text, page, line, heading };
}

/** Returns a document's text. Each heading appears once, above its passages. */
function textOf(passages: ContextDocument["passages"]): string {
  let last: string | null = null;
  return passages
    .map(({ heading, text }) => {
      const isNew = heading !== null && heading !== last;
      last = heading;
      return isNew ? `${heading}\n\n${text}` : text;
    })
    .join("\n\n");
}
