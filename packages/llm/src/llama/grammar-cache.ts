import type { JsonSchema } from "@concordat/contracts/contract";
import type { LlamaGrammar } from "node-llama-cpp";
import { compileGrammar, type UnenforcedRule, unenforcedRules } from "../gbnf/index.js";
import { wireForms } from "../wire/lowering.js";
import type { Checking } from "../wire/unenforced-by-form.js";
import type { LlamaEngine } from "./load-engine.js";

const maxKept = 16;

/**
 * The number of digits at which an integer counts as truncated. A model that does not stop would otherwise write
 * numbers that JavaScript cannot represent.
 */
const exactDigits = wireForms.llama.integerDigits;

/** Caches grammars by schema, because agents use the same schema repeatedly. */
export class GrammarCache {
  private readonly engine: LlamaEngine;
  private readonly grammars = new Map<string, LlamaGrammar>();
  private readonly texts = new WeakMap<JsonSchema, string>();
  private readonly unenforced = {
    annotating: new WeakMap<JsonSchema, readonly UnenforcedRule[]>(),
    asserting: new WeakMap<JsonSchema, readonly UnenforcedRule[]>(),
  };

  constructor(engine: LlamaEngine) {
    this.engine = engine;
  }

  /** Returns the grammar of a schema in its sent form, which contains formats only if they are rules. */
  async grammarOf(schema: JsonSchema): Promise<LlamaGrammar> {
    const text =
      this.texts.get(schema) ?? compileGrammar(schema, { digits: exactDigits, assertsFormats: true }).grammar;
    this.texts.set(schema, text);
    const grammar =
      this.grammars.get(text) ?? (await this.engine.model.llama.createGrammar({ grammar: text }));
    this.grammars.delete(text);
    this.grammars.set(text, grammar);
    const [oldest] = this.grammars.keys();
    if (this.grammars.size > maxKept && oldest !== undefined) this.grammars.delete(oldest);
    return grammar;
  }

  /** Returns the rules of a schema that its grammar does not enforce. */
  readonly unenforcedOf = (
    schema: JsonSchema,
    { assertsFormats = false }: Checking = {},
  ): readonly UnenforcedRule[] => {
    const known = assertsFormats ? this.unenforced.asserting : this.unenforced.annotating;
    const unenforced = known.get(schema) ?? unenforcedOrNone(schema, { assertsFormats });
    known.set(schema, unenforced);
    return unenforced;
  };
}

/**
 * Returns the rules that the grammar does not enforce; empty if no value satisfies the schema, in which case each
 * request fails with that reason.
 */
function unenforcedOrNone(schema: JsonSchema, checking: Checking): readonly UnenforcedRule[] {
  try {
    return unenforcedRules(schema, wireForms.llama, checking);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
