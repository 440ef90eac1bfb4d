import { type RepairName, table } from "../repairs/table.js";
import type { ParseResult } from "../result/parse-result.js";

/** One thing a person should know about how a text was read. */
export interface Explanation {
  /** Whether something was put right, breaks a rule, or kept the text from being read. */
  readonly kind: "repair" | "violation" | "refusal";
  /** The repair's name, the keyword that is broken, or the reason of the refusal. */
  readonly name: string;
  /** What a person should know, in a sentence. */
  readonly message: string;
  /** Line and column in the text, both from 1, columns in UTF-16 units; null when no place stands for it. */
  readonly place: { readonly line: number; readonly column: number } | null;
  /** The text at that place, shortened to one line. */
  readonly excerpt: string;
}

function isRepairName(name: string): name is RepairName {
  return Object.hasOwn(table, name);
}

const excerptLength = 40;

/** What was put right in a text and where, what is wrong with its value, or why it could not be read. */
export function explainResult(text: string, result: ParseResult<unknown>): Explanation[] {
  return [
    ...result.repairs.map(({ name, offset, length }) => ({
      kind: "repair" as const,
      name,
      message: isRepairName(name) ? table[name].when : name,
      ...at(text, offset, length),
    })),
    ...(result.state === "invalid" ? result.violations : []).map(({ path, keyword, message, offset }) => ({
      kind: "violation" as const,
      name: keyword,
      message: `${path === "" ? "the value" : path} ${message}`,
      ...at(text, offset, excerptLength),
    })),
    ...(result.state === "unreadable"
      ? [
          {
            kind: "refusal" as const,
            name: result.reason,
            message: result.message,
            ...at(text, result.offset, excerptLength),
          },
        ]
      : []),
  ];
}

function at(text: string, offset: number | null, length: number): Pick<Explanation, "place" | "excerpt"> {
  if (offset === null) return { place: null, excerpt: "" };
  const before = text.slice(0, offset).split("\n");
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const stretch = text
    .slice(offset, offset + length)
    .replace(/\s+/g, " ")
    .trim();
  const excerpt = stretch.length > excerptLength ? `${stretch.slice(0, excerptLength - 1)}…` : stretch;
  return { place, excerpt };
}
