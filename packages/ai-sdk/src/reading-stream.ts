import { answerAsJson } from "./answer-as-json.js";
import type { ReadingOptions, TextSchema } from "./read-as-json.js";

/**
 * Creates a stream that replaces the text of another by the parsed text. The text is held back until it is complete,
 * and then sent in one part. A text that cannot be parsed is passed on unchanged.
 */
export function readingStream<Part>(
  schema: TextSchema,
  options: ReadingOptions,
): TransformStream<Part, Part> {
  const held: Part[] = [];
  let failed = false;
  const release = async (
    controller: TransformStreamDefaultController<Part>,
    finishReason: unknown,
  ): Promise<void> => {
    const parts = held.splice(0);
    for (const part of await read(parts, finishReason, schema, options)) controller.enqueue(part);
  };
  return new TransformStream<Part, Part>({
    async transform(part, controller) {
      if (isText(part)) {
        held.push(part);
        return;
      }
      const type = jsonMember(part, "type");
      // A text next to an error is not an answer, regardless of the finish reason.
      failed ||= type === "error";
      if (type === "finish") await release(controller, failed ? "error" : jsonMember(part, "finishReason"));
      controller.enqueue(part);
    },
    flush: (controller) => release(controller, "error"),
  });
}

async function read<Part>(
  parts: readonly Part[],
  finishReason: unknown,
  schema: TextSchema,
  options: ReadingOptions,
): Promise<readonly Part[]> {
  const first = parts.find(isDelta);
  const text = parts.filter(isDelta).map(deltaOf).join("");
  const json = first === undefined ? null : await answerAsJson(text, finishReason, schema, options);
  if (first === undefined || json === null || json === text) return parts;
  const id = jsonMember(first, "id");
  const ofFirst = parts.filter((part) => jsonMember(part, "id") === id);
  const around = (type: string): readonly Part[] =>
    ofFirst.filter((part) => jsonMember(part, "type") === type);
  return [...around("text-start"), { ...first, delta: json }, ...around("text-end")];
}

function isText(part: unknown): boolean {
  const type = jsonMember(part, "type");
  return type === "text-start" || type === "text-delta" || type === "text-end";
}

function isDelta(part: unknown): boolean {
  return jsonMember(part, "type") === "text-delta";
}

function deltaOf(part: unknown): string {
  return String(jsonMember(part, "delta") ?? "");
}

export function jsonMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
