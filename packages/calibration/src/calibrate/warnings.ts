import type {
  CalibratedQuestion,
  CalibrationReport,
  CalibrationWarning,
  DifferingColumn,
} from "@concordat/contracts/calibration-report";
import { counted, ownMember } from "@concordat/contracts/options";
import { costlyAnswers, minAnswers } from "../limits.js";
import { aboutAssignment } from "./assignment.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import { aboutClusters } from "./clusters.js";
import { aboutCopies } from "./copied-answers.js";
import { isMirrored, wholeEstimates } from "./distinct.js";
import { aboutWeights } from "./heavy-weights.js";
import { aboutLeaks } from "./leaks.js";
import { missingAnswersText } from "./missing-answers.js";
import { nameOfQuestion } from "./name-of-question.js";
import { peopleAbout } from "./people-about.js";
import { aboutResponseRate } from "./response-rate.js";
import { skewText } from "./skewed-answers.js";

/** Maximum number of values of a column that a warning names. */
const maxSegments = 8;

/** Number of estimates from which it is probable that at least one interval does not contain its true value. */
const manyEstimates = 5;

/** The results about which readers are warned. */
interface Found {
  readonly questions: readonly CalibratedQuestion[];
  readonly differing: readonly DifferingColumn[];
  readonly differences: CalibrationReport["differences"];
}

/** Returns the warnings that readers must see before the numbers, most important first. */
export function warningsOf(
  options: CalibrateOptions,
  { questions, differing, differences }: Found,
): CalibrationWarning[] {
  return [
    ...aboutLeaks(options, questions),
    ...aboutAssignment(options, differences),
    ...aboutTheChoice(options),
    ...aboutResponseRate(options),
    ...aboutClusters(options),
    ...aboutColumns(differing),
    ...merged(questions, "SELF_SELECTED", (question) => missingAnswersText(question, options)),
    ...aboutWeights(options),
    ...aboutTuning(options, questions),
    ...aboutLooks(options),
    ...questions.flatMap(aboutCopies),
    ...merged(questions, "UNANSWERED_AGENTS", unansweredText),
    ...aboutOpposites(questions),
    ...merged(questions, "SKEWED", (question) => skewText(question, options)),
    ...aboutSegments(questions, options),
    ...aboutCounts(questions, options),
  ];
}

/** Groups questions with the same warning text. Returns one warning for each group, which names its questions. */
function merged(
  questions: readonly CalibratedQuestion[],
  code: CalibrationWarning["code"],
  textOf: (question: CalibratedQuestion) => string | null,
): CalibrationWarning[] {
  const byText = new Map<string, CalibratedQuestion[]>();
  for (const question of questions) {
    const text = textOf(question);
    if (text !== null) byText.set(text, [...(byText.get(text) ?? []), question]);
  }
  return [...byText].map(([text, found]) => ({ code, sentence: `${namesOf(found)}: ${text}` }));
}

/**
 * Returns warnings about values of the requested columns that have too few answers to be shown. Each warning states how
 * many are missing.
 */
function aboutSegments(
  questions: readonly CalibratedQuestion[],
  { segments = [], runs }: CalibrateOptions,
): CalibrationWarning[] {
  return segments.flatMap((column) =>
    merged(questions, "FEW_IN_SEGMENT", (question) => {
      const people = peopleAbout(question.message, runs) ?? [];
      const counts = answeredBySegment(people, column, question.question);
      const few = [...counts].filter(([, answered]) => answered < minAnswers);
      if (few.length === 0) return null;
      const shown = few.slice(0, maxSegments).map(([value, answered]) => `${value} ${answered}`);
      const more = few.length > maxSegments ? ` and ${few.length - maxSegments} more` : "";
      const none = few.length === counts.size ? ", so that none is shown" : "";
      return `${few.length} of ${counted(counts.size, "value")} of ${column} ${few.length === 1 ? "has" : "have"} fewer than ${minAnswers} answers${none}: ${shown.join(", ")}${more}.`;
    }),
  );
}

/** Returns the number of real answers to a question for each value of a column. */
function answeredBySegment(
  people: CalibrateOptions["runs"][number]["people"],
  column: string,
  question: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { columns, real } of people) {
    const value = ownMember(columns, column);
    if (value == null) continue;
    counts.set(
      String(value),
      (counts.get(String(value)) ?? 0) + (ownMember(real, question) === undefined ? 0 : 1),
    );
  }
  return counts;
}

function aboutTheChoice({ chosen }: CalibrateOptions): CalibrationWarning[] {
  if (chosen !== undefined && chosen.how !== "unknown") return [];
  return [
    {
      code: "SELF_SELECTED",
      sentence:
        "How the people who answered were chosen is not known. If they chose themselves, the intervals hold only if they are like the others.",
    },
  ];
}

function aboutColumns(differing: readonly DifferingColumn[]): CalibrationWarning[] {
  if (differing.length === 0) return [];
  const named = differing.map(({ column, value }) => (value === null ? column : `${column} = ${value}`));
  return [
    {
      code: "DIFFERENT_PEOPLE",
      sentence: `The people who answered differ from the others in ${named.join(", ")}: they are probably not a random part of the table.`,
    },
  ];
}

/** Returns a warning if the agents were changed after earlier calibrations with the same real answers. */
function aboutTuning(
  { earlier = [] }: CalibrateOptions,
  questions: readonly CalibratedQuestion[],
): CalibrationWarning[] {
  const others = new Set(earlier.map(({ simulated }) => simulated)).size;
  const asked = new Set([
    ...earlier.flatMap((one) => one.questions),
    ...questions.map(({ question }) => question),
  ]).size;
  if (others === 0) return [];
  const times = others === 1 ? "once" : `${others} times`;
  return [
    {
      code: "TRIED_BEFORE",
      sentence: `Other answers of agents were compared with the real answers of these people ${times} before, on ${counted(asked, "question")} in all. If prompts, models or questions were chosen by the results, agents look better than they are: judge with people whose answers were not used for the choice.`,
    },
  ];
}

/** Returns a warning if the answers of the same agents were calibrated before, with fewer or other real answers. */
function aboutLooks({ looks = 0 }: CalibrateOptions): CalibrationWarning[] {
  if (looks === 0) return [];
  return [
    {
      code: "TRIED_BEFORE",
      sentence: `These agents were calibrated with other real answers ${looks === 1 ? "once" : `${looks} times`} before. If answers are collected until an interval shows what is wanted, it misses the truth more often than in 5 of 100 cases: decide beforehand how many people are asked, or until which width of the interval (--plan).`,
    },
  ];
}

function unansweredText({ unanswered_agents: missing, agents }: CalibratedQuestion): string | null {
  return missing === 0
    ? null
    : `${missing} of ${agents + missing} agents gave no valid answer. They count as agents that know nothing.`;
}

function aboutOpposites(questions: readonly CalibratedQuestion[]): CalibrationWarning[] {
  const named = questions.flatMap((question) => {
    const reversed = wholeEstimates(question).filter(({ worth }) => worth.verdict === "reversed");
    return reversed.length === 0 ? [] : [nameOfQuestion(question) + optionsText(reversed)];
  });
  if (named.length === 0) return [];
  return [
    {
      code: "REVERSED",
      sentence: `${named.join("; ")}: agents answer the opposite of their people: the whole 95 % interval of the correlation is below 0. Agents that are wrong in this way count as no further answers, although the rectified figure uses the relation, as it uses any that the real answers show.`,
    },
  ];
}

function optionsText(estimates: CalibratedQuestion["estimates"]): string {
  const options = estimates.flatMap(({ option }) => (option === null ? [] : [JSON.stringify(option)]));
  return options.length === 0 ? "" : ` (${options.join(", ")})`;
}

function aboutCounts(
  questions: readonly CalibratedQuestion[],
  { primary }: CalibrateOptions,
): CalibrationWarning[] {
  const few = questions.filter(({ answered }) => answered <= costlyAnswers);
  const others = questions.filter(({ question }) => question !== primary);
  const estimates = others.reduce((sum, question) => sum + distinctIntervals(question), 0);
  return [
    ...(few.length === 0
      ? []
      : [
          {
            code: "FEW_ANSWERS" as const,
            sentence: `With ${costlyAnswers} real answers or fewer, agents that know nothing make the error 2 to 6 % larger: ${namesOf(few)}.`,
          },
        ]),
    ...(estimates < manyEstimates
      ? []
      : [
          {
            code: "MANY_ESTIMATES" as const,
            sentence: manySentence(questions, estimates, primary),
          },
        ]),
  ];
}

/**
 * Returns the number of intervals that can be wrong independently. The second of two options is not counted, because it
 * is the complement of the first.
 */
function distinctIntervals(question: CalibratedQuestion): number {
  const { length } = question.estimates;
  return isMirrored(question) ? length / 2 : length;
}

function manySentence(
  questions: readonly CalibratedQuestion[],
  estimates: number,
  primary: string | undefined,
): string {
  const all = questions.flatMap((question) => question.estimates);
  const whom = all.some(({ segment }) => segment !== undefined) ? " about all people" : "";
  const wider = all.some(({ simultaneous }) => simultaneous !== undefined)
    ? ` The wider ones below${whom} hold at once in 95 of 100 cases.`
    : "";
  return primary === undefined
    ? `Each of these ${estimates} intervals misses the truth in 5 of 100 cases.${wider} Choose the question that matters before you look, and name it with --primary.`
    : `Each of the ${estimates} intervals other than those of ${primary}, which was chosen before looking, misses the truth in 5 of 100 cases.${wider}`;
}

/** Returns the names of questions, each after the name of its message. */
function namesOf(questions: readonly CalibratedQuestion[]): string {
  return questions.map(nameOfQuestion).join(questions.some(({ message }) => message !== null) ? "; " : ", ");
}
