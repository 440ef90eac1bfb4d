/** A violation of a contract: the location of the value, the violated rule, and a message. */
export interface Violation {
  /** A JSON Pointer (RFC 6901) to the invalid part of the value; `""` is the root. */
  readonly path: string;
  /** The JSON Schema keyword of the violated rule, such as `required` or `enum`. */
  readonly keyword: string;
  /** The violation, as a message that a person or a model can act on. */
  readonly message: string;
}

/**
 * Formats a violation for logs and for feedback to models: `message (path: actions/0/tool_name)`. For a violation of
 * the root, only the message.
 */
export function formatViolation({ message, path }: Violation): string {
  return path === "" ? message : `${message} (path: ${path.slice(1)})`;
}
