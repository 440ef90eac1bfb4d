import { existsSync } from "node:fs";
import { type LlmConfigInput, llmConfig } from "@concordat/contracts/llm-config";
import { nearestName, omitUndefined } from "@concordat/contracts/options";
import type { ChatClient } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { readContractValues } from "../files/read-contract.js";
import type { ClientFlags } from "./client-options.js";
import { embeddedModelPath } from "./embedded-model-path.js";
import { noteNoServer } from "./note-no-server.js";
import { noteTimeout } from "./note-timeout.js";
import { suggestModel } from "./suggest-model.js";

/** A client, and how to close it. */
export interface OpenClient {
  readonly client: ChatClient;
  /** The temperature from the configuration, and the time limit of an attempt in milliseconds. */
  readonly settings: { readonly temperature?: number; readonly timeoutMs?: number };
  /** The reasoning effort from the configuration, which the client requests; `null` if none is set. */
  readonly reasoningEffort: string | null;
  close(): Promise<void>;
}

type Factory = (flags: ClientFlags, config: LlmConfigInput) => Promise<Pick<OpenClient, "client" | "close">>;

/** The function that creates the client of each engine. */
const factories: Readonly<Record<ClientFlags["llm"], Factory>> = {
  async ollama(flags, config) {
    const { createOllamaClient } = await import("@concordat/llm/ollama");
    const client = createOllamaClient({ ...config, ...concurrent(flags) });
    const { endpoint, model } = { ...llmConfig.fillDefaults({}), ...config };
    const suggesting = suggestModel(client, model, { endpoint, path: "/api/tags" });
    return { client: noteNoServer(suggesting), close: nothing };
  },
  async openai(flags, { temperature }) {
    const { endpoint, model } = flags;
    if (endpoint === undefined || model === undefined) {
      const missing = [
        ...(endpoint === undefined ? ["--endpoint URL, such as https://api.openai.com/v1"] : []),
        ...(model === undefined ? ["--model NAME"] : []),
      ];
      throw new CommandError(`--llm openai needs ${missing.join(", and ")}`);
    }
    const { createOpenAIClient } = await import("@concordat/llm/openai");
    const key = process.env.OPENAI_API_KEY ?? "";
    const apiKey = key === "" ? {} : { apiKey: key };
    const client = createOpenAIClient({
      endpoint,
      model,
      ...concurrent(flags),
      ...omitUndefined({ temperature }),
      ...apiKey,
    });
    return { client: suggestModel(client, model, { endpoint, path: "/models", ...apiKey }), close: nothing };
  },
  async llama({ model }) {
    const { createLlamaClient } = await import("@concordat/llm/llama");
    await requireLlama();
    const client = await createLlamaClient({ modelPath: await modelPath(model) });
    return { client, close: () => client.dispose() };
  },
  async replay({ cassette, model }) {
    if (cassette === undefined) throw new CommandError("--llm replay needs --cassette FILE");
    const { createReplayClient } = await import("@concordat/llm/replay");
    const { readCassette } = await import("@concordat/llm/cassette");
    const read = await readCassette(cassette);
    return {
      client: createReplayClient({ cassette: read, ...omitUndefined({ model }) }),
      close: nothing,
    };
  },
};

/**
 * Opens the client that the options select.
 * @param inputs the command's input files: none of them is recorded into
 * @param defaults what Ollama is sent where neither a file nor an option says it. Default: nothing
 */
export async function openClient(
  flags: ClientFlags,
  inputs: readonly string[] = [],
  defaults: Pick<LlmConfigInput, "temperature"> = {},
): Promise<OpenClient> {
  const config = await readConfig(flags);
  const sent = flags.llm === "ollama" ? { ...defaults, ...config } : config;
  const opened = await recorded(flags, inputs, () => factories[flags.llm](flags, sent));
  const { temperature, timeout, reasoning_effort: effort = null } = config;
  return {
    client: noteTimeout(opened.client),
    settings: {
      ...omitUndefined({ temperature }),
      ...(timeout === undefined ? {} : { timeoutMs: timeout * 1_000 }),
    },
    reasoningEffort: flags.llm === "ollama" ? effort : null,
    close: opened.close,
  };
}

async function readConfig({
  llmConfig: file,
  model,
  endpoint,
  temperature,
  timeout,
  llm,
}: ClientFlags): Promise<LlmConfigInput> {
  const [fromFile] = file === undefined ? [{}] : await readContractValues(file, llmConfig);
  const config = {
    ...fromFile,
    ...(model === undefined || llm !== "ollama" ? {} : { model }),
    ...omitUndefined({ endpoint, temperature, timeout }),
  };
  const [violation] = llmConfig.validate(config);
  if (violation !== undefined) throw new CommandError(`--${violation.path.slice(1)} ${violation.message}`);
  return config;
}

/**
 * Checks that the engine for embedded models is installed, before a model is downloaded.
 * @throws {CommandError} with the command that installs the engine
 */
async function requireLlama(): Promise<void> {
  const { findLlama } = await import("@concordat/llm/embedded-model");
  if (findLlama() !== null) return;
  const { installLlama } = await import("../install/install-llama.js");
  throw new CommandError(
    `a model in process needs node-llama-cpp (85 MB); install it once, then run this command again:\n  ${installLlama()}`,
    { exitCode: exitCode.unreachable },
  );
}

/**
 * Returns the path of a model by its name or path.
 * @throws {CommandError} when there is no such file but the name is similar to that of the embedded model, or when the
 *   environment names another one
 */
async function modelPath(model: string | undefined): Promise<string> {
  if (model === undefined) return embeddedModelPath();
  if (existsSync(model)) return model;
  const { embeddedModel } = await import("@concordat/llm/embedded-model");
  if (model === embeddedModel.name) {
    if (process.env.CONCORDAT_MODEL)
      throw new CommandError(`CONCORDAT_MODEL names another model; unset it to use ${model}`);
    return embeddedModelPath();
  }
  const nearest = nearestName(model, [embeddedModel.name, "smollm2"]);
  if (nearest === undefined) return model;
  throw new CommandError(
    `there is no file ${model}; did you mean ${embeddedModel.name}, the embedded model?`,
  );
}

/** Returns the client with a recorder, if recording is requested. The cassette is locked before a model is loaded. */
async function recorded(
  { record: file, llmConfig: config, cassette: replayed }: ClientFlags,
  inputs: readonly string[],
  open: () => ReturnType<Factory>,
): ReturnType<Factory> {
  if (file === undefined) return open();
  const { recordClient } = await import("@concordat/llm/replay");
  const { openCassette } = await import("@concordat/llm/cassette");
  const read = [...inputs, config, replayed].filter((path) => path !== undefined);
  const cassette = await openCassette(file, { inputs: read });
  const opened = await open().catch(async (error: unknown) => {
    await cassette.close();
    throw error;
  });
  return {
    client: recordClient(opened.client, cassette.add),
    async close() {
      await opened.close();
      await cassette.close();
    },
  };
}

/** Returns the maximum number of concurrent requests, if the user gave one. */
function concurrent({ concurrency }: ClientFlags): { maxConcurrent?: number } {
  return concurrency === undefined ? {} : { maxConcurrent: concurrency };
}

async function nothing(): Promise<void> {}
