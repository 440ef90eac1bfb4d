import { isLanguage } from "./is-language.js";
import { saysSomethingNew } from "./novelty.js";
import type { UsableWords } from "./usable-words.js";

/** The parts of a model's valid text that add something, and the number of repetitive parts. */
export interface NovelWords {
  readonly words: UsableWords["words"];
  readonly repetitions: number;
}

/**
 * Omits parts without content, and parts that repeat the question, the computed sentences or the text itself.
 * @param known the question and the computed sentences
 */
export function novelWords(
  { commentary, findings, recommendations }: UsableWords["words"],
  known: readonly string[],
): NovelWords {
  const said = [...known];
  const isNew = (text: string): boolean => {
    const fresh = isLanguage(text) && saysSomethingNew(text, said);
    if (fresh) said.push(text);
    return fresh;
  };
  const words = {
    findings: findings.filter(({ statement }) => isNew(statement)),
    ...(commentary !== undefined && isNew(commentary) ? { commentary } : {}),
    recommendations: recommendations.filter(({ action }) => isNew(action)),
  };
  const kept = words.findings.length + words.recommendations.length + ("commentary" in words ? 1 : 0);
  const given = findings.length + recommendations.length + (commentary === undefined ? 0 : 1);
  return { words, repetitions: given - kept };
}
