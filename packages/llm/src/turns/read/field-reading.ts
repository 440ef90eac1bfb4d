/** The value of a turn's answer, or the reason why it cannot be read. */
export type FieldReading<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value?: undefined; readonly problem: string };

export function readAs<Value>(value: Value): FieldReading<Value> {
  return { value, problem: null };
}

export function unread(problem: string): FieldReading<never> {
  return { problem };
}

/** Returns an answer without the thinking before it. */
export function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, "");
}

/** Returns the first line of an answer that is not blank. */
export function firstLine(text: string): string {
  return (
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .find((line) => line !== "") ?? ""
  );
}
