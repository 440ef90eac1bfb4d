import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import type { AnswerFilter, DecisionFilter } from "@concordat/simulation-report";
import { CommandError } from "../command-error.js";
import { onOneLine } from "../terminal/harmless.js";

type Question =
  LoadedScenario["questionnaires"] extends ReadonlyMap<string, { questions: readonly (infer One)[] }>
    ? One
    : never;

/**
 * Refuses a filter of decisions that names what is not in the run: "0 decisions" would pass for a result.
 * @throws {CommandError} when there is no such agent, segment or round
 */
export function checkDecisionNames(loaded: LoadedScenario, { agent, segment, round }: DecisionFilter): void {
  checkAgents(loaded, { agent, segment });
  const { rounds } = loaded.scenario;
  if (round !== undefined && round >= rounds)
    throw new CommandError(`the run has no round ${round}: its last one is ${rounds - 1}`);
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
  if (round !== undefined && !rounds.includes(round))
    throw new CommandError(
      `no survey is asked before round ${round}; surveys are asked before ${listed(rounds)}`,
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
  const all = surveys.flatMap(({ questions }): readonly Question[] => questions);
  const meant = all.filter(({ id }) => question === undefined || id === question);
  if (meant.length === 0)
    throw new CommandError(
      `no question is called ${onOneLine(question ?? "")}; there is ${listed(all.map(({ id }) => id))}`,
    );
  if (answer !== undefined && !meant.some((one) => mayBeAnswered(one, answer)))
    throw new CommandError(`none of the questions can be answered with ${onOneLine(answer)}`);
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

/** Whether an answer as it is written could be one. */
function mayBeAnswered(question: Question, answer: string): boolean {
  switch (question.kind) {
    case "choice":
      return question.choices.includes(answer);
    case "scale":
      return Number.isInteger(Number(answer)) && String(Number(answer)) === answer;
    case "number":
      return String(Number(answer)) === answer;
    case "text":
      return true;
  }
}

function listed(names: readonly (string | number)[]): string {
  return names.map((name) => onOneLine(String(name))).join(", ");
}
