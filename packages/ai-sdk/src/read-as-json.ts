import {
  type AsyncContractLike,
  checkParseOptions,
  isForeignSchema,
  type ParseOptions,
  parseTextAsync,
  type StandardSchema,
  schemaContract,
  type TypeBoxKind,
} from "@concordat/parser";

/** The schema for parsing a text: a contract, or a schema of Zod, Valibot, ArkType or TypeBox. */
export type TextSchema = AsyncContractLike | StandardSchema | TypeBoxKind;

/** Options for parsing a text. The finish reason is not an option but a separate argument. */
export type ReadingOptions = Omit<ParseOptions, "finishReason">;

/**
 * Checks the schema and the options. A finish reason is not allowed among them.
 * @throws {RangeError} that names the option and what it must be
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 */
export function checkReadingOptions(schema: TextSchema, options: ReadingOptions): void {
  if (isForeignSchema(schema)) schemaContract(schema);
  checkParseOptions(options);
  if ("finishReason" in options)
    throw new RangeError("finishReason is not an option here: it is taken from each answer, or unknown");
}

/**
 * Returns the answer in a text as strict JSON. Transforms of the schema are not applied, so that the next check can
 * apply them. Returns `null` if the text has no answer or two, is truncated, or violates the schema.
 */
export async function readAsJson(
  text: string,
  schema: TextSchema,
  options: ParseOptions,
): Promise<string | null> {
  const result = await parseTextAsync(text, untransformed(schema), options);
  return result.state === "valid" ? JSON.stringify(result.value) : null;
}

function untransformed(asked: TextSchema): AsyncContractLike {
  // Callers from JavaScript may give anything; what is no schema is refused below.
  if (typeof asked === "object" && asked !== null && "fillDefaults" in asked) return asked;
  const { schema, check } = schemaContract(asked);
  return {
    schema,
    async validate(value) {
      return [...((await check(value)).violations ?? [])];
    },
    fillDefaults: (value: unknown) => value,
  };
}
