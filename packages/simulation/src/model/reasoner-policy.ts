import {
  type DecisionFailure,
  type DecisionQuestion,
  type RecordContext,
  type RecordedDecision,
  recordedStep,
  type TextKind,
  undecidedRecord,
  validRecord,
  writeText,
} from "@concordat/agent";
import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import type { DecisionRecord, Step } from "@concordat/contracts/decision-record";
import {
  buildReasonerPrompt,
  type Reasoned,
  Reasoner,
  ReasonerError,
  reasonerContract,
} from "@concordat/reasoner";
import type { ModelSpec } from "../policy/policies.js";
import type { AskingPolicy, DecisionRequest, Unavailable } from "../policy/policy.js";
import { agentQuestion, settingsKey, unableOf, withOddsOf } from "./agent-question.js";
import { answersToSurveys } from "./answers-to-surveys.js";
import { reasonerPrompt } from "./first-prompt.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";
import { from, options, reasonInput, type State, steps, trigger } from "./reason-input.js";

/** The kind of text that each state needs. States that are not listed need none. */
const texts: Partial<Record<State, TextKind>> = {
  engaging_reply: "reply",
  engaging_reshare: "comment",
  composing: "post",
};

/** The reason in a decision if the model chose a state without giving a reason. */
const noReason = "No reason was given.";

/** The texts of the reasoner's prompts, which are hashed for the run's manifest. */
export const reasonerWording: string = buildReasonerPrompt({
  agent: { name: "somebody", interests: [], personality: "" },
  currentState: from,
  trigger,
  options,
  context: {},
  history: [{ from, trigger, to: "scrolling" }],
})
  .map(({ content }) => content)
  .join("\n");

/**
 * Creates the policy `reasoner`: the reasoner chooses the next state of the social chart, then the model writes the
 * text that the state needs. If the reasoner falls back to a default state, the decision is recorded as a failure
 * without an effect.
 */
export function reasonerPolicy(
  spec: Extract<ModelSpec, { kind: "reasoner" }>,
  run: ModelPoliciesOptions,
): AskingPolicy {
  const settings = withOddsOf(run, spec);
  // No warnings are needed, because fallbacks are recorded.
  const { digest: _digest, reasoningEffort: _effort, ...asked } = settings;
  const reasoner = new Reasoner({ ...asked, logger: { warn: () => undefined } });
  return {
    kind: "asking",
    name: "reasoner",
    unit: "post",
    memory: spec.memory,
    ...answersToSurveys(run),
    request: (question) => [reasonerPrompt(question), question.seed(steps.state, 1), settingsKey(settings)],
    async decide(question) {
      const startedAt = performance.now();
      const decision = new SteppedDecision(question, settings, startedAt);
      try {
        return await decision.after(await reasoner.reason<State>(reasonInput(question)));
      } catch (error) {
        if (!ReasonerError.isInstance(error)) throw error;
        return decision.without(error);
      }
    },
  };
}

/**
 * Name and contract of the step that chooses a state, as in records. Records of earlier versions name version 1 of the
 * contract.
 */
const stateStep = { name: "state", contract: reasonerContract.ref } as const;

/** A decision in progress: first the state is chosen, then the text is written. */
class SteppedDecision {
  private readonly question: DecisionRequest;
  private readonly about: DecisionQuestion;
  private readonly startedAt: number;
  private readonly made: Step[] = [];

  constructor(question: DecisionRequest, settings: ModelPoliciesOptions, startedAt: number) {
    this.question = question;
    this.about = agentQuestion(question, settings, steps.text);
    this.startedAt = startedAt;
  }

  /** Continues the decision after the state was chosen. */
  async after(reasoned: Reasoned<State>): Promise<DecisionRecord | Unavailable> {
    if (reasoned.source === "fallback") {
      const { cause } = reasoned;
      const state = cause.code === "CONTRACT_VIOLATION" ? "invalid" : "failed";
      this.made.push(recordedStep(stateStep, { state, ...this.answered(reasoned) }));
      return this.undecided(cause);
    }
    const { state } = reasoned;
    this.made.push(
      recordedStep({ ...stateStep, nextState: state }, { state: "valid", ...this.answered(reasoned) }),
    );
    const reason = reasoned.source === "model" ? reasoned.reason : null;
    const kind = texts[state];
    if (kind !== undefined) return this.write(kind, state, reason);
    const choice = state === "engaging_like" ? "LIKE" : "SCROLL";
    return this.decided({ choice, reason: reason ?? noReason });
  }

  /** Returns the recorded data of the reasoner's choice. */
  private answered({ attempts, odds, oddsUsage }: Reasoned<State>) {
    const { id: model } = this.about.client;
    return { attempts, model, odds: odds === null ? {} : { "/next_state": odds }, oddsUsage };
  }

  /** Returns the record of a decision for which the reasoner chose no state, not even a fallback. */
  without(error: ReasonerError): DecisionRecord | Unavailable {
    this.made.push(recordedStep(stateStep, { state: "failed", attempts: [], model: this.about.client.id }));
    return this.undecided(error);
  }

  private async write(
    kind: TextKind,
    state: State,
    reason: string | null,
  ): Promise<DecisionRecord | Unavailable> {
    const outcome = await writeText(this.about, kind, reason);
    this.made.push(recordedStep({ name: "text", contract: "composition/v1" }, outcome));
    if (outcome.state !== "valid") return this.undecided(outcome.error);
    if (kind === "post")
      return validRecord(
        { contract: "composition/v1", postId: this.postId, decision: outcome.value },
        this.context,
      );
    const choice = state === "engaging_reply" ? "REPLY" : "RESHARE";
    return this.decided({ choice, reason: reason ?? noReason, content: outcome.value.content });
  }

  private decided(decision: AgentDecision): DecisionRecord {
    const decided: RecordedDecision = { contract: "agent-decision/v2", postId: this.postId, decision };
    return validRecord(decided, this.context);
  }

  private undecided(error: DecisionFailure["error"]): DecisionRecord | Unavailable {
    const unable = unableOf(error);
    if (unable !== null) return unable;
    return undecidedRecord({ contract: "agent-decision/v2", postId: this.postId, error }, this.context);
  }

  private get postId(): string {
    return this.question.items[0].post.id;
  }

  private get context(): RecordContext {
    const { agent, round, runSeed } = this.question;
    return {
      agentId: agent.id,
      shownPostIds: [this.postId],
      round,
      seed: runSeed,
      steps: this.made,
      model: this.about.client.id,
      durationMs: Math.round(performance.now() - this.startedAt),
    };
  }
}
