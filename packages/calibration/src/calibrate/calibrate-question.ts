import type {
  CalibratedEstimate,
  CalibratedQuestion,
  SkippedQuestion,
} from "@concordat/contracts/calibration-report";
import { counted, ownMember } from "@concordat/contracts/options";
import { correlationOf } from "../estimate/correlation.js";
import { cutTo, inRange, tInterval, type ValueRange, wilsonInterval } from "../estimate/interval.js";
import { designEffect, varianceOf, weightedMean } from "../estimate/moments.js";
import { answeredOf, type Person } from "../estimate/person.js";
import { type About, type Estimated, fromAnswersAlone, rectify } from "../estimate/rectify.js";
import { worthOf } from "../estimate/worth-of-agents.js";
import { agentsError } from "../fidelity/agents-error.js";
import { fidelityOf } from "../fidelity/fidelity.js";
import { totalVariation } from "../fidelity/total-variation.js";
import { minAnswers } from "../limits.js";
import { allEqualText, onlyAnswer } from "./all-equal.js";
import type { CalibratedRun, CalibrateOptions, CalibrationQuestion } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";
import { type HalfWidth, plannedFor } from "./check-plan.js";
import { columnsAlone } from "./columns-alone.js";
import { inverseChances } from "./inverse-chances.js";
import { nameOfQuestion } from "./name-of-question.js";
import {
  type AnswerSource,
  answerSource,
  type ClosedQuestion,
  optionsOf,
  peopleForOption,
  rangeOf,
} from "./numbers-of-question.js";
import { plannedAnswers } from "./planned-answers.js";

/** The estimates of a question, or why there are none. */
export type CalibrationResult =
  | { readonly state: "estimated"; readonly question: CalibratedQuestion }
  | { readonly state: "skipped"; readonly skipped: SkippedQuestion };

/** Returns the lowest and the highest answer on a scale; empty for other questions. */
function answerRange(question: ClosedQuestion): Pick<CalibratedQuestion, "range"> {
  return question.kind === "scale" ? { range: { least: question.lowest, greatest: question.highest } } : {};
}

/** Estimates each option of a question, or its mean, for all and by segment. */
export function calibrateQuestion(
  { survey, question, hasColumn = true }: CalibrationQuestion,
  { message = null, people }: Pick<CalibratedRun, "people"> & { readonly message?: string | null },
  { about = "these-people", chosen = { how: "unknown" }, segments = [], plan }: CalibrateOptions,
): CalibrationResult {
  const isAnswered = (person: CalibratedPerson): boolean => ownMember(person.real, question.id) !== undefined;
  const skip = (
    reason: SkippedQuestion["reason"],
    sentence: string,
    named: string | null = message,
  ): CalibrationResult => {
    const name = nameOfQuestion({ message: named, question: question.id });
    return {
      state: "skipped",
      skipped: { message, question: question.id, reason, sentence: `${name}: ${sentence}` },
    };
  };
  // What is so whatever the message is said without it.
  if (question.kind === "text")
    return skip("text", "an answer in the agent's words cannot be estimated.", null);
  const answered = people.filter(isAnswered);
  if (answered.length === 0)
    return hasColumn
      ? skip("no-answers", "no person of the run really answered it.")
      : skip("no-answers", "the table of real answers has no column for it.", null);
  if (answered.length < minAnswers)
    return skip(
      "too-few",
      `${counted(answered.length, "person", "people")} really answered it; at least ${minAnswers} are needed.`,
    );
  const only = onlyAnswer(answered, question.id);
  if (only !== undefined) return skip("all-equal", allEqualText(answered, only, question.kind === "choice"));
  const source = answerSource(people, question);
  const agents = people.filter(
    ({ simulated }) => (ownMember(simulated, question.id)?.answer ?? null) !== null,
  ).length;
  if (agents === 0) return skip("no-agents", "no agent gave a valid answer.");
  const chances = inverseChances(people, isAnswered, chosen);
  const groups = [null, ...segments.flatMap((column) => segmentsOf(column, people))];
  const estimates = groups.flatMap((segment) =>
    optionsOf(question).flatMap((option) =>
      estimateOf({ people, question, option, source, chances, segment, about, plan }),
    ),
  );
  const [one, ...more] = estimates;
  if (one === undefined) return skip("no-agents", "no agent gave a valid answer.");
  return {
    state: "estimated",
    question: {
      message,
      survey,
      question: question.id,
      text: question.text,
      kind: question.kind,
      ...answerRange(question),
      answered: answered.length,
      agents,
      unanswered_agents: people.length - agents,
      source,
      total_variation: totalVariation(people, question, source),
      estimates: [one, ...more],
    },
  };
}

interface Segment {
  readonly column: string;
  readonly value: string;
}

function segmentsOf(column: string, people: readonly CalibratedPerson[]): Segment[] {
  const values = new Set(
    people.flatMap(({ columns }) =>
      ownMember(columns, column) == null ? [] : [String(ownMember(columns, column))],
    ),
  );
  return [...values].sort().map((value) => ({ column, value }));
}

interface Asked {
  readonly people: readonly CalibratedPerson[];
  readonly question: ClosedQuestion;
  readonly option: string | null;
  readonly source: AnswerSource;
  readonly chances: readonly number[];
  readonly segment: Segment | null;
  readonly about: About;
  readonly plan: HalfWidth | undefined;
}

/**
 * Estimates the share of an option, or the mean. Returns no estimate for a segment with too few respondents or without
 * a valid answer of an agent.
 */
function estimateOf({
  people,
  question,
  option,
  source,
  chances,
  segment,
  about,
  plan,
}: Asked): CalibratedEstimate[] {
  const places = people.flatMap((person, at) =>
    segment === null || String(ownMember(person.columns, segment.column) ?? "") === segment.value ? [at] : [],
  );
  const part = places.flatMap((at) => people[at] ?? []);
  const inPart = places.map((at) => chances[at] ?? 1);
  const found = peopleForOption(part, question, option, source, inPart);
  if (found === null) return [];
  const answered = answeredOf(found.people);
  if (answered.length < minAnswers) return [];
  const isShare = option !== null;
  const range = rangeOf(question);
  const halfWidth = plannedFor(question, plan);
  const rectified = rectify(found.people, { about, isShare, range });
  const alone = fromAnswersAlone(found.people, { about, isShare, range });
  const known = found.people.filter((_, at) => found.isKnown[at]);
  const compared = answeredOf(known);
  // Agents without an answer count as the mean of the others, which would make all agents look alike.
  const fidelity = fidelityOf(compared.length < 2 ? answered : compared, isShare);
  const correlation = correlationOf(compared.length < minAnswers ? answered : compared);
  return [
    {
      option,
      ...(segment === null ? {} : { segment }),
      people: part.length,
      real: withInterval(alone, answered.length),
      simulated: isAllOf(known, part, about) ? exactly(known) : simulatedAlone(known, range, isShare),
      rectified: withInterval(rectified, answered.length),
      method: rectified.method,
      slope: rectified.slope,
      standard_error: rectified.error,
      design_effect: Math.max(1, rectified.designEffect),
      worth: worthOf(found.people, rectified, alone, { about, correlation }),
      fidelity: {
        ...(correlation === null ? {} : { correlation }),
        brier: fidelity.brier,
        brier_of_rate: fidelity.brierOfRate,
        variance_ratio: fidelity.varianceRatio,
        error: agentsError(found.people, rectified, about),
        reliability: [...fidelity.reliability],
      },
      ...(segment === null && rectified.method === "regression"
        ? columnsAlone(part, found.people, { about, isShare, range })
        : {}),
      ...(halfWidth === undefined || segment !== null
        ? {}
        : {
            plan: plannedAnswers([found.people], rectified.interval, {
              about,
              halfWidth,
              isShare,
              share: isShare ? rectified.estimate : null,
            }),
          }),
    },
  ];
}

function withInterval(
  { estimate, interval: { low, high } }: Estimated,
  n: number,
): CalibratedEstimate["real"] {
  return { estimate, low, high, n };
}

/** Whether the agents of exactly the people of the estimate answered. Their mean is then known, without an interval. */
function isAllOf(known: readonly Person[], part: readonly CalibratedPerson[], about: About): boolean {
  return about === "these-people" && known.length === part.length;
}

/** Returns the mean of all agents with an empty interval, because it is not an estimate. */
function exactly(people: readonly Person[]): CalibratedEstimate["simulated"] {
  const estimate = weightedMean(people.map(({ simulated: value, weight }) => ({ value, weight })));
  return { estimate, low: estimate, high: estimate, n: people.length };
}

/** Returns the mean of the agents that answered. Its interval is for other samples of similar agents. */
function simulatedAlone(
  people: readonly Person[],
  range: ValueRange,
  isShare: boolean,
): CalibratedEstimate["simulated"] {
  const values = people.map(({ simulated: value, weight }) => ({ value, weight }));
  const estimate = weightedMean(values);
  const size = values.length / designEffect(values.map(({ weight }) => weight));
  const { low, high } = isShare
    ? wilsonInterval(inRange(estimate, range), size)
    : values.length < 2
      ? { low: estimate, high: estimate }
      : cutTo(range, tInterval(estimate, varianceOf(values) / size, values.length - 1));
  return { estimate, low, high, n: values.length };
}
