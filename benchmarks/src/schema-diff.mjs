// How many pairs of schemas a comparison leaves undecided, and whether it is ever wrong: every ordered pair of schemas in
// each file of the official suite for 2020-12. The suite's instances are the oracle: one that the old schema accepts and the
// new one refuses shows that no reader of the new one reads all old values. Needs the public suites (CONCORDAT_SUITES).
// `--list` prints the undecided pairs of each file with their reasons; further arguments are the files to take.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { diffSchemas } from "@concordat/schema-diff";
import { missing } from "./suites/public-suites.mjs";

const dialect = "2020-12";
const args = process.argv.slice(2);
const list = args.includes("--list");
const files = args.filter((arg) => !arg.startsWith("--"));

if (missing === null) run();
else console.log(`schema-diff: skipped, ${missing}`);

function run() {
  const counts = { pairs: 0, undecided: 0, wrong: 0, missed: 0, refused: 0 };
  const byFile = [];
  const folder = join(process.env.CONCORDAT_SUITES, "json-schema-test-suite/draft2020-12");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    if (files.length > 0 && !files.includes(file.replace(".json", ""))) continue;
    const before = counts.undecided;
    comparePairs(file, JSON.parse(readFileSync(join(folder, file), "utf8")), counts);
    byFile.push({ file, undecided: counts.undecided - before });
  }
  byFile.sort((a, b) => b.undecided - a.undecided);
  const { pairs, undecided, wrong, missed, refused } = counts;
  console.log(`${pairs} pairs of schemas, ${refused} more refused with a message`);
  console.log(`  undecided ${((100 * undecided) / pairs).toFixed(1)} % (${undecided})`);
  console.log(
    `  wrongly called compatible ${wrong}; undecided although an instance of the suite decides ${missed}`,
  );
  for (const { file, undecided: count } of byFile.slice(0, 12))
    console.log(`  ${count} undecided in ${file}`);
}

function comparePairs(file, groups, counts) {
  groups.forEach((older, from) => {
    groups.forEach((newer, to) => {
      if (from === to) return;
      comparePair(`${file} ${older.description} → ${newer.description}`, older, newer, counts);
    });
  });
}

function comparePair(name, older, newer, counts) {
  let verdict;
  let reason;
  try {
    const { backward } = diffSchemas(older.schema, newer.schema, { policy: "strict", dialect });
    ({ verdict } = backward);
    ({ reason } = backward);
  } catch {
    counts.refused += 1;
    return;
  }
  counts.pairs += 1;
  const isRefuted = shownBy(older, newer);
  if (verdict === "compatible" && isRefuted) {
    counts.wrong += 1;
    console.log(`  WRONG ${name}`);
  }
  if (verdict !== "undecided") return;
  counts.undecided += 1;
  if (isRefuted) counts.missed += 1;
  if (list) console.log(`  ${name}${isRefuted ? " (an instance decides)" : ""}\n    ${reason}`);
}

/** Whether an instance on which the suite has a verdict for both schemas is valid under the old one alone. */
function shownBy(older, newer) {
  const refused = new Set(newer.tests.filter(({ valid }) => !valid).map(({ data }) => JSON.stringify(data)));
  return older.tests.some(({ valid, data }) => valid && refused.has(JSON.stringify(data)));
}
