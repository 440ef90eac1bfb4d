// A vitest reporter that ends a run with what was skipped and why, what failed, and one plain line of counts, so that
// the last lines of a long log say everything:
//
//   skipped: validates in a browser: no Chromium on the PATH
//   failed: packages/files/src/lock.test.ts > is taken once: expected 2 to be 1
//   did not end: packages/files/src/copy.test.ts: 2 of its 5 tests
//   failed outside a test: Worker exited unexpectedly
//   412 passed, 2 failed, 1 skipped
//
// With CONCORDAT_TEST_COUNTS set, the counts are also appended to that file, a JSON object a line, so that
// several runs can be added up.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";

export default class ClosingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failedModules = modules.filter((module) => !module.ok() && module.errors().length > 0);

    const skipped = inState("skipped");
    for (const test of skipped) {
      console.log(`skipped: ${test.fullName}${reasonOf(test)}`);
    }
    for (const test of inState("failed")) {
      console.log(`failed: ${nameOf(test.module)} > ${test.fullName}: ${firstLine(test.result().errors[0])}`);
    }
    for (const module of failedModules) {
      console.log(`failed: ${nameOf(module)}: ${firstLine(module.errors()[0])}`);
    }
    for (const module of modules) {
      const all = [...module.children.allTests()];
      const pending = all.filter((test) => test.result().state === "pending");
      if (pending.length > 0 || module.state() === "queued" || module.state() === "pending") {
        console.log(`did not end: ${nameOf(module)}: ${pending.length} of its ${all.length} tests`);
      }
    }
    for (const error of unhandledErrors) {
      console.log(`failed outside a test: ${firstLine(error)}`);
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

/** The path of a test file from the folder that the run was started in. */
function nameOf(module) {
  return relative(process.cwd(), module.moduleId);
}

/** What an error says, its first line, and the same of its cause. */
function firstLine(error) {
  const line = String(error?.message ?? "no message").split("\n", 1)[0];
  return error?.cause === undefined ? line : `${line} ${firstLine(error.cause)}`;
}

/** Why a test was skipped, said behind its name; nothing where its name says it. */
function reasonOf(test) {
  const { note } = test.result();
  if (note !== undefined) return `: ${note}`;
  return test.fullName.includes("(skipped") ? "" : ": no reason given";
}
