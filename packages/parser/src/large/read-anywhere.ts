import { takenBack } from "../answer/conflict/large/taken-back.js";
import type { ReadOptions } from "../answer/parse-input.js";
import { readAnywhere } from "../answer/read-anywhere.js";
import type { ReadFurther } from "../strict/read-strict.js";

/** Finds and reads the answer anywhere in a text, and judges the words around it with the large table. */
export const readAnywhereLarge: ReadFurther = (text, contract, options, strict) => {
  const withTable: ReadOptions = { ...options, takenBack };
  return readAnywhere(text, contract, withTable, strict);
};
