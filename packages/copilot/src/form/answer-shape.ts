import {
  type CompiledCheck,
  type Contract,
  createContract,
  type JsonSchema,
} from "@concordat/contracts/contract";

/**
 * A contract that validates only the structure of an answer. The code that reads the answer drops or records the other
 * violations of the schema.
 */
interface ShapedAnswer<Answer> {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isAnswer: (value: unknown) => value is Answer;
  /** The violation of an answer with another shape, such as `must have changes, a list`. */
  readonly message: string;
}

/** Returns a contract that validates only the shape of an answer. */
export function shapedAnswer<Answer>({
  name,
  schema,
  isAnswer,
  message,
}: ShapedAnswer<Answer>): Contract<Answer> {
  const check: CompiledCheck = (value) => {
    const isShaped = isAnswer(value);
    check.errors = isShaped ? null : [{ instancePath: "", keyword: "type", message }];
    return isShaped;
  };
  return createContract<Answer>({ name, version: 1, schema, check, fillDefaults: (value) => value });
}
