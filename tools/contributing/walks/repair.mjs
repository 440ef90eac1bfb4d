export const heading = "Add a repair";

const folder = "packages/parser/src/repairs/pilcrows";

const rule = `/** A pilcrow between tokens. */
export const pilcrow = /¶/y;
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
    '  "odd-space": {',
    `  pilcrows: {
    reader: "read/space",
    when: "A pilcrow between tokens.",
    safe: "Between tokens it can mean nothing.",
  },
  "odd-space": {`,
  );
  const missing = copy.failing("tsc", "-p", "packages/parser", "--noEmit");
  if (!missing.includes("pilcrows"))
    throw new Error(`the compiler does not say what is missing:\n${missing}`);

  copy.replace("packages/parser/src/repairs/names.ts", '"final-brace ', '"pilcrows final-brace ');
  const reader = "packages/parser/src/read/space.ts";
  copy.replace(
    reader,
    "import type { ReadBy }",
    'import { pilcrow } from "../repairs/pilcrows/pilcrows.js";\nimport type { ReadBy }',
  );
  copy.replace(reader, "  comments: comment,", "  comments: comment,\n  pilcrows: pilcrow,");
  copy.format();
  copy.pnpm("build");
  copy.pnpm("--filter", "@concordat/parser", "exec", "vitest", "run", "-u");
  if (!copy.read("packages/parser/README.md").includes("A pilcrow between tokens."))
    throw new Error("the README's table has no row for the new repair");
  copy.pnpm("check");
}
