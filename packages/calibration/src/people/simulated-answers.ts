import { omitUndefined } from "@concordat/contracts/options";
import { surveyRecord } from "@concordat/contracts/survey-record";
import { type Audience, type ReplayOptions, replayRun } from "@concordat/simulation";
import { segmentOf } from "@concordat/simulation/results";
import type { CalibrationQuestion } from "../calibrate/calibrate-options.js";
import type { SimulatedAnswer } from "../calibrate/calibrated-person.js";

/** Options for reading the survey answers of a run. */
export interface SimulatedOptions extends Omit<ReplayOptions, "onShown"> {
  /** Selects the answers given before this round. Default: the last answer to each question. */
  readonly round?: number;
}

/** An agent of a run with its answers. */
export interface SimulatedAgent {
  /** The id of the agent. */
  readonly id: string;
  /**
   * The known attributes of the agent: its segment, and the columns of the table of people. Without such a table, its
   * personality and its positions.
   */
  readonly columns: Readonly<Record<string, string | number | null>>;
  /** The weight of the person whom the agent represents. Absent if the people have no weights. */
  readonly weight?: number;
  /** The answers of the agent, by the id of the question. */
  readonly answers: Readonly<Record<string, SimulatedAnswer>>;
}

/** The survey answers of a run's agents. */
export interface SimulatedAnswers {
  /** The questions, in the order in which they were first asked. */
  readonly questions: readonly CalibrationQuestion[];
  /** All agents, including those that did not answer. */
  readonly agents: readonly SimulatedAgent[];
  /** The ids of people of the table who were not sampled, so that they have no agent. Default: none. */
  readonly notSampled?: ReadonlySet<string>;
}

/**
 * Reads the survey answers of a run's agents, with their probabilities or percentages if recorded. If a question was
 * asked several times, the last answers are used.
 * @throws {LedgerError} when the record was changed
 */
export async function simulatedAnswers({ round: only, ...run }: SimulatedOptions): Promise<SimulatedAnswers> {
  const { people } = run.scenario.audience;
  const questions = new Map<string, CalibrationQuestion>();
  const rounds = new Map<string, number>();
  const answers = new Map<string, Record<string, SimulatedAnswer>>();
  let audience: Omit<SimulatedAgent, "answers">[] = [];
  for await (const { record, answers: asked, world } of replayRun(run)) {
    if (audience.length === 0)
      audience = Array.from({ length: world.audience.size }, (_, agent) => ({
        id: world.audience.id(agent),
        columns: columnsOfAgent(run.scenario.audience, agent),
        ...(people?.isWeighted === true ? { weight: people.weight(agent) } : {}),
      }));
    if (only !== undefined && record.round !== only) continue;
    for (const { survey, question, agent, state, answer } of asked) {
      questions.set(question.id, { survey, question });
      rounds.set(question.id, record.round);
      const id = world.audience.id(agent);
      const known = answers.get(id) ?? emptyAnswers();
      known[question.id] = { answer: state === "valid" ? answer : null, odds: null };
      answers.set(id, known);
    }
  }
  for (const round of new Set(rounds.values())) await addOdds(run, round, rounds, answers);
  return {
    questions: [...questions.values()],
    agents: audience.map((agent) => ({ ...agent, answers: answers.get(agent.id) ?? {} })),
    ...omitUndefined({ notSampled: people?.notSampled }),
  };
}

/**
 * Returns an empty object without a prototype. The id of a question may be a name that every object inherits, such as
 * `constructor`.
 */
function emptyAnswers(): Record<string, SimulatedAnswer> {
  return Object.create(null) as Record<string, SimulatedAnswer>;
}

async function addOdds(
  { ledger }: Pick<SimulatedOptions, "ledger">,
  round: number,
  rounds: ReadonlyMap<string, number>,
  answers: ReadonlyMap<string, Record<string, SimulatedAnswer>>,
): Promise<void> {
  for await (const { row } of ledger.read("answer", { round, columns: ["question", "agent", "record"] })) {
    const [question = "", agent = "", text = ""] = row.map(String);
    const known = answers.get(agent);
    const answer = known?.[question];
    // Most records have no probabilities. Parsing all records would take most of the time.
    if (
      known === undefined ||
      answer === undefined ||
      rounds.get(question) !== round ||
      !text.includes('"odds"')
    )
      continue;
    const { odds } = surveyRecord.parse(JSON.parse(text));
    const field = odds?.fields.find(({ field: name, state }) => name === "/answer" && state === "known");
    if (field?.state !== "known") continue;
    known[question] = {
      ...answer,
      ...(field.source === "stated" ? { isStated: true } : {}),
      odds: Object.fromEntries(field.options.map(({ value, probability }) => [String(value), probability])),
    };
  }
}

/** Returns the known attributes of an agent of an audience, as `simulatedAnswers` gives them. */
export function columnsOfAgent(audience: Audience, agent: number): SimulatedAgent["columns"] {
  const segment = segmentOf(audience, agent);
  const ofSegment = segment === null ? {} : { segment };
  if (audience.people !== undefined) return { ...audience.people.columns(agent), ...ofSegment };
  const { personality, stance } = audience.profile(agent);
  return {
    ...ofSegment,
    ...omitUndefined({ personality }),
    ...Object.fromEntries(
      Object.entries(stance ?? {}).map(([topic, position]) => [`stance: ${topic}`, position]),
    ),
  };
}
