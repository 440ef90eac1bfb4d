import { escapeControlChars, harmlessJson } from "@concordat/report-kit/terminal-text";
import { withColours } from "./colours.js";
import { withoutPasswords } from "./passwords.js";

// The only output to the terminal. All text of a model, a server or a file passes through it and is escaped:
// only the colours of this program become escape sequences. Passwords of the command line are removed.

const gone = new AbortController();

/** Aborted when the reader of standard output closes it, as `head` does. */
export const readerGone: AbortSignal = gone.signal;

/** Prints a line of a result to standard output. */
export function print(text: string): void {
  write(process.stdout, `${text}\n`);
}

/** Prints a value as JSON to standard output: one line, or indented. */
export function printJson(value: unknown, indent?: number): void {
  if (!gone.signal.aborted) process.stdout.write(`${withoutPasswords(harmlessJson(value, indent))}\n`);
}

/** Prints a note to standard error. */
export function note(text: string): void {
  write(process.stderr, `${text}\n`);
}

function write(stream: NodeJS.WriteStream, text: string): void {
  if (stream === process.stdout && gone.signal.aborted) return;
  stream.write(withColours(escapeControlChars(withoutPasswords(text))));
}

/**
 * Lets a command continue after its output is no longer read, so that it finishes with the correct exit code. Other
 * errors of standard output, such as a full disk, end the process with `onFault`.
 */
export function ignoreBrokenPipe(onFault: (error: Error) => void): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    gone.abort();
    if (error.code !== "EPIPE" && error.code !== "EOF") onFault(error);
  });
  process.stderr.on("error", () => undefined);
}
