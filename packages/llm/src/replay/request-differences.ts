import { textOf } from "../chat/message-parts.js";
import type { CassetteEntry, RecordedRequest } from "./cassette-entry.js";

/** Number of characters to show on each side of the position at which two texts differ. */
const excerpt = 40;

/** A request, with the settings that the client itself added. */
interface SentRequest extends RecordedRequest {
  readonly settings?: CassetteEntry["settings"] | undefined;
}

/** Returns the recorded request that is most similar to a request, and their differences; `null` if there is none. */
export function differencesFromNearest(
  asked: SentRequest,
  entries: readonly CassetteEntry[],
): string[] | null {
  const [nearest] = entries
    .map(({ request, settings }) => differences({ ...request, settings }, asked))
    .sort((a, b) => a.length - b.length);
  return nearest ?? null;
}

/** Describes the differences between two requests. */
function differences(recorded: SentRequest, asked: SentRequest): string[] {
  return [
    ...settingDifferences(recorded.settings, asked.settings),
    ...(["field", "prefill", "temperature", "seed", "maxTokens", "topLogprobs"] as const).flatMap((name) =>
      recorded[name] === asked[name]
        ? []
        : [`${name}: ${recorded[name] ?? "none"} recorded, ${asked[name] ?? "none"} asked`],
    ),
    ...(["stop", "continuations", "tools"] as const).flatMap((name) =>
      JSON.stringify(recorded[name]) === JSON.stringify(asked[name])
        ? []
        : [`${name}: ${brief(recorded[name])} recorded, ${brief(asked[name])} asked`],
    ),
    ...messageDifferences(recorded, asked),
    ...schemaDifference(recorded.schema, asked.schema),
  ];
}

function settingDifferences(
  recorded: SentRequest["settings"] = {},
  asked: SentRequest["settings"] = {},
): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(asked)])];
  return names
    .filter((name) => JSON.stringify(recorded[name]) !== JSON.stringify(asked[name]))
    .map((name) => `the client's ${name}: ${brief(recorded[name])} recorded, ${brief(asked[name])} now`);
}

function messageDifferences(
  { messages: recorded }: RecordedRequest,
  { messages: asked }: RecordedRequest,
): string[] {
  const count =
    recorded.length === asked.length ? [] : [`messages: ${recorded.length} recorded, ${asked.length} asked`];
  const texts = asked.flatMap((message, index) => {
    const before = recorded[index];
    if (before === undefined || JSON.stringify(before) === JSON.stringify(message)) return [];
    const where = `message ${index + 1}`;
    if (before.role !== message.role) return [`${where}: ${before.role} recorded, ${message.role} asked`];
    return [`${where}: ${textDifference(textOf(before), textOf(message))}`];
  });
  return [...count, ...texts];
}

function textDifference(recorded: string, asked: string): string {
  let at = 0;
  while (at < asked.length && recorded[at] === asked[at]) at++;
  if (at === asked.length && at === recorded.length) return "another picture was recorded";
  const shown = (text: string): string => JSON.stringify(text.slice(at, at + excerpt));
  return `from character ${at + 1} on ${shown(recorded)} recorded, ${shown(asked)} asked`;
}

function schemaDifference(recorded: unknown, asked: unknown, path = ""): string[] {
  if (JSON.stringify(recorded) === JSON.stringify(asked)) return [];
  if (!hasKeys(recorded) || !hasKeys(asked)) {
    return [`schema${path === "" ? "" : ` at ${path}`}: ${brief(recorded)} recorded, ${brief(asked)} asked`];
  }
  const keys = [...new Set([...Object.keys(recorded), ...Object.keys(asked)])];
  const differing = keys.find((key) => JSON.stringify(recorded[key]) !== JSON.stringify(asked[key]));
  if (differing === undefined)
    return [`schema${path === "" ? "" : ` at ${path}`}: another order of keys was recorded`];
  return schemaDifference(recorded[differing], asked[differing], `${path}/${differing}`);
}

function brief(value: unknown): string {
  const text = value === undefined ? "none" : JSON.stringify(value);
  return text.length <= excerpt ? text : `${text.slice(0, excerpt)}…`;
}

/** Whether a value is an object or a list. */
function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
