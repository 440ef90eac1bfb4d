import { randomUUID } from "node:crypto";
import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import { seedRule } from "@concordat/llm";
import type { ComputedEntry } from "../computed/computed-figure.js";
import { defaults } from "../limits.js";
import { areOptions } from "../options/read-options.js";
import { noUsage } from "./usage.js";

/** The question and the settings of a new run. */
export interface RunRequest {
  /** The question to decide; not blank. */
  readonly question: string;
  /** Background information for the specialists. Default: none. */
  readonly context?: string;
  /** Passages that facts may cite. Default: none. */
  readonly sources?: readonly Source[];
  /** The documents that the context comes from, as `documentContext` returns them. Default: none. */
  readonly documents?: DecisionRun["documents"];
  /** Inputs that were not read. Default: none. */
  readonly notRead?: DecisionRun["not_read"];
  /** Questions to the tables among the documents, as `documentContext` returns them. Default: none. */
  readonly computed?: readonly ComputedEntry[];
  /** Whether `context` is a summary of the given text. Default false. */
  readonly condensed?: boolean;
  /** Number of times that each specialist and the synthesis are asked, with different seeds. Default 1. */
  readonly samples?: number;
  /** Makes the run repeatable. Default: none. */
  readonly seed?: number;
  /** The options to choose from, two to six. Default: none. Use `readOptions` to find those that a question names. */
  readonly options?: readonly string[];
  /**
   * Whether to request the recommendation again with the two least certain facts changed. Default: true if the
   * question has options.
   */
  readonly sensitivity?: boolean;
  /** The id of the client's model. */
  readonly model: string;
  /**
   * Number of parameters of the model. For a small model, the report warns about the quality of the text. Default:
   * unknown.
   */
  readonly modelParameters?: number;
  /** The time to record as the start of the run. Default: the current time. */
  readonly now?: Date;
}

const requestRules: Rules<RunRequest> = {
  question: required(rules.text),
  context: { message: "must be a string", test: (value) => typeof value === "string" },
  sources: { ...rules.list, message: "must be a list of paragraphs, as paragraphsOf gives it" },
  documents: { ...rules.list, message: "must be a list of documents, as documentContext gives it" },
  notRead: { ...rules.list, message: "must be a list of what was not read, as documentContext gives it" },
  computed: { ...rules.list, message: "must be a list of computed figures, as documentContext gives it" },
  condensed: rules.flag,
  samples: rules.natural,
  options: {
    message: "must be two to six different names of options, each of at most 80 characters",
    test: (value) =>
      Array.isArray(value) &&
      (value.length === 0 || (value.every((name) => typeof name === "string") && areOptions(value))),
  },
  sensitivity: rules.flag,
  seed: seedRule,
  model: required({ ...rules.text, message: "must be the id of a model, as its client gives it" }),
  modelParameters: rules.natural,
  now: rules.moment,
};

/**
 * Creates a run with no completed steps.
 * @throws {RangeError} if an option is invalid; the message names the option, what it must be, and the given value
 */
export function newRun(request: RunRequest): DecisionRun {
  checkOptions(request, requestRules);
  const {
    question,
    context = "",
    sources = [],
    documents = [],
    notRead = [],
    computed = [],
    condensed = false,
    samples = defaults.samples,
    options = [],
    sensitivity = options.length > 0,
    seed,
    model,
    modelParameters,
  } = request;
  const now = request.now ?? new Date();
  return {
    id: `run-${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
    contract_version: "v2",
    question,
    context,
    sources: [...sources],
    condensed,
    documents: [...documents],
    not_read: [...notRead],
    status: "pending",
    created_at: now.toISOString(),
    started_at: null,
    finished_at: null,
    plan: { state: "pending" },
    specialists: [],
    synthesis: { state: "pending" },
    ...(options.length === 0
      ? {}
      : { options: options.map((name) => ({ name, state: "pending" as const })) }),
    ...(sensitivity ? { sensitivity: { state: "pending" as const } } : {}),
    ...(computed.length === 0 ? {} : { computed: [...computed] }),
    samples,
    model,
    ...omitUndefined({ model_parameters: modelParameters }),
    seed: seed ?? null,
    usage: noUsage,
  };
}
