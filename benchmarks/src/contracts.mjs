// Contracts against their peers: validating, validating with parsing, importing, size.
import { readFileSync } from "node:fs";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { sizes } from "./contracts/bundle-size.mjs";
import { ajvRunTime, ajvStandalone } from "./contracts/peer-ajv.mjs";
import { typeboxDecision, typeboxIteration } from "./contracts/peer-typebox.mjs";
import { valibotDecision, valibotIteration } from "./contracts/peer-valibot.mjs";
import { zodDecision, zodIteration } from "./contracts/peer-zod.mjs";
import { compare } from "./measure/compare.mjs";
import { timeProcesses } from "./measure/processes.mjs";
import { comparisonTable, printTable } from "./measure/table.mjs";

const subjects = [
  {
    contract: agentDecision,
    peers: { TypeBox: typeboxDecision, zod: zodDecision, valibot: valibotDecision },
  },
  {
    contract: iterationResponse,
    peers: { TypeBox: typeboxIteration, zod: zodIteration, valibot: valibotIteration },
  },
];

for (const { contract, peers } of subjects) {
  const tests = vectorsOf(contract.ref).filter(({ valid }) => valid);
  const checks = {
    concordat: (value) => contract.is(value),
    ...peers,
    "Ajv at run time": ajvRunTime(contract.schema),
    "Ajv standalone": await ajvStandalone(contract.schema),
  };
  printDisagreements(contract.ref, checks);
  const values = tests.map(({ data }) => data);
  const texts = values.map((value) => JSON.stringify(value));
  comparisonTable(
    `${contract.ref}: validate ${values.length} valid values`,
    compare(
      mapValues(checks, (check) => () => values.every(check)),
      { reference: "TypeBox" },
    ),
    { reference: "TypeBox" },
  );
  comparisonTable(
    `${contract.ref}: JSON.parse and validate`,
    compare(
      {
        "JSON.parse alone": () => texts.map((text) => JSON.parse(text)),
        ...mapValues(checks, (check) => () => texts.map((text) => JSON.parse(text)).every(check)),
      },
      { reference: "JSON.parse alone" },
    ),
    { reference: "JSON.parse alone" },
  );
}

const times = timeProcesses(
  {
    "an empty process": ["--input-type=module", "-e", "0"],
    "agent-decision": ["--input-type=module", "-e", 'import "@concordat/contracts/agent-decision"'],
    "iteration-response": ["--input-type=module", "-e", 'import "@concordat/contracts/iteration-response"'],
    "every contract": ["--input-type=module", "-e", 'import "@concordat/contracts"'],
  },
  { cwd: new URL("..", import.meta.url).pathname },
);
printTable({
  title: "Importing, over an empty Node process",
  columns: ["", "ms", "over empty"],
  rows: times.map(({ name, ms }) => [name, ms.toFixed(1), (ms - times[0].ms).toFixed(1)]),
});

printTable({
  title: "Size of one contract, bundled for a browser",
  columns: ["", "minified", "gzipped"],
  rows: (await sizes()).map(({ ref, minified, gzipped }) => [ref, `${minified} B`, `${gzipped} B`]),
});

/** Says where a peer's verdict on our vectors is not the expected one: being fast by being wrong is not a win. */
function printDisagreements(ref, checks) {
  const tests = vectorsOf(ref);
  printTable({
    title: `${ref}: verdicts on ${tests.length} vectors`,
    columns: ["", "right", "wrong"],
    rows: Object.entries(checks).map(([name, check]) => {
      const right = tests.filter(({ data, valid }) => check(data) === valid).length;
      return [name, right, tests.length - right];
    }),
  });
}

function vectorsOf(ref) {
  const file = new URL(`../../schemas/${ref}/vectors.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).flatMap(({ tests }) => tests);
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
