// A vitest reporter that ends a run with what was skipped and why, and with one plain line of counts:
//
//   skipped: validates in a browser: no Chromium on the PATH
//   412 passed, 0 failed, 1 skipped
//
// With CONCORDAT_TEST_COUNTS set, the counts are also appended to that file, a JSON object a line, so that
// several runs can be added up.
import { appendFileSync } from "node:fs";

export default class ClosingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failedModules = modules.filter((module) => !module.ok() && module.errors().length > 0);

    const skipped = inState("skipped");
    for (const test of skipped) {
      console.log(`skipped: ${test.fullName}${reasonOf(test)}`);
    }
    const counts = {
      passed: inState("passed").length,
      failed: inState("failed").length + failedModules.length + unhandledErrors.length,
      skipped: skipped.length,
    };
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    if (process.env.CONCORDAT_TEST_COUNTS !== undefined) {
      appendFileSync(process.env.CONCORDAT_TEST_COUNTS, `${JSON.stringify(counts)}\n`);
    }
  }
}

/** Why a test was skipped, said behind its name; nothing where its name says it. */
function reasonOf(test) {
  const { note } = test.result();
  if (note !== undefined) return `: ${note}`;
  return test.fullName.includes("(skipped") ? "" : ": no reason given";
}
