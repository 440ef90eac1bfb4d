// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
/**
 * The recommendation that a decision comes to.
 */
export interface Synthesis {
  /**
   * A short stance, normally go, no-go or conditional_go. Not blank.
   */
  recommendation: string;
  /**
   * How sure the recommendation is.
   */
  confidence: "low" | "medium" | "high";
  /**
   * Why, in one or several sentences. Not blank.
   */
  rationale: string;
  /**
   * What is gained at the cost of what. May be empty.
   *
   * Items: One sentence.
   */
  key_tradeoffs: string[];
  /**
   * What to do now. May be empty.
   *
   * Items: One sentence.
   */
  next_steps: string[];
  /**
   * What is not known yet. May be empty.
   *
   * Items: One sentence.
   */
  open_questions: string[];
}
