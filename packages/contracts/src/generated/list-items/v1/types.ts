// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
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
