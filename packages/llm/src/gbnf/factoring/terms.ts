/** One element of a grammar rule: a literal of one character, a class, a name, or a group or repetition of these. */
export type Term = string;

/** Elements that are read one after the other. */
export type Sequence = readonly Term[];

const element = /\s*("(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]|[a-z][a-z0-9]*|\(|\)|\|)((?:[*+?]|\{[\d,]*\})?)/y;
const literalUnit = /\\(?:x[0-9A-F]{2}|u[0-9A-F]{4}|U[0-9A-F]{8}|.)|[^\\]/gu;

/** Reads the body of a rule: its alternatives, with each literal split into its characters. */
export function readAlternatives(body: string): readonly Sequence[] {
  const alternatives: Term[][] = [[]];
  let depth = 0;
  let group = "";
  element.lastIndex = 0;
  while (element.lastIndex < body.length) {
    const found = element.exec(body);
    if (found === null) break;
    const [, token = "", suffix = ""] = found;
    if (token === ")") depth -= 1;
    if (depth > 0 || token === "(" || token === ")") {
      if (token === "(") depth += 1;
      group = `${group} ${token}${suffix}`;
      if (depth > 0) continue;
      alternatives.at(-1)?.push(group.trim());
      group = "";
    } else if (token === "|") alternatives.push([]);
    else alternatives.at(-1)?.push(...(suffix === "" ? unitsOf(token) : [`${token}${suffix}`]));
  }
  return alternatives;
}

function unitsOf(token: Term): readonly Term[] {
  if (!token.startsWith('"')) return [token];
  return (token.slice(1, -1).match(literalUnit) ?? []).map((unit) => `"${unit}"`);
}

/** Whether an element is a literal of one character. */
function isUnit(term: Term): boolean {
  return term.startsWith('"') && term.endsWith('"');
}

/** Writes a sequence, with characters that follow each other as one literal. */
export function writeSequence(sequence: Sequence): string {
  const written: Term[] = [];
  for (const term of sequence) {
    const last = written.at(-1);
    if (last !== undefined && isUnit(last) && isUnit(term))
      written[written.length - 1] = `${last.slice(0, -1)}${term.slice(1)}`;
    else written.push(term);
  }
  return written.join(" ") || '""';
}

/**
 * Returns the alternatives of an element that is a group, optional or not; `null` for any other element, such as a
 * repetition.
 */
export function openGroup(term: Term): readonly Sequence[] | null {
  if (term.startsWith("(") && term.endsWith(")")) return readAlternatives(term.slice(1, -1));
  if (!term.endsWith("?")) return null;
  const inner = term.slice(0, -1);
  return [...(inner.startsWith("(") ? readAlternatives(inner.slice(1, -1)) : [[inner]]), []];
}
