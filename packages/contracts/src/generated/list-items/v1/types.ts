// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"list-items/v1/types.ts","schemas":"../../../../schemas","sha256":"1d7cfdbc379dff75bf5bb97dee3c01601d096a9f43efa0d7e8ac0e67648d29b7"}
/**
 * What one specialist found, an item a sentence.
 */
export interface ListItems {
  /**
   * The items, most important first. An empty list is a valid answer: nothing was found.
   *
   * Items: One sentence with one idea.
   */
  items: string[];
}
