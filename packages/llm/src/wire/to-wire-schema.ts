import type { JsonSchema } from "@concordat/contracts/contract";
import { checkOptions, checkValue, rules } from "@concordat/contracts/options";
import { defaultLimits } from "../limits.js";
import { answerFrame } from "./answer-frame.js";
import { checkOmit } from "./check-omit.js";
import { extendSchema } from "./extend-schema.js";
import { heldLimits } from "./held-limits.js";
import { inlineReferences } from "./inline-references.js";
import type { WireForm } from "./lowering.js";
import type { LoweringContext } from "./lowering-rule.js";
import { loweringSteps } from "./lowering-steps.js";
import { narrowSchema } from "./narrow-schema.js";
import { rewriteSchema } from "./rewrite-schema.js";
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
  checkOmit(inlineReferences(schema), options.omit ?? []);
  const lowered = lowerSchema(schema, form, options, limitScale);
  return answerFrame(form, lowered).schema(lowered);
}

/** The same without the frame that an engine may want around an answer. */
export function lowerSchema(
  schema: JsonSchema,
  form: WireForm,
  { narrow = {}, extension = {}, omit, limits, assertsFormats = false }: LoweringOptions,
  limitScale: number,
): JsonSchema {
  const whole = inlineReferences(schema);
  const context: LoweringContext = {
    form,
    limits: heldLimits(form, { ...defaultLimits, ...limits }, limitScale, whole),
    assertsFormats,
    omit: new Set(omit),
  };
  const asked = extendSchema(narrowSchema(whole, narrow), extension, "required");
  return loweringSteps.reduce((before, rule) => rewriteSchema(before, (node) => rule(node, context)), asked);
}
