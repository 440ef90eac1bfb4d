import type { Study } from "@concordat/contracts/study";
import type {
  StudyAnswer,
  StudyMessageResult,
  StudyPair,
  StudyResult,
} from "@concordat/contracts/study-report";
import { formatValue, listOf, measureNames } from "./measure-words.js";

/** What the answer rests on. */
export interface Compared {
  readonly study: Pick<Study, "measure" | "prefer" | "runs">;
  readonly messages: readonly Pick<StudyMessageResult, "name" | "mean">[];
  readonly pairs: readonly Pick<StudyPair, "a" | "b" | "results">[];
}

/** The result of the deciding measure; undefined where no run of the pair has a value. */
export function decidingOf(
  { results }: Pick<StudyPair, "results">,
  measure: Study["measure"],
): StudyResult | undefined {
  return results.find((result) => result.measure === measure);
}

/**
 * The answer, from the measure that was named before: which messages no other is surely better than. A difference that is not
 * sure is no difference in anybody's favour, and one that cannot be judged is not one that there is not.
 */
export function answerOf(compared: Compared): StudyAnswer {
  const { study, messages, pairs } = compared;
  const better = pairs.flatMap((pair) => {
    const verdict = decidingOf(pair, study.measure)?.verdict;
    if (verdict !== "higher" && verdict !== "lower") return [];
    return verdict === study.prefer
      ? [{ winner: pair.b, loser: pair.a }]
      : [{ winner: pair.a, loser: pair.b }];
  });
  const best = messages
    .map(({ name }) => name)
    .filter((name) => better.length > 0 && better.every(({ loser }) => loser !== name));
  const [first] = best;
  const beaten = better.filter(({ winner }) => winner === first).length;
  if (best.length === 1 && first !== undefined && beaten === messages.length - 1)
    return { state: "best", best, sentence: bestSentence(first, compared) };
  if (better.length > 0) return { state: "some", best, sentence: someSentence(best, better, study.measure) };
  const judged = pairs.some((pair) => decidingOf(pair, study.measure)?.verdict === "not-told-apart");
  return judged
    ? { state: "not-told-apart", best: [], sentence: notToldApart(compared) }
    : { state: "no-verdict", best: [], sentence: noVerdict(compared) };
}

function bestSentence(best: string, { study, messages, pairs }: Compared): string {
  const unit = pairs.map((pair) => decidingOf(pair, study.measure)?.unit).find((one) => one !== undefined);
  const mean = (name: string): string =>
    formatValue(messages.find((message) => message.name === name)?.mean ?? null, unit ?? "share");
  const others = messages.map(({ name }) => name).filter((name) => name !== best);
  const against =
    others.length === 1 ? mean(others[0] ?? "") : listOf(others.map((name) => `${mean(name)} with ${name}`));
  return `In this simulation ${best} is better than ${listOf(others)}: the ${measureNames[study.measure]} is ${mean(best)} on average, against ${against}.`;
}

function someSentence(
  best: readonly string[],
  better: readonly { readonly winner: string; readonly loser: string }[],
  measure: Study["measure"],
): string {
  const found = better.map(({ winner, loser }) => `${winner} is better than ${loser}`);
  const last = `no other message is surely better than ${listOf(best)}`;
  return `In this simulation, by the ${measureNames[measure]}, ${listOf(found)}; ${last}.`;
}

function notToldApart({ study: { measure, runs } }: Compared): string {
  return `The messages cannot be told apart by the ${measureNames[measure]} after ${runs} runs of each. That does not say that they are equal: the difference may be smaller than so many runs show.`;
}

function noVerdict({ study: { measure, runs }, pairs }: Compared): string {
  const verdicts = new Set(pairs.map((pair) => decidingOf(pair, measure)?.verdict ?? null));
  const why = verdicts.has("nothing-varies")
    ? "it is the same in all runs, or differs by the same in all, so that chance cannot be judged"
    : verdicts.has("too-few-runs")
      ? `${runs === 1 ? "a single run of each" : "so few runs with a value"} cannot show what is chance`
      : "no run has a value of it";
  return `Nothing can be said by the ${measureNames[measure]}: ${why}.`;
}
