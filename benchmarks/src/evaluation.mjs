// Checks made at run time against Ajv, schema by schema over MaskBench: valid values by the verdict alone, and invalid
// values with all violations. Both are timed in turn in one process, so that what else the machine does slows both.
// Needs the public suites (CONCORDAT_SUITES). `--code` takes the checks that are compiled to code; `--list` prints the slowest.
import { fork } from "node:child_process";
import { once } from "node:events";
import { defineContract } from "@concordat/contracts/define";
import { ajvFor } from "./contracts/ajv-for.mjs";
import { compare } from "./measure/compare.mjs";
import { maskBench, missing } from "./suites/public-suites.mjs";

// V8 optimises functions on a thread of its own. On a machine that does other work as well, that thread may finish in the
// middle of what is timed, or after it, so the measurement runs in a process without it.
const flag = "--no-concurrent-recompilation";
const timing = { rounds: 9, roundNs: 2e5, warmUpNs: 2e7, warmUpCalls: 2_000 };
const compile = process.argv.includes("--code") ? "code" : "closures";

if (missing === null && !process.execArgv.includes(flag))
  await once(fork(import.meta.filename, process.argv.slice(2), { execArgv: [flag] }), "exit");
else if (missing === null) run();
else console.log(`evaluation: skipped, ${missing}`);

function run() {
  const measured = maskBench().map(measureCase).filter(Boolean);
  const engines = Object.groupBy?.(measured, ({ engine }) => engine) ?? { all: measured };
  for (const [engine, cases] of Object.entries(engines)) console.log(`${engine}: ${cases.length} schemas`);
  print("valid values, verdict", measured, "valid");
  print("invalid values, verdict", measured, "refused");
  print("invalid values, all violations", measured, "invalid");
}

function measureCase({ name, schema, tests }) {
  let contract;
  let peer;
  try {
    contract = defineContract(schema, { compile });
    peer = ajvFor(schema);
  } catch {
    return null;
  }
  const agreed = tests.filter(({ data }) => contract.is(data) === peer.first(data));
  const valid = agreed.filter(({ data }) => contract.is(data)).map(({ data }) => data);
  const invalid = agreed.filter(({ data }) => !contract.is(data)).map(({ data }) => data);
  return {
    name,
    engine: contract.engine,
    valid: ratio(valid, contract.is, peer.first),
    refused: ratio(invalid, contract.is, peer.first),
    invalid: ratio(invalid, contract.validate, peer.all),
  };
}

/** How many times as long our check takes as the peer's; null without values. */
function ratio(values, ours, peers) {
  if (values.length === 0) return null;
  const each = (check) => () => {
    for (const value of values) check(value);
  };
  const [, own] = compare({ Ajv: each(peers), own: each(ours) }, { reference: "Ajv", ...timing });
  return { ratio: own.ratio, ns: own.nsPerCall / values.length };
}

function print(title, measured, key) {
  const cases = measured.flatMap(({ name, [key]: found }) => (found === null ? [] : [{ name, ...found }]));
  cases.sort((a, b) => a.ratio - b.ratio);
  const at = (share) => cases[Math.min(cases.length - 1, Math.floor(share * cases.length))];
  console.log(
    `${title}: ${cases.length} schemas; times Ajv: median ${at(0.5).ratio.toFixed(2)}, 90th percentile ${at(0.9).ratio.toFixed(2)}, worst ${at(1).ratio.toFixed(2)} (${at(1).name})`,
  );
  const over = cases.filter(({ ratio }) => ratio > 5).length;
  const twice = cases.filter(({ ratio }) => ratio > 2).length;
  console.log(`  above 2: ${twice}, above 5: ${over}`);
  if (process.argv.includes("--list"))
    for (const { name, ratio, ns } of cases.slice(-12))
      console.log(`  ${ratio.toFixed(1)} ${ns.toFixed(0)} ns ${name}`);
}
