import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DialectName, dialects } from "../document/dialects.js";
import { readSchema } from "../document/read-schema.js";
import { compileEvaluation } from "../evaluate/compile-evaluation.js";

/** The official JSON Schema Test Suite, where `CONCORDAT_SUITES` names a folder that holds it. */
const folder = join(process.env.CONCORDAT_SUITES ?? "", "json-schema-test-suite");
const isThere = process.env.CONCORDAT_SUITES !== undefined && existsSync(folder);
const why = isThere ? "" : " (skipped: CONCORDAT_SUITES names no folder with json-schema-test-suite)";

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

describe.skipIf(!isThere)(`verdicts are those of the official suite${why}`, () => {
  it.each(dialects.map(({ name }) => name))("%s", (name) => {
    const { wrong, count } = verdictsOf(name);
    expect(count).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});

function verdictsOf(dialect: DialectName): { wrong: string[]; count: number } {
  const at = join(folder, `draft${dialect.replace("draft-0", "")}`);
  let count = 0;
  const wrong = (isThere ? readdirSync(at) : []).flatMap((file) => {
    const groups: Group[] = JSON.parse(readFileSync(join(at, file), "utf8"));
    return groups.flatMap(({ description, schema, tests }) => {
      const read = readSchema(schema, { dialect });
      if (read.problems !== undefined) {
        // A schema that only other documents contain is unavailable without them; the reference is refused by name.
        if (read.problems.some(({ message }) => /localhost:1234/.test(message))) return [];
        return [`${file}: ${description}: ${JSON.stringify(read.problems)}`];
      }
      const check = compileEvaluation(read.schema);
      count += tests.length;
      return tests
        .filter(({ data, valid }) => check(data) !== valid)
        .map((test) => `${file}: ${description}: ${test.description}`);
    });
  });
  return { wrong, count };
}
