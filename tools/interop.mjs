#!/usr/bin/env node
// Packs the schemas, unpacks them elsewhere and lets the consumers in interop/ read them, each language whose tools are
// here:
//
//   node tools/interop.mjs                  all languages
//   node tools/interop.mjs go rust          these
//   node tools/interop.mjs --break          with vectors made wrong on purpose: every language must notice
//
// Ends with a line of counts; a language that could not be run counts as skipped.
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { breakVectors } from "./interop/break-vectors.mjs";
import { choicesOf } from "./interop/choices.mjs";
import { languages } from "./interop/languages.mjs";
import { reasonToSkip, runLanguage } from "./interop/run-language.mjs";
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
const markers = values.break ? breakVectors(folder) : [];
const records = join(root, "interop/fixtures/decisions.ndjson");
const task = { schemas: folder, records, expectedChoices: choicesOf(readFileSync(records, "utf8")) };
const total = { passed: 0, failed: 0, skipped: 0 };

for (const language of languages) {
  if (positionals.length > 0 && !positionals.includes(language.name)) continue;
  const reason = reasonToSkip(language);
  if (reason !== null) {
    console.log(`skipped: ${language.name}: ${reason}`);
    total.skipped += 1;
    continue;
  }
  const started = Date.now();
  const result = runLanguage(language, { ...task, cwd: join(root, "interop", language.name) });
  const { passed, failed } = values.break ? noticed(result) : result;
  if (failed > 0) console.log(tail(result.output));
  console.log(`${language.name}: ${passed} passed, ${failed} failed (${seconds(started)} s)`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(temporary, { recursive: true });

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (process.env.CONCORDAT_TEST_COUNTS !== undefined) {
  appendFileSync(process.env.CONCORDAT_TEST_COUNTS, `${JSON.stringify(total)}\n`);
}
process.exitCode = total.failed > 0 ? 1 : 0;

/** With broken vectors, a language passes when it fails on these and on nothing else. */
function noticed({ failed, output }) {
  const right = failed === markers.length && markers.every((marker) => output.includes(marker));
  return right ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function tail(output) {
  return output.split("\n").slice(-60).join("\n");
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
