// Runs every reader over the parser's corpus. A peer's value counts as its answer when it keeps the contract.
import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { loadContract } from "@concordat/contracts";
import { defineContract } from "@concordat/contracts/define";
import { laterPeers } from "./peers.mjs";

const root = new URL("../../../packages/parser/", import.meta.url);

/** @returns {Promise<(string | number)[][]>} name, right, wrongly refused, wrong */
export async function accuracy([own, ...peers]) {
  const cases = corpus().filter(({ options }) => options === undefined);
  const readers = [
    { name: own.name, answer: (text, contract) => answerOf(own.read(text, contract)) },
    ...[...peers, ...laterPeers].map(({ name, parse }) => ({
      name,
      answer: async (text, contract) => checked(await attempt(parse, text), contract),
    })),
  ];
  const rows = [];
  for (const { name, answer } of readers) {
    const counts = { right: 0, vain: 0, wrong: 0 };
    for (const damaged of cases)
      counts[verdict(await answer(damaged.text, await contractOf(damaged)), damaged.expect)]++;
    rows.push([`${name} (of ${cases.length})`, counts.right, counts.vain, counts.wrong]);
  }
  return rows;
}

function verdict(answer, expected) {
  if (answer === undefined) return expected.state === "valid" ? "vain" : "right";
  return expected.state === "valid" && isDeepStrictEqual(answer.value, plain(expected.value))
    ? "right"
    : "wrong";
}

function answerOf(result) {
  return result.state === "valid" ? { value: plain(result.value) } : undefined;
}

function checked(value, contract) {
  if (value === undefined || contract.validate(value).length > 0) return undefined;
  return { value: plain(contract.fillDefaults(structuredClone(value))) };
}

/** Without the prototypes and key orders that readers differ in. */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}

async function attempt(parse, text) {
  try {
    return await parse(text);
  } catch {
    return undefined;
  }
}

function corpus() {
  const files = [
    ...readdirSync(new URL("corpus/", root)).map((name) => `corpus/${name}`),
    ...readdirSync(new URL("src/repairs/", root)).map((name) => `src/repairs/${name}/cases.json`),
  ].filter((file) => file.endsWith(".json") && !/src\/repairs\/[^/]+\.ts/.test(file));
  return files.flatMap((file) => JSON.parse(readFileSync(new URL(file, root), "utf8")));
}

const contracts = new Map();

async function contractOf({ contract }) {
  if (!contracts.has(contract)) {
    const schema = new URL(`corpus/schemas/${contract}.json`, root);
    contracts.set(
      contract,
      contract.includes("/")
        ? await loadContract(contract)
        : defineContract(JSON.parse(readFileSync(schema, "utf8")), { formats: "assertion" }),
    );
  }
  return contracts.get(contract);
}
