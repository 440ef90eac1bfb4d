import { checkDigest } from "../../ledger/check-digest.js";
import type { Ledger, LedgerRow } from "../../ledger/ledger.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { UnitIndex } from "../../round/unit-index.js";
import { closedRoundReader } from "../closed/closed-round-reader.js";
import { type RoundSteps, walkRound } from "../closed/walk-round.js";
import type { Engine } from "../engine.js";
import type { DecidedUnit } from "../record/read-decisions.js";
import { decisionRequest } from "../round/decision-request.js";
import type { DeriveSeed } from "../round/derive-seed.js";
import { type Answered, answersInOrder, questionIndex, recordedAnswers } from "../survey/recorded-answers.js";
import { surveyRequest, surveyRequestHash } from "../survey/survey-request.js";
import { requestHash } from "./request-hash.js";

/** A parent that is replayed from its start. The rows of the rounds before `from` have been verified. */
export interface ParentWalk {
  readonly engine: Engine;
  readonly ledger: Ledger;
  /** The first round whose decisions are needed. */
  readonly from: number;
  /** Number of rounds that the parent has closed. */
  readonly closed: number;
  /** Total number of the parent's rounds. */
  readonly rounds: number;
  readonly seeds: { readonly runSeed: number; readonly deriveSeed: DeriveSeed };
}

/** Yields the rows of requests and decisions for each round from `from` on, including the open round. */
export async function* inheritedRows(walk: ParentWalk): AsyncGenerator<LedgerRow[]> {
  const { engine, ledger, from, closed, rounds } = walk;
  const reader = closedRoundReader({ ledger, world: engine.world });
  for (let round = 0; round < closed; round++) {
    const rows: LedgerRow[][] = [];
    const steps: RoundSteps<Answered, DecidedUnit> = {
      begun: async ({ plan }) => rows.push(await answerRowsOf(walk, plan)),
      answered: async ({ plan }) => rows.push(await decisionRowsOf(walk, plan)),
    };
    await walkRound(engine, reader, round < from ? {} : steps);
    yield* rows;
  }
  if (closed < rounds && closed >= from) yield* openRows(walk);
}

/** Yields the rows of the open round. Decisions start only after all survey questions of the round are answered. */
async function* openRows(walk: ParentWalk): AsyncGenerator<LedgerRow[]> {
  const { engine, ledger } = walk;
  const { world } = engine;
  const { plan } = await engine.begin();
  yield await answerRowsOf(walk, plan);
  const answers = await recordedAnswers({ ledger, world, plan });
  if (answers.size < plan.askings.length) return;
  engine.answered(
    plan,
    answersInOrder({ world, plan }, (place) => answers.get(place)),
  );
  yield await decisionRowsOf(walk, plan);
}

async function answerRowsOf({ engine, ledger, seeds }: ParentWalk, plan: RoundPlan): Promise<LedgerRow[]> {
  const { world } = engine;
  const placeOf = questionIndex(world, plan.askings);
  const { signal } = new AbortController();
  const rows: LedgerRow[] = [];
  for await (const stored of ledger.read("answer", { round: plan.round })) {
    checkDigest("answer", stored);
    const { row, digest } = stored;
    const asking = plan.askings[placeOf(stored) ?? -1];
    if (asking === undefined) continue;
    const request = surveyRequestHash(
      asking.policy,
      surveyRequest(world, plan, asking, { ...seeds, signal }),
    );
    if (request === null) continue;
    rows.push(ledgerRow("inherited_answer", [...row.slice(0, 4), request, digest, row.at(-1) ?? null]));
  }
  return rows;
}

async function decisionRowsOf({ engine, ledger, seeds }: ParentWalk, plan: RoundPlan): Promise<LedgerRow[]> {
  const { world } = engine;
  const places = new UnitIndex(world, plan);
  const signal = new AbortController().signal;
  const rows: LedgerRow[] = [];
  for await (const stored of ledger.read("decision", { round: plan.round })) {
    checkDigest("decision", stored);
    const { row, digest } = stored;
    const [, agent = null, key = null] = row;
    const record = row.at(-1) ?? null;
    const unit = plan.units[places.find(String(agent), String(key)) ?? -1];
    if (unit === undefined) continue;
    const request = requestHash(unit.policy, decisionRequest(world, plan, unit, { ...seeds, signal }));
    if (request === null) continue;
    rows.push(ledgerRow("inherited", [plan.round, agent, key, request, digest, record]));
  }
  return rows;
}
