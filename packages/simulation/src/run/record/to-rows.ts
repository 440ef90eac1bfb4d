import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { routes } from "../../feed/route.js";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { LedgerRow, StoredRow } from "../../ledger/ledger.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import type { Row } from "../../ledger/tables.js";
import type { DecisionOutcome } from "../../round/outcome.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import { segmentOf } from "../../world/audience/segment-of.js";
import { type Choice, type ChoiceCode, choiceCode, choices } from "../../world/choice.js";
import type { World } from "../../world/world.js";

/** Creates the row of a decision (see `tables` for its columns). */

export function decisionRow(
  world: World,
  round: number,
  unit: Unit,
  record: DecisionRecord,
  outcome: DecisionOutcome,
): LedgerRow {
  return ledgerRow("decision", [...decisionCells(world, round, unit, outcome), canonicalJson(record)]);
}

/** Returns the cells of a decision's row except the last one, which is the record. */
export function decisionCells(
  { audience }: World,
  round: number,
  { agent, key }: Unit,
  { state, code, choice, post, content, requests, promptTokens, completionTokens }: DecisionOutcome,
): Row {
  const name = choice === null ? null : (choices[choice] ?? null);
  const costs = [requests, promptTokens, completionTokens];
  return [round, audience.id(agent), key, state, code, name, post, content, ...costs];
}

/** Returns the outcome of a decision from its row. */
export function recordedOutcome({ row }: Pick<StoredRow, "row">): DecisionOutcome {
  const [, , , state, code, choice, post, content, requests, promptTokens, completionTokens] = row;
  return {
    state: state === "valid" || state === "invalid" ? state : "failed",
    code: textOf(code),
    choice: choiceOf(choice),
    post: textOf(post),
    content: textOf(content),
    requests: Number(requests),
    promptTokens: countOf(promptTokens),
    completionTokens: countOf(completionTokens),
  };
}

function textOf(cell: unknown): string | null {
  return typeof cell === "string" ? cell : null;
}

function countOf(cell: unknown): number | null {
  return typeof cell === "number" ? cell : null;
}

function choiceOf(cell: unknown): ChoiceCode | null {
  return typeof cell === "string" && isChoice(cell) ? choiceCode[cell] : null;
}

function isChoice(name: string): name is Choice {
  return choices.some((choice) => choice === name);
}

export function* exposureRows(world: World, { round, exposures }: RoundPlan): Generator<LedgerRow> {
  const { audience, posts, accounts } = world;
  for (let index = 0; index < exposures.count; index++) {
    yield ledgerRow("exposure", [
      round,
      audience.id(exposures.agent[index] ?? 0),
      posts.id(exposures.post[index] ?? 0),
      exposures.rank[index] ?? 0,
      routes[exposures.route[index] ?? 0] ?? "",
      JSON.stringify([...exposures.resharersOf(index)].map((account) => accounts.id(account))),
    ]);
  }
}

export function* effectRows(world: World, { round, ruleEffects }: RoundPlan): Generator<LedgerRow> {
  const { audience, posts } = world;
  for (const { agent, post, choice, content } of ruleEffects) {
    yield ledgerRow("effect", [round, audience.id(agent), posts.id(post), choices[choice] ?? "", content]);
  }
}

/**
 * Yields the rows of the posts with numbers from `first` up to, but not including, `end`, as they entered the world.
 */
export function* postRows(world: World, round: number, first: number, end: number): Generator<LedgerRow> {
  const { posts } = world;
  for (let post = first; post < end; post++) {
    const given = posts.given(post);
    const parent = posts.parent[post] ?? -1;
    const about = parent === -1 ? null : posts.id(parent);
    yield ledgerRow("post", [round, given.id, given.author_id, about, canonicalJson(given)]);
  }
}

export function* agentRows({ audience }: World): Generator<LedgerRow> {
  for (let agent = 0; agent < audience.size; agent++) {
    const profile = canonicalJson(audience.profile(agent));
    yield ledgerRow("agent", [audience.id(agent), segmentOf(audience, agent), profile]);
  }
}

/** Yields the rows of all follows at the start of a run. */
export function* followRows({ follows, accounts, audience }: World): Generator<LedgerRow> {
  for (let follower = 0; follower < audience.size; follower++) {
    for (const followed of follows.followedBy(follower)) {
      yield ledgerRow("follow", [audience.id(follower), accounts.id(followed)]);
    }
  }
}
