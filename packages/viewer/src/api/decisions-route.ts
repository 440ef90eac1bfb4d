import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { choices, showDecisions } from "@concordat/simulation";
import { choiceOdds, reasonOf } from "@concordat/simulation/results";
import type { LiveRun } from "../run/live-run.js";
import type { RunIndex } from "../run/run-index.js";
import { outcomeNames } from "../run/shown-facts.js";
import type { DecisionAnswer, DecisionFigures, PageOf, PromptAnswer } from "./answers.js";
import { accountNumber, decisionFigures, indexOf, lastRound, postCounts, postFigures } from "./figures.js";
import { findDecisions } from "./find-decisions.js";
import { NotFoundError, type RequestQuery } from "./request-query.js";

/** Maximum number of decisions in a list. */
const maxDecisions = 50;

/** Returns the decisions that match the filters. */
export async function decisionsRoute(live: LiveRun, query: RequestQuery): Promise<PageOf<DecisionFigures>> {
  const index = await indexOf(live);
  const post = query.text("post");
  return findDecisions(
    index,
    {
      round: query.number("round"),
      post: post === null ? null : index.postNumber(post),
      choice: query.oneOf("choice", choices),
      outcome: query.oneOf("outcome", outcomeNames),
      segment: query.text("segment"),
      code: query.text("code"),
    },
    { from: query.number("from") ?? 0, max: maxDecisions },
  );
}

/** Returns a decision with its record. */
export async function decisionRoute(live: LiveRun, query: RequestQuery): Promise<DecisionAnswer> {
  const index = await indexOf(live);
  const { data, place } = placeIn(index, query);
  const figures = decisionFigures(index, data, place);
  const { unit, round, agent } = figures;
  const counts = postCounts(index, lastRound(index, round));
  const post = postFigures(index, data.post[place] ?? 0, counts);
  const record = unit === null ? null : await recordOf(live, { round, agent: agent.id, unit });
  const odds = record === null ? null : choiceOdds(record);
  return {
    figures,
    post,
    record,
    odds: odds?.options ?? figures.odds,
    oddsSource: odds?.source ?? (figures.odds === null ? null : "rule"),
    reason: record === null ? null : reasonOf(record),
  };
}

function placeIn(index: RunIndex, query: RequestQuery) {
  const round = query.number("round") ?? -1;
  const data = index.rounds[round];
  if (data === undefined) throw new NotFoundError(`round ${round} is not closed`);
  const agent = accountNumber(index, query.required("agent"));
  const postId = query.required("post");
  const post = index.postNumber(postId);
  const { from, to } = index.placesOf(agent, data);
  for (let place = from; place < to; place++) if (data.post[place] === post) return { data, place };
  throw new NotFoundError(
    `the agent ${query.required("agent")} was not shown the post ${postId} in round ${round}`,
  );
}

/** The key of a decision in the ledger. */
interface DecisionKey {
  readonly round: number;
  readonly agent: string;
  readonly unit: string;
}

async function recordOf(live: LiveRun, { round, agent, unit }: DecisionKey): Promise<DecisionRecord> {
  const { ledger, close } = await live.run.openLedger();
  try {
    const columns = ["agent", "unit", "record"];
    for await (const { row } of ledger.read("decision", { round, columns }))
      if (row[0] === agent && row[1] === unit) return decisionRecord.parse(JSON.parse(String(row[2])));
  } finally {
    await close();
  }
  throw new NotFoundError("the decision is no longer in the record");
}

/** Returns the prompt of a decision. It takes time, because the run is replayed to rebuild the prompt. */
export async function promptRoute(live: LiveRun, query: RequestQuery): Promise<PromptAnswer> {
  const [round, agent, post] = [query.number("round"), query.required("agent"), query.required("post")];
  const { scenario, ledger, close } = await live.run.open();
  try {
    const [shown] = await showDecisions({
      scenario,
      ledger,
      ...live.run.code,
      which: (one) => one.round === round && one.agent === agent && one.posts.includes(post),
    });
    return { messages: shown?.prompt?.map(({ role, content }) => ({ role, content })) ?? null };
  } finally {
    await close();
  }
}
