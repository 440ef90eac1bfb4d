import { regExpOf } from "@concordat/pattern";
import fc from "fast-check";
import type { Conjunction } from "../proof/conjunction.js";
import { valuesAt } from "../proof/conjunction.js";
import { countRange } from "../proof/possible-values.js";
import { distinct } from "../schema/json.js";

/** Texts that many patterns and formats accept, and texts that many reject. */
export const stockTexts: readonly string[] = [
  ...[
    "a",
    "",
    "abc",
    "A",
    "ab",
    " ",
    "0",
    "1",
    "42",
    "-1",
    "1.5",
    "a b",
    "a-b",
    "a_b",
    "A1",
    "a/b",
    "#",
    "é",
    "😀",
  ],
  ...[
    "hello world",
    "Hello",
    "x-y",
    "null",
    "true",
    "a\nb",
    "\t",
    "https://example.com/a",
    "http://a",
    "ftp://a",
  ],
  ...["2024-02-29", "2024-02-29T12:00:00Z", "2024-02-29T12:00:00.5+01:00", "12:00:00Z", "12:00:00", "P1D"],
  ...[
    "user@example.com",
    "example.com",
    "127.0.0.1",
    "::1",
    "/a/b",
    "#/a",
    "a.b.c",
    "1.2.3",
    "#aabbcc",
    "en-GB",
  ],
  ...["6fa459ea-ee8a-3ca4-894e-db77e160355e", "YQ==", "AAAA", "00000", "EUR", "urn:a:b", "v1", "v1.0.0"],
];

const generated = new Map<string, readonly string[]>();

/** Returns texts that match a pattern, shortest first; empty if the pattern is too complex. */
export function textsMatching(pattern: string): readonly string[] {
  const known = generated.get(pattern);
  if (known !== undefined) return known;
  const texts = [...stockTexts.filter((text) => regExpOf(pattern).test(text)), ...textsGenerated(pattern)];
  generated.set(pattern, texts);
  return texts;
}

/** Candidates for texts of a conjunction; not all satisfy it. */
export function textsFor(a: Conjunction): readonly string[] {
  const patterns = valuesAt(a, "pattern").filter((pattern) => typeof pattern === "string");
  const { min, max } = countRange(a, "minLength", "maxLength");
  const stock = [...patterns.flatMap((pattern) => textsMatching(pattern)), ...stockTexts];
  const sized = [...distinct([min, min + 1, max])].filter((size) => size < 10_000);
  return [...stock.slice(0, 8), ...sized.flatMap((size) => sizedTexts(stock, size)), ...stock.slice(8)];
}

/** Yields a text made longer or shorter, in several ways. */
export function* textOfLength(text: string, length: number): Generator<string> {
  const points = [...text];
  if (points.length >= length) {
    yield points.slice(0, length).join("");
    yield points.slice(points.length - length).join("");
    return;
  }
  const missing = length - points.length;
  yield text + (points.at(-1) ?? "a").repeat(missing);
  yield (points[0] ?? "a").repeat(missing) + text;
}

function sizedTexts(stock: readonly string[], length: number): readonly string[] {
  return ["a", ...stock.slice(0, 2)].flatMap((text) => [...textOfLength(text, length)].slice(0, 1));
}

function textsGenerated(pattern: string): readonly string[] {
  try {
    const texts = fc.sample(fc.stringMatching(regExpOf(pattern)), { seed: 7, numRuns: 40 });
    return [...new Set(texts)].sort((a, b) => a.length - b.length);
  } catch {
    return [];
  }
}
