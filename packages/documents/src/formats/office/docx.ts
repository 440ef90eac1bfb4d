import type { Contents, NotRead } from "../../document.js";
import { DocumentError } from "../../error/document-error.js";
import { readHtml } from "../html.js";
import { openPackage } from "./open-package.js";

/** Heading styles in addition to those that mammoth supports. */
const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/**
 * Reads a Word document: headings by their styles, paragraphs, list items, table rows and footnotes. Passages have no
 * lines or pages, because these depend on the program that displays the document.
 * @throws {DocumentError} LOCKED, UNSUPPORTED, BROKEN or TOO_LARGE
 */
export async function readDocx(bytes: Uint8Array, file: string): Promise<Contents> {
  const { properties, part, measured } = openPackage(bytes, file);
  if (part("word/document.xml") === null)
    throw new DocumentError("BROKEN", `${file}: is not a Word document: it has no word/document.xml`);
  const { default: mammoth } = await import("mammoth");
  try {
    const noImages = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(measured()) },
      { styleMap, convertImage: noImages },
    );
    const blocks = readHtml(value).blocks.map(({ isHeading, text }) => ({ isHeading, text }));
    const pictures = value.split("<img").length - 1;
    return { ...properties, blocks, notRead: pictureNote(pictures) };
  } catch (cause) {
    throw new DocumentError(
      "BROKEN",
      `${file}: is damaged, so its text cannot be read; open it in a word processor and save it again`,
      { cause },
    );
  }
}

/** Returns a note that the text in pictures is not read; empty if there are no pictures. */
export function pictureNote(pictures: number, page: number | null = null): Omit<NotRead, "file">[] {
  if (pictures === 0) return [];
  return [{ page, reason: pictures === 1 ? "a picture is not read" : `${pictures} pictures are not read` }];
}
