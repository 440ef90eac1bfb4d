// The instances that our grammars let through, compared with what constrained decoders have published on the whole of
// MaskBench. The grammars are run by llama.cpp itself. Needs the public suites (CONCORDAT_SUITES); formats are
// asserted, as the suite's verdicts have them, and instances have their keys in the schema's order.
import { defineContract } from "@concordat/contracts/define";
import { compileGrammar } from "@concordat/llm/grammar";
import { getLlama } from "node-llama-cpp";
import { inSchemaOrder } from "./suites/in-schema-order.mjs";
import { maskBench, missing } from "./suites/public-suites.mjs";

/** Share of cases of which every valid instance passes and every invalid one is refused, as published. */
const published = { LLGuidance: 78.8, XGrammar: 71.8, Outlines: 62.4, "llama.cpp": 57.5 };

if (missing === null) {
  const llama = await getLlama({ build: "never", skipDownload: true, gpu: false });
  const counts = { passed: 0, cases: 0, valid: 0, refused: 0, slowest: 0, largest: 0 };
  for (const { name, schema, tests } of maskBench()) {
    counts.cases += 1;
    try {
      if (await passes(schema, tests, llama, counts)) counts.passed += 1;
      else if (process.argv.includes("--list")) console.log(`  not passed: ${name}`);
    } catch (error) {
      console.log(`  no grammar for ${name}: ${error.message.slice(0, 150)}`);
    }
  }
  const { passed, cases, valid, refused, slowest, largest } = counts;
  console.log(`MaskBench, ${cases} cases: ${percent(passed, cases)} passed`);
  console.log(`  valid instances refused: ${refused} of ${valid} (${percent(refused, valid)})`);
  console.log(
    `  slowest grammar ${Math.round(slowest)} ms of processor time, largest ${Math.round(largest / 1024)} kB`,
  );
  for (const [decoder, share] of Object.entries(published)) console.log(`  published: ${decoder} ${share} %`);
} else console.log(`grammar: skipped, ${missing}`);

async function passes(schema, tests, llama, counts) {
  const started = process.cpuUsage();
  const contract = defineContract(schema, { formats: "assertion" });
  const { grammar } = compileGrammar(contract.schema, { assertsFormats: true });
  const { user, system } = process.cpuUsage(started);
  counts.slowest = Math.max(counts.slowest, (user + system) / 1000);
  counts.largest = Math.max(counts.largest, grammar.length);
  const compiled = await llama.createGrammar({ grammar });
  let all = true;
  for (const { data, valid } of tests) {
    const accepted = compiled._testText(JSON.stringify(inSchemaOrder(data, contract.schema)));
    if (valid) counts.valid += 1;
    if (valid && !accepted) counts.refused += 1;
    all &&= accepted === valid;
  }
  return all;
}

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
