import type { PolicySpec, StateField } from "@concordat/contracts/scenario";
import { valuesOf } from "./state-round.js";

/** The fields of agents' states; `null` if agents have no state. */
type Fields = Readonly<Record<string, StateField>> | null;

/** A problem of a policy, with the JSON Pointer into its specification. */
interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the problem of a policy whose field of the state does not exist or is of another kind; `null` if none. */
export function stateFieldProblem(spec: PolicySpec, fields: Fields): FieldProblem | null {
  if (!("field" in spec)) return null;
  const field = fields !== null && Object.hasOwn(fields, spec.field) ? fields[spec.field] : undefined;
  if (field === undefined)
    return {
      path: "/field",
      message: `names the field ${JSON.stringify(spec.field)}, which states does not describe`,
    };
  const needed = kindProblem(spec, field);
  if (needed !== null)
    return { path: "/field", message: `names the field ${JSON.stringify(spec.field)}, which ${needed}` };
  return spec.kind === "majority" ? majorityProblem(spec, field) : null;
}

/** @throws {RangeError} when the field that a policy needs does not exist or is of another kind */
export function assertStateField(spec: PolicySpec, fields: Fields): void {
  const wrong = stateFieldProblem(spec, fields);
  if (wrong !== null) throw new RangeError(`the policy ${spec.kind} ${wrong.message}`);
}

function kindProblem({ kind }: PolicySpec, field: StateField): string | null {
  switch (kind) {
    case "si":
    case "sis":
    case "sir": {
      const needed = ["susceptible", "infected", ...(kind === "sir" ? ["removed"] : [])];
      const words = valuesOf(field);
      return words.length === needed.length && needed.every((word) => words.includes(word))
        ? null
        : `must be of words: ${needed.join(", ")}`;
    }
    case "majority":
      return field.kind === "number" ? "is a number; it must be of words or a flag" : null;
    case "deffuant":
    case "hegselmann-krause":
    case "degroot":
      return field.kind === "number" ? null : "must be a number";
    default:
      return null;
  }
}

function majorityProblem(
  { tie, group_size: size, updates }: Extract<PolicySpec, { kind: "majority" }>,
  field: StateField,
): FieldProblem | null {
  if (updates !== undefined && size === undefined)
    return {
      path: "/updates",
      message: "needs group_size: without groups all agents update at the same time",
    };
  if (tie === undefined || valuesOf(field).includes(tie)) return null;
  return { path: "/tie", message: `is ${JSON.stringify(tie)}, which is not a value of the field` };
}
