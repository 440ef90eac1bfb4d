import { expect, it } from "vitest";
import { languages } from "./languages.mjs";

const goEvents = [
  { Action: "run", Test: "TestVectors/post/v1:_blank" },
  { Action: "pass", Test: "TestVectors/post/v1:_blank" },
  { Action: "fail", Test: "TestVectors/post/v1:_empty" },
  { Action: "fail", Test: "TestVectors" },
  { Action: "pass", Test: "TestRecords" },
  { Action: "fail" },
];

const cargoOutput = `test result: ok. 3 passed; 0 failed; 0 ignored
test result: FAILED. 1251 passed; 2 failed; 0 ignored`;

const mavenOutput = `[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1 s -- in RecordsTest
[ERROR] Tests run: 1602, Failures: 2, Errors: 1, Skipped: 0
[INFO] BUILD FAILURE`;

it.each([
  ["python", "1602 passed in 1.69s", { passed: 1602, failed: 0 }],
  ["python", "2 failed, 1600 passed in 1.70s", { passed: 1600, failed: 2 }],
  ["python", "ERROR: file or directory not found", { passed: 0, failed: 0 }],
  ["go", goEvents.map((event) => JSON.stringify(event)).join("\n"), { passed: 2, failed: 1 }],
  ["go", "# concordat-consumer\n./models.go:3: syntax error", { passed: 0, failed: 0 }],
  ["rust", cargoOutput, { passed: 1254, failed: 2 }],
  ["java", mavenOutput, { passed: 1599, failed: 3 }],
  ["java", "[ERROR] COMPILATION ERROR", { passed: 0, failed: 0 }],
])("counts the tests of %s in %j", (name, output, expected) => {
  expect(languages.find((language) => language.name === name).counts(output)).toEqual(expected);
});
