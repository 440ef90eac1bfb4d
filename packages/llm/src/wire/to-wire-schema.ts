import type { JsonSchema } from "@concordat/contracts/contract";
import { checkOptions, checkValue, rules } from "@concordat/contracts/options";
import { lower } from "./lowered-contract.js";
import type { WireForm } from "./lowering.js";
import { schemaRule } from "./schema-rule.js";
import type { LoweringOptions } from "./wire-options.js";
import { checkLimits, wireRules } from "./wire-rules.js";

/**
 * The schema that an engine is asked with: the contract lowered to what the engine's grammar enforces. Whatever
 * fits it comes close to the contract; the answer is checked against the whole contract nevertheless.
 *
 * @param limitScale what the limits are multiplied by. Default 1
 * @throws {RangeError} when an option is invalid, or nothing is left open
 */
export function toWireSchema(
  schema: JsonSchema,
  form: WireForm,
  options: LoweringOptions = {},
  limitScale = 1,
): JsonSchema {
  checkValue(schema, schemaRule, "schema");
  checkOptions(options, { ...wireRules, assertsFormats: rules.flag });
  checkLimits(options.limits);
  return lower(schema, form, options).wire(limitScale);
}
