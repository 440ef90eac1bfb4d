import { property } from "../../../node/compare.js";
import { normalise } from "../../../repairs/key-case/key-case.js";
import { keysOf } from "../../contract-keys.js";
import type { AcceptedValue } from "../is-consistent.js";
import { keyValues } from "../key-values.js";
import { marker, valueWord } from "../second-thoughts.js";

/** Matches a token of a sentence: a word, or another character. */
const token = /[\wÀ-ӿ]+|\S/g;

/** The marks of values, the one that counts first if a word is a value of several keys. */
const order = "¬¤£¢#";

/**
 * Returns a function that splits a sentence into tokens, in lower case. A key of the contract is `κ`; a value of one of its
 * keys is a mark, `¬` if the answer has it.
 */
export function tokenizer({ context, value }: AcceptedValue): (sentence: string) => readonly string[] {
  const { keys } = keysOf(context.root);
  const others = new Set<unknown>();
  const markers = [...keys.values()]
    .map((key) => [keyValues(key), property(value, key.name) ?? null] as const)
    .filter(([kind]) => kind.isNumber || kind.members.size > 0)
    .map(([kind, answered]) => marker(kind, answered, others));
  const marked = (sentence: string) =>
    sentence.replace(valueWord, (written: string, ...groups: string[]) => {
      const found = markers.map((mark) => mark(written, ...groups)).filter((text) => text !== written);
      return [...order].flatMap((mark) => found.find((text) => text.endsWith(mark)) ?? [])[0] ?? written;
    });
  return (sentence) =>
    (marked(sentence).toLowerCase().match(token) ?? []).map((word) =>
      keys.has(normalise(word)) ? "κ" : word,
    );
}
