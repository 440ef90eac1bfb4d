import { exitCode } from "./exit-code.js";

/** An error that ends a command with a message and an exit code, and without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode: code = exitCode.usage, ...options }: ErrorOptions & { readonly exitCode?: number } = {},
  ) {
    super(message, options);
    this.name = "CommandError";
    this.exitCode = code;
  }
}
