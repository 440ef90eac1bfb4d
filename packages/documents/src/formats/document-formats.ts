import { extname } from "node:path";
import type { Contents, DocumentKind } from "../document.js";
import { maxTextBytes } from "../limits.js";
import { decode } from "./decode.js";
import { readEmail } from "./email.js";
import { readHtml } from "./html.js";
import { readMarkdown } from "./markdown.js";
import { readDocx } from "./office/docx.js";
import { readPptx } from "./office/pptx.js";
import { readXlsx } from "./office/xlsx.js";
import { readPdf } from "./pdf/pdf.js";
import { readPlainText } from "./plain-text.js";
import { readCsvDocument } from "./table.js";

/** A supported format. */
export interface DocumentFormat {
  readonly kind: DocumentKind;
  /** File extensions, in lower case. */
  readonly extensions: readonly string[];
  /** Maximum size of a file of this format in bytes. Default: the maximum for all documents. */
  readonly maxBytes?: number;
  readonly read: (bytes: Uint8Array, file: string) => Contents | Promise<Contents>;
}

/** All formats. The format for files without a known extension is last. */
const formats: readonly DocumentFormat[] = [
  { kind: "pdf", extensions: [".pdf"], read: readPdf },
  { kind: "docx", extensions: [".docx", ".docm", ".doc"], read: readDocx },
  { kind: "pptx", extensions: [".pptx", ".pptm", ".ppt"], read: readPptx },
  { kind: "xlsx", extensions: [".xlsx", ".xlsm", ".xls"], read: readXlsx },
  { kind: "email", extensions: [".eml"], read: readEmail },
  {
    kind: "html",
    extensions: [".html", ".htm", ".xhtml"],
    maxBytes: maxTextBytes,
    read: (bytes, file) => readHtml(decode(bytes, file)),
  },
  {
    kind: "markdown",
    extensions: [".md", ".markdown"],
    maxBytes: maxTextBytes,
    read: (bytes, file) => readMarkdown(decode(bytes, file)),
  },
  {
    kind: "csv",
    extensions: [".csv", ".tsv"],
    read: (bytes, file) => readCsvDocument(decode(bytes, file), file),
  },
  {
    kind: "text",
    extensions: [".txt", ".text", ".log", ""],
    maxBytes: maxTextBytes,
    read: (bytes, file) => readPlainText(decode(bytes, file)),
  },
];

const plainText = formats.find(({ kind }) => kind === "text");

/**
 * The extensions of documents, in lower case. A file with another extension, or none, is read as plain text if it
 * contains text.
 */
export const documentExtensions: readonly string[] = formats.flatMap(({ extensions }) => extensions);

/**
 * Determines the format of a file from its name, or from its first bytes for a PDF. Other files are plain text if they
 * contain text; otherwise the result is `null`.
 */
export function documentFormat(file: string, bytes: Uint8Array): DocumentFormat | null {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");
  const extension = isPdf ? ".pdf" : extname(file).toLowerCase();
  return formats.find(({ extensions }) => extensions.includes(extension)) ?? plainText ?? null;
}
