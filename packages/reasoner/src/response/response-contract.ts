import {
  type CompiledCheck,
  type Contract,
  createContract,
  type JsonSchema,
} from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { type ReasonerResponse, reasonerResponseV2 } from "@concordat/contracts/reasoner-response/v2";

/** A pattern for text with a visible character. */
const notBlank = "[^ \\t\\r\\n]";

/** The schema of a reason: text that is not blank. */
export const reasonSchema = { type: "string", pattern: notBlank } as const satisfies JsonSchema;

/** A model's answer: one of the enabled states. */
export interface NextState {
  readonly next_state: string;
}

/** A model's answer when fields are requested one at a time: its reason, and one of the enabled states. */
export interface SpokenState extends NextState {
  readonly reason: string;
}

/**
 * The contract of the answer to a reasoner's prompt, as named by records: a state of any chart, and an
 * optional reason (docs/decisions/0221).
 */
export const reasonerContract: Contract<ReasonerResponse> = reasonerResponseV2;

/**
 * Returns the contract of one request: `reasonerContract` restricted to the enabled states. The reason is an extra
 * field of the request, so that an answer without a usable reason is accepted immediately.
 */
export function responseContract(options: readonly string[]): Contract<NextState> {
  return contractOf<NextState>({ next_state: nextState(options) }, (value) => brokenRules(value, options));
}

/**
 * Returns the contract for a request field by field. The reason is a separate field, because each field is requested
 * separately.
 */
export function spokenContract(options: readonly string[]): Contract<SpokenState> {
  return contractOf<SpokenState>({ reason: reasonSchema, next_state: nextState(options) }, (value) => {
    if (!isRecord(value)) return brokenRules(value, options);
    const { reason, ...others } = value;
    const isBlank = typeof reason !== "string" || !new RegExp(notBlank).test(reason);
    return [
      ...(isBlank ? [{ instancePath: "/reason", keyword: "pattern", message: "must not be blank" }] : []),
      ...brokenRules(others, options),
    ];
  });
}

function nextState(options: readonly string[]): JsonSchema {
  return { type: "string", enum: [...options] };
}

function contractOf<Answer>(
  properties: Readonly<Record<string, JsonSchema>>,
  broken: (value: unknown) => BrokenRule[],
): Contract<Answer> {
  const schema: JsonSchema = {
    title: "ReasonerResponse",
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  const check: CompiledCheck = (value) => {
    const errors = broken(value);
    check.errors = errors;
    return errors.length === 0;
  };
  return createContract<Answer>({
    name: reasonerContract.name,
    version: reasonerContract.version,
    schema,
    check,
    fillDefaults: (value) => value,
  });
}

type BrokenRule = NonNullable<CompiledCheck["errors"]>[number];

function brokenRules(value: unknown, options: readonly string[]): BrokenRule[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ instancePath: "", keyword: "type", message: "must be an object" }];
  }
  const extra = Object.keys(value).filter((key) => key !== "next_state");
  const missing = !Object.hasOwn(value, "next_state");
  const state: unknown = "next_state" in value ? value.next_state : undefined;
  return [
    ...extra.map((key) => ({
      instancePath: "",
      keyword: "additionalProperties",
      message: `must not have the property '${key}'`,
    })),
    ...(missing
      ? [{ instancePath: "", keyword: "required", message: "must have the property 'next_state'" }]
      : []),
    ...(missing || (typeof state === "string" && options.includes(state))
      ? []
      : [
          {
            instancePath: "/next_state",
            keyword: "enum",
            message: `must be one of ${options.map((option) => JSON.stringify(option)).join(", ")}`,
          },
        ]),
  ];
}
