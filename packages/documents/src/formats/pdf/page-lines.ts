/** A piece of text on a page of a PDF, in points from the lower left corner. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the text's font. */
  readonly height: number;
  /** The document's internal name for the font. It distinguishes fonts but does not tell whether a font is bold. */
  readonly font: string;
}

/** A line of a page. */
export interface PageLine {
  /** The text of the line; the cells of a table row are separated by ` | `. */
  readonly text: string;
  /** Number of cells, 1 for a line of running text. */
  readonly cells: number;
  readonly y: number;
  /** Height of the line's largest font. */
  readonly height: number;
  /** The font of the complete line; `null` if there are several. */
  readonly font: string | null;
}

/** Minimum gap between two cells of a table, in line heights. It is wider than any space between words. */
const minCellGap = 1.1;

/** Maximum vertical offset between pieces of text on one line, in line heights. It allows for superscripts. */
const maxShift = 0.5;

/**
 * Joins the pieces of text on a page to lines, in the order of the page's content. Text in different columns is not
 * joined.
 */
export function pageLines(pieces: readonly TextPiece[]): PageLine[] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    const line = lines.at(-1);
    const last = line?.at(-1);
    const isSame =
      last !== undefined &&
      Math.abs(last.y - piece.y) <= maxShift * Math.max(last.height, piece.height) &&
      piece.x >= last.x;
    if (isSame) line?.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

function lineOf(pieces: readonly TextPiece[]): PageLine {
  const height = Math.max(...pieces.map((piece) => piece.height));
  let text = "";
  let cells = 1;
  let end: number | null = null;
  for (const piece of pieces) {
    const gap = end === null ? 0 : piece.x - end;
    if (end !== null && gap > minCellGap * height) {
      text = `${text.trimEnd()} | `;
      cells++;
    } else if (end !== null && gap > 0.15 * height && !text.endsWith(" ")) text += " ";
    text += piece.text;
    end = piece.x + piece.width;
  }
  const fonts = new Set(pieces.map(({ font }) => font));
  const [font = null] = fonts.size === 1 ? fonts : [];
  return { text: text.replace(/[^\S\n]+/g, " ").trim(), cells, y: pieces[0]?.y ?? 0, height, font };
}
