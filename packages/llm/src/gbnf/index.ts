/**
 * A JSON Schema as a grammar for llama.cpp, and the rules that a grammar cannot enforce.
 * @module
 */
export type { Checking } from "../wire/unenforced-by-form.js";
export type { UnenforcedRule } from "../wire/unenforced-rule.js";
export { type CompiledGrammar, compileGrammar } from "./compile-grammar.js";
export type { GrammarOptions } from "./grammar-options.js";
export { unenforcedRules } from "./unenforced-rules.js";
