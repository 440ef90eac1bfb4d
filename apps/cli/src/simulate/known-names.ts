import { type LoadedScenario, recordedRounds, surveysOf } from "@concordat/simulation";
import { answerContract, whenAsked } from "@concordat/simulation/shared";
import type { AnswerFilter, DecisionFilter } from "@concordat/simulation-report";
import { CommandError } from "../command-error.js";
import { onOneLine } from "../terminal/harmless.js";

type Question =
  LoadedScenario["questionnaires"] extends ReadonlyMap<string, { questions: readonly (infer One)[] }>
    ? One
    : never;

/**
 * Refuses a filter of decisions that names what is not in the run: "0 decisions" would pass for a result. Posts are checked by
 * `NamedPost`, because agents write some of them.
 * @throws {CommandError} when there is no such agent, segment or round
 */
export function checkDecisionNames(loaded: LoadedScenario, { agent, segment, round }: DecisionFilter): void {
  checkAgents(loaded, { agent, segment });
  checkRound(round, loaded.scenario.rounds);
}

/**
 * Refuses a filter of answers that names what is not in the run.
 * @throws {CommandError} when there is no such agent, segment, survey or question, when no survey is asked before that round, or
 * when none of the questions can be answered so
 */
export function checkAnswerNames(loaded: LoadedScenario, where: AnswerFilter): void {
  checkAgents(loaded, where);
  const { round, survey, question, answer } = where;
  const rounds = [...new Set(surveysOf(loaded).map((event) => event.round))].sort((a, b) => a - b);
  if (rounds.length === 0) throw new CommandError("the run asks no surveys");
  const last = loaded.scenario.rounds;
  if (round !== undefined && !rounds.includes(round))
    throw new CommandError(
      `no survey is asked ${whenAsked(round, last)}; surveys are asked ${rounds.map((one) => whenAsked(one, last)).join(", ")}`,
    );
  const surveys = [...loaded.questionnaires.values()].filter(
    ({ name }) => survey === undefined || name === survey,
  );
  if (surveys.length === 0) {
    const names = [...loaded.questionnaires.values()].map(({ name }) => name);
    throw new CommandError(
      `no survey of the run is called ${onOneLine(survey ?? "")}; it has ${listed(names)}`,
    );
  }
  const meant = questionsCalled(
    surveys.flatMap(({ questions }): readonly Question[] => questions),
    question,
  );
  if (answer !== undefined && !meant.some((one) => mayBeAnswered(one, answer)))
    throw new CommandError(`none of the questions can be answered with ${onOneLine(answer)}`);
}

/**
 * Refuses to show what is not in the run.
 * @throws {CommandError} when there is no such agent, question or round
 */
export function checkShownNames(
  loaded: LoadedScenario,
  { agent, question, round }: Pick<AnswerFilter, "agent" | "question" | "round">,
): void {
  checkAgents(loaded, { agent });
  // Answers to a survey after the last round are recorded in one more.
  if (round !== loaded.scenario.rounds || recordedRounds(loaded) === round)
    checkRound(round, loaded.scenario.rounds);
  if (question === undefined) return;
  if (surveysOf(loaded).length === 0) throw new CommandError("the run asks no surveys");
  questionsCalled(
    [...loaded.questionnaires.values()].flatMap(({ questions }): readonly Question[] => questions),
    question,
  );
}

function checkAgents(
  { audience }: LoadedScenario,
  { agent, segment }: { readonly agent?: string | undefined; readonly segment?: string | null | undefined },
): void {
  if (agent !== undefined && audience.indexOf(agent) === -1)
    throw new CommandError(`no agent of the run is called ${onOneLine(agent)}`);
  const named = segment ?? undefined;
  if (named !== undefined && !audience.groups.some((group) => group.segment === named))
    throw new CommandError(`no segment of the run is called ${onOneLine(named)}`);
}

function checkRound(round: number | undefined, rounds: number): void {
  if (round !== undefined && round >= rounds)
    throw new CommandError(`the run has no round ${round}: its last one is ${rounds - 1}`);
}

/** The questions with this id; all of them where none is named. */
function questionsCalled(questions: readonly Question[], id: string | undefined): readonly Question[] {
  const meant = questions.filter((one) => id === undefined || one.id === id);
  if (meant.length > 0) return meant;
  throw new CommandError(
    `no question is called ${onOneLine(id ?? "")}; there is ${listed(questions.map((one) => one.id))}`,
  );
}

/** Whether an answer as it is written could be one. */
function mayBeAnswered(question: Question, written: string): boolean {
  const isText = question.kind === "choice" || question.kind === "text";
  if (!isText && String(Number(written)) !== written) return false;
  const answer = isText ? written : Number(written);
  return answerContract(question).validate({ answer }).length === 0;
}

function listed(names: readonly (string | number)[]): string {
  return names.map((name) => onOneLine(String(name))).join(", ");
}
