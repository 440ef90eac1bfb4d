/** The formats of documents. */
export type DocumentKind = "text" | "markdown" | "html" | "pdf" | "docx" | "pptx" | "email" | "csv" | "xlsx";

/** A paragraph, a list item, a table row or a table header, with its position in the document. */
export interface Passage {
  /** Plain text, not blank. */
  readonly text: string;
  /** The heading above the passage, as plain text; `null` if there is none. */
  readonly heading: string | null;
  /** The page of a PDF, or the slide of a presentation, counted from 1; `null` in other formats. */
  readonly page: number | null;
  /**
   * The line of the passage's first word, counted from 1. In a PDF, lines are counted on each page. `null` if the
   * format has no lines.
   */
  readonly line: number | null;
}

/** A part of a document, or a file of a folder, that was not read. */
export interface NotRead {
  /** The document's path, as given or found. */
  readonly file: string;
  /** The page or slide that was not read; `null` if it is the complete document, or a part that is not a page. */
  readonly page: number | null;
  /** The reason and the advice, as one sentence without its full stop. */
  readonly reason: string;
}

/** A document that was read. */
export interface ReadDocument {
  /** The path of the document, as given or found. */
  readonly file: string;
  /** The format of the document. */
  readonly kind: DocumentKind;
  /** The title in the document's metadata; `null` if it has none. */
  readonly title: string | null;
  /**
   * The date in the document's metadata, as `YYYY-MM-DD`; `null` if it has none. Dates of the file system are
   * not used.
   */
  readonly date: string | null;
  /** SHA-256 of the file's bytes, in lower-case hex. */
  readonly sha256: string;
  /**
   * The text of the document in reading order. Headings are not passages; each passage contains the heading above it.
   */
  readonly passages: readonly Passage[];
  /** Parts of the document that were not read. */
  readonly notRead: readonly NotRead[];
}

/** The result of a format's reader: everything except the file's name. */
export interface Contents {
  readonly title: string | null;
  readonly date: string | null;
  readonly blocks: readonly Block[];
  readonly notRead?: readonly Omit<NotRead, "file">[];
}

/** A heading or a passage, in reading order. */
export interface Block {
  readonly isHeading: boolean;
  readonly text: string;
  readonly page?: number;
  readonly line?: number;
}
