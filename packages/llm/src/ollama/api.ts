import type { ChatRequest, ChatResponse, ListResponse, Message, Options, ShowResponse } from "ollama";
import type { OllamaModelOptions } from "./extra-body.js";

/**
 * The body of a chat request: the documented members, those that prevent a truncated prompt, and those of the caller.
 */
export type ChatBody = OrUndefined<Omit<ChatRequest, "messages" | "options" | "tools">> & {
  readonly messages: readonly OllamaMessage[];
  readonly options: OrUndefined<Partial<Omit<Options, "stop">> & Pick<OllamaModelOptions, "stop">>;
  readonly tools: readonly object[] | undefined;
  readonly truncate: boolean;
  readonly shift: boolean;
};

/** A message in the format of the API. */
export type OllamaMessage = Pick<Message, "role" | "content"> & {
  readonly images?: readonly string[];
  readonly tool_calls?: readonly object[];
  readonly tool_name?: string;
};

/** One line of the server's answer, with the member names of the API. The values have not been checked. */
export type ChatLine = Unchecked<ChatResponse> & { readonly error?: unknown };
export type MessageFields = Unchecked<Message>;
export type ModelList = Unchecked<ListResponse>;
type ListedModel = ListResponse["models"][number];
export type ModelEntry = Unchecked<Omit<ListedModel, "details">> & {
  // If this is not an object, its members are read as undefined.
  readonly details?: Unchecked<ListedModel["details"]> | null;
};
export type ModelFacts = Unchecked<ShowResponse>;

type Unchecked<T> = { readonly [Key in keyof T]?: unknown };
type OrUndefined<T> = { readonly [Key in keyof T]: T[Key] | undefined };
