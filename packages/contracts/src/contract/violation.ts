/** One rule of a contract that a value breaks. */
export interface Violation {
  /** The place: a JSON Pointer (RFC 6901) into the value, `""` for the whole value. */
  readonly path: string;
  /** Which rule: the JSON Schema keyword, such as `required` or `enum`. */
  readonly keyword: string;
  /** The violation, as a message that a person or a model can act on. */
  readonly message: string;
}

/**
 * `message (path: actions/0/tool_name)`, the form in which logs and feedback to models show a violation; the message
 * alone where it concerns the whole value.
 */
export function formatViolation({ message, path }: Violation): string {
  return path === "" ? message : `${message} (path: ${path.slice(1)})`;
}
