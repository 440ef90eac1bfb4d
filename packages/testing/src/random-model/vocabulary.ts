/** A byte-level vocabulary: every byte is a token, so that any text can be written, plus a few merged ones. */
export interface Vocabulary {
  readonly tokens: readonly string[];
  /** The type of each token as GGUF numbers them: 1 for a normal token, 3 for a control token. */
  readonly types: readonly number[];
  readonly merges: readonly string[];
  idOf(token: string): number;
}

export const control = {
  unknown: "<|endoftext|>",
  begin: "<|im_start|>",
  end: "<|im_end|>",
  pad: "<|pad|>",
} as const;

/** Pieces of JSON that models have single tokens for. Each grows from two tokens before it. */
const mergedPairs: readonly (readonly [string, string])[] = [
  ['"', ":"],
  ['"', ","],
  ["{", '"'],
  ['"', "}"],
  ["t", "h"],
  ["th", "e"],
  ["i", "n"],
  ["a", "n"],
];

export function makeVocabulary(): Vocabulary {
  const bytes = Array.from({ length: 256 }, (_, byte) => byteCharacter(byte));
  const merged = mergedPairs.map(([left, right]) => left + right);
  const controls = Object.values(control);
  const tokens = [...bytes, ...merged, ...controls];
  const ids = new Map(tokens.map((token, id) => [token, id]));
  return {
    tokens,
    types: tokens.map((token) => (controls.some((control) => control === token) ? 3 : 1)),
    merges: mergedPairs.map((pair) => pair.join(" ")),
    idOf: (token) => ids.get(token) ?? 0,
  };
}

/** The printable character that represents a byte in byte-level vocabularies, as in GPT-2. */
export function byteCharacter(byte: number): string {
  if (isPrintable(byte)) return String.fromCodePoint(byte);
  const unprintableBefore = Array.from({ length: byte }, (_, other) => other).filter(
    (other) => !isPrintable(other),
  ).length;
  return String.fromCodePoint(256 + unprintableBefore);
}

function isPrintable(byte: number): boolean {
  return (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
}
