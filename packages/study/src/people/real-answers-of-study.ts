import {
  type About,
  type Assigned,
  type Chosen,
  checkAsked,
  checkPlan,
  checkPlanned,
  type HalfWidth,
  haveSameAnswered,
} from "@concordat/calibration";
import type { CalibrationOrigin } from "@concordat/contracts/calibration-report";
import { isRecord, omitUndefined, ownMember, type Rule } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { slotEvents } from "../study/slot-events.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The answers of people, by the id of the person and then by the id of the question. */
export type AnswersOfPeople = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** The known data about a person in addition to the answers. */
export interface KnownPerson {
  /** The weight of the person. Default 1. */
  readonly weight?: number;
  /** Attributes by which respondents are compared with the other people. Default: none. */
  readonly columns?: Readonly<Record<string, string | number | null>>;
}

/** Real answers of some of the people whom the agents of a study represent. */
export interface StudyRealAnswers {
  /** The answers about each message, by the name of the message. People have the ids of their agents. */
  readonly answers: Readonly<Record<string, AnswersOfPeople>>;
  /** Weights and attributes of all people, by id. Default: equal weights, and no attributes. */
  readonly people?: Readonly<Record<string, KnownPerson>>;
  /** The people about whom the estimates are. Default: as in `calibrate`. */
  readonly about?: About;
  /** How the respondents were selected. Default: unknown. */
  readonly chosen?: Chosen;
  /** How it was decided which message each person saw, as in `calibrate`. Default: unknown. */
  readonly assigned?: Assigned;
  /** The number of people in the table who were asked, including those who did not answer. Default: not stated. */
  readonly asked?: number;
  /** The column with the groups that were drawn as a whole, as in `calibrate`. Default: people were drawn one by one. */
  readonly cluster?: string;
  /**
   * The id of the primary question, if it was chosen before the answers were known. The headline is then only about
   * this question. Default: the headline is about all questions, and their differences are adjusted together.
   */
  readonly primary?: string;
  /** The desired half-width of the confidence intervals, as in `calibrate`. Default: none. */
  readonly plan?: HalfWidth;
  /** The file from which the answers were read. Default: none is named. */
  readonly source?: CalibrationOrigin["answers"];
}

export const realAnswersRule: Rule = {
  message: "must be real answers of people, { answers: { MESSAGE: { PERSON: { QUESTION: answer } } } }",
  test: (value) =>
    isRecord(value) &&
    isRecord(value.answers) &&
    Object.values(value.answers).every((one) => isRecord(one) && Object.values(one).every(isRecord)),
};

/** Returns the questions of a study that agents are asked after the message was posted. */
export function questionsAfterMessage({
  study,
  scenario: { scenario, questionnaires },
}: Pick<StudyFolder, "study" | "scenario">): SurveyQuestion[] {
  const [posted] = slotEvents(scenario, study.slot);
  const files = scenario.events.flatMap((event) =>
    event.kind === "survey" && posted !== undefined && event.round > posted.round
      ? [event.questions.split("/").at(-1) ?? event.questions]
      : [],
  );
  return [...new Set(files)].flatMap((file) => questionnaires.get(file)?.questions ?? []);
}

/** Returns the ids of the people of a study, which are the ids of its agents. */
export function idsOfPeople({ scenario: { audience } }: Pick<StudyFolder, "scenario">): string[] {
  return Array.from({ length: audience.size }, (_, agent) => audience.id(agent));
}

/** Returns the ids of people in the study's table who were not sampled; `undefined` if there is no table. */
export function notSampledOf({
  scenario: { audience },
}: Pick<StudyFolder, "scenario">): ReadonlySet<string> | undefined {
  return audience.people?.notSampled;
}

/**
 * Checks real answers against the study. To be called before anything else runs.
 * @throws {RangeError} when messages, people or questions do not belong to the study
 */
export function checkRealAnswers(
  study: Pick<StudyFolder, "study" | "scenario">,
  { answers, primary, plan, chosen, cluster, asked: askedPeople }: StudyRealAnswers,
): void {
  const after = questionsAfterMessage(study);
  const questions = new Set(after.map(({ id }) => id));
  if (questions.size === 0)
    throw new RangeError(
      "the scenario asks no survey after the message was posted, so that no agent's answer can be compared with a real one",
    );
  const messages = study.study.messages.map(({ name }) => name);
  const unknown = Object.keys(answers).find((name) => !messages.includes(name));
  if (unknown !== undefined)
    throw new RangeError(
      `real answers are about ${JSON.stringify(unknown)}, which is none of the messages (${messages.join(", ")})`,
    );
  const silent = messages.find((name) => Object.keys(ownMember(answers, name) ?? {}).length === 0);
  if (silent !== undefined) throw new RangeError(`there are no real answers about ${JSON.stringify(silent)}`);
  const ids = new Set(idsOfPeople(study));
  const asked = messages.flatMap((name) => Object.entries(ownMember(answers, name) ?? {}));
  const without = [...new Set(asked.map(([id]) => id).filter((id) => !ids.has(id)))];
  if (without.length > 0)
    throw new RangeError(
      `${without.length === 1 ? "1 person has" : `${without.length} people have`} real answers and no agent, such as ${JSON.stringify(without[0])}`,
    );
  const other = asked.flatMap(([, given]) => Object.keys(given)).find((id) => !questions.has(id));
  if (other !== undefined)
    throw new RangeError(
      `real answers to ${JSON.stringify(other)}, which agents are not asked after the message (they are asked ${[...questions].join(", ")})`,
    );
  if (primary !== undefined && !questions.has(primary))
    throw new RangeError(
      `the primary question ${JSON.stringify(primary)} is not asked after the message (${[...questions].join(", ")} are)`,
    );
  checkPairs(messages, after, answers);
  checkPlan({ questions: after, ...omitUndefined({ primary, plan }) });
  checkPlanned(omitUndefined({ plan, chosen, cluster }));
  checkAsked(askedPeople, new Set(asked.map(([id]) => id)).size, ids.size);
}

/**
 * Checks that, of each question and pair of messages, the same people answered about both, or different ones.
 * @throws {RangeError} when some answered about both and others about one of them
 */
function checkPairs(
  messages: readonly string[],
  questions: readonly SurveyQuestion[],
  answers: StudyRealAnswers["answers"],
): void {
  const answered = (name: string, question: string): Set<string> =>
    new Set(
      Object.entries(ownMember(answers, name) ?? {}).flatMap(([id, given]) =>
        Object.hasOwn(given, question) ? [id] : [],
      ),
    );
  for (const { id: question, kind } of questions)
    for (const [at, one] of kind === "text" ? [] : messages.entries())
      for (const other of messages.slice(at + 1)) {
        const [a, b] = [answered(one, question), answered(other, question)];
        const both = [...a].filter((id) => b.has(id)).length;
        haveSameAnswered({ question, a: a.size, b: b.size, both });
      }
}
