export { compileGrammar } from "./compile-grammar.js";
