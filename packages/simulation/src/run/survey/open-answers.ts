import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { GroupCommit } from "../../ledger/group-commit.js";
import { storableRecord } from "../../ledger/storable-record.js";
import type { SurveyRequest } from "../../policy/policy.js";
import { type AnswerOutcome, answerOutcomeOf } from "../../round/answer-outcome.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import { spend } from "../limits.js";
import type { Pause } from "../pause.js";
import { seedOf } from "../round/derive-seed.js";
import type { RoundTools } from "../round/round-context.js";
import { runTasks } from "../round/run-tasks.js";
import { missingByAgent, type SharedPart } from "../workers/workers.js";
import { answerRow } from "./answer-rows.js";
import { answeringFunction } from "./check-answering.js";
import {
  answerKey,
  type InheritedAnswer,
  inheritedAnswerRecord,
  inheritedAnswers,
} from "./inherited-answers.js";
import { type Answered, answerReader, answersInOrder, recordedAnswers } from "./recorded-answers.js";
import { surveyRequest, surveyRequestHash } from "./survey-request.js";

/** A question without an answer, and its index in the plan. */
interface Task {
  readonly asking: SurveyItem;
  readonly index: number;
}

/** The surveys of an open round: requests the missing answers. */
export class OpenAnswers {
  private readonly tools: RoundTools;
  private readonly plan: RoundPlan;
  private readonly group: GroupCommit;
  private answers = new Map<number, Answered>();
  /** The answers of a fork's parent. Empty for a run that is not a fork. */
  private inherited: ReadonlyMap<string, InheritedAnswer> = new Map();

  constructor(tools: RoundTools, plan: RoundPlan, group: GroupCommit) {
    this.tools = tools;
    this.plan = plan;
    this.group = group;
  }

  /**
   * Reads the recorded answers of the round.
   * @throws {RecordMismatchError} for an answer that was changed, or that is not in the plan
   */
  async load(): Promise<void> {
    const { options, engine, progress } = this.tools;
    const { ledger } = options;
    const inherited = await inheritedAnswers(ledger, this.plan.round);
    this.inherited = inherited;
    this.answers = await recordedAnswers({ ledger, world: engine.world, plan: this.plan, inherited });
    for (const answer of this.answers.values()) progress.answered(answer, false);
    spend(
      progress.spent,
      [...this.answers.values()].filter((answer) => !answer.inherited),
    );
  }

  /** Number of questions without an answer. */
  get open(): number {
    return this.plan.askings.length - this.answers.size;
  }

  /**
   * Requests the missing answers.
   * @returns the reason why answers are still missing; `null` if none are missing
   */
  async ask(stop: () => Pause | null, signal: AbortSignal): Promise<Pause | null> {
    if (this.open === 0) return null;
    await this.inherit();
    const { concurrency = 1, workers, hold } = this.tools.options;
    if (workers !== undefined) return workers.make(this.shared(stop, signal));
    return runTasks<Task, SurveyRecord>({
      tasks: this.missing(),
      concurrency,
      signal,
      timeouts: this.tools.timeouts,
      ask: ({ asking }, stopped) => answeringFunction(asking.policy)(this.question(asking, stopped)),
      record: (task, record) => this.write(task, storableRecord(record), false),
      stop,
      hold,
    });
  }

  /** Returns the answers in the order of the plan. To be called after all questions are answered. */
  inOrder(): Answered[] {
    const { world } = this.tools.engine;
    return answersInOrder({ world, plan: this.plan }, (index) => this.answers.get(index));
  }

  /** Returns the missing answers as a part of the round that other processes can make. */
  private shared(stop: SharedPart["stop"], signal: AbortSignal): SharedPart {
    const { world } = this.tools.engine;
    const { plan } = this;
    const take = answerReader({ world, plan }, (index, answer) => {
      const asking = plan.askings[index];
      if (asking === undefined || this.answers.has(index)) return;
      spend(this.tools.progress.spent, [answer]);
      this.answered({ asking, index: index }, answer, false);
    });
    return {
      round: plan.round,
      part: "answers",
      missing: () => missingByAgent(this.missing().map(({ asking }) => world.audience.id(asking.agent))),
      take: (rows) => {
        for (const stored of rows) take(stored);
      },
      stop,
      signal,
    };
  }

  private missing(): Task[] {
    const { plan, answers } = this;
    return plan.askings.flatMap((asking, index) => (answers.has(index) ? [] : [{ asking, index: index }]));
  }

  private question(asking: SurveyItem, signal: AbortSignal): SurveyRequest {
    const { options, engine } = this.tools;
    const { scenario, deriveSeed = seedOf } = options;
    return surveyRequest(engine.world, this.plan, asking, {
      runSeed: scenario.scenario.seed,
      deriveSeed,
      signal,
    });
  }

  /** Records the parent's answer for each question whose request is identical in this fork. */
  private async inherit(): Promise<void> {
    const { inherited } = this;
    const { engine } = this.tools;
    if (inherited.size === 0) return;
    const { signal } = new AbortController();
    const inheritedWrites = this.missing().flatMap((task) => {
      const { agent, policy, survey, question } = task.asking;
      const known = inherited.get(answerKey(survey, question.id, engine.world.audience.id(agent)));
      const request = known && surveyRequestHash(policy, this.question(task.asking, signal));
      if (known === undefined || request !== known.request) return [];
      return [this.write(task, inheritedAnswerRecord(known), true)];
    });
    await this.group.settle();
    await Promise.all(inheritedWrites);
  }

  private write({ asking, index }: Task, record: SurveyRecord, inherited: boolean): Promise<void> {
    const { engine, progress } = this.tools;
    const outcome = answerOutcomeOf(record);
    if (!inherited) spend(progress.spent, [outcome]);
    const row = answerRow(engine.world, this.plan.round, asking, record, outcome);
    return this.group.write([row]).then(() => this.answered({ asking, index: index }, outcome, inherited));
  }

  /** Counts and reports a recorded answer. */
  private answered({ asking, index }: Task, outcome: AnswerOutcome, inherited: boolean): void {
    const { progress, events } = this.tools;
    this.answers.set(index, { ...outcome, inherited });
    progress.answered(outcome, !inherited);
    events.answered(this.plan, asking, outcome);
  }
}
