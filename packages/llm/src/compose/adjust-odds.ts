import {
  checkOptions,
  checkValue,
  isRecord,
  type Rule,
  type Rules,
  required,
} from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient, ChatRequest, OptionOdds } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";

/**
 * How to correct the probabilities of a question's options. The keys of both records are the names of the options in
 * the question.
 */
export interface OddsAdjustment {
  /**
   * The probability that the model gives each option for an input without content, as measured by `neutralOdds` of
   * `@concordat/agent`.
   */
  readonly neutral: Readonly<Record<string, number>>;
  /** The known base rate of each option. Default: equal rates. */
  readonly base?: Readonly<Record<string, number>>;
}

/** Minimum neutral probability. Lower ones are raised to it, which limits the factor of an option. */
const minNeutral = 0.0001;

const shares: Rule = {
  message: "must give each option a number from 0 to 1, at least two options, and not 0 to all",
  test: (value) =>
    isRecord(value) &&
    Object.keys(value).length > 1 &&
    Object.values(value).every((share) => typeof share === "number" && share >= 0 && share <= 1) &&
    Object.values(value).some((share) => share !== 0),
};

const adjustmentRules: Rules<OddsAdjustment> = { neutral: /* @__PURE__ */ required(shares), base: shares };

/**
 * Returns a client that samples choices from adjusted probabilities when fields are asked one at a time. The
 * probability of each option is divided by its neutral probability, multiplied by its base rate, and normalized. The
 * neutral probability is the one for an input without content. The correction is the same for all agents and posts,
 * so that differences between them are preserved.
 *
 * Only questions with exactly these options are adjusted. The total probability of all options stays the same. The
 * client's id contains the weights, so that recorded adjusted probabilities cannot be mistaken for raw ones.
 * `rawOdds` computes the raw ones.
 * @param client one that evaluates options (`odds: "exact"`)
 * @throws {RangeError} if the client gives no odds, or an argument is invalid
 * @example
 * const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
 * const adjusted = adjustOdds(client, { neutral: await neutralOdds({ client }) });
 * await simulate({ scenario, ledger, model: modelPolicies({ client: adjusted }) });
 */
export function adjustOdds(client: ChatClient, adjustment: OddsAdjustment): ChatClient {
  checkValue(client, required(clientRule), "client");
  if (client.odds !== "exact")
    throw new RangeError(
      `${client.id} does not give the probability of every option, so there is nothing to adjust`,
    );
  const weights = oddsWeights(adjustment);
  const names = [...weights.keys()];
  const adjusted = withChat(client, async function* (request) {
    for await (const chunk of client.chat(request)) yield adjustedChunk(chunk, request, weights);
  });
  const listed = names.map((name) => `${name} ${weights.get(name)}`).join(", ");
  return { ...adjusted, id: `${client.id} (odds times: ${listed})` };
}

/**
 * Returns the factor of each option's probability, before normalization. Factors are rounded to four digits, because
 * processors may differ in the last digits.
 * @throws {RangeError} if the adjustment is invalid
 */
function oddsWeights(adjustment: OddsAdjustment): ReadonlyMap<string, number> {
  checkOptions(adjustment, adjustmentRules);
  const { neutral, base = {} } = adjustment;
  const names = Object.keys(neutral);
  const unknown = Object.keys(base).filter((name) => !Object.hasOwn(neutral, name));
  const missing = adjustment.base === undefined ? [] : names.filter((name) => !Object.hasOwn(base, name));
  if (unknown.length + missing.length > 0)
    throw new RangeError(
      `base must name the same options as neutral, not differ in ${[...unknown, ...missing].join(", ")}`,
    );
  return new Map(
    names.map((name) => {
      const weight = (base[name] ?? 1 / names.length) / Math.max(neutral[name] ?? 0, minNeutral);
      return [name, Number(weight.toPrecision(4))];
    }),
  );
}

function adjustedChunk(
  chunk: ChatChunk,
  { continuations }: ChatRequest,
  weights: ReadonlyMap<string, number>,
): ChatChunk {
  const texts = continuations?.texts ?? [];
  const isMeant = texts.length === weights.size && texts.every((text) => weights.has(text));
  if (chunk.type !== "odds" || !isMeant) return chunk;
  return {
    ...chunk,
    odds: weighed(
      chunk.odds,
      texts.map((text) => weights.get(text) ?? 1),
    ),
  };
}

/**
 * Multiplies the probabilities by weights without changing their sum. Returns them unchanged if some are unknown or
 * if the result would be zero for all.
 */
function weighed(odds: readonly OptionOdds[], weights: readonly number[]): readonly OptionOdds[] {
  const logs = odds.flatMap(({ logProbability }) => (logProbability === null ? [] : [logProbability]));
  if (logs.length < weights.length) return odds;
  const largest = Math.max(...logs);
  if (largest === Number.NEGATIVE_INFINITY) return odds;
  const raw = logs.map((log) => Math.exp(log - largest));
  const changed = raw.map((probability, index) => probability * (weights[index] ?? 1));
  const total = sum(changed);
  const mass = largest + Math.log(sum(raw));
  if (total === 0) return odds;
  return odds.map((option, index) => ({
    ...option,
    logProbability: mass + Math.log((changed[index] ?? 0) / total),
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Computes the probabilities that the model gave from recorded adjusted ones: the inverse of `adjustOdds`. An option
 * with a base rate of 0 stays at 0, because its original probability is lost.
 * @param options the recorded options, by their names in the question
 * @throws {RangeError} if the adjustment is invalid, or does not have the same options
 */
export function rawOdds<Option extends { readonly name: string; readonly probability: number }>(
  options: readonly Option[],
  adjustment: OddsAdjustment,
): Option[] {
  const weights = oddsWeights(adjustment);
  const given = options.map(({ name, probability }) => {
    const weight = weights.get(name);
    if (weight === undefined) throw new RangeError(`the adjustment has no option ${JSON.stringify(name)}`);
    return weight === 0 ? 0 : probability / weight;
  });
  const total = sum(given);
  return options.map((option, index) => ({ ...option, probability: (given[index] ?? 0) / total }));
}
