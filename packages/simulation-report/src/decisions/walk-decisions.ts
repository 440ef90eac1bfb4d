import { decisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import {
  type AskedAnswer,
  type AskedDecision,
  type RecordedRows,
  type ReplayOptions,
  replayRun,
  type ShownToAgent,
  type WorldView,
} from "@concordat/simulation";
import { reasonOf, segmentOf } from "@concordat/simulation/results";
import { copiedTexts } from "./copied-texts.js";
import type { ListedDecision } from "./decision.js";

/** The callbacks for a replay. */
export interface DecisionVisitor {
  /** Called with each item shown to an agent, before its outcome is known. */
  readonly onShown?: (shown: ShownToAgent, world: WorldView) => void;
  /**
   * Called with each decision, and the item that it is about, if that was shown. If absent, the records with the
   * reasons are not read.
   */
  readonly onDecision?: (decision: ListedDecision, shown: ShownToAgent | null, world: WorldView) => void;
  /** Called with the outcome of each survey question. */
  readonly onAnswer?: (answer: AskedAnswer, round: number, world: WorldView) => void;
  /** Called with each round after its decisions and answers. */
  readonly onRound?: (record: RoundRecord, world: WorldView) => void;
}

/** Options for replaying a run. */
export type DecisionWalkOptions = Omit<ReplayOptions, "onShown">;

/**
 * Replays the decisions of a run's closed rounds. In each round, the decisions of rules come first, ordered by agent.
 */
export async function walkDecisions(options: DecisionWalkOptions, visitor: DecisionVisitor): Promise<void> {
  const { ledger } = options;
  const { onDecision } = visitor;
  /** The items whose decision is not known yet, by agent and post. */
  const open = new Map<string, ShownToAgent>();
  const onShown = (shown: ShownToAgent, world: WorldView): void => {
    visitor.onShown?.(shown, world);
    if (shown.byRule === null) open.set(placeKey(shown.agent, world.posts.id(shown.post)), shown);
    else onDecision?.(ruleDecision(shown, world), shown, world);
  };
  for await (const { record, decisions, answers, world } of replayRun({ ...options, onShown })) {
    const visited = onDecision === undefined ? [] : decisions;
    const told =
      visited.length === 0 ? new Map<string, ReasonAndRule>() : await readReasons(ledger, record.round);
    const policies = new Map([...open.values()].map(({ agent, policy }) => [agent, policy]));
    for (const decision of visited) {
      const post = decision.post ?? (decision.unit === "" ? null : decision.unit);
      const shown = post === null ? null : (open.get(placeKey(decision.agent, post)) ?? null);
      const { reason, rule } =
        told.get(placeKey(world.audience.id(decision.agent), decision.unit)) ?? noReasonOrRule;
      const policy = policies.get(decision.agent) ?? "";
      onDecision?.(
        askedDecision(decision, { round: record.round, post, shown, reason, rule, policy, world }),
        shown,
        world,
      );
    }
    for (const answer of answers) visitor.onAnswer?.(answer, record.round, world);
    open.clear();
    visitor.onRound?.(record, world);
  }
}

function ruleDecision(shown: ShownToAgent, world: WorldView): ListedDecision {
  return {
    round: world.round,
    agent: world.audience.id(shown.agent),
    segment: segmentOf(world.audience, shown.agent),
    policy: shown.policy,
    post: world.posts.id(shown.post),
    rank: shown.rank,
    route: shown.route,
    state: "by_rule",
    code: null,
    choice: shown.byRule?.choice ?? null,
    content: shown.byRule?.content ?? null,
    reason: null,
    copied: [],
    rule: null,
  };
}

interface Found {
  readonly round: number;
  readonly post: string | null;
  readonly shown: ShownToAgent | null;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly policy: string;
  readonly world: WorldView;
}

function askedDecision(
  { agent, state, code, choice, content }: AskedDecision,
  { round, post, shown, reason, rule, policy, world }: Found,
): ListedDecision {
  return {
    round,
    agent: world.audience.id(agent),
    segment: segmentOf(world.audience, agent),
    policy,
    post,
    rank: shown?.rank ?? null,
    route: shown?.route ?? null,
    state,
    code,
    choice,
    content,
    reason,
    copied: copiedTexts({ content, reason }, shown, world),
    rule,
  };
}

/** The parts of a decision that are read from its record. */
type ReasonAndRule = Pick<ListedDecision, "reason" | "rule">;

const noReasonOrRule: ReasonAndRule = { reason: null, rule: null };

/** Reads the reasons for a round's decisions, and the rules that sampled their choices. */
async function readReasons(ledger: RecordedRows, round: number): Promise<Map<string, ReasonAndRule>> {
  const all = new Map<string, ReasonAndRule>();
  for await (const { row } of ledger.read("decision", { round, columns: ["agent", "unit", "record"] })) {
    const [agent, unit, record] = row;
    const parsed = decisionRecord.parse(JSON.parse(String(record)));
    const told = { reason: reasonOf(parsed), rule: "rule" in parsed ? (parsed.rule?.name ?? null) : null };
    if (told.reason !== null || told.rule !== null) all.set(placeKey(String(agent), String(unit)), told);
  }
  return all;
}

function placeKey(agent: number | string, post: string): string {
  return JSON.stringify([agent, post]);
}
