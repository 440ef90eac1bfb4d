import { type Rules, rules } from "@concordat/contracts/options";

/** Options for compiling a grammar. */
export interface GrammarOptions {
  /** Whether `format` restricts what may be written. Default: false. */
  readonly assertsFormats?: boolean;
  /**
   * Significant digits that a number may have, where the schema does not bound it on both sides. JavaScript keeps any
   * number of 15. Default: all that `JSON.stringify` may write.
   */
  readonly digits?: number;
}

export const grammarRules: Rules<GrammarOptions> = { assertsFormats: rules.flag, digits: rules.natural };
