#!/usr/bin/env node
// Learns the large table of weights from the corpora and from `sentences.ndjson`, and writes it to the parser's sources. It is
// run by hand, when texts are added:
//
//   node packages/parser/training/train-large.mjs
//   node packages/parser/training/train-large.mjs --judge   leaves sets out in turn, and prints what the others teach
//
// The model is logistic: a text withdraws its answer if one of its passages does.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packLarge } from "./pack-large.mjs";

/** How much an error on a text counts, for sets other than those of unseen texts. */
const costs = { corpus: 6, kept: 3, written: 0.5, documentation: 0.1 };

/** A plain text that is refused costs more than a withdrawn answer that is accepted. */
const plainFactor = 1.5;

const epochs = 8;
const rate = 0.2;
const decay = 1e-5;
const bias = -1;

/** Features of fewer texts get no weight, and only the largest weights are kept. */
const minTexts = 2;
const maxWeights = 45_000;

/** Number of models, each of another order of the texts, whose weights are averaged. */
const models = 3;

const { corpusTexts, sentenceTexts, featureCount, levels } = await loadSources();
const unseen = await corpusTexts();
const texts = [...unseen, ...sentenceTexts()].filter(
  ({ passages, isRuled }) => passages.length > 0 && !isRuled,
);
if (process.argv.includes("--judge")) judge();
else write(learn(texts));

/** Loads the sources of the parser that find the features of a text. */
async function loadSources() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "large-texts.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    external: ["@concordat/*"],
    alias: { "#taken-back": join(import.meta.dirname, "../src/answer/conflict/large/taken-back.ts") },
    plugins: [{ name: "own-folders", setup: keepFolders }],
  });
  const file = join(import.meta.dirname, "../node_modules/.large-texts.mjs");
  writeFileSync(file, outputFiles[0].text);
  return import(file);
}

/** Gives each joined module the folder in which it stands. */
function keepFolders({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const { readFile } = await import("node:fs/promises");
    const { dirname } = await import("node:path");
    const source = await readFile(path, "utf8");
    return {
      contents: source.replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
      loader: "ts",
    };
  });
}

/** Learns levels of features: 0 for most. */
function learn(known) {
  const frequent = countTexts(known).map((count) => Number(count >= minTexts));
  const kept = known.map((text) => ({
    ...text,
    passages: text.passages.map((features) => features.filter((feature) => frequent[feature] === 1)),
    cost: (costs[text.set] ?? 1) * (text.withdraws ? 1 : plainFactor),
  }));
  const weights = average(Array.from({ length: models }, (_, index) => descend(kept, index + 1)));
  const [smallest] = [...weights]
    .map(Math.abs)
    .sort((a, b) => b - a)
    .slice(maxWeights - 1);
  return Uint8Array.from(weights, (weight) => (Math.abs(weight) < smallest ? 0 : nearestLevel(weight)));
}

function average(all) {
  return all[0].map((_, feature) => all.reduce((sum, weights) => sum + weights[feature], 0) / all.length);
}

function countTexts(known) {
  const counts = new Uint16Array(featureCount);
  for (const { passages } of known) for (const feature of new Set(passages.flat())) counts[feature]++;
  return counts;
}

/** Descends the logistic loss of the texts by AdaGrad. The score of a text is the soft maximum of its passages. */
function descend(known, seed) {
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(0.01);
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { passages, withdraws, cost } of shuffled(known, random)) {
      const shares = passages.map((features) => Math.exp(scoreOf(features, weights)));
      const sum = shares.reduce((total, share) => total + share, 0);
      const error = (sum / (1 + sum) - Number(withdraws)) * cost;
      passages.forEach((features, index) => {
        for (const feature of features) {
          const slope = (error * shares[index]) / sum + decay * weights[feature];
          squares[feature] += slope ** 2;
          weights[feature] -= (rate * slope) / Math.sqrt(squares[feature]);
        }
      });
    }
  }
  return weights;
}

function scoreOf(features, weights) {
  let score = bias;
  for (const feature of features) score += weights[feature];
  return score;
}

function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(list, random) {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

function nearestLevel(weight) {
  const distances = levels.slice(1).map((level) => Math.abs(level - weight));
  return 1 + distances.indexOf(Math.min(...distances));
}

function isWithdrawn({ passages, isRuled }, values) {
  return isRuled || passages.some((features) => scoreOf(features, values) > 0);
}

/** Leaves sets of unseen texts out, four at a time, and prints how the others' weights judge their texts. */
function judge() {
  const names = [...new Set(unseen.map(({ set }) => set))].filter((name) => costs[name] === undefined);
  const total = tally([], []);
  for (let first = 0; first < names.length; first += 4) {
    const left = names.slice(first, first + 4);
    const values = Float64Array.from(learn(texts.filter(({ set }) => !left.includes(set))), levelValue);
    for (const name of left) {
      const own = tally(
        unseen.filter(({ set }) => set === name),
        values,
      );
      for (const key of Object.keys(total)) total[key] += own[key];
      console.log(`${name}: ${described(own)}`);
    }
  }
  console.log(`all: ${described(total)}`);
}

function tally(judged, values) {
  const withdrawn = judged.filter(({ withdraws }) => withdraws);
  const plain = judged.filter(({ withdraws }) => !withdraws);
  return {
    accepted: withdrawn.filter((text) => !isWithdrawn(text, values)).length,
    withdrawn: withdrawn.length,
    refused: plain.filter((text) => isWithdrawn(text, values)).length,
    plain: plain.length,
  };
}

function described({ accepted, withdrawn, refused, plain }) {
  return `${accepted} of ${withdrawn} accepted, ${refused} of ${plain} refused`;
}

function levelValue(level) {
  return levels[level];
}

function write(table) {
  const values = Float64Array.from(table, levelValue);
  const wrong = unseen.filter((text) => text.withdraws !== isWithdrawn(text, values));
  for (const { set, title } of wrong) if (set === "corpus") console.log(`${set}: ${title}`);
  const packed = packLarge(table);
  console.log(`${wrong.length} of ${unseen.length} texts judged otherwise; ${packed.length} characters`);
  writeFileSync(
    join(import.meta.dirname, "../src/answer/conflict/large/weights.ts"),
    `/** The score of no feature. */
export const bias = ${bias};

/** The weights of features, packed. \`training/train-large.mjs\` learns them. */
export const packedWeights: string =
  ${JSON.stringify(packed)};
`,
  );
}
