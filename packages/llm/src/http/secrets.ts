import type { ChatChunk } from "../chat/index.js";
import { longestReason } from "../limits.js";
import { base64 } from "./base64.js";
import { boundedText } from "./bounded-text.js";

/** What stands where a secret stood. */
const mask = "[secret]";

/** Secrets at least this long cannot be ordinary words: they are masked inside words and in the model's text too. */
const unmistakable = 12;
/** How many errors of a chain of causes are kept. */
const longestCauseChain = 8;

/** What a client knows and nobody else may read: API keys, passwords, values of headers. */
export class Secrets {
  private readonly forms: readonly string[];
  private readonly pattern: RegExp | null;

  /** @param values the secrets as they are sent; empty ones are ignored */
  constructor(values: Iterable<string>) {
    const forms = new Set([...values].flatMap(formsOf));
    // A longer secret may hold a shorter one: replaced in the other order, its rest would stay readable.
    this.forms = [...forms].sort((a, b) => b.length - a.length);
    this.pattern = this.forms.length === 0 ? null : new RegExp(this.forms.map(patternOf).join("|"), "gu");
  }

  /** The text with every secret replaced. */
  masked(text: string): string {
    return this.pattern === null ? text : text.replace(this.pattern, mask);
  }

  /** What a server says, masked and then cut to a length, so that no half of a secret is left at its end. */
  quoted(text: string, length: number = longestReason): string {
    return boundedText(this.masked(text), length);
  }

  /** Masks an error of ours where it stands, and replaces its causes by masked copies. */
  maskError<E extends Error>(error: E): E {
    if (this.pattern === null) return error;
    const { message, stack, cause } = error;
    error.message = this.masked(message);
    if (stack !== undefined) error.stack = this.masked(stack);
    if (cause !== undefined) error.cause = this.maskedCause(cause, longestCauseChain);
    return error;
  }

  /**
   * A stream in which no secret is readable, also where it came in pieces. Only secrets that cannot be ordinary
   * words are replaced: a model that writes "password" is not quoting one.
   */
  async *maskChunks(chunks: AsyncIterable<ChatChunk>): AsyncGenerator<ChatChunk> {
    const long = this.forms.filter((form) => form.length >= unmistakable);
    if (long.length === 0) return yield* chunks;
    let held: Extract<ChatChunk, { readonly text: string }> | null = null;
    for await (const chunk of chunks) {
      if (held !== null && held.type !== chunk.type) {
        yield held;
        held = null;
      }
      if (chunk.type === "finish") {
        yield chunk;
        continue;
      }
      const text = replaceAll(`${held?.text ?? ""}${chunk.text}`, long);
      const whole = text.length - openEnd(text, long);
      if (whole > 0) yield { ...chunk, text: text.slice(0, whole) };
      held = whole < text.length ? { ...chunk, text: text.slice(whole) } : null;
    }
    if (held !== null) yield held;
  }

  /** Causes are other libraries' objects, with requests and headers on them: only what an error says is kept. */
  private maskedCause(cause: unknown, left: number): unknown {
    if (!(cause instanceof Error)) return this.masked(String(cause));
    const copy = new Error(this.masked(cause.message));
    copy.name = cause.name;
    if (cause.stack !== undefined) copy.stack = this.masked(cause.stack);
    if ("code" in cause) Object.assign(copy, { code: this.masked(String(cause.code)) });
    if (cause.cause !== undefined && left > 0) copy.cause = this.maskedCause(cause.cause, left - 1);
    return copy;
  }
}

/** A secret as it may be echoed: as it is, inside JSON (its slashes escaped too), inside a URL (also twice), in Base64. */
function formsOf(secret: string): string[] {
  if (secret.trim() === "") return [];
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inUrl = encodeURIComponent(secret);
  const written = [secret, inJson, inJson.replaceAll("/", "\\/"), inUrl, encodeURIComponent(inUrl)];
  // What fills its end up is not there with more behind it.
  const inBase64 = base64(secret).replace(/=+$/, "");
  return inBase64.length >= unmistakable ? [...written, inBase64] : written;
}

function patternOf(form: string): string {
  const literal = form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return form.length >= unmistakable ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`;
}

function replaceAll(text: string, forms: readonly string[]): string {
  return forms.reduce((rest, form) => rest.replaceAll(form, mask), text);
}

/** Length of the longest end of a text that could be the beginning of a secret. */
function openEnd(text: string, forms: readonly string[]): number {
  const longest = Math.min(text.length, Math.max(...forms.map(({ length }) => length)) - 1);
  for (let length = longest; length > 0; length--) {
    const end = text.slice(-length);
    if (forms.some((form) => form.startsWith(end))) return length;
  }
  return 0;
}
