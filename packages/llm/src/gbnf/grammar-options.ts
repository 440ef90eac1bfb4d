import { type Rules, rules } from "@concordat/contracts/options";

/** Options for compiling a grammar. */
export interface GrammarOptions {
  /** Whether `format` restricts the generated text. Default: false. */
  readonly assertsFormats?: boolean;
  /**
   * Maximum number of significant digits of a number that the schema does not bound on both sides. JavaScript can
   * represent every number of 15 digits. Default: no limit other than that of `JSON.stringify`.
   */
  readonly digits?: number;
}

export const grammarRules: Rules<GrammarOptions> = { assertsFormats: rules.flag, digits: rules.natural };
