import type { SchemaKeywords } from "../contract/json-schema.js";

/** A schema as it may be written: `true` stands for one that accepts everything, `false` for one that accepts nothing. */
export interface WrittenSchema extends SchemaKeywords<WrittenSchema | boolean> {}
