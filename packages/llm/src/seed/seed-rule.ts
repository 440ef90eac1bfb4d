import type { Rule } from "@concordat/contracts/options";
import { isSeed } from "./derive-seed.js";

/** The rule of an option that takes one seed. */
export const seedRule: Rule = { message: "must be an integer from 0 to 2147483647", test: isSeed };
