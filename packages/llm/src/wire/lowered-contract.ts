import type { JsonSchema } from "@concordat/contracts/contract";
import { defaultLimits } from "../limits.js";
import { answerFrame } from "./answer-frame.js";
import { withoutAskedNulls } from "./asked-nulls.js";
import { checkOmit } from "./check-omit.js";
import { extendSchema } from "./extend-schema.js";
import { type EndingBounds, heldLimits } from "./held-limits.js";
import { inlineReferences } from "./inline-references.js";
import type { WireForm } from "./lowering.js";
import { narrowSchema, valueLists } from "./narrow-schema.js";
import { lowerSchema } from "./to-wire-schema.js";
import type { LoweringOptions } from "./wire-options.js";

/** A contract's schema lowered for one engine and one narrowing. Every schema here has the frame of the answer. */
export interface LoweredContract {
  /** The contract with its request-time constraints: an answer is read by it. */
  readonly asked: JsonSchema;
  /** The contract with every request-time constraint, as it is described to the model. */
  readonly narrowed: JsonSchema;
  /** The narrowed contract without the frame of the answer: the schema of what `take` returns. */
  readonly valueSchema: JsonSchema;
  /** A value of the contract as the model is to write it. */
  put(value: unknown): unknown;
  /** The value that a model wrote, without the parts that only the engine needs. */
  take(written: unknown): unknown;
  /** The schema sent to the engine; its limits are multiplied by `room`. */
  wire(limitScale: number): JsonSchema;
  /** The bounds that can end an answer to `wire(limitScale)`, in addition to the contract's. */
  endingBounds(limitScale: number): EndingBounds;
}

/** Maximum number of cached narrowings per contract and engine: request-time constraints are used a few times and then never again. */
const maxKept = 32;

const cache = new WeakMap<JsonSchema, WeakMap<WireForm, Map<string, LoweredContract>>>();

/**
 * Lowers a contract once for each engine and narrowing. The schema of a contract is frozen, so what was made of it
 * stays true.
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

function lower(schema: JsonSchema, form: WireForm, options: LoweringOptions): LoweredContract {
  const { narrow = {}, extension = {}, omit = [], limits = {}, assertsFormats = false } = options;
  // Nothing else of what may be a whole call's options is kept alive.
  const loweringOptions: LoweringOptions = { narrow, extension, omit, limits, assertsFormats };
  const whole = inlineReferences(schema);
  checkOmit(whole, omit);
  const narrowed = extendSchema(narrowSchema(whole, narrow), extension, "optional");
  const asked = extendSchema(narrowSchema(whole, valueLists(narrow)), extension, "optional");
  const lowered = lowerSchema(schema, form, loweringOptions, 1);
  const frame = answerFrame(form, lowered);
  const rooms = new Map<number, JsonSchema>();
  return {
    narrowed: frame.schema(narrowed),
    asked: frame.schema(asked),
    valueSchema: narrowed,
    put: frame.put,
    take(written) {
      const value = frame.take(written);
      return form.requireAll ? withoutAskedNulls(value, narrowed, lowered) : value;
    },
    wire(limitScale) {
      const wire =
        rooms.get(limitScale) ?? frame.schema(lowerSchema(schema, form, loweringOptions, limitScale));
      rooms.set(limitScale, wire);
      return wire;
    },
    endingBounds(limitScale) {
      const held = heldLimits(form, { ...defaultLimits, ...limits }, limitScale, whole);
      return { ...held, digits: form.integerDigits };
    },
  };
}
