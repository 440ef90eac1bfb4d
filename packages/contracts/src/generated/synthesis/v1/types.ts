// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"synthesis/v1/types.ts","schemas":"../../../../schemas","sha256":"d93a8283cc5630fb6fff7c48b503feda5c904c60843cf44093d6d9f9d44ed65a"}
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
