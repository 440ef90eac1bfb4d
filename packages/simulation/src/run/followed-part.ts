import { unitKey } from "../fork/inherited-decisions.js";
import { eachRow } from "../ledger/each-row.js";
import type { RecordedRows } from "../ledger/ledger.js";
import { outcomeOf } from "../round/outcome.js";
import type { RoundPlan, Unit } from "../round/round-plan.js";
import { answerOutcomeOf } from "../survey/answer-outcome.js";
import { answerRow } from "../survey/answer-rows.js";
import type { Asking } from "../survey/asking.js";
import { answerKey } from "../survey/inherited-answers.js";
import { putQuestion } from "../survey/put-question.js";
import type { World } from "../world/world.js";
import { answerOf } from "./check-answering.js";
import type { Recorded } from "./decide-units.js";
import { type MadeRows, type MakeOptions, madeRows, type RowMaker } from "./made-rows.js";
import { questionOf } from "./question.js";
import { decisionRow } from "./rows.js";
import { seedOf } from "./seed-of.js";
import type { RoundPart } from "./workers.js";

/** A round that another process plays, as it is when it begins. */
export interface FollowedRound {
  readonly ledger: RecordedRows;
  readonly world: World;
  readonly plan: RoundPlan;
  readonly runSeed: number;
}

/** What is missing of a part of a round. */
export interface FollowedPart {
  /** Makes what is missing of some agents, by their ids. It records nothing. */
  make(
    agents: readonly string[],
    options: MakeOptions & { readonly timeouts: { inARow: number } },
  ): Promise<MadeRows>;
}

/** Finds what is missing of a part of a round now. */
export const followedParts: Readonly<Record<RoundPart, (round: FollowedRound) => Promise<FollowedPart>>> = {
  answers: missingAnswers,
  decisions: missingDecisions,
};

async function missingAnswers({ ledger, world, plan, runSeed }: FollowedRound): Promise<FollowedPart> {
  const { round } = plan;
  const recorded = new Set<string>();
  const columns = ["survey", "question", "agent"];
  await eachRow(ledger, "answer", { round, columns }, ({ row: [survey, question, agent] }) => {
    recorded.add(answerKey(String(survey), String(question), String(agent)));
  });
  const open = plan.askings.filter(
    ({ survey, question, agent }) => !recorded.has(answerKey(survey, question.id, world.audience.id(agent))),
  );
  const put = (asking: Asking, signal: AbortSignal) =>
    putQuestion(world, plan, asking, { runSeed, deriveSeed: seedOf, signal });
  return partOf(world, open, {
    ask: (asking, signal) => answerOf(asking.policy)(put(asking, signal)),
    rowOf(asking, record) {
      const outcome = answerOutcomeOf(record);
      return { outcome, row: answerRow(world, round, asking, record, outcome) };
    },
  });
}

async function missingDecisions({ ledger, world, plan, runSeed }: FollowedRound): Promise<FollowedPart> {
  const { round } = plan;
  const recorded = new Set<string>();
  await eachRow(ledger, "decision", { round, columns: ["agent", "unit"] }, ({ row: [agent, unit] }) => {
    recorded.add(unitKey(String(agent), String(unit)));
  });
  const open = plan.units.filter(({ agent, key }) => !recorded.has(unitKey(world.audience.id(agent), key)));
  const question = (unit: Unit, signal: AbortSignal) =>
    questionOf(world, plan, unit, { runSeed, deriveSeed: seedOf, signal });
  return partOf(world, open, {
    ask: (unit, signal) => unit.policy.decide(question(unit, signal)),
    rowOf(unit, record) {
      const outcome = outcomeOf(record);
      return { outcome, row: decisionRow(world, round, unit, record, outcome) };
    },
  });
}

function partOf<Task extends Pick<Unit, "agent">, Made extends Recorded>(
  { audience }: World,
  open: readonly Task[],
  maker: RowMaker<Task, Made>,
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
        maker,
        options,
      ),
  };
}
