import type { LoweringRule } from "../lowering-rule.js";

/** Takes out what no converter of schemas to grammars knows: sent, it would only look as if it held. */
export const dropConditions: LoweringRule = (node, { form }) => {
  if (form.conditions) return node;
  const {
    not: _not,
    if: _if,
    then: _then,
    else: _else,
    contains: _contains,
    minContains: _minContains,
    maxContains: _maxContains,
    minProperties: _minProperties,
    maxProperties: _maxProperties,
    propertyNames: _propertyNames,
    dependentRequired: _dependentRequired,
    dependentSchemas: _dependentSchemas,
    unevaluatedItems: _unevaluatedItems,
    unevaluatedProperties: _unevaluatedProperties,
    ...rest
  } = node;
  return rest;
};
