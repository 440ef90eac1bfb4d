import { textBetween } from "../../../find/found.js";
import { leads, maxLeadLength } from "../introduction.js";
import type { AcceptedValue } from "../is-consistent.js";
import { sentenceEnd } from "../second-thoughts.js";
import { takenBack as byRule } from "../taken-back.js";
import type { Passed } from "../text-conflict.js";
import { addNamed, addSentence } from "./features.js";
import { scoreOf } from "./score.js";
import { statedOtherwise } from "./stated-otherwise.js";
import { tokenizer } from "./tokens.js";

/** Number of sentences before an answer that count. */
const maxBefore = 6;

/** The features of words around an answer that are judged together, and the offset at which they stand. */
export interface Passage {
  readonly from: number;
  readonly features: ReadonlySet<number>;
  /** The sentence, if it stands after the answer; otherwise `null`. */
  readonly words: string | null;
}

/** Returns the offset at which the words around an answer withdraw it, by the large table; `null` if none does. */
export function takenBack(answer: AcceptedValue, text: string, passed: readonly Passed[]): number | null {
  const ruled = byRule(answer, text, passed, false);
  if (ruled !== null) return ruled;
  for (const { from, features, words } of passages(answer, text, passed))
    if ((words !== null && statedOtherwise(answer, words)) || scoreOf(features) > 0) return from;
  return null;
}

function introductionOf(text: string, passed: readonly Passed[]): string {
  return text.slice(0, passed.findLast(({ isAnswer }) => isAnswer)?.start).slice(-maxLeadLength);
}

function endOfAnswer(passed: readonly Passed[]): number {
  return passed.findLast(({ isAnswer }) => isAnswer)?.end ?? 0;
}

/**
 * Yields what is judged by itself: the words before the answer together, because an example is told by a refusal and an
 * introduction, and each sentence after it.
 */
export function* passages(
  answer: AcceptedValue,
  text: string,
  passed: readonly Passed[],
): Generator<Passage> {
  const behind = endOfAnswer(passed);
  const tokensOf = tokenizer(answer);
  const before: string[] = [];
  for (const [words, from] of textBetween(text, passed)) {
    const sentences = words.split(sentenceEnd).filter((sentence) => sentence.trim() !== "");
    if (from < behind) before.push(...sentences.slice(-maxBefore));
    else
      for (const sentence of sentences)
        yield { from, words: sentence, features: featuresAfter(tokensOf(sentence)) };
  }
  const features = featuresBefore(before.slice(-maxBefore).map(tokensOf));
  if (leads.test(introductionOf(text, passed))) addNamed(features, "led to");
  if (features.size > 0) yield { from: 0, words: null, features };
}

function featuresAfter(tokens: readonly string[]): Set<number> {
  const features = new Set<number>();
  addSentence(features, tokens, "after");
  return features;
}

function featuresBefore(sentences: readonly (readonly string[])[]): Set<number> {
  const features = new Set<number>();
  sentences.forEach((tokens, index) => {
    addSentence(features, tokens, index === sentences.length - 1 ? "last" : "before");
  });
  return features;
}
