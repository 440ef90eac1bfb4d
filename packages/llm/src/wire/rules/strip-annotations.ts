import type { LoweringRule } from "../lowering-rule.js";

/** Takes out what is written for people: an engine's grammar knows nothing of it. */
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
