export const heading = "Add a package";

const name = "@concordat/tally";

export function walk(copy) {
  const folder = "packages/tally";
  const neighbour = JSON.parse(copy.read("packages/report-kit/package.json"));
  copy.write(
    `${folder}/package.json`,
    JSON.stringify({ ...neighbour, name, description: "Counts values.", keywords: ["count"] }, null, 2),
  );
  copy.write(`${folder}/tsconfig.json`, copy.read("packages/report-kit/tsconfig.json"));
  copy.write(`${folder}/tsconfig.build.json`, copy.read("packages/report-kit/tsconfig.build.json"));
  copy.write(`${folder}/vitest.config.ts`, copy.read("packages/pattern/vitest.config.ts"));
  copy.write(`${folder}/README.md`, `# ${name}\n\nCounts values.\n`);
  copy.write(`${folder}/src/index.ts`, 'export { tally } from "./tally.js";\n');
  copy.write(
    `${folder}/src/tally.ts`,
    "/** The number of values. */\nexport function tally(values: readonly unknown[]): number {\n  return values.length;\n}\n",
  );
  copy.write(
    `${folder}/src/tally.test.ts`,
    `import fc from "fast-check";
import { expect, it } from "vitest";
import { tally } from "./index.js";

it("counts", () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      expect(tally(Array(count).fill(0))).toBe(count);
    }),
  );
});
`,
  );
  copy.replace(
    "tools/check-boundaries.mjs",
    '  "@concordat/report-kit": [],',
    `  "@concordat/report-kit": [],\n  "${name}": [],`,
  );
  copy.replace(
    "tools/release/size-limits.mjs",
    '  "@concordat/statechart"',
    `  "${name}": 10,\n  "@concordat/statechart"`,
  );
  copy.replace(
    "ARCHITECTURE.md",
    "| `packages/simulation` ",
    "| `packages/tally` | Counts values. | nothing |\n| `packages/simulation` ",
  );
  copy.write(".changeset/first-tally.md", `---\n"${name}": minor\n---\n\nCounts values.\n`);
  copy.pnpm("install", "--no-frozen-lockfile", "--prefer-offline");
  copy.pnpm("build");
  copy.pnpm("surface");
  copy.format();
  copy.test("packages/tally", "tests/src/documents");
  copy.pnpm("check");
}
