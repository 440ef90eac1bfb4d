/** A part of a template: either a fixed text, or a column whose value is inserted. */
type Piece = { readonly words: string } | { readonly column: string };

/** A part of a sentence. It is omitted if the value of one of its columns is missing. */
interface Clause {
  readonly pieces: readonly Piece[];
  /** The punctuation mark after the clause, such as a comma or a full stop. Empty if the text ends without one. */
  readonly mark: string;
}

/** A template: a text with the names of columns in braces. */
export interface ColumnTemplate {
  /** The columns in the template, in the order of their first occurrence. */
  readonly columns: readonly string[];
  /** Returns the text for a person. Empty if all clauses lack a value. */
  fill(cellText: (column: string) => string | null): string;
}

/** Parses a template. Returns a message if its braces do not match. */
export function readTemplate(text: string): ColumnTemplate | string {
  const clauses: { pieces: Piece[]; mark: string }[] = [{ pieces: [], mark: "" }];
  let rest = text;
  while (rest !== "") {
    const at = rest.search(/[{}]/);
    addWords(clauses, at === -1 ? rest : rest.slice(0, at));
    if (at === -1) break;
    const end = rest.indexOf("}", at);
    const column = rest.slice(at + 1, end).trim();
    if (rest[at] === "}" || end === -1 || column === "" || column.includes("{"))
      return `has a brace without its counterpart or a column: "…${rest.slice(at, at + 20)}"`;
    clauses.at(-1)?.pieces.push({ column });
    rest = rest.slice(end + 1);
  }
  const named = clauses.flatMap(({ pieces }) => pieces.flatMap((piece) => columnOf(piece)));
  return { columns: [...new Set(named)], fill: (cellText) => filled(clauses, cellText) };
}

function columnOf(piece: Piece): string[] {
  return "column" in piece ? [piece.column] : [];
}

/**
 * Adds a fixed text to the last clause. Starts a new clause after each punctuation mark that is followed by a space or
 * the end.
 */
function addWords(clauses: { pieces: Piece[]; mark: string }[], words: string): void {
  let rest = words;
  for (;;) {
    const found = /[,;.!?]+(?=\s|$)/.exec(rest);
    const last = clauses.at(-1);
    if (last === undefined) return;
    const before = found === null ? rest : rest.slice(0, found.index);
    if (before !== "") last.pieces.push({ words: before });
    if (found === null) return;
    last.mark = found[0];
    clauses.push({ pieces: [], mark: "" });
    rest = rest.slice(found.index + found[0].length);
  }
}

const endMark = /[.!?]/;

function filled(clauses: readonly Clause[], cellText: (column: string) => string | null): string {
  const sentences: string[] = [];
  let kept: { readonly text: string; readonly mark: string }[] = [];
  for (const { pieces, mark } of clauses) {
    const text = clauseText(pieces, cellText);
    if (text !== null && text !== "") kept.push({ text, mark });
    if (!endMark.test(mark)) continue;
    if (kept.length > 0) sentences.push(joined(kept) + mark);
    kept = [];
  }
  return [...sentences, ...(kept.length === 0 ? [] : [joined(kept)])].join(" ");
}

/** Joins clauses with their punctuation marks, except the mark of the last clause. */
function joined(kept: readonly { readonly text: string; readonly mark: string }[]): string {
  return kept.map(({ text, mark }, at) => (at === kept.length - 1 ? text : `${text}${mark} `)).join("");
}

function clauseText(pieces: readonly Piece[], cellText: (column: string) => string | null): string | null {
  let text = "";
  for (const piece of pieces) {
    const value = "column" in piece ? cellText(piece.column) : piece.words;
    if (value === null) return null;
    text += value;
  }
  return text.trim();
}
