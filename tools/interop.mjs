#!/usr/bin/env node
// Packs the schemas, unpacks them elsewhere and lets the consumers in interop/ read them, each language whose tools are
// here:
//
//   node tools/interop.mjs                  all languages
//   node tools/interop.mjs go rust          these
//   node tools/interop.mjs --break          then once more with vectors made wrong on purpose: every language that
//                                           passed must notice
//
// Ends with a line of counts; a language that could not be run counts as skipped.
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { breakVectors } from "./interop/break-vectors.mjs";
import { choicesOf } from "./interop/choices.mjs";
import { languages } from "./interop/languages.mjs";
import { reasonToSkip, runLanguage, runTests } from "./interop/run-language.mjs";
import { unpackedSchemas } from "./interop/unpacked-schemas.mjs";

const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { break: { type: "boolean" } },
});
const unknown = positionals.filter((name) => languages.every((language) => language.name !== name));
if (unknown.length > 0) {
  console.error(
    `no consumer in ${unknown.join(", ")}; there are ${languages.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}

const { version } = JSON.parse(readFileSync(join(root, "packages/contracts/package.json"), "utf8"));
const { temporary, folder } = unpackedSchemas({ root, release: version });
const records = join(root, "interop/fixtures/decisions.ndjson");
const task = { schemas: folder, records, expectedChoices: choicesOf(readFileSync(records, "utf8")) };
const total = { passed: 0, failed: 0, skipped: 0 };

const chosen = languages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const passing = chosen.filter(passes);
if (values.break) {
  const markers = breakVectors(folder);
  for (const language of passing) noticesBroken(language, markers);
}
rmSync(temporary, { recursive: true });

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (process.env.CONCORDAT_TEST_COUNTS !== undefined) {
  appendFileSync(process.env.CONCORDAT_TEST_COUNTS, `${JSON.stringify(total)}\n`);
}
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a language's consumer and returns whether it passed; one whose tools are missing is skipped. */
function passes(language) {
  const reason = reasonToSkip(language);
  if (reason !== null) {
    console.log(`skipped: ${language.name}: ${reason}`);
    total.skipped += 1;
    return false;
  }
  const started = Date.now();
  const result = runLanguage(language, { ...task, cwd: join(root, "interop", language.name) });
  count(`${language.name}:`, result, started);
  return result.failed === 0;
}

/** With broken vectors, a consumer passes when its tests fail on these and on nothing else. */
function noticesBroken(language, markers) {
  const started = Date.now();
  const { failed, output } = runTests(language, { ...task, cwd: join(root, "interop", language.name) });
  const noticed = failed === markers.length && markers.every((marker) => output.includes(marker));
  const counts = noticed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  count(`${language.name}, vectors made wrong:`, { ...counts, output }, started);
}

function count(title, { passed, failed, output }, started) {
  if (failed > 0) console.log(tail(output));
  console.log(`${title} ${passed} passed, ${failed} failed (${seconds(started)} s)`);
  total.passed += passed;
  total.failed += failed;
}

function tail(output) {
  return output.split("\n").slice(-60).join("\n");
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
