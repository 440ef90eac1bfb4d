import type { LoweringRule } from "../lowering-rule.js";

/** Removes annotations such as `title` and `examples`, because an engine's grammar ignores them. */
export const stripAnnotations: LoweringRule = ({
  $schema: _schema,
  $id: _id,
  title: _title,
  description: _description,
  examples: _examples,
  default: _default,
  deprecated: _deprecated,
  $comment: _comment,
  ...rest
}) => rest;
