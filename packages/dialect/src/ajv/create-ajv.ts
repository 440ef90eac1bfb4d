import { Ajv2020, type Options } from "ajv/dist/2020.js";
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
};

/** An Ajv that compiles lowered schemas: our vocabulary in place of its own. */
export function createAjv(code: Options["code"] = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...options, code });
  addFormats.default(ajv);
  for (const definition of [...wordedKeywords, lengthKeyword]) {
    for (const keyword of [definition.keyword].flat()) ajv.removeKeyword(keyword);
    ajv.addKeyword(definition);
  }
  ajv.addKeyword(selectByKeyword);
  ajv.addKeyword(selectKeyword);
  return ajv;
}
