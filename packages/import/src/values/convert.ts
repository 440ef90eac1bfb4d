import { type Conversion, isAbsent, missing } from "./conversion.js";

/** Converts a value to a name or an identifier: the trimmed text, or the number as it is written. */
export function toName(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  if (typeof value === "string") return { value: value.trim() };
  return typeof value === "number" ? { value: String(value) } : notOf(value, "a name");
}

/** Returns prose unchanged. Words such as `null` are text. */
export function toText(value: unknown): Conversion {
  if (value === undefined || value === null) return missing;
  if (typeof value === "string") return { value };
  return typeof value === "number" || typeof value === "boolean"
    ? { value: String(value) }
    : notOf(value, "text");
}

/** Converts optional prose. An empty cell becomes a missing value. */
export function toOptionalText(value: unknown): Conversion {
  return typeof value === "string" && value.trim() === "" ? missing : toText(value);
}

/** Converts a value to a non-negative integer. Accepts `12`, `12.0` as written by pandas, and `1,204`. */
export function toCount(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  const text = String(value).trim();
  const digits = /^\d{1,3}(?:[,.' ]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text.replace(/\.0+$/, "");
  const number = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(number)) return notOf(value, "a whole number from 0 on");
  return digits.length < text.replace(/\.0+$/, "").length
    ? {
        value: number,
        note: `marks between digits of counts are read as thousands separators, as in ${text}`,
      }
    : { value: number };
}

const truth: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, y: true, "1": true, "1.0": true, t: true },
  ...{ false: false, no: false, n: false, "0": false, "0.0": false, f: false },
};

/** Converts a value to a boolean, as written by programs or people. */
export function toTruth(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  const read = truth[String(value).trim().toLowerCase()];
  return read === undefined ? notOf(value, "a truth value") : { value: read };
}

/** Kinds of media by their names in other tools, or by MIME type. */
const mediaTypes: readonly (readonly [pattern: RegExp, type: "image" | "video" | "gif"])[] = [
  [/^(?:gifv?|animated_?gif|image\/gif)$/, "gif"],
  [/^(?:image|images|photo|picture|img)(?:\/[\w.+-]+)?$/, "image"],
  [/^(?:video|movie|clip)(?:\/[\w.+-]+)?$/, "video"],
];

/** Converts a value to the kind of a post's media. Other kinds, such as audio, are rejected. */
export function toMediaType(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  const text = String(value).trim().toLowerCase();
  const known = mediaTypes.find(([pattern]) => pattern.test(text));
  return known === undefined
    ? { value: undefined, note: `media of the type ${JSON.stringify(text)} are left out` }
    : { value: known[1] };
}

/**
 * Converts a value to a list of words. The value is a list, a list in the syntax of JSON or Python, or words
 * separated by semicolons, bars, line breaks or commas.
 */
export function toList(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  const items = Array.isArray(value) ? value : listed(String(value).trim());
  const words = items.map((item) => (typeof item === "number" ? String(item) : item));
  if (!words.every((word) => typeof word === "string")) return notOf(value, "a list of words");
  const filled = words.map((word) => word.trim()).filter((word) => word !== "");
  return filled.length === 0 ? missing : { value: filled };
}

function listed(text: string): unknown[] {
  if (/^\[.*\]$/s.test(text)) return bracketed(text) ?? [text];
  const mark = [";", "|", "\n", ","].find((candidate) => text.includes(candidate));
  return mark === undefined ? [text] : text.split(mark);
}

/** Parses a list in JSON, or in Python with single quotes; `null` if the text is neither. */
function bracketed(text: string): unknown[] | null {
  const inPython = /^\[\s*(?:'[^'"\\]*'\s*,?\s*)*\]$/.test(text) ? text.replaceAll("'", '"') : text;
  try {
    const read: unknown = JSON.parse(inPython.replace(/,\s*\]$/, "]"));
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/**
 * Converts a value to positions by topic. The value is an object, an object in JSON, or text such as `topic: position;
 * topic: position`.
 */
export function toStance(value: unknown): Conversion {
  if (isAbsent(value)) return missing;
  const text = String(value).trim();
  if (text.startsWith("{")) {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return notOf(value, "positions by topic");
    }
  }
  const pairs = text.split(/[;\n]/).map((part) => /^\s*([^:=]+?)\s*[:=]\s*(.+?)\s*$/.exec(part));
  const found = pairs.flatMap((pair) => (pair === null ? [] : [[pair[1], pair[2]] as const]));
  const isWhole =
    found.length ===
    pairs.filter((pair, index) => pair !== null || text.split(/[;\n]/)[index]?.trim() !== "").length;
  return isWhole && found.length > 0
    ? { value: Object.fromEntries(found) }
    : notOf(value, "positions by topic, as in topic: position; topic: position");
}

function notOf(value: unknown, what: string): Conversion {
  const text = JSON.stringify(value) ?? String(value);
  return { problem: `${text.length > 80 ? `${text.slice(0, 77)}...` : text} is not ${what}` };
}
