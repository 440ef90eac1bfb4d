import { type LlmConfigInput, llmConfig } from "@concordat/contracts/llm-config";
import type { ChatClient } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { readContractValues } from "../files/read-contract.js";
import type { ClientFlags } from "./client-options.js";

/** A client, and what to do when it is no longer needed. */
export interface OpenClient {
  readonly client: ChatClient;
  /** From the configuration: randomness and milliseconds for an attempt. */
  readonly settings: { readonly temperature?: number; readonly timeoutMs?: number };
  close(): Promise<void>;
}

type Factory = (flags: ClientFlags, config: LlmConfigInput) => Promise<Pick<OpenClient, "client" | "close">>;

/** How each engine is opened. */
const factories: Readonly<Record<ClientFlags["llm"], Factory>> = {
  async ollama(_, config) {
    const { createOllamaClient } = await import("@concordat/llm/ollama");
    return { client: createOllamaClient(config), close: nothing };
  },
  async openai({ endpoint, model }, { temperature }) {
    if (endpoint === undefined || model === undefined) {
      throw new CommandError("--llm openai needs --endpoint URL and --model NAME");
    }
    const { createOpenAIClient } = await import("@concordat/llm/openai");
    const apiKey = process.env.OPENAI_API_KEY;
    const client = createOpenAIClient({
      endpoint,
      model,
      ...(temperature === undefined ? {} : { temperature }),
      ...(apiKey === undefined || apiKey === "" ? {} : { apiKey }),
    });
    return { client, close: nothing };
  },
  async llama({ model }) {
    const { createLlamaClient } = await import("@concordat/llm/llama");
    const client = await createLlamaClient({ modelPath: model ?? (await embeddedModelPath()) });
    return { client, close: () => client.dispose() };
  },
  async replay({ cassette, model }) {
    if (cassette === undefined) throw new CommandError("--llm replay needs --cassette FILE");
    const { createReplayClient, readCassette } = await import("@concordat/llm/replay");
    const { wireForms } = await import("@concordat/llm");
    const read = await readCassette(cassette).catch((cause: Error) => {
      throw new CommandError(`${cassette}: ${cause.message}`, { cause });
    });
    const id = model ?? [...read.values()][0]?.model;
    const wireForm = id?.startsWith("llama:") === true ? wireForms.llama : wireForms.ollama;
    return {
      client: createReplayClient({ cassette: read, wireForm, ...(model === undefined ? {} : { model }) }),
      close: nothing,
    };
  },
};

/** Opens the client that the options ask for. */
export async function openClient(flags: ClientFlags): Promise<OpenClient> {
  const config = await readConfig(flags);
  const opened = await factories[flags.llm](flags, config);
  const { temperature, timeout } = config;
  return {
    client: flags.record === undefined ? opened.client : await recorded(opened.client, flags.record),
    settings: {
      ...(temperature === undefined ? {} : { temperature }),
      ...(timeout === undefined ? {} : { timeoutMs: timeout * 1_000 }),
    },
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
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(timeout === undefined ? {} : { timeout }),
  };
  const [violation] = llmConfig.validate(config);
  if (violation !== undefined) throw new CommandError(`--${violation.path.slice(1)} ${violation.message}`);
  return config;
}

/** The embedded model, with a word when it has to be fetched first. */
async function embeddedModelPath(): Promise<string> {
  const { embeddedModel, ensureEmbeddedModel } = await import("@concordat/llm/embedded-model");
  const onDownload = (): void =>
    console.error(`fetching ${embeddedModel.name} (98 MB, ${embeddedModel.licence}), once …`);
  return ensureEmbeddedModel({ onDownload });
}

async function recorded(client: ChatClient, file: string): Promise<ChatClient> {
  const { cassetteFile, recordClient } = await import("@concordat/llm/replay");
  return recordClient(client, cassetteFile(file));
}

async function nothing(): Promise<void> {}
