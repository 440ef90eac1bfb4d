import type { Contract } from "@concordat/contracts/contract";
import {
  checkOptions,
  isRecord,
  omitUndefined,
  type Rules,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import {
  type AnswerForm,
  type ChatClient,
  callRules,
  deriveSeed,
  formOf,
  generateObject,
  type Outcome,
  ownWording,
  seedRule,
  type ValueOdds,
} from "@concordat/llm";
import { buildReasonerPrompt } from "../prompt/build-reasoner-prompt.js";
import { reasonerTurns, turnsTemperature } from "../prompt/reasoner-turns.js";
import { reasonSchema, responseContract, spokenContract } from "../response/response-contract.js";
import { failurePolicies } from "./failure-policy.js";
import { checkInput } from "./input-rules.js";
import type { ReasonInput } from "./reason-input.js";
import type { Reasoned } from "./reasoned.js";
import { ReasonerError } from "./reasoner-error.js";
import { profileOf } from "./reasoning-agent.js";

/** Options of a reasoner. */
export interface ReasonerOptions {
  /** The client of the model. */
  readonly client: ChatClient;
  /**
   * Called with every fallback. Errors that it throws are reported on the console and have no other effect.
   * Default: the console.
   */
  readonly logger?: { warn(message: string): void };
  /**
   * Makes choices reproducible: the seeds of answers are derived from it and from the input. Default: none.
   */
  readonly seed?: number;
  /** Sampling temperature, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Timeout of each request, in milliseconds. After a timeout, the fallback makes the choice. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers to request for one choice. Default 3. */
  readonly maxAttempts?: number;
  /**
   * Maximum number of times to repeat a request that got no answer. A request is not repeated after a timeout.
   * Default 2.
   */
  readonly maxRetries?: number;
  /**
   * How the next state is requested: as one JSON value (`json`), or field by field in plain text (`turns`). Default:
   * the setting of the client (`client.form`), which is `turns` for the embedded model and `json` for others.
   */
  readonly form?: AnswerForm;
  /**
   * Whether each choice of the model includes the probability of every option, if the client supports this. Default
   * false.
   */
  readonly odds?: boolean;
}

const { client, temperature, timeoutMs, maxAttempts, maxRetries } = callRules;

const reasonerRules: Rules<ReasonerOptions> = {
  client,
  logger: {
    message: "must be an object with a function warn, such as console",
    test: (value) => isRecord(value) && typeof value.warn === "function",
  },
  seed: seedRule,
  temperature,
  timeoutMs,
  maxAttempts,
  maxRetries,
  form: callRules.form,
  odds: rules.flag,
};

/**
 * Picks the next state if a chart allows more than one.
 *
 * @example
 * const reasoner = new Reasoner({ client });
 * const { state, source } = await reasoner.reason({ agent, currentState: "evaluating", trigger: "decides", options });
 */
export class Reasoner {
  private readonly options: ReasonerOptions;

  /**
   * Creates a reasoner.
   * @throws {RangeError} when an option is invalid
   */
  constructor(options: ReasonerOptions) {
    checkOptions(options, reasonerRules);
    this.options = options;
  }

  /** Chooses the next state like `reason`, and returns only the state. */
  async decide<State extends string>(input: ReasonInput<State>): Promise<State> {
    return (await this.reason(input)).state;
  }

  /**
   * Picks one of the options and returns it with its source. A single option is picked without a request to the
   * model.
   * @throws {RangeError} when no option is given, or a member of the input is missing, unknown or invalid
   * @throws {TypeError} when the agent has no profile
   * @throws {ReasonerError} when the caller aborted it, the model does not exist, the prompt does not fit, or a
   *   replay has no answer
   */
  async reason<State extends string>(input: ReasonInput<State>): Promise<Reasoned<State>> {
    checkInput(input);
    const options = [...new Set(input.options)];
    const [first] = options;
    if (first === undefined) throw new RangeError(`${whereOf(input)}: there is no option to choose from`);
    if (options.length === 1) return { state: first, source: "only-option", attempts: [], ...noOdds };
    const outcome = await this.ask({ ...input, options });
    if (outcome.state !== "valid") return this.fallBack(input, first, outcome);
    const { value, extension, attempts, oddsUsage } = outcome;
    const state = options.find((option) => isRecord(value) && option === value.next_state) ?? first;
    return {
      state,
      source: "model",
      reason: reasonOf(isRecord(value) && "reason" in value ? value.reason : extension.reason),
      attempts,
      odds: oddsOf(outcome),
      oddsUsage,
    };
  }

  private ask(input: ReasonInput): Promise<Outcome<unknown>> {
    const { client, seed } = this.options;
    const { signal, seed: ownSeed = seed === undefined ? undefined : choiceSeed(seed, input) } = input;
    const request = { client, ...this.settings(), ...omitUndefined({ seed: ownSeed }) };
    const stop = signal === undefined ? {} : { signal };
    if (formOf(this.options) === "turns") {
      const contract: Contract<unknown> = spokenContract(input.options);
      return generateObject({
        contract,
        ...reasonerTurns(input),
        form: "turns",
        temperature: turnsTemperature,
        ...request,
        ...stop,
      });
    }
    const messages = buildReasonerPrompt(input);
    // Its type does not list the states, so the call uses a contract without a type to request odds.
    const contract: Contract<unknown> = responseContract(input.options);
    return generateObject({
      contract,
      messages,
      wording: ownWording(messages),
      extension: { reason: reasonSchema },
      describe: false,
      ...request,
      ...stop,
    });
  }

  /** Returns the settings of every request. */
  private settings() {
    const { temperature, timeoutMs, maxAttempts, maxRetries, odds = false } = this.options;
    return {
      ...(odds ? { odds: ["/next_state"] as const } : {}),
      // A caller that waits for a state prefers the first option to repeated time-outs.
      retryTimeouts: false,
      ...omitUndefined({ temperature, timeoutMs, maxAttempts, maxRetries }),
    };
  }

  private fallBack<State extends string>(
    input: ReasonInput,
    first: State,
    outcome: Exclude<Outcome<unknown>, { readonly state: "valid" }>,
  ): Reasoned<State> {
    const { error, attempts, oddsUsage } = outcome;
    const where = whereOf(input);
    if (failurePolicies[error.code] !== "fallback") throw new ReasonerError(where, error);
    const { logger = console } = this.options;
    safeListener("logger.warn", (message: string) => logger.warn(message))(
      `${where}: fell back to the first option, ${first}, because of ${error.code}: ${error.message}`,
    );
    return { state: first, source: "fallback", cause: error, attempts, odds: oddsOf(outcome), oddsUsage };
  }
}

/** The members of a choice for which the model was not asked. */
const noOdds = { odds: null, oddsUsage: [] } as const;

function oddsOf({ odds }: Outcome<unknown>): ValueOdds | null {
  return odds["/next_state"] ?? null;
}

/** Returns the seed of each answer, derived from the agent, the move, its context and the earlier moves. */
function choiceSeed(seed: number, input: ReasonInput): (answer: number) => number {
  const { agent, currentState, trigger, options, context = null, history = [] } = input;
  const { id, name } = profileOf(agent);
  const about = JSON.stringify([id ?? name, currentState, trigger, options, context, history.length]);
  return (answer) => deriveSeed(seed, about, answer);
}

function reasonOf(reason: unknown): string | null {
  return typeof reason === "string" && reason.trim() !== "" ? reason : null;
}

/** Returns the chart, the state and the trigger, for messages. */
function whereOf({ chart = "chart", currentState, trigger }: ReasonInput): string {
  return `${chart}, ${currentState} on ${trigger}`;
}
