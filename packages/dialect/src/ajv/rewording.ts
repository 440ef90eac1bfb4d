import type { Ajv, CodeKeywordDefinition, KeywordErrorDefinition } from "ajv";

/** A keyword that Ajv checks as usual, with a message that states what is required. */
export interface Rewording {
  readonly keyword: string;
  readonly message: KeywordErrorDefinition["message"];
  /** Code that replaces Ajv's own in some cases; it may call Ajv's. */
  readonly code?: (ajvs: CodeKeywordDefinition["code"]) => CodeKeywordDefinition["code"];
}

/** Puts a reworded keyword in the place of Ajv's. */
export function reword(ajv: Ajv, { keyword, message, code }: Rewording): void {
  const ajvs = ajv.getKeyword(keyword);
  if (typeof ajvs === "boolean" || !("code" in ajvs))
    throw new Error(`Ajv has no keyword ${keyword} to reword`);
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ ...ajvs, keyword, code: code?.(ajvs.code) ?? ajvs.code, error: { message } });
}
