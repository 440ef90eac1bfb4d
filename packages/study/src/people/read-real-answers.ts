import {
  answersOfMessages,
  calibratedPeople,
  halfWidthRule,
  minAnswers,
  originOfAnswers,
  type PeopleTable,
  readRealTables,
  realAnswers,
  rowsById,
} from "@concordat/calibration";
import {
  checkOptions,
  omitUndefined,
  ownMember,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ReadStudy } from "../study/read-study.js";
import { checkDesignOfStudy } from "./check-design-of-study.js";
import {
  type AnswersOfPeople,
  checkRealAnswers,
  idsOfPeople,
  type KnownPerson,
  notSampledOf,
  questionsAfterMessage,
  type StudyRealAnswers,
} from "./real-answers-of-study.js";

/** Options for reading the real answers of a study. */
export interface ReadRealAnswersOptions
  extends Pick<StudyRealAnswers, "about" | "chosen" | "assigned" | "asked" | "cluster" | "primary" | "plan"> {
  /** The study, as returned by `readStudy` or `openStudyFolder`. */
  readonly study: Pick<ReadStudy, "study" | "scenario">;
  /** A CSV file with a row for each person and message, and a column for each question. */
  readonly file: string;
  /** The column with the ids of the people, which are also the ids of their agents. Default `id`. */
  readonly id?: string;
  /** The column with the names of the messages. Default `message`. */
  readonly messageColumn?: string;
  /**
   * The columns of questions, by the id of the question. Only needed if the column's name differs from the id. Default:
   * none.
   */
  readonly columns?: ReadonlyMap<string, string>;
  /** Cells that mean that the question was not answered, in addition to empty cells. Default: none. */
  readonly missing?: readonly string[];
  /**
   * A CSV file with the columns `column`, `value` and `label`, which says what codes in the tables mean. A value without
   * a label means no answer. Default: none.
   */
  readonly codebook?: string;
  /** A CSV file with a row for each person of the audience. Default: none. */
  readonly people?: string;
  /** The column with weights in the file `people`. Default: equal weights. */
  readonly weight?: string;
}

const readRules: Rules<ReadRealAnswersOptions> = {
  study: required(rules.record),
  file: required(rules.text),
  id: rules.text,
  messageColumn: rules.text,
  columns: { message: "must be a Map", test: (value) => value instanceof Map },
  missing: rules.list,
  people: rules.text,
  weight: rules.text,
  about: rules.text,
  chosen: rules.record,
  assigned: rules.text,
  asked: { message: "must be a number of people", test: (value) => Number.isInteger(value) },
  cluster: rules.text,
  primary: rules.text,
  plan: halfWidthRule,
  codebook: rules.text,
};

/**
 * Reads the real answers of people about the messages of a study.
 * @throws {AnswersError} when ids are repeated or unknown, cells are not valid answers, or rows have an unknown message
 * @throws {RangeError} when an option is invalid, or the answers do not belong to the study
 * @example
 * const real = await readRealAnswers({ study, file: "answers.csv", id: "person", chosen: { how: "random" } });
 * await conductStudy({ study, model, real });
 */
export async function readRealAnswers(options: ReadRealAnswersOptions): Promise<StudyRealAnswers> {
  checkOptions(options, readRules);
  const { study, file, id = "id", messageColumn = "message", columns = new Map(), missing = [] } = options;
  const { about, chosen, assigned, asked, cluster, primary, plan } = options;
  const ids = new Set(idsOfPeople(study));
  const questions = questionsAfterMessage(study);
  const messages = study.study.messages.map(({ name }) => name);
  const { people, codebook } = options;
  const decoded = await readRealTables({ file, ...omitUndefined({ people, codebook }) });
  const required = [messageColumn, ...designColumns(options)];
  const { table: read, people: all } = decoded({ questions, columns, missing, required });
  const tables = answersOfMessages(read, messageColumn, messages);
  const answers: Record<string, AnswersOfPeople> = {};
  for (const [message, table] of tables)
    answers[message] = Object.fromEntries(
      realAnswers(table, rowsById(table, id, ids, notSampledOf(study)), { questions, columns, missing }),
    );
  const known = knownPeople(options, ids, all);
  const real: StudyRealAnswers = {
    answers,
    ...(known === null ? {} : { people: known }),
    ...omitUndefined({ about, chosen, assigned, asked, cluster, primary, plan }),
    source: originOfAnswers(read),
  };
  checkRealAnswers(study, real);
  checkEnough(messages, questions, answers);
  checkVaried(messages, questions, answers);
  checkDesignOfStudy(study, real);
  return real;
}

/** Returns the columns by which people were drawn. */
function designColumns({ chosen, cluster }: ReadRealAnswersOptions): string[] {
  return [...(chosen?.how === "column" ? [chosen.column] : []), ...(cluster === undefined ? [] : [cluster])];
}

/**
 * Checks that enough people answered a question about two messages for a difference to be estimated.
 * @throws {RangeError} when they are too few: the study would say nothing about people
 */
function checkEnough(
  messages: readonly string[],
  questions: readonly SurveyQuestion[],
  answers: StudyRealAnswers["answers"],
): void {
  const asked = questions.filter(({ kind }) => kind !== "text");
  const counts = asked.map(({ id }) => ({
    id,
    counts: messages.map(
      (name) =>
        Object.values(ownMember(answers, name) ?? {}).filter((given) => Object.hasOwn(given, id)).length,
    ),
  }));
  if (counts.some((one) => one.counts.filter((count) => count >= minAnswers).length >= 2)) return;
  const found = counts.map(
    (one) => `${one.id}: ${messages.map((name, at) => `${one.counts[at] ?? 0} about ${name}`).join(", ")}`,
  );
  throw new RangeError(
    `at least ${minAnswers} people have to answer the same question about each of two messages for a study about people (${found.join("; ")})`,
  );
}

/**
 * Checks that answers to some question vary. If all are equal, how much answers vary is not known, and nothing could be
 * said about people once all agents were asked.
 * @throws {RangeError} when all answers to each question are equal
 */
function checkVaried(
  messages: readonly string[],
  questions: readonly SurveyQuestion[],
  answers: StudyRealAnswers["answers"],
): void {
  const asked = questions.filter(({ kind }) => kind !== "text");
  const given = asked.map(({ id }) => {
    const all = messages.flatMap((name) =>
      Object.values(ownMember(answers, name) ?? {}).flatMap((one) => ownMember(one, id) ?? []),
    );
    return { id, different: new Set(all), count: all.length };
  });
  if (given.some(({ different }) => different.size > 1)) return;
  const found = given.flatMap(({ id, different, count }) =>
    [...different].map((answer) => `all ${count} to ${id} are ${JSON.stringify(answer)}`),
  );
  throw new RangeError(
    `real answers do not vary (${found.join("; ")}), so that nothing could be said about people`,
  );
}

/**
 * Returns the weights of all people, and the columns by which respondents were drawn. Other columns of the table are
 * not kept.
 */
function knownPeople(
  options: ReadRealAnswersOptions,
  ids: ReadonlySet<string>,
  table: PeopleTable | null,
): Record<string, KnownPerson> | null {
  const { study, id = "id", weight } = options;
  if (table === null) {
    if (weight !== undefined)
      throw new RangeError(
        `weights are in a table of all people: name one with a column ${JSON.stringify(weight)}`,
      );
    return null;
  }
  const known = calibratedPeople(
    [...ids].map((one) => ({ id: one, columns: {}, answers: {} })),
    new Map(),
    {
      table,
      byId: rowsById(table, id, ids, notSampledOf(study)),
      columns: designColumns(options),
      ...omitUndefined({ weight }),
    },
  );
  return Object.fromEntries(
    known.map(({ id: one, columns = {}, weight: ofPerson }) => [
      one,
      { columns, ...omitUndefined({ weight: ofPerson }) },
    ]),
  );
}
