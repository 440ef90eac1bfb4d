import { Ajv, type Options } from "ajv";
import addFormats from "ajv-formats";
import { lengthKeyword } from "./length-keyword.js";
import { wordedKeywords } from "./messages.js";
import { selectByKeyword, selectKeyword } from "./select-keyword.js";

const options: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  unicodeRegExp: true,
  // Schemas are checked against their meta-schema by the lint, once, not at every compilation.
  validateSchema: false,
};

/**
 * An Ajv that compiles lowered schemas: our vocabulary in place of its own. Without the keywords of draft
 * 2020-12 that the portable subset leaves out, Ajv writes shorter and faster code.
 */
export function createAjv(code: Options["code"] = {}): Ajv {
  const ajv = new Ajv({ ...options, code });
  addFormats.default(ajv);
  for (const definition of [...wordedKeywords, lengthKeyword]) {
    for (const keyword of [definition.keyword].flat()) ajv.removeKeyword(keyword);
    ajv.addKeyword(definition);
  }
  ajv.addKeyword(selectByKeyword);
  ajv.addKeyword(selectKeyword);
  return ajv;
}
