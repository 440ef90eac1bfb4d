import { equalJson } from "@concordat/dialect";
import type { ProofRule } from "../../proof/rule.js";
import { multipleOfRule } from "../../proof/rules/multiple-of.js";
import { textRules } from "../../proof/rules/texts.js";
import { uniqueItemsRule } from "../../proof/rules/unique-items.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";

/** A keyword whose complete value is added, removed or replaced. */
interface PlainKeyword {
  readonly keyword: string;
  readonly rule: ProofRule | undefined;
  readonly names: readonly [added: ChangeName, removed: ChangeName, changed: ChangeName];
  /** The value that is equivalent to the keyword's absence. */
  readonly neutral?: unknown;
}

const plainKeywords: readonly PlainKeyword[] = [
  {
    keyword: "multipleOf",
    rule: multipleOfRule,
    names: ["multiple-of-added", "multiple-of-removed", "multiple-of-changed"],
  },
  { keyword: "pattern", rule: textRules[0], names: ["pattern-added", "pattern-removed", "pattern-changed"] },
  { keyword: "format", rule: textRules[1], names: ["format-added", "format-removed", "format-changed"] },
  {
    keyword: "uniqueItems",
    rule: uniqueItemsRule,
    names: ["unique-items-added", "unique-items-removed", "unique-items-added"],
    neutral: false,
  },
];

export const plainKeywordDetectors: readonly Detector[] = plainKeywords.map(
  ({ keyword, rule, names: [added, removed, changed], neutral }) => ({
    keywords: [keyword],
    *find({ old: oldNode, new: newNode }) {
      const [before, after] = [oldNode, newNode].map(({ schema }) => schema[keyword] ?? neutral);
      if (equalJson(before, after) || rule === undefined) return;
      const name = before === neutral ? added : after === neutral ? removed : changed;
      const place = at(keyword in newNode.schema ? newNode : oldNode, keyword);
      yield { name, ...place, message: messageOf(keyword, before, after), claim: ruleClaim(rule) };
    },
  }),
);

function messageOf(keyword: string, before: unknown, after: unknown): string {
  const [was, is] = [before, after].map((value) => (value === undefined ? "not set" : JSON.stringify(value)));
  return `${keyword} was ${was}, is ${is}`;
}
