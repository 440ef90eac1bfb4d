import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import {
  type AskedAnswer,
  type AskedDecision,
  type Choice,
  chartMoves,
  type RecordedRows,
  type ReplayedRound,
  type ShownToAgent,
  type WorldView,
} from "@concordat/simulation";
import { choiceOdds, reasonOf, segmentOf } from "@concordat/simulation/results";
import type { ExportCell } from "../tables/table.js";
import type { ExportTableName } from "../tables/tables.js";
import { oddsCells } from "./odds-cells.js";
import { SpreadMetrics } from "./spread-metrics.js";

/** A function that adds a row to a table. The cells are in the order of the table's columns. */
export type AddRow = (table: ExportTableName, cells: readonly ExportCell[]) => void;

/** The choices of an agent in a round, in the order in which the posts were shown; `null` for a failed decision. */
type Choices = (Choice | null)[];

/** Converts a replayed run to rows. */
export class RunTables {
  private readonly add: AddRow;
  private readonly ledger: RecordedRows;
  private readonly choices = new Map<number, Choices>();
  /** The items shown to agents in the current round, by agent and post. */
  private readonly shown = new Map<string, ShownToAgent>();
  private readonly policies = new Map<number, string>();
  private readonly spread = new SpreadMetrics();

  constructor(ledger: RecordedRows, add: AddRow) {
    this.ledger = ledger;
    this.add = add;
  }

  /** Adds an item shown to an agent, and the decision of a rule on it. */
  addShown(shown: ShownToAgent, world: WorldView): void {
    const { agent, rank, route, policy, byRule, resharedBy } = shown;
    const { round } = world;
    const id = world.audience.id(agent);
    const segment = segmentOf(world.audience, agent);
    const post = world.posts.id(shown.post);
    const resharers = resharedBy.map((account) => world.accounts.id(account));
    this.add("exposures", [round, id, segment, post, rank, route, resharers]);
    const choices = this.choices.get(agent) ?? [];
    this.choices.set(agent, choices);
    this.spread.addShown(agent);
    if (byRule === null) {
      this.shown.set(placeKey(agent, post), shown);
      this.policies.set(agent, policy);
      return;
    }
    const { choice, content, odds } = byRule;
    choices.push(choice);
    this.spread.addChoice(agent, choice);
    const head = [round, id, segment, policy, post, rank, route];
    const ofRule = odds === null ? null : { source: "rule" as const, options: odds };
    const costs = [0, null, null, 0, 0];
    this.add("decisions", [...head, "by_rule", null, choice, content, null, ...costs, ...oddsCells(ofRule)]);
  }

  /** Adds a closed round. */
  async addRound({ record, decisions, answers, world }: ReplayedRound): Promise<void> {
    const { round } = record;
    const records = await this.recordsOf(round);
    const probabilities = await this.probabilitiesIn(round);
    for (const decision of decisions) this.addDecision(decision, round, world, records);
    for (const answer of answers) this.addAnswer(answer, round, world, probabilities);
    for (const [agent, choices] of this.choices) this.addMoves(world.audience.id(agent), round, choices);
    this.add("rounds", roundCells(record));
    this.add("metrics", this.spread.closeRound(round, world.audience.size));
    this.choices.clear();
    this.shown.clear();
    this.policies.clear();
  }

  private async recordsOf(round: number): Promise<ReadonlyMap<string, DecisionRecord>> {
    const records = new Map<string, DecisionRecord>();
    for await (const { row } of this.ledger.read("decision", {
      round,
      columns: ["agent", "unit", "record"],
    })) {
      const [agent, unit, record] = row;
      records.set(placeKey(String(agent), String(unit)), decisionRecord.parse(JSON.parse(String(record))));
    }
    return records;
  }

  private addDecision(
    decision: AskedDecision,
    round: number,
    world: WorldView,
    records: ReadonlyMap<string, DecisionRecord>,
  ): void {
    const { agent, unit, state, code, choice, post, content, requests, promptTokens, completionTokens } =
      decision;
    const id = world.audience.id(agent);
    const record = records.get(placeKey(id, unit));
    const place = post === null ? undefined : this.shown.get(placeKey(agent, post));
    const attempts = record?.steps.flatMap((step) => step.attempts) ?? [];
    this.choices.get(agent)?.push(choice);
    if (choice !== null) this.spread.addChoice(agent, choice);
    this.add("decisions", [
      round,
      id,
      segmentOf(world.audience, agent),
      this.policies.get(agent) ?? "",
      post,
      place?.rank ?? null,
      place?.route ?? null,
      state,
      code,
      choice,
      content,
      record === undefined ? null : reasonOf(record),
      requests,
      promptTokens,
      completionTokens,
      attempts.reduce((sum, { repairs }) => sum + repairs.length, 0),
      attempts.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
      ...oddsCells(record === undefined ? null : choiceOdds(record)),
    ]);
  }

  /** Returns the model's probability of each answer in a round, if probabilities are recorded. */
  private async probabilitiesIn(round: number): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for await (const { row } of this.ledger.read("answer", { round, columns: ["record"] })) {
      const record = surveyRecord.parse(JSON.parse(String(row[0])));
      const probability = probabilityOf(record);
      if (probability !== null)
        found.set(askedKey(record.agent_id, record.survey, record.question), probability);
    }
    return found;
  }

  private addAnswer(
    given: AskedAnswer,
    round: number,
    world: WorldView,
    probabilities: ReadonlyMap<string, number>,
  ): void {
    const { agent, survey, question, state, code, answer, requests, promptTokens, completionTokens } = given;
    const { id, kind, text } = question;
    const whose = [round, world.audience.id(agent), segmentOf(world.audience, agent)];
    const said = [answer === null ? null : String(answer), typeof answer === "number" ? answer : null];
    const costs = [requests, promptTokens, completionTokens];
    const probability = probabilities.get(askedKey(world.audience.id(agent), survey, id)) ?? null;
    this.add("answers", [...whose, survey, id, kind, text, state, code, ...said, ...costs, probability]);
  }

  private addMoves(agent: string, round: number, choices: Choices): void {
    for (const [index, { from, trigger, to }] of chartMoves(choices).entries())
      this.add("moves", [round, agent, index + 1, from, trigger, to]);
  }
}

function askedKey(agent: string, survey: string, question: string): string {
  return JSON.stringify([agent, survey, question]);
}

/** Returns the probability of a record's answer; `null` if the answer is invalid, or its probability is unknown. */
function probabilityOf(record: SurveyRecord): number | null {
  const [odds] = record.odds?.fields ?? [];
  if (record.state !== "valid" || odds?.state !== "known") return null;
  return odds.options.find(({ value }) => value === String(record.answer))?.probability ?? null;
}

function placeKey(agent: number | string, post: string): string {
  return JSON.stringify([agent, post]);
}

function roundCells(record: RoundRecord): ExportCell[] {
  const { LIKE, REPLY, RESHARE, SCROLL, COMPOSE } = record.choices;
  const { QUOTE = 0, FOLLOW = 0, UNFOLLOW = 0, MUTE = 0 } = record.choices;
  return [
    record.round,
    record.exposures,
    record.asked,
    record.valid,
    record.invalid,
    record.failed,
    record.by_rule,
    LIKE,
    REPLY,
    RESHARE,
    SCROLL,
    COMPOSE,
    QUOTE,
    FOLLOW,
    UNFOLLOW,
    MUTE,
    record.posts_made,
    record.answers?.asked ?? 0,
    record.requests,
    record.prompt_tokens,
    record.completion_tokens,
    record.duration_ms,
    record.hash,
  ];
}
