import type { ControlledEvaluateInputItem, Token } from "node-llama-cpp";
import type { ChatChunk, ChatRequest, Continuations, OptionOdds } from "../chat/index.js";
import { ContextOverflowError } from "../errors/index.js";
import type { LlamaEngine } from "./load-engine.js";
import { promptTokens } from "./prompt-tokens.js";
import { tokensThatBegin } from "./tokens-that-begin.js";

/** The tokens of a text that follows a prompt; `null` if appending the text changes the last token of the prompt. */
type Tail = readonly Token[] | null;

/**
 * Computes the probability of each text after the prompt. Every token of every text is evaluated, and none is
 * sampled.
 */
export async function* evaluateContinuations(
  engine: LlamaEngine,
  id: string,
  request: ChatRequest,
  { texts, ended, followedBy, precision = "double" }: Continuations,
): AsyncGenerator<ChatChunk> {
  const { messages, prefill = "", signal } = request;
  const prompt = promptTokens(engine, messages, prefill);
  const end = ended ? endToken(engine) : null;
  const followers = followedBy === undefined ? null : tokensThatBegin(engine, followedBy);
  const tails = texts.map((text) => tailOf(prompt, promptTokens(engine, messages, `${prefill}${text}`), end));
  const longest = Math.max(0, ...tails.map((tail) => tail?.length ?? 0));
  if (prompt.length + longest > engine.contextSize) {
    throw new ContextOverflowError(
      `the prompt and an option have ${prompt.length + longest} tokens, but ${id} holds ${engine.contextSize}; shorten it or give the client a larger contextSize`,
    );
  }
  const remaining = await engine.prompts.enter(messages, prompt);
  const firsts = await evaluated(engine, remaining, [...new Set(tails.flatMap((tail) => tail?.[0] ?? []))]);
  const odds: OptionOdds[] = [];
  for (const tail of tails) {
    signal?.throwIfAborted();
    odds.push(await oddsOf(engine, prompt.length, tail, { firsts, followers, precision }));
  }
  yield { type: "odds", odds };
  yield {
    type: "finish",
    finishReason: "stop",
    usage: {
      promptTokens: prompt.length,
      completionTokens: tails.reduce((sum, tail) => sum + (tail?.length ?? 0), 0),
    },
  };
}

/** Returns the token that ends an answer, or `null` if the model has none. */
function endToken({ model }: LlamaEngine): Token | null {
  return model.tokens.eot ?? model.tokens.eos;
}

function tailOf(prompt: readonly Token[], whole: readonly Token[], end: Token | null): Tail {
  if (!prompt.every((token, index) => whole[index] === token)) return null;
  const tail = whole.slice(prompt.length);
  return end === null ? tail : [...tail, end];
}

/** The part of an evaluation that all texts after a prompt share. */
interface Evaluation {
  /** The logarithm of the probability of each first token. */
  readonly firsts: ReadonlyMap<Token, number>;
  /** The tokens that may follow a text; `null` if any may. */
  readonly followers: ReadonlySet<Token> | null;
  readonly precision: NonNullable<Continuations["precision"]>;
}

async function oddsOf(
  engine: LlamaEngine,
  promptLength: number,
  tail: Tail,
  { firsts, followers, precision }: Evaluation,
): Promise<OptionOdds> {
  if (tail === null) return absent("it changes the last token of the prompt");
  const [first, ...rest] = tail;
  if (first === undefined) return absent("it has no token");
  const { sequence } = engine;
  let sum = firsts.get(first) ?? Number.NEGATIVE_INFINITY;
  sum += precision === "single" ? await sumInSingle(engine, tail) : await sumInDouble(engine, first, rest);
  if (followers !== null) {
    const next = await evaluated(engine, tail.slice(-1), [...followers]);
    sum += logOfSum(next.values());
  }
  if (sequence.nextTokenIndex > promptLength)
    await sequence.eraseContextTokenRanges([{ start: promptLength, end: sequence.nextTokenIndex }]);
  // Sums of logarithms may end a rounding error above 0.
  return Number.isFinite(sum)
    ? { logProbability: Math.min(0, sum), reason: null }
    : absent("the engine gives it no probability");
}

/**
 * Returns the logarithm of the probability of all tokens except the first. Each token is evaluated separately, and
 * the sums have double precision.
 */
async function sumInDouble(engine: LlamaEngine, first: Token, rest: readonly Token[]): Promise<number> {
  let sum = 0;
  let last = first;
  for (const token of rest) {
    const next = await evaluated(engine, [last], [token]);
    sum += next.get(token) ?? Number.NEGATIVE_INFINITY;
    last = token;
  }
  return sum;
}

/** Maximum number of tokens evaluated together, because the engine keeps the logits of all of them. */
const maxBatch = 32;

/**
 * Like `evaluated`, with the engine's sum over the vocabulary and many tokens at a time. The sum is relative to the
 * largest of the returned logits, so the request includes the most probable token as well as the one that follows.
 */
async function sumInSingle(
  { sequence, assertSampled }: LlamaEngine,
  tail: readonly Token[],
): Promise<number> {
  let sum = 0;
  for (let from = 0; from < tail.length - 1; from += maxBatch) {
    const pairs = tail
      .slice(from, Math.min(from + maxBatch, tail.length - 1))
      .flatMap((token, index): [Token, Token][] => {
        const next = tail[from + index + 1];
        return next === undefined ? [] : [[token, next]];
      });
    const results = await sequence.controlledEvaluate(
      pairs.map(
        ([token, next]): ControlledEvaluateInputItem => [
          token,
          {
            generateNext: {
              logits: { filter: { tokens: [next], includeTop: 1 } },
              totalLogitWeight: true,
              options: plain,
            },
          },
        ],
      ),
    );
    assertSampled();
    for (const [index, [, next]] of pairs.entries()) {
      const { logits = new Map<Token, number>(), totalLogitWeight } = results[index]?.next ?? {};
      const logit = logits.get(next);
      if (logit === undefined || totalLogitWeight === undefined) return Number.NEGATIVE_INFINITY;
      sum += logit - Math.max(...logits.values()) - Math.log(totalLogitWeight);
    }
  }
  return sum;
}

function absent(reason: string): OptionOdds {
  return { logProbability: null, reason };
}

/** Sampling options that leave the logits unchanged: temperature 1 and no filter. */
const plain = { temperature: 1, topK: 0, topP: 1, minP: 0 } as const;

/**
 * Appends tokens, and returns the logarithm of the probability of each candidate for the next token. The logits are
 * summed here instead of in the library. The library sums in single precision and takes its maximum from the filtered
 * tokens only.
 */
async function evaluated(
  { sequence, assertSampled }: LlamaEngine,
  tokens: readonly Token[],
  candidates: readonly Token[],
): Promise<ReadonlyMap<Token, number>> {
  const last = tokens.at(-1);
  if (last === undefined) return new Map();
  const input: ControlledEvaluateInputItem[] = [
    ...tokens.slice(0, -1),
    [last, { generateNext: { logits: true, options: plain } }],
  ];
  const results = await sequence.controlledEvaluate(input);
  assertSampled();
  const logits = results.at(-1)?.next.logits ?? new Map<Token, number>();
  const total = logOfSum(logits.values());
  return new Map(
    candidates.flatMap((token): [Token, number][] => {
      const logit = logits.get(token);
      return logit === undefined ? [] : [[token, logit - total]];
    }),
  );
}

/** Returns the logarithm of the sum of the exponentials. */
function logOfSum(logits: Iterable<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const logit of logits) {
    if (logit <= largest) sum += Math.exp(logit - largest);
    else {
      sum = sum * Math.exp(largest - logit) + 1;
      largest = logit;
    }
  }
  return largest + Math.log(sum);
}
