import type { Ledger, LedgerRow } from "../ledger/ledger.js";
import { ledgerRow } from "../ledger/row-digest.js";
import type { RoundPlan } from "../round/round-plan.js";
import { UnitPlaces } from "../round/unit-places.js";
import type { Engine } from "../run/engine.js";
import { closedDecisions } from "../run/record/read-decisions.js";
import { questionOf } from "../run/round/decision-request.js";
import type { DeriveSeed } from "../run/round/derive-seed.js";
import { putQuestion, putQuestionHash } from "../survey/put-question.js";
import { answersInOrder, askingPlaces, recordedAnswers } from "../survey/recorded-answers.js";
import { checkDigest } from "../verify/check-digest.js";
import { requestHash } from "./request-hash.js";

/** A parent that is replayed from its beginning. The rows of the rounds before `from` have been checked. */
export interface ParentWalk {
  readonly engine: Engine;
  readonly ledger: Ledger;
  /** The first round whose decisions are of interest. */
  readonly from: number;
  /** How many rounds the parent has closed, of all its rounds. */
  readonly closed: number;
  readonly rounds: number;
  readonly seeds: { readonly runSeed: number; readonly deriveSeed: DeriveSeed };
}

/** For each round from `from` on the rows that say what was asked and decided, that of the open round included. */
export async function* inheritedRows(walk: ParentWalk): AsyncGenerator<LedgerRow[]> {
  const { engine, ledger, from, closed, rounds } = walk;
  for (let round = 0; round < rounds && round <= closed; round++) {
    if (round === closed && round < from) return;
    const { plan } = await engine.begin();
    if (round >= from) yield await answerRowsOf(walk, plan);
    const { world } = engine;
    const answers = await recordedAnswers({ ledger, world, plan });
    // Of a round in which not all is answered nothing is decided yet.
    if (answers.size < plan.askings.length) return;
    engine.answered(
      plan,
      answersInOrder({ world, plan }, (place) => answers.get(place)),
    );
    if (round >= from) yield await rowsOf(walk, plan);
    if (round === closed) return;
    engine.close(plan, await closedDecisions({ ledger, world: engine.world, plan }));
  }
}

async function answerRowsOf({ engine, ledger, seeds }: ParentWalk, plan: RoundPlan): Promise<LedgerRow[]> {
  const { world } = engine;
  const placeOf = askingPlaces(world, plan.askings);
  const { signal } = new AbortController();
  const rows: LedgerRow[] = [];
  for await (const stored of ledger.read("answer", { round: plan.round })) {
    checkDigest("answer", stored);
    const { row, digest } = stored;
    const asking = plan.askings[placeOf(stored) ?? -1];
    if (asking === undefined) continue;
    const request = putQuestionHash(asking.policy, putQuestion(world, plan, asking, { ...seeds, signal }));
    if (request === null) continue;
    rows.push(ledgerRow("inherited_answer", [...row.slice(0, 4), request, digest, row.at(-1) ?? null]));
  }
  return rows;
}

async function rowsOf({ engine, ledger, seeds }: ParentWalk, plan: RoundPlan): Promise<LedgerRow[]> {
  const { world } = engine;
  const places = new UnitPlaces(world, plan);
  const signal = new AbortController().signal;
  const rows: LedgerRow[] = [];
  for await (const stored of ledger.read("decision", { round: plan.round })) {
    checkDigest("decision", stored);
    const { row, digest } = stored;
    const [, agent = null, key = null] = row;
    const record = row.at(-1) ?? null;
    const unit = plan.units[places.find(String(agent), String(key)) ?? -1];
    if (unit === undefined) continue;
    const request = requestHash(unit.policy, questionOf(world, plan, unit, { ...seeds, signal }));
    if (request === null) continue;
    rows.push(ledgerRow("inherited", [plan.round, agent, key, request, digest, record]));
  }
  return rows;
}
