import { expect, it } from "vitest";
import * as embeddedModel from "./embedded-model/index.js";
import * as root from "./index.js";
import * as llama from "./llama/index.js";
import * as ollama from "./ollama/index.js";
import * as openai from "./openai/index.js";
import * as replay from "./replay/index.js";
import * as scripted from "./scripted/index.js";

it("exports this and nothing else: to change it is a decision", () => {
  const surface = { root, embeddedModel, llama, ollama, openai, replay, scripted };
  expect(
    Object.fromEntries(Object.entries(surface).map(([name, module]) => [name, Object.keys(module).sort()])),
  ).toEqual({
    root: [
      "AbortedError",
      "ConcordatError",
      "ConnectionFailedError",
      "ContextOverflowError",
      "ContractViolationError",
      "ModelNotFoundError",
      "ProtocolError",
      "ReplayMissError",
      "ServerBusyError",
      "TimeoutError",
      "TruncatedError",
      "UnreadableError",
      "deriveSeed",
      "describeSchema",
      "failureCodeOf",
      "failureCodes",
      "generateObject",
      "quoteJson",
      "quoteUntrusted",
      "toWireSchema",
      "wireForms",
    ],
    embeddedModel: ["embeddedModel", "ensureEmbeddedModel"],
    llama: ["createLlamaClient"],
    ollama: ["createOllamaClient"],
    openai: ["createOpenAIClient"],
    replay: ["cassetteFile", "createReplayClient", "readCassette", "recordClient", "requestKey"],
    scripted: ["createScriptedClient"],
  });
});
