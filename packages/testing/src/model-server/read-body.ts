import type { IncomingMessage } from "node:http";

/** Larger bodies are refused, so that no test fills the machine's memory: no prompt of a test is near it. */
const maxBodyBytes = 64 * 1024 * 1024;

/** The body of a request, or the status and the words with which it is refused. */
export type RequestBody =
  | { readonly body: Record<string, unknown> }
  | { readonly refused: number; readonly error: string };

/** Reads the body of a request: a JSON object, empty if the body is empty. `null` if the client disconnected. */
export async function readBody(request: IncomingMessage): Promise<RequestBody | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > maxBodyBytes) return { refused: 413, error: `the body has more than ${maxBodyBytes} bytes` };
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return parsed(Buffer.concat(chunks).toString());
}

function parsed(text: string): RequestBody {
  if (text === "") return { body: {} };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { body: value } : { refused: 400, error: "the body is not an object of JSON" };
  } catch (error) {
    return {
      refused: 400,
      error: `the body is not valid JSON: ${error instanceof Error ? error.message : error}`,
    };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
