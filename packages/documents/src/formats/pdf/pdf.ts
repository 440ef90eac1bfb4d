import type { Block, Contents, NotRead } from "../../document.js";
import { DocumentError } from "../../error/document-error.js";
import { isoDate } from "../iso-date.js";
import { type BodyFont, pageBlocks } from "./page-blocks.js";
import { type PageLine, pageLines, type TextPiece } from "./page-lines.js";
import { withoutRunningLines } from "./running-lines.js";

/**
 * Reads a PDF page by page: paragraphs, headings by their font size, and table rows. Pages without text, which are
 * usually scanned, are listed as not read.
 * @throws {DocumentError} LOCKED or BROKEN
 */
export async function readPdf(bytes: Uint8Array, file: string): Promise<Contents> {
  const { getDocumentProxy } = await import("unpdf");
  // pdf.js takes ownership of the bytes.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((cause: unknown) => {
    throw openingError(cause, file);
  });
  try {
    const pages: PageLine[][] = [];
    const all: TextPiece[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
      all.push(...pieces);
      pages.push(pageLines(pieces));
      page.cleanup();
    }
    const { info } = await document.getMetadata();
    return { ...informationOf(info), ...contentsOf(pages, bodyFont(all)) };
  } catch (cause) {
    throw new DocumentError("BROKEN", `${file}: is a damaged PDF: ${messageOf(cause)}`, { cause });
  } finally {
    await document.destroy();
  }
}

function openingError(cause: unknown, file: string): DocumentError {
  if (cause instanceof Error && cause.name === "PasswordException")
    return new DocumentError("LOCKED", `${file}: is protected by a password; save it without one`, { cause });
  return new DocumentError("BROKEN", `${file}: is not a PDF that can be read: ${messageOf(cause)}`, {
    cause,
  });
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, "");
}

function pieceOf(item: {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}): TextPiece {
  const [, , , scale = 0, x = 0, y = 0] = item.transform;
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    height: item.height || Math.abs(scale),
    font: item.fontName,
  };
}

function contentsOf(
  pages: readonly (readonly PageLine[])[],
  body: BodyFont,
): Pick<Contents, "blocks" | "notRead"> {
  const blocks = withoutRunningLines(pages).flatMap((lines, index): Block[] => {
    // A line keeps its number on the page even if a line above it is omitted.
    const numbers = lines.flatMap((line, at) => (line === null ? [] : [at + 1]));
    const kept = lines.filter((line) => line !== null);
    return pageBlocks(kept, body, index + 1).map((block) => ({
      ...block,
      line: numbers[(block.line ?? 1) - 1] ?? 1,
    }));
  });
  const notRead = pages.flatMap((lines, index): Omit<NotRead, "file">[] =>
    lines.length > 0
      ? []
      : [
          {
            page: index + 1,
            reason: "it has no text: a scanned page is not read; recognise its text first (OCR)",
          },
        ],
  );
  return { blocks, notRead };
}

/** Returns the height and the font of most characters. */
function bodyFont(pieces: readonly TextPiece[]): BodyFont {
  const height = commonest(pieces, roundedHeight) ?? 0;
  const inBody = pieces.filter((piece) => roundedHeight(piece) === height);
  return { height, font: commonest(inBody, ({ font }) => font) ?? null };
}

function roundedHeight({ height }: TextPiece): number {
  return Math.round(height * 2) / 2;
}

/** Returns the value of a property that most characters share; `undefined` if there is no text. */
function commonest<Value>(
  pieces: readonly TextPiece[],
  propertyOf: (piece: TextPiece) => Value,
): Value | undefined {
  const counts = new Map<Value, number>();
  for (const piece of pieces) {
    const value = propertyOf(piece);
    counts.set(value, (counts.get(value) ?? 0) + piece.text.trim().length);
  }
  const [most] = [...counts].sort(([, first], [, second]) => second - first);
  return most?.[0];
}

/**
 * Returns the title and the date from a PDF's information dictionary (ISO 32000, 14.3.3). Its dates have the form
 * `D:20260331…`.
 */
function informationOf(info: unknown): Pick<Contents, "title" | "date"> {
  const field = (name: string): string => {
    const value: unknown = typeof info === "object" && info !== null ? Reflect.get(info, name) : undefined;
    return typeof value === "string" ? value.trim() : "";
  };
  const dateOf = (name: string): string | null =>
    isoDate(field(name).replace(/^D:(\d{4})(\d{2})(\d{2}).*$/s, "$1-$2-$3"));
  const title = field("Title");
  return {
    title: title === "" || /^\(?(?:untitled|anonymous|unspecified)\)?$/i.test(title) ? null : title,
    date: dateOf("ModDate") ?? dateOf("CreationDate"),
  };
}
