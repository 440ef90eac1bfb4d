import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweredContract } from "../wire/lowered-contract.js";
import type { WireForm } from "../wire/lowering.js";
import { describeFields } from "./describe-fields.js";
import { describeInside } from "./describe-inside.js";
import { describeSchema } from "./describe-schema.js";

/**
 * How the answer is described to the model: its shape and the meaning of its fields (`full`), only the shape
 * (`short`), or not at all (`false`). If the engine shows the schema to the model, the description is in the schema;
 * otherwise it is in the prompt.
 */
export type Describe = "full" | "short" | false;

/** The description of an answer for a model. */
export interface ToldAnswer {
  /** The text to append to the last message. */
  readonly words: string;
  /** The line of the prompt that describes the requested JSON; empty if the prompt contains no such line. */
  readonly shape: string;
  /** Returns the schema sent to the engine, with its limits multiplied by `room`. */
  schema(room: number): JsonSchema;
}

const descriptions = new WeakMap<LoweredContract, Map<Describe, ToldAnswer>>();

/** Returns the description of an answer for the model. It is cached for each contract. */
export function describeAnswer(lowered: LoweredContract, form: WireForm, describe: Describe): ToldAnswer {
  const known = descriptions.get(lowered) ?? new Map<Describe, ToldAnswer>();
  descriptions.set(lowered, known);
  const answer =
    known.get(describe) ??
    (form.shown ? describedInSchema(lowered, describe) : describedInWords(lowered, describe));
  known.set(describe, answer);
  return answer;
}

function describedInWords(lowered: LoweredContract, describe: Describe): ToldAnswer {
  return describe === false
    ? { ...noDescription, schema: lowered.wire }
    : { ...write(lowered, describe), schema: lowered.wire };
}

/** Used if the prompt contains no description. */
const noDescription = { words: "", shape: "" } as const;

function write(lowered: LoweredContract, describe: "full" | "short"): Pick<ToldAnswer, "words" | "shape"> {
  const wire = lowered.wire(1);
  const shape = `Answer with JSON only: ${describeSchema(wire)}`;
  const fields = describe === "short" ? [] : describeFields(lowered.narrowed, wire);
  return { shape, words: ["", shape, ...fields].join("\n") };
}

function describedInSchema(lowered: LoweredContract, describe: Describe): ToldAnswer {
  if (describe !== "full") return { ...noDescription, schema: lowered.wire };
  const rooms = new Map<number, JsonSchema>();
  return {
    ...noDescription,
    schema(room) {
      const described = rooms.get(room) ?? describeInside(lowered.wire(room), lowered.narrowed);
      rooms.set(room, described);
      return described;
    },
  };
}
