import { property } from "../../../node/compare.js";
import { keysOf } from "../../contract-keys.js";
import type { AcceptedValue } from "../is-consistent.js";
import { keyValues } from "../key-values.js";
import { marker, valueWord } from "../second-thoughts.js";

/** Matches a sentence that takes back what was said before, in words that no plain text begins with. */
const takesBack =
  /^\W*((please|so|then)\W+)?((retract|scratch|strike|disregard|discard|forget) (that|this|it|the above|all (of )?(that|this)|what i (said|wrote))\b(?! (part|from|in|on)\b)|(actually|wait)\W+no\b(?! (one|need|other|more|change|problem)))(?!.*\b(if|whether|unless|when)\b)/i;

/** Matches a label at the start of a sentence, followed by a member other than the answer's. */
const labelled =
  /^\W*((so|my|the)\W+)?(final|corrected|revised|updated)\W+(answer|decision|verdict|choice|label|classification)\W{0,3}[:：][^\w¬]{0,9}[¢-¤](?![^.]*[¢-¤¬])/i;

/** Matches an arrow at the end of a text, which leads to the next value. */
const arrow = /(→|⇒|[-=]>)\W{0,3}$/;

/**
 * Whether a sentence after an answer takes it back in fixed words, gives another member behind a label, or leads from the
 * name of a key to another value by an arrow.
 */
export function statedOtherwise({ context, value }: AcceptedValue, sentence: string): boolean {
  if (takesBack.test(sentence)) return true;
  if (sentence.trimEnd().endsWith("?")) return false;
  return [...keysOf(context.root).keys].some(([, key]) => {
    const kind = keyValues(key);
    if (!kind.isNumber && kind.members.size === 0) return false;
    const said = sentence.replace(valueWord, marker(kind, property(value, key.name) ?? null, new Set()));
    const [before = ""] = said.split(/[¢-¤#]/);
    const named = before.replace(arrow, "").trimEnd().toLowerCase();
    return labelled.test(said) || (arrow.test(before) && named.endsWith(key.name.toLowerCase()));
  });
}
