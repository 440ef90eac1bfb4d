import type { Rule } from "@concordat/contracts/options";
import { isSeed } from "./derive-seed.js";

/** What an option that takes one seed must be. */
export const seedRule: Rule = { message: "must be an integer from 0 to 2147483647", test: isSeed };
