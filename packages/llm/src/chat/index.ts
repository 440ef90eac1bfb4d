export type { ChatChunk, FinishReason, Usage } from "./chat-chunk.js";
export type { ChatClient } from "./chat-client.js";
export type { ChatMessage, ImagePart, MessagePart, TextPart } from "./chat-message.js";
export type { ChatRequest } from "./chat-request.js";
export { type AnswerEnd, answerEnd, finishReasonOf } from "./finish-reasons.js";
export { textOf } from "./message-parts.js";
export type { ModelIdentity } from "./model-identity.js";
export type { Continuations, OptionOdds } from "./option-odds.js";
export type { TriedClient } from "./tried-client.js";
