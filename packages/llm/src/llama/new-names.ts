import type { LlamaModel, Token, TokenBias } from "node-llama-cpp";
import { DuplicateKeyTracker } from "./duplicate-key-tracker.js";
import type { LlamaEngine } from "./load-engine.js";

/** A token that may end a name, with its text. */
interface QuoteToken {
  readonly token: Token;
  readonly text: string;
}

/**
 * The penalty for the logit of a token that would repeat a name: such a token is chosen only if the grammar allows no
 * other. Minus infinity ("never" in node-llama-cpp) could leave no token to sample. llama.cpp would then sample any
 * token, the grammar would reject it, and the request would never end.
 */
const penalty = { logit: -1e6 };

const quoteTokens = new WeakMap<LlamaModel, readonly QuoteToken[]>();

/** Prevents a model from writing a name twice in one object, unless the grammar allows no other token. */
export class NewNames {
  readonly #names = new DuplicateKeyTracker();
  readonly #engine: LlamaEngine;
  readonly #unbiased: TokenBias;

  constructor(engine: LlamaEngine) {
    this.#engine = engine;
    this.#unbiased = engine.library.TokenBias.for(engine.model);
  }

  /** Processes the text that the model wrote. */
  push(text: string): void {
    this.#names.push(text);
  }

  /** Returns the bias against tokens that would repeat a name. */
  readonly bias = (): TokenBias => {
    if (!this.#names.isNaming) return this.#unbiased;
    const { library, model } = this.#engine;
    const repeating = quoteTokensOf(model).filter(({ text }) => this.#names.wouldRepeat(text));
    const tokens = repeating.map(({ token }) => token);
    return tokens.length === 0 ? this.#unbiased : library.TokenBias.for(model).set(tokens, penalty);
  };
}

/** Returns the tokens that contain a quotation mark; computed once for each model. */
function quoteTokensOf(model: LlamaModel): readonly QuoteToken[] {
  const known = quoteTokens.get(model);
  if (known !== undefined) return known;
  const found = [...model.iterateAllTokens()]
    .map((token) => ({ token, text: model.detokenize([token]) }))
    .filter(({ text }) => text.includes('"'));
  quoteTokens.set(model, found);
  return found;
}
