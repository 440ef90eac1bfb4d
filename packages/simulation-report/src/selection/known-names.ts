import { distinctName } from "@concordat/report-kit/terminal-text";
import { type LoadedScenario, recordedRounds, surveysOf } from "@concordat/simulation";
import {
  type AgentSelection,
  answerContract,
  formatSurveyTime,
  questionnaireOf,
} from "@concordat/simulation/results";
import type { AnswerFilter } from "../answers/answer-filter.js";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { suggestName } from "./suggest-name.js";

type Questionnaire = LoadedScenario["questionnaires"] extends ReadonlyMap<string, infer One> ? One : never;
type Question = Questionnaire["questions"][number];

/**
 * Checks that a run contains the names in a filter for decisions. Otherwise, an empty list would look like a result.
 * `NamedPost` checks posts, because agents write some of them.
 * @param loaded the scenario of the run
 * @param where the filter
 * @throws {RangeError} when the agent, segment or round does not exist
 */
export function assertDecisionFilter(
  loaded: LoadedScenario,
  { agent, segment, round }: DecisionFilter,
): void {
  assertAgents(loaded, { agent, segment });
  assertRound(round, loaded.scenario.rounds);
}

/**
 * Checks that a run contains the names in a filter for answers, and asks the questions in the given round. Surveys that
 * a fork dropped are not included.
 * @param loaded the scenario of the run
 * @param where the filter
 * @throws {RangeError} when the agent, segment, round, survey or question does not exist, there is no survey before the
 *   round, or the answer is impossible for all questions
 */
export function assertAnswerFilter(loaded: LoadedScenario, where: AnswerFilter): void {
  assertAgents(loaded, where);
  const { round, survey, question, answer } = where;
  assertSurveyRound(loaded, round);
  const asked = askedSurveys(loaded, round);
  const asking = round === undefined ? null : `asked ${formatSurveyTime(round, loaded.scenario.rounds)}`;
  const surveys = asked.filter(({ name }) => survey === undefined || name === survey);
  if (surveys.length === 0)
    throw new RangeError(
      `no survey ${asking ?? "of the run"} is called ${distinctName(survey ?? "")}; ` +
        `${asking === null ? "it has" : "there is"} ${listed(asked.map(({ name }) => name))}`,
    );
  const place = `${survey === undefined ? "" : ` of ${distinctName(survey)}`}${asking === null ? "" : ` ${asking}`}`;
  const meant = questionsCalled(surveys, question, place);
  if (answer !== undefined && !meant.some((one) => mayBeAnswered(one, answer)))
    throw new RangeError(`none of the questions can be answered with ${distinctName(answer)}`);
}

/**
 * Checks that a run has surveys, and that there is one before the round, if given.
 * @throws {RangeError} when there is none
 */
function assertSurveyRound(loaded: LoadedScenario, round: number | undefined): void {
  const rounds = [...new Set(surveysOf(loaded).map((event) => event.round))].sort((a, b) => a - b);
  if (rounds.length === 0) throw new RangeError("the run asks no surveys");
  if (round === undefined || rounds.includes(round)) return;
  const last = loaded.scenario.rounds;
  const asked = `surveys are asked ${rounds.map((one) => formatSurveyTime(one, last)).join(", ")}`;
  if (round > last)
    throw new RangeError(
      `the run has no round ${round}: its last one is ${last - 1}, and ${last} means after it; ${asked}`,
    );
  throw new RangeError(`no survey is asked ${formatSurveyTime(round, last)}; ${asked}`);
}

/** Returns the questionnaires of a run, or of one round. Each occurs once, in the order of first use. */
function askedSurveys(loaded: LoadedScenario, round?: number): Questionnaire[] {
  const events = surveysOf(loaded).filter((event) => round === undefined || event.round === round);
  return [...new Set(events.map((event) => questionnaireOf(event, loaded.questionnaires)))];
}

/**
 * Checks that a run contains the names in a selection of an agent's records. `NamedPost` checks posts.
 * @param loaded the scenario of the run
 * @param selection the agent, the question and the round
 * @throws {RangeError} when the agent, question or round does not exist
 */
export function assertAgentSelection(
  loaded: LoadedScenario,
  { agent, question, round }: Omit<AgentSelection, "post">,
): void {
  assertAgents(loaded, { agent });
  // Answers to a survey after the last round are recorded in an additional round.
  if (round !== loaded.scenario.rounds || recordedRounds(loaded) === round)
    assertRound(round, loaded.scenario.rounds);
  if (question === undefined) return;
  if (surveysOf(loaded).length === 0) throw new RangeError("the run asks no surveys");
  questionsCalled(askedSurveys(loaded), question, "");
}

function assertAgents(
  { audience }: LoadedScenario,
  { agent, segment }: { readonly agent?: string | undefined; readonly segment?: string | null | undefined },
): void {
  if (agent !== undefined) assertAgent(audience, agent);
  const named = segment ?? undefined;
  if (named !== undefined && !audience.groups.some((group) => group.segment === named))
    throw new RangeError(
      `no segment of the run is called ${distinctName(named)}${suggestName(
        named,
        audience.groups.flatMap((group) => group.segment ?? []),
      )}`,
    );
}

/**
 * Maximum number of ids that are compared with an unknown id to find a similar one. It limits the search in a large
 * audience.
 */
const maxCompared = 10_000;

/**
 * Checks that an audience contains an agent.
 * @param audience the audience of the scenario
 * @param agent the id of the agent
 * @throws {RangeError} when no agent has the id. The message suggests a similar id
 */
export function assertAgent(audience: LoadedScenario["audience"], agent: string): void {
  if (audience.indexOf(agent) !== -1) return;
  const ids = Array.from({ length: Math.min(audience.size, maxCompared) }, (_, index) => audience.id(index));
  throw new RangeError(`no agent of the run is called ${distinctName(agent)}${suggestName(agent, ids)}`);
}

function assertRound(round: number | undefined, rounds: number): void {
  if (round !== undefined && round >= rounds)
    throw new RangeError(`the run has no round ${round}: its last one is ${rounds - 1}`);
}

/**
 * Returns the survey questions with this id; all questions if no id is given.
 * @param place describes the questions in an error message, following the word "question". Empty for all questions
 * @throws {RangeError} when no question has the id
 */
function questionsCalled(
  surveys: readonly Questionnaire[],
  id: string | undefined,
  place: string,
): readonly Question[] {
  const questions = surveys.flatMap((survey): readonly Question[] => survey.questions);
  const meant = questions.filter((one) => id === undefined || one.id === id);
  if (meant.length > 0) return meant;
  throw new RangeError(
    `no question${place} is called ${distinctName(id ?? "")}; there is ${listed(questions.map((one) => one.id))}`,
  );
}

/** Whether a text can be an answer to the question. */
function mayBeAnswered(question: Question, written: string): boolean {
  const isText = question.kind === "choice" || question.kind === "text";
  if (!isText && String(Number(written)) !== written) return false;
  const answer = isText ? written : Number(written);
  return answerContract(question).validate({ answer }).length === 0;
}

function listed(names: readonly (string | number)[]): string {
  return [...new Set(names)].map((name) => distinctName(String(name))).join(", ");
}
