import { Ajv, type Options } from "ajv";
import addFormats from "ajv-formats";
import { assertedFormats } from "../evaluate/formats.js";
import { enumKeywords } from "./enum-keywords.js";
import { lengthKeywords } from "./length-keyword.js";
import { limitKeywords } from "./limit-keywords.js";
import { additionalPropertiesKeyword, requiredKeyword } from "./property-keywords.js";
import { reword } from "./rewording.js";
import { selectByKeyword, selectKeyword } from "./select-keyword.js";
import { textKeywords } from "./text-keywords.js";
import { typeKeyword } from "./type-keyword.js";
import { unionKeywords } from "./union-keywords.js";
import { uniqueItemsKeyword } from "./unique-items-keyword.js";

const options: Options = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  unicodeRegExp: true,
  // Schemas are checked against their meta-schema by the lint, once, not at every compilation.
  validateSchema: false,
  // Leaves `type` to our own keyword: otherwise Ajv checks it outside of its vocabulary, in its own words.
  jtd: true,
  // Ajv throws every error; if code generation is forbidden at run time, it would print the code as well.
  logger: false,
};

/** Keywords that this package implements completely. */
const definitions = [
  additionalPropertiesKeyword,
  typeKeyword,
  uniqueItemsKeyword,
  ...lengthKeywords,
  ...enumKeywords,
];

/** Keywords that Ajv implements, with messages of this package. */
const rewordings = [requiredKeyword, ...limitKeywords, ...textKeywords];

/**
 * Creates an Ajv that compiles lowered schemas, with the vocabulary of this package instead of Ajv's. It lacks the
 * keywords of draft 2020-12 that are not in the portable subset, so that Ajv writes shorter and faster code.
 * @param explainsUnions whether the code itself says what a value lacks for the nearest branch of a union
 */
export function createAjv(own: Options = {}, explainsUnions = false): Ajv {
  const ajv = new Ajv({ ...options, ...own });
  addFormats.default(ajv, [...assertedFormats]);
  for (const rewording of rewordings) reword(ajv, rewording);
  for (const definition of [...definitions, ...unionKeywords(explainsUnions)]) {
    for (const keyword of [definition.keyword].flat()) ajv.removeKeyword(keyword);
    ajv.addKeyword(definition);
  }
  ajv.addKeyword(selectByKeyword);
  ajv.addKeyword(selectKeyword);
  return ajv;
}
