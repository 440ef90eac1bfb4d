import { isRecord } from "@concordat/contracts/options";
import type { ChatMessage } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { readValues } from "../files/read-values.js";

/** A prompt that every compared model receives. */
export interface ModelInput {
  /** The input's `id` if it is a string; otherwise its position in the file, counted from 1. */
  readonly id: string;
  readonly messages: readonly ChatMessage[];
}

const forms = 'is not an input: a text, {"text": "…"} or {"messages": [{"role": "user", "content": "…"}]}';

/**
 * Reads the inputs of a JSON or NDJSON file: texts, or objects with `text` or `messages` and an optional
 * `id`.
 * @throws {CommandError} with the first five places that are not an input or repeat an id, or if there is no
 * input
 */
export async function readModelInputs(file: string): Promise<ModelInput[]> {
  const seen = new Set<string>();
  const problems: string[] = [];
  const inputs = (await readValues(file)).flatMap(({ value, place }, index) => {
    const messages = messagesOf(value);
    const id = isRecord(value) && typeof value.id === "string" ? value.id : String(index + 1);
    if (messages === null) problems.push(`${place()}: ${forms}`);
    else if (seen.has(id))
      problems.push(`${place()}: two inputs have the id ${JSON.stringify(id)}; ids must differ`);
    seen.add(id);
    return messages === null ? [] : [{ id, messages }];
  });
  if (problems.length > 0) throw new CommandError(listed(problems));
  if (inputs.length === 0) throw new CommandError(`${file}: contains no inputs`);
  return inputs;
}

/** Maximum number of problems that are listed. A file of another kind has a problem in every line. */
const maxListed = 5;

function listed(problems: readonly string[]): string {
  const more = problems.length - maxListed;
  return [...problems.slice(0, maxListed), ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

function messagesOf(value: unknown): readonly ChatMessage[] | null {
  const text = isRecord(value) ? value.text : value;
  if (typeof text === "string") return [{ role: "user", content: text }];
  const messages = isRecord(value) && Array.isArray(value.messages) ? value.messages : [];
  return messages.length > 0 && messages.every(isMessage) ? messages : null;
}

function isMessage(value: unknown): value is ChatMessage {
  const roles: readonly unknown[] = ["system", "user", "assistant"];
  return isRecord(value) && roles.includes(value.role) && typeof value.content === "string";
}
