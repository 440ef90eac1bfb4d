import type { Token } from "node-llama-cpp";
import type { LlamaEngine } from "./load-engine.js";

const known = new WeakMap<LlamaEngine, Map<string, ReadonlySet<Token>>>();

/** Returns the tokens whose text begins with one of these texts. The result is cached for each list of texts. */
export function tokensThatBegin(engine: LlamaEngine, beginnings: readonly string[]): ReadonlySet<Token> {
  const ofEngine = known.get(engine) ?? new Map<string, ReadonlySet<Token>>();
  known.set(engine, ofEngine);
  const key = JSON.stringify(beginnings);
  const found = ofEngine.get(key) ?? searched(engine, beginnings);
  ofEngine.set(key, found);
  return found;
}

function searched({ model }: LlamaEngine, beginnings: readonly string[]): ReadonlySet<Token> {
  const [before] = model.tokenize("x");
  // Decoded after another token, so that no tokenizer removes a token's leading space.
  const after = before === undefined ? [] : [before];
  const isMeant = (token: Token): boolean => {
    if (model.isSpecialToken(token)) return false;
    const text = model.detokenize([token], false, after);
    return beginnings.some((beginning) => text.startsWith(beginning));
  };
  return new Set([...model.iterateAllTokens()].filter(isMeant));
}
