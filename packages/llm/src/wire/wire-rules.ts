import { checkOptions, isRecord, type Rules, rules } from "@concordat/contracts/options";
import type { Limits } from "../limits.js";
import type { WireOptions } from "./wire-options.js";

/** The rules of the options that change the request. */
export const wireRules: Rules<WireOptions> = {
  narrow: { message: "must be an object of JSON Pointers to what is open there", test: isRecord },
  extension: { message: "must be an object of schemas by field name", test: isRecord },
  omit: {
    message: "must be a list of property names",
    test: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  },
  limits: { message: "must be an object such as { text: 4000 }", test: isRecord },
};

const limitRules: Rules<Limits> = { text: rules.natural, items: rules.natural };

/**
 * Checks the limits of a request.
 * @throws {RangeError} for an unknown limit, or a value that is not a natural number
 */
export function checkLimits(limits: Partial<Limits> = {}): void {
  checkOptions(limits, limitRules, "limits.");
}
