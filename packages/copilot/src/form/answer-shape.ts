import {
  type CompiledCheck,
  type Contract,
  createContract,
  type JsonSchema,
} from "@concordat/contracts/contract";

/** An answer of which only the shape is validated. The code that reads it drops or records violations of the rest of the schema. */
interface ShapedAnswer<Answer> {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isAnswer: (value: unknown) => value is Answer;
  /** The member that an answer of another shape lacks, such as `must have changes, a list`. */
  readonly message: string;
}

/** Returns the contract of an answer of which only the shape is checked. */
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
