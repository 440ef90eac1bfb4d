// How many real-world schemas a contract can be made of as they are, and how many of MaskBench's instances are judged
// as the suite has it. Needs the public suites (CONCORDAT_SUITES).
import { defineContract } from "@concordat/contracts/define";
import { jsonSchemaBench, maskBench, missing } from "./suites/public-suites.mjs";

if (missing === null) {
  console.log("\nJSONSchemaBench, schemas that a contract can be made of as they are:");
  let taken = 0;
  let all = 0;
  for (const { dataset, schemas } of jsonSchemaBench()) {
    const refused = schemas.flatMap(({ name, schema }) => problemOf(name, schema) ?? []);
    taken += schemas.length - refused.length;
    all += schemas.length;
    console.log(`  ${dataset.padEnd(16)} ${schemas.length - refused.length} of ${schemas.length}`);
    for (const line of refused) console.log(`    ${line}`);
  }
  console.log(`  together         ${taken} of ${all} (${percent(taken, all)})`);
  verdicts();
} else console.log(`define: skipped, ${missing}`);

function problemOf(name, schema) {
  const started = performance.now();
  try {
    defineContract(schema);
  } catch (error) {
    return `${name}: ${error.message.slice(0, 200)}`;
  }
  const took = performance.now() - started;
  return took > 2000 ? `${name}: took ${(took / 1000).toFixed(1)} s` : null;
}

function verdicts() {
  let same = 0;
  let all = 0;
  for (const { name, schema, tests } of maskBench()) {
    let contract;
    try {
      contract = defineContract(schema, { formats: "assertion" });
    } catch {
      continue;
    }
    for (const { description, data, valid } of tests) {
      all += 1;
      if (contract.is(data) === valid) same += 1;
      else if (process.argv.includes("--list")) console.log(`  ${name}: ${description} is ${!valid} here`);
    }
  }
  console.log(
    `MaskBench, instances judged as the suite judges them: ${same} of ${all} (${percent(same, all)})`,
  );
}

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
