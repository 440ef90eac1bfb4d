import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { MadePost } from "../../round/apply-effects.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { Engine, StartedRound, UnitDecision } from "../engine.js";

/** Reads the recorded answers and decisions of a round. */
export interface RoundReader<Answer, Decision> {
  /** The answers to the round's surveys, in the order of the plan's askings. */
  answers(plan: RoundPlan): Promise<readonly Answer[]>;
  /** The decisions, in the order of the plan's units. */
  decisions(plan: RoundPlan): Promise<readonly Decision[]>;
}

/** A rebuilt round with its recorded answers and decisions. */
interface ReadRound<Answer, Decision> extends StartedRound {
  /** In the order of the plan's askings. */
  readonly answers: readonly Answer[];
  /** In the order of the plan's units. */
  readonly decisions: readonly Decision[];
}

/** A round whose effects are in the world. */
export interface WalkedRound<Answer, Decision> extends ReadRound<Answer, Decision> {
  /** The posts that the round's decisions and rules created. */
  readonly made: readonly MadePost[];
}

/** The callbacks for a round, in the order of the calls. */
export interface RoundSteps<Answer, Decision> {
  /** Called when the feeds are ready, before the record is read. */
  begun?: ((round: StartedRound) => unknown) | undefined;
  /** Called when agents remember their answers, before decisions are read. */
  answered?: ((round: StartedRound) => unknown) | undefined;
  /** Called when answers and decisions have been read, before decisions take effect. */
  decided?: ((round: ReadRound<Answer, Decision>) => unknown) | undefined;
}

/** Options for walking through a round. */
export interface WalkOptions {
  /** The round, if the caller has started it. */
  readonly started?: StartedRound | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Rebuilds one round from its record, without asking any agent: creates the feeds, reads the answers and decisions,
 * and applies their effects to the world. Runs are resumed, replayed, verified, forked and followed by workers in
 * this way (decision 0360).
 * @throws the reason of the signal, once it is aborted, and what reading throws
 */
export async function walkRound<Answer extends AnswerOutcome, Decision extends UnitDecision>(
  engine: Engine,
  reader: RoundReader<Answer, Decision>,
  steps: RoundSteps<Answer, Decision> = {},
  { started, signal }: WalkOptions = {},
): Promise<WalkedRound<Answer, Decision>> {
  const begun = started ?? (await engine.begin(signal));
  const { plan } = begun;
  await steps.begun?.(begun);
  const answers = await reader.answers(plan);
  engine.answered(plan, answers);
  await steps.answered?.(begun);
  const decisions = await reader.decisions(plan);
  const read = { ...begun, answers, decisions };
  await steps.decided?.(read);
  return { ...read, made: engine.close(plan, decisions) };
}
