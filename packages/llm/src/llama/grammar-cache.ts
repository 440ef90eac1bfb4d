import type { JsonSchema } from "@concordat/contracts/contract";
import type { LlamaGrammar } from "node-llama-cpp";
import { compileGrammar, type Unheld, unheldRules } from "../gbnf/index.js";
import { wireForms } from "../wire/lowering.js";
import type { Checking } from "../wire/unheld-by-form.js";
import type { Engine } from "./load-engine.js";

const maxKept = 16;

/** A model that runs on would write numbers that JavaScript cannot keep; a whole number of so many digits counts as cut. */
const exactDigits = wireForms.llama.integerDigits;

/** Grammars by schema: agents ask for the same one again and again, narrowed ones come and go. */
export class GrammarCache {
  private readonly engine: Engine;
  private readonly grammars = new Map<string, LlamaGrammar>();
  private readonly texts = new WeakMap<JsonSchema, string>();
  private readonly unheld = {
    annotating: new WeakMap<JsonSchema, readonly Unheld[]>(),
    asserting: new WeakMap<JsonSchema, readonly Unheld[]>(),
  };

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The grammar of a schema as it is sent: formats stand in it only where they are rules. */
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

  /** What a grammar for a schema does not hold of it. */
  readonly unheldOf = (schema: JsonSchema, { assertsFormats = false }: Checking = {}): readonly Unheld[] => {
    const known = assertsFormats ? this.unheld.asserting : this.unheld.annotating;
    const unheld = known.get(schema) ?? unheldOrNone(schema, { assertsFormats });
    known.set(schema, unheld);
    return unheld;
  };
}

/** Empty where no value keeps the schema: then nothing is let through, and each request fails and says why. */
function unheldOrNone(schema: JsonSchema, checking: Checking): readonly Unheld[] {
  try {
    return unheldRules(schema, wireForms.llama, checking);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
