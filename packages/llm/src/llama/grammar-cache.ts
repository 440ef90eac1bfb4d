import type { JsonSchema } from "@concordat/contracts/contract";
import type { LlamaGrammar } from "node-llama-cpp";
import { compileGrammar } from "../gbnf/index.js";
import type { Engine } from "./load-engine.js";

const mostKept = 16;

/** Grammars by schema: agents ask for the same one again and again, narrowed ones come and go. */
export class GrammarCache {
  private readonly engine: Engine;
  private readonly grammars = new Map<string, LlamaGrammar>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async grammarOf(schema: JsonSchema): Promise<LlamaGrammar> {
    const { grammar: text } = compileGrammar(schema);
    const grammar =
      this.grammars.get(text) ?? (await this.engine.model.llama.createGrammar({ grammar: text }));
    this.grammars.delete(text);
    this.grammars.set(text, grammar);
    const [oldest] = this.grammars.keys();
    if (this.grammars.size > mostKept && oldest !== undefined) this.grammars.delete(oldest);
    return grammar;
  }
}
