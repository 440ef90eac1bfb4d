// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-run/v2/types.ts","schemas":"../../../../schemas","sha256":"6ff8381e3780f9f9aa6c6921284a653f6eeb8b346f50e99a39dc7c0656938918"}
/**
 * One run of the decision copilot: everything that was asked, answered and missed. The report is made from it alone.
 */
export interface DecisionRun {
  /**
   * Identifies the run.
   */
  id: string;
  /**
   * The version of this contract.
   */
  contract_version: "v2";
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
   * The documents that the context comes from; empty when it comes from none.
   */
  documents: ContextDocument[];
  /**
   * What was given and not read; usually empty.
   */
  not_read: NotRead[];
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
   * How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the run.
   */
  model_parameters?: number;
  /**
   * The seed of the run. Null: none was given.
   */
  seed: number | null;
  usage: Usage;
  /**
   * The options between which the question is to be decided, each assessed alone. Absent: the question has none.
   *
   * @minItems 2
   */
  options?: (PendingOption | AssessedOption | FailedOption)[];
  /**
   * Whether the recommendation stands if the least certain facts were otherwise. Absent: not asked for.
   */
  sensitivity?: PendingSensitivity | SkippedSensitivity | CompletedSensitivity | FailedSensitivity;
  /**
   * Questions about the decision that were asked after it, in their order. Absent: none was asked.
   */
  follow_ups?: (AnsweredFollowUp | FailedFollowUp)[];
  /**
   * Figures that were asked of tables among the documents. Absent: none was asked for.
   */
  computed?: (ComputedFigure | NotComputed)[];
}
/**
 * One passage of the context.
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
  /**
   * The page of a PDF, or the slide of a presentation, that it is on. Null: the format has none.
   */
  page: number | null;
  /**
   * The line of its first word: of the file, or of the page of a PDF. Null: the format has no lines.
   */
  line: number | null;
  /**
   * The heading above it. Null: there is none.
   */
  heading: string | null;
}
/**
 * A document that the context comes from.
 */
export interface ContextDocument {
  /**
   * The file, as sources name it.
   */
  file: string;
  /**
   * Its format.
   */
  kind: "text" | "markdown" | "html" | "pdf" | "docx" | "pptx" | "email" | "csv" | "xlsx";
  /**
   * The title that it gives itself. Null: none.
   */
  title: string | null;
  /**
   * The day that it gives itself, as YYYY-MM-DD. Null: none.
   */
  date: string | null;
  /**
   * SHA-256 of the file's bytes in lower-case hex: with another one, the file is no longer what the decision was made with. Absent in runs made before it was kept.
   */
  sha256?: string;
}
/**
 * A document, or a part of one, that was not read.
 */
export interface NotRead {
  /**
   * The file.
   */
  file: string;
  /**
   * The page or slide. Null: another part, or all of it.
   */
  page: number | null;
  /**
   * Why it was not read.
   */
  reason: string;
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
  citations: Citations;
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
  weakest_assumption?: Assumption;
  /**
   * Owner and date of each next step of the output, in its order. Absent: neither was asked for.
   */
  steps?: StepDetail[];
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
 * The passages that the parts of a recommendation rest on. A list has an entry for each item, in its order, or is empty. Open questions have none.
 */
export interface Citations {
  /**
   * Those of the rationale.
   *
   * Items: The id of a source.
   */
  rationale: string[];
  /**
   * Those of each trade-off.
   */
  key_tradeoffs: string[][];
  /**
   * Those of each next step.
   */
  next_steps: string[][];
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
 * The assumption of the recommendation that is the least certain. Absent: none was named.
 */
export interface Assumption {
  /**
   * The assumption, in a sentence.
   */
  text: string;
  /**
   * The paragraphs that it rests on; may be empty.
   *
   * Items: The id of a source.
   */
  sources: string[];
}
/**
 * Who does a next step, and until when.
 */
export interface StepDetail {
  /**
   * Who does it, as the context names them. Null: it does not say.
   */
  owner: string | null;
  /**
   * Until when, as the context writes it. Null: it does not say.
   */
  due: string | null;
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
/**
 * Not assessed yet.
 */
export interface PendingOption {
  /**
   * The option, as the question or the caller names it.
   */
  name: string;
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * What is known of the option. An empty list: neither the context nor the model says.
 */
export interface AssessedOption {
  /**
   * The option, as the question or the caller names it.
   */
  name: string;
  /**
   * Answered.
   */
  state: "completed";
  /**
   * Reasons for it.
   */
  pros: Item[];
  /**
   * Reasons against it.
   */
  cons: Item[];
  /**
   * What it costs.
   */
  cost: Item[];
  /**
   * How long it takes, or until when it is possible.
   */
  time: Item[];
  /**
   * What could go wrong.
   */
  risk: Item[];
  /**
   * How it can be undone.
   */
  reversibility: Item[];
  /**
   * What would change the judgement of it.
   */
  would_change: Item[];
  /**
   * How many samples answered.
   */
  samples: number;
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * No valid answer.
 */
export interface FailedOption {
  /**
   * The option, as the question or the caller names it.
   */
  name: string;
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
export interface PendingSensitivity {
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * There is no recommendation, or no fact to change.
 */
export interface SkippedSensitivity {
  /**
   * Not asked.
   */
  state: "skipped";
}
/**
 * The facts that are the least certain, and the recommendation without each.
 */
export interface CompletedSensitivity {
  /**
   * The facts were named.
   */
  state: "completed";
  /**
   * At most two facts, each with what follows if it were otherwise; empty if the answer changed none.
   */
  changes: (PendingChange | AnsweredChange | FailedChange)[];
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * The recommendation was not asked for yet.
 */
export interface PendingChange {
  /**
   * The fact, as a specialist wrote it.
   */
  fact: string;
  /**
   * The paragraphs that the fact rests on; may be empty.
   *
   * Items: The id of a source.
   */
  sources: string[];
  /**
   * How it would read if it were otherwise.
   */
  instead: string;
  /**
   * Not started.
   */
  state: "pending";
}
/**
 * The recommendation if the fact were otherwise.
 */
export interface AnsweredChange {
  /**
   * The fact, as a specialist wrote it.
   */
  fact: string;
  /**
   * The paragraphs that the fact rests on; may be empty.
   *
   * Items: The id of a source.
   */
  sources: string[];
  /**
   * How it would read if it were otherwise.
   */
  instead: string;
  /**
   * Answered.
   */
  state: "completed";
  /**
   * How the samples' recommendations spread, most frequent first.
   *
   * @minItems 1
   */
  spread: Stance1[];
  rationale: Item;
  /**
   * How many samples answered.
   */
  samples: number;
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * How many samples took one stance.
 */
export interface Stance1 {
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
 * No valid answer.
 */
export interface FailedChange {
  /**
   * The fact, as a specialist wrote it.
   */
  fact: string;
  /**
   * The paragraphs that the fact rests on; may be empty.
   *
   * Items: The id of a source.
   */
  sources: string[];
  /**
   * How it would read if it were otherwise.
   */
  instead: string;
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * The facts could not be named.
 */
export interface FailedSensitivity {
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * A question with its answer.
 */
export interface AnsweredFollowUp {
  /**
   * The question, not blank.
   */
  question: string;
  /**
   * Engine and model; the model may be another than the decision's.
   */
  model: string;
  /**
   * When it was asked, RFC 3339.
   */
  asked_at: string;
  /**
   * Answered.
   */
  state: "completed";
  /**
   * The answer, a statement an item. Empty: neither the context nor the decision says.
   */
  items: Item[];
  /**
   * What had to be repaired in the model's text; empty when it kept its form.
   *
   * Items: The name of a repair.
   */
  repairs: string[];
  usage: Usage;
}
/**
 * A question that got no valid answer.
 */
export interface FailedFollowUp {
  /**
   * The question, not blank.
   */
  question: string;
  /**
   * Engine and model; the model may be another than the decision's.
   */
  model: string;
  /**
   * When it was asked, RFC 3339.
   */
  asked_at: string;
  /**
   * No valid answer.
   */
  state: "failed";
  error: RunError;
  usage: Usage;
}
/**
 * A figure that was computed from all rows of a table, without a model.
 */
export interface ComputedFigure {
  /**
   * Computed.
   */
  state: "computed";
  /**
   * What was asked of the table, not blank.
   */
  question: string;
  /**
   * The source that states it.
   */
  source: string;
  /**
   * The columns that were used.
   *
   * Items: The name of a column.
   */
  columns: string[];
  /**
   * How many rows it was computed from.
   */
  rows: number;
  /**
   * How many rows the table has.
   */
  total_rows: number;
  /**
   * How the question and the table were read.
   *
   * Items: A sentence.
   */
  reading: string[];
}
/**
 * A figure that the tables do not give.
 */
export interface NotComputed {
  /**
   * Not computed.
   */
  state: "not-computed";
  /**
   * What was asked of the table, not blank.
   */
  question: string;
  /**
   * The table, as sources name its file.
   */
  file: string;
  /**
   * Why the table does not give it.
   */
  reason: string;
}
