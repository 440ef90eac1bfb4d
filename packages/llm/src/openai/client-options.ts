import { isRecord, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { type ConnectionOptions, connectionRules } from "../http/connection-options.js";

/**
 * Options for a client of a server with the OpenAI chat API. The client sends only settings that are given here or in
 * a request.
 */
export interface OpenAIClientOptions extends ConnectionOptions {
  /**
   * The base address of the API: `http://localhost:8080/v1` for llama.cpp's server, `http://localhost:11434/v1` for
   * Ollama's.
   */
  readonly endpoint: string;
  /** The model's name at that server. */
  readonly model: string;
  /** Sent as a bearer token. */
  readonly apiKey?: string;
  /** Sampling temperature from 0 to 2, for requests that do not set one. Default: the server's. */
  readonly temperature?: number;
  /** The level of thinking, for a model that has levels. Default: the server's. */
  readonly reasoningEffort?: "low" | "medium" | "high";
  /**
   * The server's name for the maximum number of tokens of an answer. Default `max_completion_tokens` at api.openai.com,
   * whose newer models refuse the older name, and `max_tokens` elsewhere.
   */
  readonly tokenLimit?: "max_tokens" | "max_completion_tokens";
  /**
   * Whether the server shows the schema of a request to the model. If so, the schema describes the fields, and the
   * prompt does not repeat this. Default: true for OpenAI and Azure, false for other servers, which only convert the
   * schema to a grammar.
   */
  readonly showsSchema?: boolean;
  /** Whether the model accepts pictures. Default true: a server that does not accept them rejects the request. */
  readonly images?: boolean;
  /**
   * Whether tools are sent as tools of the API. Default true. Set it to false for a server without tools: the model
   * then chooses a tool in a JSON answer.
   */
  readonly nativeTools?: boolean;
}

/** The rules of the options; the endpoint is read as a URL. */
export const openAIRules: Rules<OpenAIClientOptions> = {
  ...connectionRules,
  endpoint: required({
    ...rules.text,
    message: "must be the URL where the API begins, such as http://localhost:8080/v1",
    aliases: ["baseURL", "baseUrl", "url"],
  }),
  model: required({ ...rules.text, message: "must be the name of a model" }),
  extraBody: {
    message: `${connectionRules.extraBody.message}, and with n at 1 if at all, since one answer is read`,
    test: (value) => connectionRules.extraBody.test(value) && asksForOne(value),
  },
  apiKey: { message: "must be a string", test: (value) => typeof value === "string" },
  temperature: rules.temperature,
  reasoningEffort: oneOf("low", "medium", "high"),
  tokenLimit: oneOf("max_tokens", "max_completion_tokens"),
  showsSchema: rules.flag,
  images: rules.flag,
  nativeTools: rules.flag,
};

/** Whether the additional members of the body leave the number of answers at one. */
function asksForOne(body: unknown): boolean {
  return !isRecord(body) || body.n === undefined || body.n === null || body.n === 1;
}
