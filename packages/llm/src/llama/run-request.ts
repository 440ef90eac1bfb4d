import { omitUndefined } from "@concordat/contracts/options";
import type { LlamaGrammar, Token } from "node-llama-cpp";
import type { ChatChunk, ChatRequest } from "../chat/index.js";
import { ContextOverflowError } from "../errors/index.js";
import { clientDefaults } from "../limits.js";
import type { LlamaEngine } from "./load-engine.js";
import { NewNames } from "./new-names.js";
import { promptTokens } from "./prompt-tokens.js";
import { StopTexts } from "./stop-texts.js";
import { TokenText } from "./token-text.js";

/** Minimum number of tokens left for an answer. A prompt that leaves fewer is reported as exceeding the context. */
const minRoom = 16;

/**
 * A small penalty for the last tokens of the answer, as by default in Ollama. Without it, a small model repeats a
 * sentence until the answer is cut off.
 */
const repetition = { lastTokens: 64, penalty: 1.1 } as const;

/**
 * Runs one request as if the sequence were empty, so that a seed gives the same text regardless of earlier requests.
 */
export async function* runRequest(
  engine: LlamaEngine,
  id: string,
  request: ChatRequest,
  grammar: LlamaGrammar | null,
): AsyncGenerator<ChatChunk> {
  const { model, sequence, library, contextSize, prompts } = engine;
  const prompt = promptTokens(engine, request.messages, request.prefill);
  const room = contextSize - prompt.length;
  if (room < minRoom) {
    throw new ContextOverflowError(
      `the prompt has ${prompt.length} tokens, but ${id} holds ${contextSize}; shorten it or give the client a larger contextSize`,
    );
  }
  const limit = Math.min(request.maxTokens ?? clientDefaults.answerTokens, room);
  const written: Token[] = [];
  const names = new NewNames(engine);
  const remaining = await prompts.enter(request.messages, prompt);
  const tokens = sequence.evaluate([...remaining], {
    temperature: request.temperature ?? clientDefaults.llamaTemperature,
    topK: 40,
    topP: 0.95,
    repeatPenalty: { punishTokens: () => written.slice(-repetition.lastTokens), penalty: repetition.penalty },
    yieldEogToken: true,
    ...omitUndefined({ seed: request.seed }),
    ...(grammar === null
      ? {}
      : {
          grammarEvaluationState: new library.LlamaGrammarEvaluationState({ model, grammar }),
          tokenBias: names.bias,
        }),
  });
  const text = new TokenText(model);
  const stops = new StopTexts(request.stop);
  let count = 0;
  let finished = false;
  for await (const token of tokens) {
    request.signal?.throwIfAborted();
    count++;
    finished = model.isEogToken(token);
    if (finished) break;
    written.push(token);
    const piece = text.push(token);
    names.push(piece);
    const ready = stops.push(piece);
    if (ready !== "") yield { type: "text", text: ready };
    finished = stops.stopped;
    if (finished) break;
    if (count >= limit) break;
  }
  engine.assertSampled();
  const rest = finished ? "" : `${stops.push(text.flush())}${stops.flush()}`;
  if (rest !== "") yield { type: "text", text: rest };
  yield {
    type: "finish",
    finishReason: finished ? "stop" : "length",
    usage: { promptTokens: prompt.length, completionTokens: count },
  };
}
