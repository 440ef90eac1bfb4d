// What the tests of each file take of the processors, their child processes among them: with
// CONCORDAT_PROCESSOR_TIMES set, each file appends a line `<seconds> <file>` to the file of that name. Durations do not
// tell: on a busy machine a test that waits takes as long as one that computes. Linux only.
import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

const file = process.env.CONCORDAT_PROCESSOR_TIMES;

if (file !== undefined && process.platform === "linux") {
  const before = processorSeconds();
  afterAll(() => {
    const path = relative(process.env.INIT_CWD ?? process.cwd(), expect.getState().testPath ?? "");
    appendFileSync(file, `${(processorSeconds() - before).toFixed(1)} ${path}\n`);
  });
}

/** The user and system time of this process and of its ended children, in seconds. */
function processorSeconds() {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The name of the process, in parentheses, may hold spaces; utime, stime, cutime and cstime are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / 100;
}
