import fc from "fast-check";

/** The style of a value's text: one choice for each defect that a writer of JSON can introduce. */
interface Style {
  readonly quote: readonly [open: string, close: string];
  readonly bareKeys: boolean;
  readonly commas: "right" | "trailing" | "missing" | "doubled";
  readonly comments: boolean;
  readonly python: boolean;
  readonly rawBreaks: boolean;
  readonly colon: string;
  readonly space: string;
}

const style: fc.Arbitrary<Style> = fc.record({
  quote: fc.constantFrom<Style["quote"]>(['"', '"'], ["'", "'"], ["“", "”"], ["`", "`"]),
  bareKeys: fc.boolean(),
  commas: fc.constantFrom<Style["commas"]>("right", "trailing", "missing", "doubled"),
  comments: fc.boolean(),
  python: fc.boolean(),
  rawBreaks: fc.boolean(),
  colon: fc.constantFrom(":", " : ", " = "),
  space: fc.constantFrom(" ", "\n  ", "\u00a0"),
});

/** A change to a text that contains an answer. */
type Surrounding = (text: string) => string;

const surroundings: fc.Arbitrary<Surrounding[]> = fc.array(
  fc.constantFrom<Surrounding>(
    (text) => `Sure, here you are: ${text}\nHope that helps.`,
    (text) => `\`\`\`json\n${text}\n\`\`\``,
    (text) => `<think>First {"choice": "SCROLL"} or not.</think>\n${text}`,
    (text) => `<answer>${text}</answer>`,
    (text) => `[${text}]`,
    (text) => `{"response": ${text}}`,
    (text) => `{"name": "answer", "arguments": ${text}}`,
    (text) => JSON.stringify(text),
    (text) => `${text}<|im_end|>`,
  ),
  { maxLength: 2 },
);

/** Texts of a value with any combination of these defects. */
export function damaged(value: unknown): fc.Arbitrary<string> {
  return fc
    .tuple(style, surroundings)
    .map(([how, around]) => around.reduce((text, surround) => surround(text), write(value, how)));
}

function write(value: unknown, how: Style): string {
  if (Array.isArray(value))
    return `[${parts(
      value.map((item) => write(item, how)),
      how,
    )}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, part]) => `${writeKey(key, how)}${how.colon}${write(part, how)}`,
    );
    return `{${parts(entries, how)}}`;
  }
  if (typeof value === "string") return writeString(value, how);
  if (how.python && value === true) return "True";
  if (how.python && value === false) return "False";
  return how.python && value === null ? "None" : JSON.stringify(value);
}

function parts(written: readonly string[], { commas, comments, space }: Style): string {
  const comma = { right: ",", trailing: ",", missing: "", doubled: ",," }[commas];
  const comment = comments ? " /* then */" : "";
  const end = commas === "trailing" && written.length > 0 ? "," : "";
  return space + written.join(`${comma}${comment}${space}`) + end + space;
}

function writeKey(key: string, how: Style): string {
  return how.bareKeys && /^[a-z_]+$/.test(key) ? key : writeString(key, how);
}

function writeString(text: string, { quote: [open, close], rawBreaks }: Style): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  const own =
    open === '"'
      ? escaped
      : escaped.replaceAll('\\"', '"').replace(new RegExp(`[${open}${close}]`, "gu"), "\\$&");
  return `${open}${rawBreaks ? own.replaceAll("\\n", "\n") : own}${close}`;
}
