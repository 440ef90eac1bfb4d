// How long llama.cpp takes for the tokens that a grammar allows next, over every schema of the public suites: it tests every
// token of a small vocabulary at each place of an answer. Prints the slowest grammars. Needs the public suites
// (CONCORDAT_SUITES); `CONCORDAT_PART=2/6` takes every sixth schema from the second one, and `CONCORDAT_GRAMMARS` names the
// module of another build to compare with.
import { defineContract } from "@concordat/contracts/define";
import { randomModel } from "@concordat/testing/random-model";
import { getLlama } from "node-llama-cpp";
import { writeByMask } from "./grammar-masks/write-by-mask.mjs";
import { printTable } from "./measure/table.mjs";
import { inSchemaOrder } from "./suites/in-schema-order.mjs";
import { jsonSchemaBench, maskBench, missing } from "./suites/public-suites.mjs";

const listed = 15;

if (missing === null) {
  const { compileGrammar } = await import(process.env.CONCORDAT_GRAMMARS ?? "@concordat/llm/grammar");
  const llama = await getLlama({ build: "never", skipDownload: true, gpu: false, logLevel: "error" });
  const model = await llama.loadModel({ modelPath: await randomModel(), vocabOnly: true });
  const rows = [];
  for (const { name, schema, instance } of part(allCases())) {
    try {
      const contract = defineContract(schema, { formats: "assertion" });
      const { grammar } = compileGrammar(contract.schema, { assertsFormats: true, digits: 15 });
      const compiled = await llama.createGrammar({ grammar });
      const given = instance === undefined ? null : JSON.stringify(inSchemaOrder(instance, contract.schema));
      for (const text of given === null ? [null] : [null, given])
        rows.push({ name, grammar: grammar.length, ...writeByMask(llama, model, compiled, text) });
    } catch (error) {
      console.log(`  no grammar for ${name}: ${error.message.slice(0, 120)}`);
    }
  }
  report(rows);
} else console.log(`grammar-masks: skipped, ${missing}`);

/** Every schema, with the longest valid instance where the suite has one. */
function* allCases() {
  for (const { name, schema, tests } of maskBench()) {
    const valid = tests.filter((test) => test.valid).map(({ data }) => data);
    const length = (value) => JSON.stringify(value).length;
    yield { name: `MaskBench ${name}`, schema, instance: valid.sort((a, b) => length(b) - length(a))[0] };
  }
  for (const { dataset, schemas } of jsonSchemaBench())
    for (const { name, schema } of schemas) yield { name: `${dataset} ${name}`, schema };
}

function* part(items) {
  const [first, every] = (process.env.CONCORDAT_PART ?? "1/1").split("/").map(Number);
  let index = 0;
  for (const item of items) if (index++ % every === first - 1) yield item;
}

function report(rows) {
  const each = rows.map((row) => ({ ...row, ms: row.cpuMs / Math.max(1, row.tokens) }));
  const sorted = each.toSorted((a, b) => b.cpuMs - a.cpuMs);
  const perToken = each.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) =>
    perToken[Math.min(perToken.length - 1, Math.floor(share * perToken.length))].toFixed(2);
  printTable({
    title: `${rows.length} answers, ${Math.round(each.reduce((sum, { cpuMs }) => sum + cpuMs, 0))} ms of processor time`,
    note: `ms a token: median ${at(0.5)}, 90 % ${at(0.9)}, 99 % ${at(0.99)}, slowest ${at(1)}`,
    columns: ["", "grammar, characters", "tokens", "ms", "ms a token"],
    rows: sorted
      .slice(0, listed)
      .map(({ name, grammar, tokens, cpuMs, ms }) => [
        name,
        grammar,
        tokens,
        Math.round(cpuMs),
        ms.toFixed(2),
      ]),
  });
}
