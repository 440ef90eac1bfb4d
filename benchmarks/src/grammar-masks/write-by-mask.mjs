import { LlamaGrammarEvaluationState } from "node-llama-cpp";

/** Tokens that are written at most, and processor time after which an answer is left as it is. */
const maxTokens = 200;
const maxCpuMs = 5_000;
/** Tokens that an answer takes more often, so that it goes through many members and does not end early. */
const structural = new Set(['"', ",", ":", '":', '",', '{"', "{", "["]);
const closing = new Set(["}", "]", '"}']);

/** Writes a given text, or one drawn among the tokens that a grammar allows, and measures how long the masks take. */
export function writeByMask({ _bindings: { AddonSampler } }, model, grammar, text) {
  const state = new LlamaGrammarEvaluationState({ model, grammar })._state;
  const all = [...model.iterateAllTokens()].map((token) => ({ token, text: model.detokenize([token]) }));
  const given = text === null ? null : model.tokenize(text);
  const random = numbers(7);
  const started = process.cpuUsage();
  let tokens = 0;
  while (tokens < (given?.length ?? maxTokens) && cpuSince(started) < maxCpuMs) {
    const allowed = all.filter(({ token }) =>
      AddonSampler.canBeNextTokenForGrammarEvaluationState(state, token),
    );
    const next = given === null ? drawn(allowed, model, random) : given[tokens];
    if (next === undefined || !allowed.some(({ token }) => token === next)) break;
    AddonSampler.acceptGrammarEvaluationStateToken(state, next);
    tokens += 1;
  }
  return { tokens, cpuMs: cpuSince(started) };
}

function drawn(allowed, model, random) {
  const plain = allowed.filter(({ token, text }) => text !== "" && !model.isEogToken(token));
  const kinds = [
    plain.filter(({ text }) => structural.has(text)),
    plain.filter(({ text }) => !closing.has(text)),
    plain,
  ];
  const choices = kinds.filter((kind) => kind.length > 0);
  const chosen =
    random() < 0.6 ? choices[0] : choices.at(random() < 0.9 ? Math.min(1, choices.length - 1) : -1);
  return chosen?.[Math.floor(random() * chosen.length)]?.token;
}

function cpuSince(started) {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
