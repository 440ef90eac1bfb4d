import { checkValue, type Rule, required } from "@concordat/contracts/options";
import { maxStanceLength } from "../limits.js";

/** Allowed number of options. A single option is not a choice, and more than six cannot all be assessed well. */
const optionRange = { min: 2, max: 6 } as const;

/** Matches the words of a question before its first option. */
const leadIn =
  /^(?:(?:what|which)\b[^,:]*[,:]\s*|(?:should|shall|do|does|will|would|can|could|must|is it better for)\s+(?:we|i|you|they|the \p{L}+|[\p{Lu}][\p{L}\p{N}]*)\s+(?:rather\s+|better\s+)?|is it better to\s+|(?:either|rather|whether to|whether)\s+)+/iu;

/** Matches a second "option" that only negates the first, or is not an option at all. */
const noOption = /^(?:not|no|else|otherwise|so|more|less|later|never|keep waiting|neither)$/iu;

const number = /(?:^|\s)(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|a|few|some)$/iu;

/**
 * Returns the options that a question names. For example, "Should we rent the harbour office, buy the mill or stay?"
 * names three. Returns an empty list for a yes-or-no question, and if the words around "or" do not seem to be options.
 * @throws {RangeError} if the argument is not a question
 * @example
 * readOptions("Should we rent the harbour office or stay?"); // ["rent the harbour office", "stay"]
 */
export function readOptions(question: string): string[] {
  checkValue(question, required(textRule), "question");
  const asked = lastQuestion(question);
  const named = asked.includes(":") ? asked.slice(asked.lastIndexOf(":") + 1) : asked;
  const parts = named
    .trim()
    .replace(leadIn, "")
    .split(/,?\s+or\s+/iu);
  const first = parts[0] ?? "";
  if (parts.length < 2 || number.test(first)) return [];
  const listed = parts.length === 2 ? [...first.split(/,\s+/u), ...parts.slice(1)] : parts;
  const options = listed.map((option) => option.replace(leadIn, "").trim());
  return areOptions(options) ? options : [];
}

const textRule: Rule = { message: "must be a string", test: (value) => typeof value === "string" };

const namesRule: Rule = {
  message: "must be a list of strings",
  test: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
};

/**
 * Whether a list can be the options of a question: two to six distinct names of at most 80 characters.
 * @throws {RangeError} if it is not a list of strings
 */
export function areOptions(options: readonly string[]): boolean {
  checkValue(options, required(namesRule), "options");
  const different = new Set(options.map((option) => option.toLowerCase()));
  return (
    options.length >= optionRange.min &&
    options.length <= optionRange.max &&
    different.size === options.length &&
    options.every((option) => /\p{L}|\p{N}/u.test(option) && option.length <= maxStanceLength) &&
    !options.some((option) => noOption.test(option))
  );
}

/** Returns the last question in a text, without its question mark. */
function lastQuestion(question: string): string {
  const [asked = question] = question.match(/[^.?!\n]+(?=\?)/gu)?.slice(-1) ?? [];
  return asked.trim().replace(/[.!?\s]+$/u, "");
}
