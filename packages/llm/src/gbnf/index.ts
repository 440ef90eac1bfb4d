export { type CompiledGrammar, compileGrammar, type GrammarOptions } from "./compile-grammar.js";
export type { Unheld } from "./unheld.js";
