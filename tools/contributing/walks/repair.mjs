export const heading = "Add a repair";

const folder = "packages/parser/src/repairs/pilcrows";

const rule = `import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A pilcrow between tokens.",
  safe: "Between tokens it can mean nothing.",
};

/** The offset behind a pilcrow, or the same where there is none. */
export function afterPilcrow(text: string, at: number): number {
  return text.charCodeAt(at) === 0xb6 /* ¶ */ ? at + 1 : at;
}
`;

const decision = { choice: "LIKE", reason: "x" };
const text = '{¶"choice": "LIKE", "reason": "x"}';
const cases = [
  { title: "a pilcrow", contract: "agent-decision/v2", text, expect: { state: "valid", value: decision } },
  {
    title: "in a string it stays",
    contract: "agent-decision/v2",
    text: '{"choice": "LIKE", "reason": "¶"}',
    expect: { state: "valid", value: { ...decision, reason: "¶" } },
  },
  {
    title: "switched off",
    contract: "agent-decision/v2",
    text,
    options: { repairs: { pilcrows: false } },
    expect: { state: "unreadable", reason: "no-json" },
  },
];

export function walk(copy) {
  copy.write(`${folder}/pilcrows.ts`, rule);
  copy.write(`${folder}/cases.json`, JSON.stringify(cases, null, 2));
  const table = "packages/parser/src/repairs/table.ts";
  copy.replace(
    table,
    "import { statement as pythonLiterals }",
    'import { statement as pilcrows } from "./pilcrows/pilcrows.js";\nimport { statement as pythonLiterals }',
  );
  copy.replace(
    table,
    '  "odd-space": {',
    '  pilcrows: { reader: "read/space", ...pilcrows },\n  "odd-space": {',
  );
  const missing = copy.failing("tsc", "-p", "packages/parser", "--noEmit");
  if (!missing.includes("pilcrows"))
    throw new Error(`the compiler does not say what is missing:\n${missing}`);

  const reader = "packages/parser/src/read/space.ts";
  copy.replace(
    reader,
    "import { afterOddSpace }",
    'import { afterPilcrow } from "../repairs/pilcrows/pilcrows.js";\nimport { afterOddSpace }',
  );
  copy.replace(reader, "  comments: afterComment,", "  comments: afterComment,\n  pilcrows: afterPilcrow,");
  copy.replace(reader, '["comments", "odd-space"]', '["comments", "odd-space", "pilcrows"]');
  copy.format();
  copy.pnpm("build");
  copy.pnpm("--filter", "@concordat/parser", "exec", "vitest", "run", "-u");
  if (!copy.read("packages/parser/README.md").includes("A pilcrow between tokens."))
    throw new Error("the README's table has no row for the new repair");
  copy.pnpm("check");
}
