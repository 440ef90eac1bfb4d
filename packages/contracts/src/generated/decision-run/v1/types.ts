// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v1/types.ts","schemas":"../../../../schemas","sha256":"c9e02e2b2f9a2071c6b1c7a5771a4499e0653bb01f1a893eb932e42f5c0d2d38"}
/**
 * One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone.
 */
export interface DecisionRun {
  /**
   * Identifies the run.
   */
  id: string;
  /**
   * The version of the contracts that all outputs in this run keep.
   */
  contract_version: "v1";
  /**
   * The question, not blank.
   */
  question: string;
  /**
   * What was given with the question; empty when nothing was.
   */
  context: string;
  /**
   * The paragraphs that items can point to; empty when sources were not asked for.
   */
  sources: Source[];
  /**
   * Whether the context was summarised before the specialists saw it.
   */
  condensed: boolean;
  /**
   * How far the run is. partial: a specialist failed. failed: there is no recommendation.
   */
  status: "pending" | "running" | "completed" | "partial" | "failed";
  /**
   * When the run was made, RFC 3339.
   */
  created_at: string;
  /**
   * When the first step started, RFC 3339. Null: not started.
   */
  started_at: string | null;
  /**
   * When the last step ended, RFC 3339. Null: not ended.
   */
  finished_at: string | null;
  /**
   * Which specialists are asked.
   */
  plan: PendingPlan | RunningPlan | CompletedPlan | FailedPlan;
  /**
   * One entry for each specialist of the plan; empty until there is a plan.
   *
   * @maxItems 4
   *
   * Items: One specialist.
   */
  specialists: (PendingSpecialist | RunningSpecialist | CompletedSpecialist | FailedSpecialist)[];
  /**
   * The recommendation.
   */
  synthesis: PendingSynthesis | RunningSynthesis | CompletedSynthesis | FailedSynthesis | SkippedSynthesis;
  /**
   * How often each specialist is asked.
   */
  samples: number;
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run. Null: none was given.
   */
  seed: number | null;
  usage: Usage;
}
/**
 * One paragraph of the context.
 */
export interface Source {
  /**
   * What items refer to.
   */
  id: string;
  /**
   * The file it comes from. Null: not from a file.
   */
  file: string | null;
  /**
   * Its words.
   */
  text: string;
}
/**
 * The planner has not been asked.
 */
export interface PendingPlan {
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * The planner is being asked.
 */
export interface RunningPlan {
  /**
   * Being asked.
   */
  state: "running";
}
/**
 * The plan.
 */
export interface CompletedPlan {
  /**
   * Answered.
   */
  state: "completed";
  /**
   * Who is asked, in order.
   *
   * @minItems 1
   *
   * Items: Which specialist.
   */
  required_agents: ("facts" | "pro" | "con" | "risk")[];
  normalisation: Normalisation;
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * What was done to the planner's answer to make it a plan.
 */
export interface Normalisation {
  /**
   * Names that no specialist has; usually empty.
   *
   * Items: A name that is not that of a specialist.
   */
  unknown_dropped: string[];
  /**
   * Specialists named more than once; usually empty.
   *
   * Items: Which specialist.
   */
  duplicates_dropped: ("facts" | "pro" | "con" | "risk")[];
  /**
   * The answer named none that exist, so all four are asked.
   */
  all_by_default: boolean;
}
/**
 * What was spent.
 */
export interface Usage {
  /**
   * Requests made.
   */
  attempts: number;
  /**
   * Tokens of all prompts. Null: the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of all answers. Null: the engine does not say.
   */
  completion_tokens: number | null;
  /**
   * Milliseconds spent asking, waits included.
   */
  duration_ms: number;
}
/**
 * The planner failed, so all four are asked.
 */
export interface FailedPlan {
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * What went wrong.
 */
export interface RunError {
  /**
   * The stable name of what went wrong.
   */
  code:
    | "CONNECTION_FAILED"
    | "MODEL_NOT_FOUND"
    | "UNAUTHORIZED"
    | "RATE_LIMITED"
    | "TIMEOUT"
    | "SERVER_BUSY"
    | "PROTOCOL_ERROR"
    | "TRUNCATED"
    | "UNREADABLE"
    | "CONTRACT_VIOLATION"
    | "CONTEXT_OVERFLOW"
    | "ABORTED"
    | "REPLAY_MISS"
    | "PROMPT_REPEATED"
    | "IMAGES_UNSUPPORTED"
    | "STEPS_EXHAUSTED";
  /**
   * What happened and what can be done.
   */
  message: string;
}
/**
 * Not asked yet.
 */
export interface PendingSpecialist {
  /**
   * Which specialist.
   */
  agent: "facts" | "pro" | "con" | "risk";
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * Being asked.
 */
export interface RunningSpecialist {
  /**
   * Which specialist.
   */
  agent: "facts" | "pro" | "con" | "risk";
  /**
   * Being asked.
   */
  state: "running";
}
/**
 * What it found.
 */
export interface CompletedSpecialist {
  /**
   * Which specialist.
   */
  agent: "facts" | "pro" | "con" | "risk";
  /**
   * Answered.
   */
  state: "completed";
  /**
   * What it found; may be empty.
   */
  items: Item[];
  /**
   * How many samples answered.
   */
  samples: number;
  /**
   * How many items hold more than one sentence.
   */
  long_items: number;
  /**
   * Whether there were fewer than 2 items or more than 6.
   */
  out_of_range: boolean;
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * One item of a list, and what stands behind it.
 */
export interface Item {
  /**
   * The item as the specialist wrote it.
   */
  text: string;
  /**
   * How many samples named it.
   */
  named_by: number;
  /**
   * The paragraphs of the context that it rests on; may be empty.
   *
   * Items: The id of a source.
   */
  sources: string[];
}
/**
 * It gave no valid answer.
 */
export interface FailedSpecialist {
  /**
   * Which specialist.
   */
  agent: "facts" | "pro" | "con" | "risk";
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * Not asked yet.
 */
export interface PendingSynthesis {
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * Being asked.
 */
export interface RunningSynthesis {
  /**
   * Being asked.
   */
  state: "running";
}
/**
 * The recommendation.
 */
export interface CompletedSynthesis {
  /**
   * Answered.
   */
  state: "completed";
  output: RunSynthesis;
  /**
   * Specialists whose part was missing; usually empty.
   *
   * Items: Which specialist.
   */
  missing: ("facts" | "pro" | "con" | "risk")[];
  /**
   * How many samples answered.
   */
  samples: number;
  /**
   * How the samples' recommendations spread, most frequent first.
   *
   * @minItems 1
   */
  spread: Stance[];
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * The recommendation that a decision comes to.
 */
export interface RunSynthesis {
  /**
   * A short stance, normally go, no-go or conditional_go. Not blank.
   */
  recommendation: string;
  /**
   * How sure the recommendation is.
   */
  confidence: "low" | "medium" | "high";
  /**
   * Why, in one or several sentences. Not blank.
   */
  rationale: string;
  /**
   * What is gained at the cost of what. May be empty.
   *
   * Items: One sentence.
   */
  key_tradeoffs: string[];
  /**
   * What to do now. May be empty.
   *
   * Items: One sentence.
   */
  next_steps: string[];
  /**
   * What is not known yet. May be empty.
   *
   * Items: One sentence.
   */
  open_questions: string[];
}
/**
 * How many samples took one stance.
 */
export interface Stance {
  /**
   * The stance.
   */
  recommendation: string;
  /**
   * How many.
   */
  count: number;
}
/**
 * There is no recommendation.
 */
export interface FailedSynthesis {
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * Not asked, because every specialist failed.
 */
export interface SkippedSynthesis {
  /**
   * Not asked.
   */
  state: "skipped";
}
