import { execFileSync } from "node:child_process";
import { dialectNamed } from "@concordat/dialect";
import { describe, expect, it, vi } from "vitest";
import { createChecker } from "./checker.js";

const document = {
  type: "object",
  properties: { on: { type: "string", format: "date" }, tree: { $ref: "#" }, "a/b": { minimum: 3 } },
  additionalProperties: false,
};

/** What a page under a policy without `unsafe-eval` does when code is made of a string. */
function forbidCode(): void {
  class Forbidden {
    constructor() {
      throw new EvalError("forbidden");
    }
  }
  vi.stubGlobal("Function", Forbidden);
}

describe.each([
  ["where code may be made of strings", () => {}],
  ["where that is forbidden", forbidCode],
])("the checks of a document, %s", (_, prepare) => {
  it.each([
    [{ on: "2026-03-14", tree: { tree: {} } }, true],
    [{ on: "2026-02-30" }, false],
    [{ tree: { other: 1 } }, false],
  ])("judge %j", (value, valid) => {
    prepare();
    const { whole } = createChecker(document, dialectNamed("2020-12"));
    vi.unstubAllGlobals();
    expect(whole(value)).toBe(valid);
    expect((whole.errors ?? []).length > 0).toBe(!valid);
  });

  it("are there for a part, and for a schema in no document", () => {
    prepare();
    const { at, of } = createChecker(document, dialectNamed("2020-12"));
    const checks = [at("/properties/a~1b"), of({ const: 1 }), of(false)];
    vi.unstubAllGlobals();
    expect(checks.map((check) => [check(2), check(1), check(3)])).toEqual([
      [false, false, true],
      [false, true, false],
      [false, false, false],
    ]);
  });
});

it("compares schemas in a process that forbids code made of strings, with the same verdicts and witness", () => {
  const program = `
    import { diffSchemas } from ${JSON.stringify(new URL("../../dist/index.js", import.meta.url).href)};
    const { bump, backward } = diffSchemas({ type: "string", maxLength: 9 }, { type: "string", maxLength: 5 });
    console.log(JSON.stringify([bump, backward.verdict, backward.witness?.instance]));`;
  const run = (...flags: string[]) =>
    execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", program], {
      encoding: "utf8",
    });
  const forbidden = run("--disallow-code-generation-from-strings");
  expect(JSON.parse(forbidden)).toEqual(["major", "breaking", "aaaaaa"]);
  expect(forbidden).toBe(run());
});
