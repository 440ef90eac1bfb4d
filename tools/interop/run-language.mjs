import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/**
 * Returns the reason why a language cannot be run here, or `null` if it can. Each of its tools must report its
 * version: a launcher such as rustup's is on the PATH even without a compiler.
 */
export function reasonToSkip({ tools }) {
  const missing = tools.map(whyNot).filter((reason) => reason !== null);
  return missing.length === 0 ? null : missing.join(" and ");
}

function whyNot(command) {
  const [tool] = command.split(" ");
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  if (status === 0) return null;
  if (status === 127) return `no ${tool} on the PATH`;
  return `\`${command}\` fails: ${stderr.trim().split("\n")[0]}`;
}

/**
 * Makes a consumer ready, runs its tests and its program. Gives the counts of its test runner, one more for the
 * program, and the output of what failed.
 */
export function runLanguage(language, { cwd, schemas, records, expectedChoices }) {
  const run = ([command, ...args]) => runCommand(command, args, { cwd, schemas });
  for (const step of language.prepare) {
    const { ok, output } = run(step);
    if (!ok) return { passed: 0, failed: 1, output };
  }
  const tests = runTests(language, { cwd, schemas });
  if (tests.failed > 0) return tests;
  const program = run(language.countChoices(records));
  return program.ok && program.stdout.trim() === expectedChoices
    ? { passed: tests.passed + 1, failed: 0, output: "" }
    : { ...tests, failed: 1, output: `count-choices printed\n${program.output}\nnot\n${expectedChoices}` };
}

/** Runs the tests of a consumer that was made ready before, and returns their counts and output. */
export function runTests(language, { cwd, schemas }) {
  const { ok, output } = runCommand(language.test[0], language.test.slice(1), { cwd, schemas });
  const counts = language.counts(output);
  // A runner that fails without a count, as after a compile error, counts as one failure.
  if (!ok) return { ...counts, failed: Math.max(counts.failed, 1), output };
  if (counts.passed === 0) return { passed: 0, failed: 1, output: `no test ran\n${output}` };
  return { ...counts, output };
}

function runCommand(command, args, { cwd, schemas }) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, CONCORDAT_SCHEMAS: schemas, NO_COLOR: "1", PYTHONPATH: "generated" },
    maxBuffer: 1 << 28,
  });
  const stdout = stripVTControlCharacters(result.stdout ?? "");
  const stderr = stripVTControlCharacters(result.stderr ?? result.error?.message ?? "");
  return { ok: result.status === 0, stdout, output: `$ ${command} ${args.join(" ")}\n${stdout}${stderr}` };
}
