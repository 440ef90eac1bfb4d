import type { ProofRule } from "../rule.js";
import { boundRules } from "./bounds.js";
import { conditionRule, notRule } from "./conditions.js";
import { containsRule } from "./contains.js";
import { dependenciesRule } from "./dependencies.js";
import { enumRule } from "./enum.js";
import { itemsRule } from "./items.js";
import { multipleOfRule } from "./multiple-of.js";
import { propertiesRule } from "./properties.js";
import { propertyNamesRule } from "./property-names.js";
import { allOfRule, dynamicReferenceRule, referenceRule } from "./references.js";
import { requiredRule } from "./required.js";
import { textRules } from "./texts.js";
import { typeRule } from "./type.js";
import { unevaluatedRules } from "./unevaluated.js";
import { anyOfRule, oneOfRule } from "./unions.js";
import { uniqueItemsRule } from "./unique-items.js";

/** A rule for every keyword that can reject a value. */
export const keywordRules: readonly ProofRule[] = [
  typeRule,
  enumRule,
  ...boundRules,
  multipleOfRule,
  ...textRules,
  requiredRule,
  propertiesRule,
  propertyNamesRule,
  dependenciesRule,
  itemsRule,
  uniqueItemsRule,
  containsRule,
  referenceRule,
  dynamicReferenceRule,
  allOfRule,
  anyOfRule,
  oneOfRule,
  notRule,
  conditionRule,
  ...unevaluatedRules,
];
