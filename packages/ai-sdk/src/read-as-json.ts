import {
  type AsyncContractLike,
  type ParseOptions,
  parseTextAsync,
  type StandardSchema,
  schemaContract,
  type TypeBoxKind,
} from "@concordat/parser";

/** What a text is read with: a contract, or a schema of Zod, Valibot, ArkType or TypeBox. */
export type TextSchema = AsyncContractLike | StandardSchema | TypeBoxKind;

/**
 * The answer that a text holds, as strict JSON before any transform, so that whoever checks it next can transform it;
 * null when the text holds none, holds two, is cut off, or breaks the schema.
 */
export async function readAsJson(
  text: string,
  schema: TextSchema,
  options: ParseOptions = {},
): Promise<string | null> {
  const result = await parseTextAsync(text, untransformed(schema), options);
  return result.state === "valid" ? JSON.stringify(result.value) : null;
}

function untransformed(asked: TextSchema): AsyncContractLike {
  if ("fillDefaults" in asked) return asked;
  const { schema, check } = schemaContract(asked);
  return {
    schema,
    async validate(value) {
      return [...((await check(value)).violations ?? [])];
    },
    fillDefaults: (value: unknown) => value,
  };
}
