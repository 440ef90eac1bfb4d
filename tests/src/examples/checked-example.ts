import { parseSync } from "oxc-parser";

/**
 * An example in which each expression that a comment follows is compared with what the comment says: `is(…)` is called with
 * the expression and the comment. The comment is on the same line, or on the lines after it.
 */
export function checkedExample(code: string): string {
  const { program, comments } = parseSync("example.ts", code);
  const notes = comments.filter(({ type }) => type === "Line");
  let checked = code;
  for (const statement of [...program.body].reverse()) {
    if (statement.type !== "ExpressionStatement") continue;
    const said: string[] = [];
    let end = statement.end;
    for (const note of notes) {
      if (note.start < statement.end || !/^[ \t]*\n?$/.test(code.slice(end, note.start))) continue;
      said.push(note.value.trim());
      end = note.end;
    }
    if (said.length === 0) continue;
    const { start, end: over } = statement.expression;
    const call = `await is(async () => (${code.slice(start, over)}), ${JSON.stringify(said.join(" "))});`;
    checked = checked.slice(0, statement.start) + call + checked.slice(statement.end);
  }
  return checked;
}
