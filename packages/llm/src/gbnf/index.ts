export type { Unheld } from "../wire/unheld.js";
export type { Checking } from "../wire/unheld-by-form.js";
export { type CompiledGrammar, compileGrammar } from "./compile-grammar.js";
export type { GrammarOptions } from "./grammar-options.js";
export { unheldRules } from "./unheld-rules.js";
