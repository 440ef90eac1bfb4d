// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
/**
 * A text that an agent writes: a post of its own, a reply or a comment.
 */
export interface Composition {
  /**
   * The text, not blank.
   */
  content: string;
}
