import { createParser, type DeepPartial, type StreamingParser } from "@concordat/parser";
import type { RequestContract } from "../generate/request-contract.js";
import type { TextDelta } from "./text-deltas.js";

/** The part of an answer that has arrived so far. It is not validated. */
export interface PartialValue<T> {
  /** The number of the attempt, counted from 1. A higher number invalidates the earlier values. */
  readonly attempt: number;
  /** The parts that have arrived; undefined at the start of each attempt after the first. */
  readonly value: DeepPartial<T> | undefined;
}

/** Yields the value so far after each change. A slow reader receives only the newest value. */
export async function* partialValues<T>(
  batches: AsyncIterable<readonly TextDelta[]>,
  contract: RequestContract,
): AsyncGenerator<PartialValue<T>> {
  let attempt = 0;
  let shown: string | undefined;
  // Parts are shown, not checked.
  const shape = { ...contract, validate: () => [] };
  let parser: StreamingParser<unknown> = createParser(shape);
  for await (const batch of batches) {
    for (const { attempt: number, text } of joined(batch)) {
      if (number !== attempt) {
        parser = createParser(shape);
        if (shown !== undefined) yield { attempt: number, value: undefined };
        attempt = number;
        shown = undefined;
      }
      const { value } = parser.push(text);
      const parts = value === undefined ? undefined : contract.split(value).value;
      const json = JSON.stringify(parts);
      if (json === undefined || json === "{}" || json === shown) continue;
      shown = json;
      yield { attempt, value: parts as DeepPartial<T> };
    }
  }
}

/** Joins the pieces of text of each attempt. */
function joined(pieces: readonly TextDelta[]): readonly TextDelta[] {
  const texts = new Map<number, string>();
  for (const { attempt, text } of pieces) texts.set(attempt, `${texts.get(attempt) ?? ""}${text}`);
  return [...texts].map(([attempt, text]) => ({ attempt, text }));
}
