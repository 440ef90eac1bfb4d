import type { Ajv, CodeKeywordDefinition, KeywordErrorDefinition } from "ajv";

/** A keyword that Ajv checks, with a message that states the requirement. */
export interface Rewording {
  readonly keyword: string;
  readonly message: KeywordErrorDefinition["message"];
  /** Returns code that replaces Ajv's in some cases; it may call Ajv's. */
  readonly code?: (ajvs: CodeKeywordDefinition["code"]) => CodeKeywordDefinition["code"];
}

/** Replaces a keyword of Ajv with the reworded one. */
export function reword(ajv: Ajv, { keyword, message, code }: Rewording): void {
  const ajvs = ajv.getKeyword(keyword);
  if (typeof ajvs === "boolean" || !("code" in ajvs))
    throw new Error(`Ajv has no keyword ${keyword} to reword`);
  ajv.removeKeyword(keyword);
  ajv.addKeyword({ ...ajvs, keyword, code: code?.(ajvs.code) ?? ajvs.code, error: { message } });
}
