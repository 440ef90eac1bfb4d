// What `train-large.mjs` learns from: the texts of the corpora as the parser reads them, and sentences.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addSentence } from "../src/answer/conflict/large/features.js";
import { passages } from "../src/answer/conflict/large/taken-back.js";
import type { TakenBack } from "../src/answer/conflict/taken-back.js";
import { takenBack as byRule } from "../src/answer/conflict/taken-back.js";
import type { ReadOptions } from "../src/answer/parse-input.js";
import { readAnywhere } from "../src/answer/read-anywhere.js";
import { readStrict } from "../src/strict/read-strict.js";
import { type CorpusCase, contractOf, corpusFiles, unseenCases, unseenNames } from "../src/testing/corpus.js";

export { featureCount } from "../src/answer/conflict/large/features.js";
export { levels } from "../src/answer/conflict/large/packing.js";

/** A text, the features of its passages, and whether one of them withdraws the answer. */
interface TrainingText {
  readonly set: string;
  readonly title: string;
  readonly withdraws: boolean;
  /** Whether a rule withdraws the answer, whatever the weights say. */
  readonly isRuled: boolean;
  readonly passages: readonly (readonly number[])[];
}

/** Reads the texts that only the words around their answer decide. */
export async function corpusTexts(): Promise<TrainingText[]> {
  const sets = [
    ...unseenNames().map((name) => ({ name, cases: unseenCases(name) })),
    ...corpusFiles().map(({ cases }) => ({ name: "corpus", cases })),
  ];
  const texts: TrainingText[] = [];
  for (const { name, cases } of sets) {
    for (const one of cases) {
      const found = await passagesOf(one);
      if (found !== null)
        texts.push({ set: name, title: one.title, withdraws: one.expect.state !== "valid", ...found });
    }
  }
  return texts;
}

async function passagesOf(one: CorpusCase): Promise<Pick<TrainingText, "isRuled" | "passages"> | null> {
  let found: Pick<TrainingText, "isRuled" | "passages"> | null = null;
  const takenBack: TakenBack = (...words) => {
    found = {
      isRuled: byRule(...words, false) !== null,
      passages: [...passages(...words)].map(({ features }) => [...features]),
    };
    return null;
  };
  const contract = await contractOf(one);
  const result = readStrict(one.text, contract, one.options ?? {}, (text, read, options, strict) => {
    const recording: ReadOptions = { ...options, takenBack };
    return readAnywhere(text, read, recording, strict);
  });
  const isPlain = one.expect.state === "valid";
  const isRight = JSON.stringify(sorted(result)) === JSON.stringify(sorted({ value: one.expect.value }));
  return result.state === "valid" && (!isPlain || isRight) ? found : null;
}

function sorted(result: { readonly value?: unknown }): unknown {
  return Object.entries(result.value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Reads single sentences that were written for training, by their kind. */
export function sentenceTexts(): TrainingText[] {
  const lines = readFileSync(join(import.meta.dirname, "sentences.ndjson"), "utf8")
    .trimEnd()
    .split("\n");
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => ["written", "documentation", "kept"].includes(kind))
    .map(({ kind, withdraws, sentences }) => ({
      set: kind,
      title: sentences[0],
      withdraws,
      isRuled: false,
      passages: sentences.map((sentence: string) => {
        const features = new Set<number>();
        addSentence(features, sentence.toLowerCase().match(/[\wÀ-ӿ]+|\S/g) ?? [], "after");
        return [...features];
      }),
    }));
}
