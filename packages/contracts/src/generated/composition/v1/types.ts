// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"composition/v1/types.ts","schemas":"../../../../schemas","sha256":"9e4edd31ce5dd32f5b13b838abe8f2ba15337d2cb4dafb960f0fa6e9432caf5f"}
/**
 * A text that an agent writes: a post of its own, a reply or a comment.
 */
export interface Composition {
  /**
   * The text, not blank.
   */
  content: string;
}
