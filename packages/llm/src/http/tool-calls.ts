import type { ChatRequest, ToolCall } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { asJsonObject, type Speaker } from "./json-object.js";

/** Converts the tools of a request to the format of Ollama and the OpenAI API. */
export function toolFunctions({ tools }: ChatRequest): readonly object[] | undefined {
  return tools?.map(({ name, description, schema: parameters }) => ({
    type: "function",
    function: { name, description, parameters },
  }));
}

/** Returns the list of tool calls in a server's message; empty if it has none. */
export function callList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Parses a tool call.
 * @param id the id to use if the server gives none
 * @throws {ProtocolError} when the call does not name a tool
 */
export function readToolCall(value: unknown, id: string, server: Speaker): ToolCall {
  const call = asJsonObject(value);
  const { name, arguments: input } = asJsonObject(call?.function) ?? {};
  if (typeof name !== "string" || name === "")
    throw new ProtocolError(`${server.id} sent a call of a tool without the tool's name`);
  return {
    id: typeof call?.id === "string" ? call.id : id,
    name,
    input: (typeof input === "string" ? input : JSON.stringify(input)) || "{}",
  };
}
