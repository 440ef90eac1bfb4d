import type { JsonSchema } from "@concordat/contracts/contract";
import { checkOptions, checkValue, rules } from "@concordat/contracts/options";
import { lower } from "./lowered-contract.js";
import type { WireForm } from "./lowering.js";
import { schemaRule } from "./schema-rule.js";
import type { LoweringOptions } from "./wire-options.js";
import { checkLimits, wireRules } from "./wire-rules.js";

/**
 * Lowers a contract's schema to what an engine's grammar enforces, and returns the schema to send. An answer that
 * satisfies it may still violate the contract, so answers are always validated with the complete contract.
 * @param limitScale the factor for the limits. Default 1
 * @throws {RangeError} when an option is invalid, or the constraints allow no value
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
