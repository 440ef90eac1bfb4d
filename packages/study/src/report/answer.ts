import type { Study } from "@concordat/contracts/study";
import type {
  StudyAnswer,
  StudyMessageResult,
  StudyPair,
  StudyResult,
} from "@concordat/contracts/study-report";
import { counted, sentenceList } from "@concordat/report-kit";
import { formatMeasureDifference, formatMeasureValue, measureNames } from "./measure-words.js";

/** The data from which the answer is derived. */
export interface Compared {
  readonly study: Pick<Study, "measure" | "prefer" | "runs">;
  readonly messages: readonly Pick<StudyMessageResult, "name" | "mean">[];
  readonly pairs: readonly Pick<StudyPair, "a" | "b" | "results">[];
  /** Number of agents in each run. */
  readonly agents: number;
  /** The id of the model that decided; `null` if rules decided. */
  readonly model: string | null;
}

/** Returns the result of the deciding measure; `undefined` if no run of the pair has a value. */
export function decidingOf(
  { results }: Pick<StudyPair, "results">,
  measure: Study["measure"],
): StudyResult | undefined {
  return results.find((result) => result.measure === measure);
}

/**
 * Returns the answer of a study, based on the deciding measure: the messages for which no other message is
 * significantly better. A difference that is not significant favours no message. A difference that cannot be tested is
 * not treated as evidence of equality.
 */
export function studyAnswer(compared: Compared): StudyAnswer {
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
  if (better.length > 0) return { state: "some", best, sentence: someSentence(best, better, compared) };
  const judged = pairs.some((pair) => decidingOf(pair, study.measure)?.verdict === "not-told-apart");
  return judged
    ? { state: "not-told-apart", best: [], sentence: notToldApart(compared) }
    : { state: "no-verdict", best: [], sentence: noVerdict(compared) };
}

function bestSentence(best: string, compared: Compared): string {
  const { study, messages, pairs } = compared;
  const unit = pairs.map((pair) => decidingOf(pair, study.measure)?.unit).find((one) => one !== undefined);
  const mean = (name: string): string =>
    formatMeasureValue(messages.find((message) => message.name === name)?.mean ?? null, unit ?? "share");
  const others = messages.map(({ name }) => name).filter((name) => name !== best);
  const [only = ""] = others;
  const between = (name: string): string => intervalBetween(compared, best, name);
  const against =
    others.length === 1
      ? `${mean(only)}${between(only) === "" ? "" : `, ${between(only)}`}`
      : sentenceList(others.map((name) => `${mean(name)} with ${name}${inBrackets(between(name))}`));
  return `${settingOf(compared)}, ${best} is better than ${sentenceList(others)}: the ${measureNames[study.measure]} is ${mean(best)} on average, against ${against}.`;
}

function inBrackets(text: string): string {
  return text === "" ? "" : ` (${text})`;
}

function someSentence(
  best: readonly string[],
  better: readonly { readonly winner: string; readonly loser: string }[],
  compared: Compared,
): string {
  const { measure } = compared.study;
  const found = better.map(
    ({ winner, loser }) =>
      `${winner} is better than ${loser}${inBrackets(intervalBetween(compared, winner, loser))}`,
  );
  const last = `no other message is surely better than ${sentenceList(best)}`;
  return `${settingOf(compared)}, by the ${measureNames[measure]}, ${sentenceList(found)}; ${last}.`;
}

/**
 * Returns the start of a sentence with the number of agents, the model, and the number of runs, so that these facts are
 * in the same sentence as the finding.
 */
function settingOf({ study: { runs }, agents, model }: Compared): string {
  const each = runs === 1 ? "a run of each message" : `${runs} runs of each message`;
  return `Among ${counted(agents, "agent")}, simulated with ${model ?? "rules"} and not people, in ${each}`;
}

/** Formats the confidence interval of the difference in favour of a message. Empty if there is none. */
function intervalBetween({ study, pairs }: Compared, winner: string, loser: string): string {
  const pair = pairs.find(({ a, b }) => (a === winner && b === loser) || (a === loser && b === winner));
  const result = pair === undefined ? undefined : decidingOf(pair, study.measure);
  if (pair === undefined || result === undefined || result.low === null || result.high === null) return "";
  const { low, high, unit } = result;
  const ends = pair.b === winner ? [low, high] : [-high, -low];
  const [from = "", to] = ends.map((end) => formatMeasureDifference(end, unit));
  return `a difference of ${from.replace(/ points$/, "")} to ${to} with 95 % confidence`;
}

function notToldApart(compared: Compared): string {
  const { study, pairs } = compared;
  const [pair, ...more] = pairs;
  const between = pair === undefined || more.length > 0 ? "" : intervalBetween(compared, pair.b, pair.a);
  const found = between === "" ? "" : `: ${pair?.b} less ${pair?.a} is ${between}`;
  return `${settingOf(compared)}, the messages cannot be told apart by the ${measureNames[study.measure]}${found}. That does not say that they are equal: the difference may be smaller than so many runs show.`;
}

function noVerdict(compared: Compared): string {
  const { study, pairs } = compared;
  const { measure, runs } = study;
  const verdicts = new Set(pairs.map((pair) => decidingOf(pair, measure)?.verdict ?? null));
  const why = verdicts.has("nothing-varies")
    ? "the difference between the messages is the same in every run, so chance cannot be judged"
    : verdicts.has("too-few-runs")
      ? `${runs === 1 ? "a single run of each" : "so few runs with a value"} cannot show what is chance`
      : "no run has a value of it";
  return `${settingOf(compared)}, the ${measureNames[measure]} does not show which message is better: ${why}.`;
}
