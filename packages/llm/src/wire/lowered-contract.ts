import type { JsonSchema } from "@concordat/contracts/contract";
import { defaultLimits } from "../limits.js";
import { answerFrame } from "./answer-frame.js";
import { withoutAskedNulls } from "./asked-nulls.js";
import { checkOmit } from "./check-omit.js";
import { extendSchema } from "./extend-schema.js";
import { type HeldLimits, heldLimits } from "./held-limits.js";
import { inlineReferences } from "./inline-references.js";
import { inKeyOrder } from "./key-order.js";
import type { WireForm } from "./lowering.js";
import { lowerSchema } from "./lowering-steps.js";
import { narrowSchema } from "./narrow-schema.js";
import type { LoweringOptions } from "./wire-options.js";

/**
 * A contract's schema, lowered for one engine and one set of request-time constraints. Unless stated otherwise, schemas
 * here include the frame: the object that contains the answer if the engine accepts only objects at the root.
 */
export interface LoweredContract {
  /** The contract with its lists of allowed values. Answers are read with it. */
  readonly asked: JsonSchema;
  /** The contract with every request-time constraint, as it is described to the model. */
  readonly narrowed: JsonSchema;
  /** The contract narrowed to the values open now, without extra fields and without the frame of the answer. */
  readonly open: JsonSchema;
  /**
   * The schema of the values that `take` returns: the contract with its request-time constraints and extra fields,
   * without the frame.
   */
  readonly valueSchema: JsonSchema;
  /**
   * Returns a value of the contract in the structure that the model writes, with the keys in the order of the request.
   */
  put(value: unknown): unknown;
  /** Returns the value in a model's answer, without the parts that only the engine requires. */
  take(written: unknown): unknown;
  /** Returns the schema to send to the engine, with its limits multiplied by `limitScale`. */
  wire(limitScale: number): JsonSchema;
  /** Returns the limits that can end an answer to `wire(limitScale)`, in addition to the contract's bounds. */
  endingBounds(limitScale: number): HeldLimits;
}

/** Maximum number of cached narrowings per contract and engine: request-time constraints are used a few times and then never again. */
const maxKept = 32;

const cache = new WeakMap<JsonSchema, WeakMap<WireForm, Map<string, LoweredContract>>>();

/**
 * Lowers a contract for an engine and request-time constraints. The result is cached. It stays valid, because the
 * schema of a contract is frozen.
 */
export function lowerContract(schema: JsonSchema, form: WireForm, options: LoweringOptions): LoweredContract {
  const lowered = narrowingsOf(schema, form);
  const { narrow, extension, omit, limits, assertsFormats } = options;
  // The check of a narrowed place is a function and no part of what is asked.
  const key = JSON.stringify([narrow, extension, omit, limits, assertsFormats]);
  const found = lowered.get(key) ?? lower(schema, form, options);
  lowered.delete(key);
  lowered.set(key, found);
  const [oldest] = lowered.keys();
  if (lowered.size > maxKept && oldest !== undefined) lowered.delete(oldest);
  return found;
}

function narrowingsOf(schema: JsonSchema, form: WireForm): Map<string, LoweredContract> {
  const forms = cache.get(schema) ?? new WeakMap<WireForm, Map<string, LoweredContract>>();
  const narrowings = forms.get(form) ?? new Map<string, LoweredContract>();
  cache.set(schema, forms.set(form, narrowings));
  return narrowings;
}

/**
 * Lowers a schema for an engine in five steps. It inlines references, restricts values to those allowed in this
 * request, adds the extra fields, changes each node to what the engine enforces, and adds the frame.
 * @throws {RangeError} when an option is invalid, or the constraints allow no value
 */
export function lower(schema: JsonSchema, form: WireForm, options: LoweringOptions): LoweredContract {
  const { narrow = {}, extension = {}, omit = [], limits = {}, assertsFormats = false } = options;
  const inlined = inlineReferences(schema);
  checkOmit(inlined, omit);
  const { narrowed, asked } = narrowSchema(inlined, narrow);
  const valueSchema = extendSchema(narrowed, extension, "optional");
  const readable = extendSchema(asked, extension, "optional");
  const written = extendSchema(narrowed, extension, "required");
  const endingBounds = (limitScale: number): HeldLimits =>
    heldLimits(form, { ...defaultLimits, ...limits }, limitScale, inlined);
  const context = { form, assertsFormats, omit: new Set(omit) };
  const lowerTo = (limitScale: number): JsonSchema =>
    lowerSchema(written, { ...context, limits: endingBounds(limitScale) });
  const lowered = lowerTo(1);
  const frame = answerFrame(form, lowered);
  const framed = frame.schema(lowered);
  const wires = new Map([[1, framed]]);
  return {
    narrowed: frame.schema(valueSchema),
    asked: frame.schema(readable),
    open: asked,
    valueSchema,
    put: (value) => inKeyOrder(frame.put(value), [framed]),
    take(written) {
      const value = frame.take(written);
      return form.requireAll ? withoutAskedNulls(value, valueSchema, lowered) : value;
    },
    wire(limitScale) {
      const wire = wires.get(limitScale) ?? frame.schema(lowerTo(limitScale));
      wires.set(limitScale, wire);
      return wire;
    },
    endingBounds,
  };
}
