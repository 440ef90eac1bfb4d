import { decisionRecord } from "@concordat/contracts/decision-record";
import type { Ledger } from "../../ledger/ledger.js";
import { choiceOdds, isDrawnFrom, type OddsOption } from "../../policy/odds/choice-odds.js";
import type { Engine } from "../../run/engine.js";

/**
 * The odds from which the choice of an agent on a post was drawn in the current round, both by their numbers;
 * `null` if unknown.
 */
export type DrawnFrom = (agent: number, post: number) => readonly OddsOption[] | null;

/** The odds that choices were drawn from, by round, agent and post. */
export type RecordedOdds = ReadonlyMap<string, readonly OddsOption[]>;

/** Every record of a drawn choice has this member, and few others do: those need not be parsed. */
const memberOfDrawn = '"draw":';

/**
 * Returns the odds of every choice of a run that a model gave and the choice was drawn from. The odds of rules are
 * computed from the scenario instead. Does not verify rows: replaying the run does.
 */
export async function recordedOdds(ledger: Pick<Ledger, "read">): Promise<RecordedOdds> {
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

/** Looks up the odds of choices while an engine replays a run. */
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
