import type { ProofRule } from "../../proof/rule.js";
import { conditionRule, notRule } from "../../proof/rules/conditions.js";
import { containsRule } from "../../proof/rules/contains.js";
import { propertyNamesRule } from "../../proof/rules/property-names.js";
import { dynamicReferenceRule } from "../../proof/rules/references.js";
import { unevaluatedRules } from "../../proof/rules/unevaluated.js";
import { equalSchemas } from "../../schema/equal-schemas.js";
import type { JsonObject } from "../../schema/json.js";
import type { PlainNode } from "../../schema/node.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";

/** Keywords that are only compared for equality: a wider subschema may make the schema narrower. */
const opaqueKeywords: readonly (readonly [ChangeName, rule: ProofRule, keywords: readonly string[]])[] = [
  ["negation-changed", notRule, ["not"]],
  ["condition-changed", conditionRule, ["if", "then", "else"]],
  ["contains-changed", containsRule, ["contains", "minContains", "maxContains"]],
  ["property-names-changed", propertyNamesRule, ["propertyNames"]],
  ["reference-changed", dynamicReferenceRule, ["$dynamicRef"]],
  ...unevaluatedRules.map((rule) => ["unevaluated-changed", rule, rule.keywords] as const),
];

export const opaqueKeywordDetectors: readonly Detector[] = opaqueKeywords.map(([name, rule, keywords]) => ({
  keywords,
  *find({ old: oldNode, new: newNode }) {
    const [before, after] = [pick(oldNode, keywords), pick(newNode, keywords)];
    if (equalSchemas(before, oldNode.document, after, newNode.document)) return;
    const keyword = keywords.find((name) => name in newNode.schema || name in oldNode.schema) ?? "";
    const place = at(keyword in newNode.schema ? newNode : oldNode, keyword);
    const verb = keyword in before ? (keyword in after ? "is another" : "was taken away") : "is new";
    yield { name, ...place, message: `${keyword} ${verb}`, claim: ruleClaim(rule) };
  },
}));

function pick({ schema }: PlainNode, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}
