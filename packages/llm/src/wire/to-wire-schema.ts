import type { JsonSchema } from "@concordat/contracts/contract";
import { type Extension, extendSchema } from "./extend-schema.js";
import { inlineReferences } from "./inline-references.js";
import { loweringRules } from "./lowering.js";
import type { LoweringContext } from "./lowering-rule.js";
import { mapSchema } from "./map-schema.js";
import { type Narrowing, narrowSchema } from "./narrow-schema.js";
import type { WireForm } from "./wire-form.js";

/** What is asked at this moment, beyond the contract. */
export interface WireOptions {
  readonly narrow?: Narrowing;
  readonly extension?: Extension;
  /** Optional properties that are not asked for, by name. */
  readonly omit?: readonly string[];
  /** The most characters of a text that the contract leaves unbounded. Default 400. */
  readonly maxText?: number;
}

const defaultMaxText = 400;

/** The contract's schema with the facts of the moment: what an answer is checked against. */
export function askedSchema(schema: JsonSchema, { narrow = {}, extension = {} }: WireOptions): JsonSchema {
  return extendSchema(narrowSchema(inlineReferences(schema), narrow), extension);
}

/**
 * The schema that an engine is asked with: the contract lowered to what the engine's grammar enforces. Whatever
 * fits it comes close to the contract; the answer is checked against the whole contract all the same.
 */
export function toWireSchema(schema: JsonSchema, form: WireForm, options: WireOptions = {}): JsonSchema {
  const context: LoweringContext = {
    form,
    maxText: options.maxText ?? defaultMaxText,
    omit: new Set(options.omit),
  };
  return loweringRules.reduce(
    (lowered, rule) => mapSchema(lowered, (node) => rule(node, context)),
    askedSchema(schema, options),
  );
}
