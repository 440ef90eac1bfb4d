export type { Unheld } from "../wire/unheld.js";
export { type CompiledGrammar, compileGrammar, type GrammarOptions } from "./compile-grammar.js";
export { unheldRules } from "./unheld-rules.js";
