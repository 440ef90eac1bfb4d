import { decisionRecord } from "@concordat/contracts/decision-record";
import type { Ledger } from "../../ledger/ledger.js";
import { choiceOdds, isDrawnFrom, type OddsOption } from "../../policy/odds/choice-odds.js";
import type { Engine } from "../../run/engine.js";

/**
 * Returns the probabilities from which an agent's choice on a post was sampled in the current round; `null` if they are
 * unknown. Agent and post are given by their numbers.
 */
export type DrawnFrom = (agent: number, post: number) => readonly OddsOption[] | null;

/** The probabilities from which choices were sampled, by a key of round, agent and post. */
export type RecordedOdds = ReadonlyMap<string, readonly OddsOption[]>;

/** Every record of a sampled choice contains this member. Records without it need not be parsed. */
const memberOfDrawn = '"draw":';

/**
 * Returns the recorded probabilities of all choices that were sampled from a model's probabilities. Probabilities of
 * rules are not included, because they are computed from the scenario. Rows are not verified here, but when the run is
 * replayed.
 */
export async function sampledOdds(ledger: Pick<Ledger, "read">): Promise<RecordedOdds> {
  const found = new Map<string, readonly OddsOption[]>();
  for await (const { row } of ledger.read("decision", { columns: ["round", "agent", "unit", "record"] })) {
    const [round, agent, unit, text] = row;
    if (typeof text !== "string" || !text.includes(memberOfDrawn)) continue;
    const odds = choiceOdds(decisionRecord.parse(JSON.parse(text)));
    if (odds !== null && isDrawnFrom(odds))
      found.set(keyOf(Number(round), String(agent), String(unit)), odds.options);
  }
  return found;
}

/** Returns a function that looks up the probabilities of choices while an engine replays a run. */
export function drawnFrom(engine: Engine, recorded: RecordedOdds): DrawnFrom {
  const { world } = engine;
  return (agent, post) => {
    const byRule = engine.drawnByRule(agent, post);
    if (byRule !== null) return byRule.options;
    if (post < 0 || recorded.size === 0) return null;
    return recorded.get(keyOf(world.round, world.audience.id(agent), world.posts.id(post))) ?? null;
  };
}

function keyOf(round: number, agent: string, post: string): string {
  return JSON.stringify([round, agent, post]);
}
