import type { OptionValue } from "../turn-field.js";
import { type FieldReading, firstLine, readAs, unread } from "./field-reading.js";

/** An option and its name in the question. */
export interface NamedOption {
  readonly value: OptionValue;
  readonly name: string;
}

/** Matches words with which an answer may name an option in order to reject it. */
const denials =
  /(?<![\p{L}\p{N}])(not|no|never|none|neither|nor|cannot|without|\p{L}+n['’]t)(?![\p{L}\p{N}])/iu;

/** Matches scripts without spaces between words, in which an option may directly follow other letters. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

/**
 * Returns the option that an answer names, if it names exactly one. The answer may be the option itself, or contain
 * its exact spelling.
 */
export function readOptionAnswer(text: string, options: readonly NamedOption[]): FieldReading<OptionValue> {
  const line = firstLine(text);
  const answer = bare(line);
  const whole = options.filter(({ name }) => bare(name) === answer);
  const [only] = whole;
  if (only !== undefined && whole.length === 1) return readAs(only.value);
  const optionAtStart = options.find(({ name }) => beginsWith(line, name));
  if (
    optionAtStart !== undefined &&
    !namesOther(line.slice(optionAtStart.name.length), optionAtStart, options)
  )
    return readAs(optionAtStart.value);
  const named = namedIn(line, options);
  const [first] = named;
  const listed = options.map(({ name }) => name).join(", ");
  if (first === undefined) return unread(`it names none of ${listed}`);
  if (named.length > 1 || namesOther(line, first, options)) return unread(`it names several of ${listed}`);
  if (denials.test(line.replaceAll(first.name, " "))) return unread(`it may turn ${first.name} down`);
  return readAs(first.value);
}

/** Returns a text in lower case, and without the quotation marks, emphasis and full stops around it. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\s"'“”‘’„«»*_`([]+|[\s"'“”‘’„«»*_`)\].,;:!?。！？]+$/gu, "");
}

/** Whether a line begins with a name followed by punctuation, as in "Yes, please". */
function beginsWith(line: string, name: string): boolean {
  const start = line.slice(0, name.length);
  return bare(start) === bare(name) && /^\s*[,.;:!–—]/.test(line.slice(name.length));
}

/** Whether a line also names another option, ignoring case. */
function namesOther(line: string, { name }: NamedOption, options: readonly NamedOption[]): boolean {
  const lower = options.map((option) => ({ ...option, name: option.name.toLowerCase() }));
  return namedIn(line.toLowerCase(), lower).some((option) => option.name !== name.toLowerCase());
}

/**
 * Returns the options that a line contains. Longer names are searched first, so that `REPLY_ALL` does not count as
 * `REPLY`.
 */
function namedIn(line: string, options: readonly NamedOption[]): readonly NamedOption[] {
  let rest = line;
  return [...options]
    .sort((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const pattern = exactly(name);
      const found = pattern.test(rest);
      rest = rest.replace(pattern, " ");
      return found;
    });
}

function exactly(name: string): RegExp {
  const text = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const joined = "[\\p{L}\\p{N}\\p{M}_]";
  const before = unspaced.test(name.slice(0, 2))
    ? ""
    : `(?<!${joined})(?<!${joined}-)${/^\p{N}/u.test(name) ? "(?<![-−.,])" : ""}`;
  const after = unspaced.test(name.slice(-2)) ? "" : `(?!${joined})(?!-${joined})`;
  return new RegExp(`${before}${text}${after}`, "gu");
}
