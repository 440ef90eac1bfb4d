/** One rule of a contract that a value breaks. */
export interface Violation {
  /** A JSON Pointer (RFC 6901) to the invalid part of the value; `""` is the root. */
  readonly path: string;
  /** Which rule: the JSON Schema keyword, such as `required` or `enum`. */
  readonly keyword: string;
  /** The violation, as a message that a person or a model can act on. */
  readonly message: string;
}

/**
 * `message (path: actions/0/tool_name)`, the format of violations in logs and in feedback to models. Only the message
 * if the violation concerns the root.
 */
export function formatViolation({ message, path }: Violation): string {
  return path === "" ? message : `${message} (path: ${path.slice(1)})`;
}
