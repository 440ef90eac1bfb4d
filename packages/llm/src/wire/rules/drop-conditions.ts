import type { LoweringRule } from "../lowering-rule.js";

/**
 * Removes conditional keywords that no converter of schemas to grammars supports. If they were sent, they would only
 * appear to be enforced.
 */
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
