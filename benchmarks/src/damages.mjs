// Short texts with a single damage: the parser compared with jsonrepair, by the processor's time.
import { isDeepStrictEqual } from "node:util";
import { parseText } from "@concordat/parser";
import { compare, processorTime } from "./measure/compare.mjs";
import { duration, printTable } from "./measure/table.mjs";
import { peers } from "./parser/peers.mjs";
import { answers, singleDamages } from "./parser/single-damages.mjs";

const jsonrepair = peers.find(({ name }) => name === "jsonrepair").parse;
const how = { reference: "theirs", rounds: 30, warmUpNs: 5e7, roundNs: 2e6, clock: processorTime };

const texts = singleDamages();
// What was compiled for the first texts alone is compiled again with the next: nothing of that is measured.
for (let round = 0; round < 500; round++) {
  for (const { text, contract } of texts) {
    parseText(text, contract);
    attempt(() => jsonrepair(text));
  }
}

const measured = texts.flatMap(({ damage, answer, text, contract }) => {
  const value = attempt(() => jsonrepair(text));
  const result = parseText(text, contract);
  if (result.state !== "valid") throw new Error(`${damage}, ${answer}: ${JSON.stringify(result)}`);
  if (!isDeepStrictEqual(plain(result.value), value)) return [];
  const [theirs, ours] = compare(
    { theirs: () => jsonrepair(text), ours: () => parseText(text, contract) },
    how,
  );
  return [{ damage, answer, theirs: theirs.nsPerCall, ours: ours.nsPerCall, ratio: ours.ratio }];
});

printTable({
  title: "Texts with a single damage that both read alike",
  note: "a reading of ours finds the value, repairs it and checks it against the contract; theirs repairs it and parses it",
  columns: ["", "text", "concordat parseText", "jsonrepair", "times jsonrepair"],
  rows: measured.map(({ damage, answer, ours, theirs, ratio }) => [
    damage,
    answer,
    duration(ours),
    duration(theirs),
    ratio.toFixed(2),
  ]),
});
const most = Math.max(...measured.map(({ ratio }) => ratio));
const above = measured.filter(({ ratio }) => ratio > 3);
console.log(
  `\n${measured.length} texts; the most is ${most.toFixed(2)} times jsonrepair, ${above.length} are above 3`,
);

printTable({
  title: "The same texts without a damage",
  columns: ["", "JSON.parse and validate", "concordat parseText", "times as long"],
  rows: answers.map(({ name, text, contract }) => {
    const [theirs, ours] = compare(
      { theirs: () => contract.validate(JSON.parse(text)), ours: () => parseText(text, contract) },
      how,
    );
    return [name, duration(theirs.nsPerCall), duration(ours.nsPerCall), ours.ratio.toFixed(2)];
  }),
});

// Only behind a hundred texts without damage is JSON.parse asked first, and its exception paid for.
const [{ text: clean, contract }] = answers;
const single = clean.replace(/"Lovely crumb."/, "'Lovely crumb.'");
printTable({
  title: "A short decision in which only JSON.parse sees the damage, among texts without one",
  columns: ["", "what it adds, looking through the next ones included"],
  rows: [1, 10, 200].map((others) => {
    const round = (damaged) => () => {
      for (let count = 0; count < others; count++) parseText(clean, contract);
      return damaged ? parseText(single, contract) : null;
    };
    const [without, all] = compare(
      { without: round(false), all: round(true) },
      { ...how, rounds: 100, reference: "without" },
    );
    return [`one behind ${others}`, duration(all.nsPerCall - without.nsPerCall)];
  }),
});

function attempt(call) {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** Without the prototypes and key orders that readers differ in. */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}
