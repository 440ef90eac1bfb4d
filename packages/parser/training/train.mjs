#!/usr/bin/env node
// Learns the weights of the words around an answer from `sentences.ndjson`, and writes them to the parser's sources:
//
//   node packages/parser/training/train.mjs
//
// A line of that file is a text: whether it withdraws its answer, and its sentences after the answer, as the parser scores
// them (κ is a key of the contract, ¬ the answer's member or number, ¤ £ ¢ another member, # another number). A text
// withdraws its answer if one of its sentences does.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf, pack } from "./features.mjs";

/**
 * How much an error on a text counts. `kept`: texts of the corpus and the tests; `settled`: unseen texts that the rules before
 * the weights judged rightly; `open`: those that they did not; `written`: sentences written for training;
 * `documentation`: prose that speaks of no answer; `decided`: texts that another rule refuses already.
 */
const costs = { kept: 5, settled: 2.5, open: 1, written: 0.5, documentation: 0.15, decided: 0.1 };

/** A plain text that is refused costs more than a withdrawn answer that is accepted. */
const plainFactor = 1.5;

/** The price of a weight that is not 0, which bounds their number. */
const price = 2.5;

const sweeps = 11;
const steepness = 1.3;
const threshold = 1;
const levels = [-2, -1, 0, 1, 2];

const texts = readTexts();
const occurrences = indexed(texts);
const weights = new Map();
for (let sweep = 0; sweep < sweeps; sweep++) {
  const changed = sweepOnce(price * Math.min(1, (sweep + 1) / 4));
  console.log(`sweep ${sweep + 1}: ${changed} changes, ${weights.size} weights, ${errors()} errors`);
  if (changed === 0) break;
}
write();

/** Reads the texts with the features of their sentences. */
function readTexts() {
  const lines = readFileSync(join(import.meta.dirname, "sentences.ndjson"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const { kind, withdraws, sentences } = JSON.parse(line);
    const factor = withdraws || kind === "documentation" ? 1 : plainFactor;
    const scored = sentences.map((sentence) => ({ counts: countsOf(featuresOf(sentence)), score: 0 }));
    return { withdraws, cost: costs[kind] * factor, sentences: scored, learns: kind !== "documentation" };
  });
}

function countsOf(features) {
  const counts = new Map();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Returns the texts of each feature. Features of documentation alone get no weight. */
function indexed(all) {
  const index = new Map();
  for (const text of all) {
    for (const { counts } of text.sentences) {
      for (const feature of counts.keys()) {
        if (!index.has(feature)) index.set(feature, new Set());
        index.get(feature).add(text);
      }
    }
  }
  return new Map([...index].filter(([, found]) => [...found].some(({ learns }) => learns)));
}

/** Gives each feature the level at which the texts cost least. Returns how many changed. */
function sweepOnce(weightPrice) {
  let changed = 0;
  for (const [feature, found] of occurrences) {
    const current = weights.get(feature) ?? 0;
    const costAt = (level) => {
      let cost = level === 0 ? 0 : weightPrice;
      for (const text of found) cost += lossOf(text, feature, level - current);
      return cost;
    };
    let best = current;
    let least = costAt(current) - 1e-9;
    for (const level of levels) {
      const cost = level === current ? least : costAt(level);
      if (cost < least) [best, least] = [level, cost];
    }
    if (best === current) continue;
    changed++;
    if (best === 0) weights.delete(feature);
    else weights.set(feature, best);
    for (const text of found) {
      for (const sentence of text.sentences)
        sentence.score += (best - current) * (sentence.counts.get(feature) ?? 0);
    }
  }
  return changed;
}

/** Returns the logistic loss of a text if a feature's weight changed by an amount. */
function lossOf({ withdraws, cost, sentences }, feature, change) {
  let highest = -Infinity;
  for (const { counts, score } of sentences)
    highest = Math.max(highest, score + change * (counts.get(feature) ?? 0));
  const margin = (withdraws ? 1 : -1) * (highest - threshold - 0.5) * steepness;
  return cost * (Math.log1p(Math.exp(-Math.abs(margin))) + Math.max(0, -margin));
}

/** Counts the texts that the weights judge otherwise. */
function errors() {
  return texts.filter(
    ({ withdraws, sentences, learns }) =>
      learns && sentences.some(({ score }) => score > threshold) !== withdraws,
  ).length;
}

function write() {
  const file = join(import.meta.dirname, "../src/answer/conflict/withdrawal-weights.ts");
  writeFileSync(
    file,
    `/** The score of a sentence without features. */
export const offset = ${-threshold};

/** The weights of features, packed. \`training/train.mjs\` learns them. */
export const packedWeights =
  ${JSON.stringify(pack(weights))};
`,
  );
}
