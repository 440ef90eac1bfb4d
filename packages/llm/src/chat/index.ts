export type { ChatChunk, FinishReason, Usage } from "./chat-chunk.js";
export type { ChatClient } from "./chat-client.js";
export type { ChatMessage, ChatRequest } from "./chat-request.js";
