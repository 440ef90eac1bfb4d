/** The first line of every generated file. */
export const banner =
  "// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.\n";
