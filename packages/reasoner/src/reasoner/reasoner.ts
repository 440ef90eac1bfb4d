import type { ConcordatError } from "@concordat/contracts/contract";
import { type ChatClient, deriveSeed, generateObject, type Outcome } from "@concordat/llm";
import { buildReasonerPrompt } from "../prompt/build-reasoner-prompt.js";
import { type NextState, responseContract } from "../response/response-contract.js";
import { failurePolicies } from "./failure-policy.js";
import type { ReasonInput } from "./reason-input.js";
import type { Reasoned } from "./reasoned.js";
import { ReasonerError } from "./reasoner-error.js";

/** Which model picks, and who hears of fallbacks. */
export interface ReasonerOptions {
  readonly client: ChatClient;
  /** Told of every fallback. Default: the console. */
  readonly logger?: { warn(message: string): void };
  /** Makes choices repeatable: requests' seeds follow from it, the agent, the state and the number of moves made. */
  readonly seed?: number;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each attempt. Default 30 000. */
  readonly timeoutMs?: number;
  /** Requests to make at most for one choice. Default 3. */
  readonly maxAttempts?: number;
}

/** The most characters of a reason. */
const maxText = 200;

/**
 * Picks the next state where a chart leaves more than one open.
 *
 * @example
 * const reasoner = new Reasoner({ client });
 * const { state, source } = await reasoner.reason({ agent, currentState: "evaluating", trigger: "decides", options });
 */
export class Reasoner {
  private readonly options: ReasonerOptions;

  constructor(options: ReasonerOptions) {
    this.options = options;
  }

  /** `reason`, without who said so. */
  async decide<State extends string>(input: ReasonInput<State>): Promise<State> {
    return (await this.reason(input)).state;
  }

  /**
   * One of the options, with its source. A single option is taken without asking the model.
   * @throws {RangeError} when no option is given
   * @throws {ReasonerError} when the caller stopped it, there is no such model, the prompt does not fit, or a replay
   *   holds no answer
   */
  async reason<State extends string>(input: ReasonInput<State>): Promise<Reasoned<State>> {
    const { options } = input;
    const [first] = options;
    if (first === undefined) throw new RangeError(`${whereOf(input)}: there is no option to choose from`);
    if (options.length === 1) return { state: first, source: "only-option", attempts: [] };
    const outcome = await this.ask(input);
    if (outcome.state !== "valid") return this.fallBack(input, first, outcome);
    const { value, extension, attempts } = outcome;
    const state = options.find((option) => option === value.next_state) ?? first;
    return { state, source: "model", reason: String(extension.reason), attempts };
  }

  private ask(input: ReasonInput): Promise<Outcome<NextState>> {
    const { client, seed, temperature, timeoutMs, maxAttempts } = this.options;
    const { agent, currentState, trigger, history = [], signal } = input;
    return generateObject({
      client,
      contract: responseContract(input.options),
      messages: buildReasonerPrompt(input),
      extension: { reason: { type: "string", pattern: "[^ \\t\\r\\n]" } },
      describe: false,
      maxText,
      maxTokens: 200,
      ...(seed === undefined
        ? {}
        : {
            seed: (attempt: number) =>
              deriveSeed(seed, agent.name, currentState, trigger, history.length, attempt),
          }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(maxAttempts === undefined ? {} : { maxAttempts }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  private fallBack<State extends string>(
    input: ReasonInput,
    first: State,
    { error, attempts }: { readonly error: ConcordatError; readonly attempts: Reasoned["attempts"] },
  ): Reasoned<State> {
    const where = whereOf(input);
    if (failurePolicies[error.code] !== "fallback") throw new ReasonerError(where, error);
    const { logger = console } = this.options;
    logger.warn(
      `${where}: fell back to the first option, ${first}, because of ${error.code}: ${error.message}`,
    );
    return { state: first, source: "fallback", cause: error, attempts };
  }
}

/** The chart, the state and the trigger, for messages. */
function whereOf({ chart = "chart", currentState, trigger }: ReasonInput): string {
  return `${chart}, ${currentState} on ${trigger}`;
}
