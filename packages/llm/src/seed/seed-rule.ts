import type { Rule } from "@concordat/contracts/options";
import { isSeed } from "./derive-seed.js";

/** The rule for an option whose value is a seed. */
export const seedRule: Rule = { message: "must be an integer from 0 to 2147483647", test: isSeed };
