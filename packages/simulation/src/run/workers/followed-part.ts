import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows } from "../../ledger/ledger.js";
import { answerOutcomeOf } from "../../round/answer-outcome.js";
import { outcomeOf } from "../../round/outcome.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import type { World } from "../../world/world.js";
import type { ConsecutiveTimeouts } from "../consecutive-timeouts.js";
import { unitKey } from "../fork/inherited-decisions.js";
import { decisionRow } from "../record/to-rows.js";
import { decisionRequest } from "../round/decision-request.js";
import { seedOf } from "../round/derive-seed.js";
import type { Recorded } from "../round/run-tasks.js";
import { answerRow } from "../survey/answer-rows.js";
import { answeringFunction } from "../survey/check-answering.js";
import { answerKey } from "../survey/inherited-answers.js";
import { surveyRequest } from "../survey/survey-request.js";
import { type MadeRows, type MakeOptions, madeRows, type RowMaker } from "./made-rows.js";
import type { RoundPart } from "./workers.js";

/** A round of a run that another process controls, in its state at the start of the round. */
export interface FollowedRound {
  readonly ledger: RecordedRows;
  readonly world: World;
  readonly plan: RoundPlan;
  readonly runSeed: number;
}

/** The missing decisions or answers of a round. */
export interface FollowedPart {
  /**
   * Requests the missing decisions or answers of some agents. Nothing is recorded.
   * @param agents the ids of the agents
   */
  make(
    agents: readonly string[],
    options: MakeOptions & { readonly timeouts: ConsecutiveTimeouts },
  ): Promise<MadeRows>;
}

/** The functions that find the missing decisions or answers of a round. */
export const followedParts: Readonly<Record<RoundPart, (round: FollowedRound) => Promise<FollowedPart>>> = {
  answers: missingAnswers,
  decisions: missingDecisions,
};

async function missingAnswers({ ledger, world, plan, runSeed }: FollowedRound): Promise<FollowedPart> {
  const { round } = plan;
  const recorded = new Map<string, boolean>();
  const columns = ["survey", "question", "agent", "state"];
  await eachRow(ledger, "answer", { round, columns }, ({ row: [survey, question, agent, state] }) => {
    recorded.set(answerKey(String(survey), String(question), String(agent)), state !== "failed");
  });
  const keyOf = ({ survey, question, agent }: SurveyItem): string =>
    answerKey(survey, question.id, world.audience.id(agent));
  return partOf(world, missing(plan.askings, keyOf, recorded), {
    ask: (asking, signal) =>
      answeringFunction(asking.policy)(
        surveyRequest(world, plan, asking, { runSeed, deriveSeed: seedOf, signal }),
      ),
    rowOf(asking, record) {
      const outcome = answerOutcomeOf(record);
      return { outcome, row: answerRow(world, round, asking, record, outcome) };
    },
  });
}

async function missingDecisions({ ledger, world, plan, runSeed }: FollowedRound): Promise<FollowedPart> {
  const { round } = plan;
  const recorded = new Map<string, boolean>();
  const columns = ["agent", "unit", "state"];
  await eachRow(ledger, "decision", { round, columns }, ({ row: [agent, unit, state] }) => {
    recorded.set(unitKey(String(agent), String(unit)), state !== "failed");
  });
  const keyOf = ({ agent, key }: Unit): string => unitKey(world.audience.id(agent), key);
  return partOf(world, missing(plan.units, keyOf, recorded), {
    ask: (unit, signal) =>
      unit.policy.decide(decisionRequest(world, plan, unit, { runSeed, deriveSeed: seedOf, signal })),
    rowOf(unit, record) {
      const outcome = outcomeOf(record);
      return { outcome, row: decisionRow(world, round, unit, record, outcome) };
    },
  });
}

/** The tasks of a part that were open when it started, and an answered one. */
interface Missing<Task> {
  readonly open: readonly Task[];
  /** A task that the model has already answered; `null` if there is none. */
  readonly answered: Task | null;
}

/**
 * Returns the open tasks, and one that the model has answered.
 * @param recorded for each recorded task, by its key, whether the model answered
 */
function missing<Task>(
  tasks: readonly Task[],
  keyOf: (task: Task) => string,
  recorded: ReadonlyMap<string, boolean>,
): Missing<Task> {
  const open = tasks.filter((task) => !recorded.has(keyOf(task)));
  return { open, answered: tasks.find((task) => recorded.get(keyOf(task)) === true) ?? null };
}

function partOf<Task extends Pick<Unit, "agent">, Made extends Recorded>(
  { audience }: World,
  { open, answered }: Missing<Task>,
  maker: Omit<RowMaker<Task, Made>, "answered">,
): FollowedPart {
  const byAgent = new Map<string, Task[]>();
  for (const task of open) {
    const agent = audience.id(task.agent);
    const tasks = byAgent.get(agent) ?? [];
    byAgent.set(agent, tasks);
    tasks.push(task);
  }
  return {
    make: (agents, options) =>
      madeRows(
        agents.flatMap((agent) => byAgent.get(agent) ?? []),
        { ...maker, answered },
        options,
      ),
  };
}
