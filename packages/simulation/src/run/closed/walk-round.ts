import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { MadePost } from "../../round/apply-effects.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { Engine, StartedRound, UnitDecision } from "../engine.js";

/** Reads the recorded answers and decisions of a round. */
export interface RoundReader<Answer, Decision> {
  /** Reads the answers to the round's surveys, in the order of the plan's askings. */
  answers(plan: RoundPlan): Promise<readonly Answer[]>;
  /** Reads the decisions, in the order of the plan's units. */
  decisions(plan: RoundPlan): Promise<readonly Decision[]>;
}

/** A rebuilt round with its recorded answers and decisions. */
interface ReadRound<Answer, Decision> extends StartedRound {
  /** The answers, in the order of the plan's askings. */
  readonly answers: readonly Answer[];
  /** The decisions, in the order of the plan's units. */
  readonly decisions: readonly Decision[];
}

/** A round whose effects have been applied to the world. */
export interface WalkedRound<Answer, Decision> extends ReadRound<Answer, Decision> {
  /** The posts that the round's decisions and rules created. */
  readonly made: readonly MadePost[];
}

/** Callbacks for a round, in the order in which they are called. */
export interface RoundSteps<Answer, Decision> {
  /** Called when the feeds are ready, before the record is read. */
  begun?: ((round: StartedRound) => unknown) | undefined;
  /** Called after the agents' answers were stored in the world, before decisions are read. */
  answered?: ((round: StartedRound) => unknown) | undefined;
  /** Called after answers and decisions were read, before the decisions take effect. */
  decided?: ((round: ReadRound<Answer, Decision>) => unknown) | undefined;
}

/** Options for replaying a round. */
export interface RoundWalkOptions {
  /** The round, if the caller has already started it. */
  readonly started?: StartedRound | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Rebuilds one round from its record, without any request to a model: creates the feeds, reads the answers and
 * decisions, and applies their effects to the world. It is used to resume, replay, verify and fork a run, and by
 * workers that follow a run (decision 0360).
 * @throws the reason of the signal if it is aborted, and the errors of `reader`
 */
export async function walkRound<Answer extends AnswerOutcome, Decision extends UnitDecision>(
  engine: Engine,
  reader: RoundReader<Answer, Decision>,
  steps: RoundSteps<Answer, Decision> = {},
  { started, signal }: RoundWalkOptions = {},
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
