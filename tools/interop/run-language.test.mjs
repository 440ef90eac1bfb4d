import { expect, it } from "vitest";
import { reasonToSkip, runLanguage } from "./run-language.mjs";

const task = {
  cwd: import.meta.dirname,
  schemas: "/schemas",
  records: "records.ndjson",
  expectedChoices: "mara\tLIKE\t1",
};

/** A consumer whose tests and program are lines of JavaScript. */
function consumer({
  prepare = [],
  test = "",
  program = 'console.log("mara\\tLIKE\\t1")',
  passed = 3,
  failed = 0,
}) {
  const node = (code) => [process.execPath, "-e", code];
  return {
    prepare: prepare.map(node),
    test: node(test),
    countChoices: () => node(program),
    counts: () => ({ passed, failed }),
  };
}

it("counts the consumer's tests, and its program as one more", () => {
  expect(runLanguage(consumer({}), task)).toEqual({ passed: 4, failed: 0, output: "" });
});

it("gives the consumer the folder of the unpacked schemas", () => {
  const test = 'process.exit(process.env.CONCORDAT_SCHEMAS === "/schemas" ? 0 : 1)';
  expect(runLanguage(consumer({ test }), task)).toMatchObject({ failed: 0 });
});

it.each([
  ["it cannot be made ready", { prepare: ["process.exit(1)"] }, { passed: 0, failed: 1 }],
  [
    "its tests end in an error that no test has",
    { test: "process.exit(2)", passed: 0 },
    { passed: 0, failed: 1 },
  ],
  ["its tests fail", { test: "process.exit(1)", passed: 1, failed: 2 }, { passed: 1, failed: 2 }],
  ["it runs no test", { passed: 0 }, { passed: 0, failed: 1 }],
  ["its program counts otherwise", { program: 'console.log("mara\\tLIKE\\t2")' }, { passed: 3, failed: 1 }],
  ["its program fails", { program: "process.exit(1)" }, { passed: 3, failed: 1 }],
])("fails a consumer when %s", (_, parts, expected) => {
  expect(runLanguage(consumer(parts), task)).toMatchObject(expected);
});

it("says which tools are missing, and which are there but do not run", () => {
  expect(reasonToSkip({ tools: ["node --version"] })).toBeNull();
  expect(reasonToSkip({ tools: ["node --version", "no-such-tool", "no-other-tool"] })).toBe(
    "no no-such-tool on the PATH and no no-other-tool on the PATH",
  );
  expect(reasonToSkip({ tools: ["node --no-such-option"] })).toMatch(
    /^`node --no-such-option` fails: .*no-such-option/,
  );
});
