import type { ChatRequest, ChatResponse, ListResponse, Message, Options, ShowResponse } from "ollama";

/** Members of the body of a chat request in addition to those that a client sends; they replace the client's own. */
export type OllamaExtraBody = Readonly<Partial<Omit<ChatRequest, "model" | "messages" | "stream">>> &
  Readonly<Record<string, unknown>>;

/** The body of a chat request: what the API documents, what keeps a prompt whole, and what a caller adds. */
export type ChatBody = OrUndefined<Omit<ChatRequest, "messages" | "options">> & {
  readonly messages: readonly OllamaMessage[];
  readonly options: OrUndefined<Partial<Options>>;
  readonly truncate: boolean;
  readonly shift: boolean;
};

/** A message as the API takes it. */
export type OllamaMessage = Pick<Message, "role" | "content"> & { readonly images?: readonly string[] };

/** Answers of a server by the names that the API gives to their members; what stands under them is checked where it is read. */
export type ChatLine = Unchecked<ChatResponse> & { readonly error?: unknown };
export type MessageFields = Unchecked<Message>;
export type ModelList = Unchecked<ListResponse>;
type ListedModel = ListResponse["models"][number];
export type ModelEntry = Unchecked<Omit<ListedModel, "details">> & {
  // A member of anything else than an object is read as undefined.
  readonly details?: Unchecked<ListedModel["details"]> | null;
};
export type ModelFacts = Unchecked<ShowResponse>;

type Unchecked<T> = { readonly [Key in keyof T]?: unknown };
type OrUndefined<T> = { readonly [Key in keyof T]: T[Key] | undefined };
