import type { JsonSchema } from "@concordat/contracts/contract";
import type { WireForm } from "../wire/lowering.js";
import type { Checking } from "../wire/unenforced-by-form.js";
import type { UnenforcedRule } from "../wire/unenforced-rule.js";
import type { ChatChunk } from "./chat-chunk.js";
import type { ChatRequest } from "./chat-request.js";
import type { ModelIdentity } from "./model-identity.js";
import type { ToolEnd, ToolRequest } from "./tool-request.js";

/** A client for one chat model. */
export interface ChatClient {
  /** Engine and model, as records name them: `ollama:mistral`. */
  readonly id: string;
  /** The schema features that the engine's grammar enforces. They determine how a contract is lowered for it. */
  readonly wireForm: WireForm;
  /** Maximum number of tokens of a prompt and its answer together; absent when the client does not know. */
  readonly contextTokens?: number;
  /** Maximum tokens of an answer if a request sets none; absent if the engine decides. */
  readonly answerTokens?: number;
  /**
   * Settings that the client itself adds to every request and that may change an answer, such as its temperature, as
   * JSON; a stored answer is valid for these settings only. Absent if it adds none. The server's address is not part of
   * them.
   */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Time-out in milliseconds for a request whose caller sets none; absent if the client has no default. */
  readonly timeoutMs?: number;
  /** Maximum number of concurrent requests; further ones wait. Absent if the client sets no limit. */
  readonly maxConcurrent?: number;
  /**
   * The form in which values are requested by default: `turns` for a model that is too small for JSON. Absent:
   * `json`.
   */
  readonly form?: "json" | "turns";
  /** Whether the engine continues an answer whose beginning is in the request (`prefill`). Default: false. */
  readonly prefills?: boolean;
  /**
   * How the client reports probabilities. `exact`: it evaluates given texts (`continuations`). `listed`: it lists the
   * most probable tokens at each position of an answer (`topLogprobs`). Absent: it does not report any.
   */
  readonly odds?: "exact" | "listed";
  /** Returns the number of tokens of a conversation; absent if the client cannot count them. */
  countTokens?(messages: ChatRequest["messages"]): number;
  /**
   * Returns the rules of a schema that the engine does not enforce. Absent if the client's profile (`wireForm`) already
   * describes them.
   */
  unenforced?(schema: JsonSchema, checking?: Checking): readonly UnenforcedRule[];
  /**
   * Identifies the exact model, so that runs can be repeated. Absent if the client cannot know.
   * @throws {Failure} when the engine cannot be asked
   */
  identity?(signal?: AbortSignal): Promise<ModelIdentity>;
  /**
   * Whether the engine supports tools natively. If absent, it does not, and the model chooses a tool in a JSON
   * answer.
   */
  callsTools?(signal?: AbortSignal): Promise<boolean>;
  /**
   * Executes a tool call with `execute`, or returns its recorded result. Clients that record and replay have this
   * method. Without it, every call is executed.
   */
  runTool?(request: ToolRequest, execute: () => Promise<ToolEnd>): Promise<ToolEnd>;
  /**
   * Sends a request and streams its answer. The last chunk is the only `finish` chunk.
   *
   * The iterator throws a `Failure` when the request fails. Leaving the loop early, or aborting `request.signal`,
   * also stops the generation at the engine.
   */
  chat(request: ChatRequest): AsyncIterable<ChatChunk>;
}
