import type { ChatChunk, TokenLogprobs } from "../chat/index.js";
import { maxReasonLength } from "../limits.js";
import { base64 } from "./base64.js";
import { boundedText } from "./bounded-text.js";
import { mergeRegions, SecretFinder, type TextRegion, unmistakable } from "./find-secrets.js";
import type { SecretMask } from "./secret-mask.js";
import { spellingsOf } from "./spellings.js";

/** The replacement of a secret. */
const mask = "[secret]";

/**
 * Maximum number of characters with which a server may spell one character. Text that exceeds this is neither
 * searched nor quoted.
 */
const maxSpelling = 16;

/** Maximum number of errors that are kept from a chain of causes. */
const maxCauseChain = 8;

/** The secrets of a client: API keys, passwords and values of headers. */
export class Secrets implements SecretMask {
  private readonly finders: readonly SecretFinder[];
  /** The finders of long secrets, which also apply to a model's text. */
  private readonly ofLong: readonly SecretFinder[];

  /** @param values the secrets as they are sent; empty ones are ignored */
  constructor(values: Iterable<string>) {
    const forms = [...new Set([...values].flatMap(formsOf))];
    this.finders = forms.map((form) => new SecretFinder(form));
    this.ofLong = forms.filter(({ length }) => length >= unmistakable).map((form) => new SecretFinder(form));
  }

  /** Replaces every secret in a text. */
  masked(text: string): string {
    if (this.finders.length === 0) return text;
    return replaced(
      text,
      spellingsOf(text).flatMap((spelling) => this.finders.flatMap((finder) => finder.find(text, spelling))),
    );
  }

  /** Masks a server's text before truncating it, so that no part of a secret remains at its end. */
  quoted(text: string, length: number = maxReasonLength): string {
    return boundedText(this.masked(text.slice(0, length * maxSpelling)), length);
  }

  /** Masks secrets in the message of an error of this package, in place, and replaces its causes with masked copies. */
  maskError<E extends Error>(error: E): E {
    if (this.finders.length === 0) return error;
    const { message, stack, cause } = error;
    error.message = this.masked(message);
    if (stack !== undefined) error.stack = this.masked(stack);
    if (cause !== undefined) error.cause = this.maskedCause(cause, maxCauseChain);
    return error;
  }

  /**
   * Masks the secrets in a stream, even if a secret is split between pieces. Only secrets that cannot be ordinary
   * words are replaced: a model that writes "password" is not quoting one.
   */
  async *maskChunks(chunks: AsyncIterable<ChatChunk>): AsyncGenerator<ChatChunk> {
    const { ofLong } = this;
    if (ofLong.length === 0) return yield* chunks;
    const masked = (text: string): string =>
      replaced(
        text,
        ofLong.flatMap((finder) => finder.findComplete(text)),
      );
    let held: Extract<ChatChunk, { readonly text: string }> | null = null;
    for await (const chunk of chunks) {
      if (held !== null && held.type !== chunk.type) {
        yield held;
        held = null;
      }
      if (chunk.type === "logprobs" && this.isReadable(chunk.tokens)) continue;
      if (chunk.type === "tool-call") {
        yield { ...chunk, call: { ...chunk.call, input: masked(chunk.call.input) } };
        continue;
      }
      if (chunk.type === "finish" || chunk.type === "odds" || chunk.type === "logprobs") {
        yield chunk;
        continue;
      }
      const text = masked(`${held?.text ?? ""}${chunk.text}`);
      const whole = Math.min(openEscape(text), ...ofLong.map((finder) => finder.openEnd(text)));
      if (whole > 0) yield { ...chunk, text: text.slice(0, whole) };
      held = whole < text.length ? { ...chunk, text: text.slice(whole) } : null;
    }
    if (held !== null) yield held;
  }

  /**
   * Whether the tokens of an answer contain a secret. Masked tokens would not add up to its text, so they are not
   * passed on.
   */
  private isReadable(tokens: readonly TokenLogprobs[]): boolean {
    const texts = [
      tokens.map(({ token }) => token).join(""),
      ...tokens.flatMap(({ top }) => top.map(({ token }) => token)),
    ];
    return texts.some((text) => this.ofLong.some((finder) => finder.findComplete(text).length > 0));
  }

  /**
   * Returns a masked copy of a cause. Causes are objects of other libraries, and may contain requests and headers, so
   * only their messages are kept.
   */
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

/**
 * Returns the forms in which a server may repeat a secret: unchanged, reversed, in Base64 at any byte offset, and in
 * hexadecimal. Escapes, capitalization, white space and separators are ignored when texts are compared, so they need
 * no forms.
 */
function formsOf(secret: string): string[] {
  if (secret.trim() === "") return [];
  const bytes = new TextEncoder().encode(secret);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const encoded = [hex, ...[0, 1, 2].flatMap((before) => inBase64(secret, before, bytes.length))];
  const backwards = [...secret].reverse().join("");
  return [
    secret,
    secret.replaceAll(" ", "+"),
    ...[backwards, ...encoded].filter(({ length }) => length >= unmistakable),
  ];
}

/**
 * Returns the Base64 digits of a secret in both alphabets that do not depend on the bytes around it.
 * @param before number of bytes before the secret
 * @param bytes number of bytes of the secret
 */
function inBase64(secret: string, before: number, bytes: number): string[] {
  const digits = base64(`${"x".repeat(before)}${secret}`).replace(/=+$/, "");
  const first = Math.ceil((before * 8) / 6);
  const own = digits.slice(first, Math.floor(((before + bytes) * 8) / 6));
  return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
}

/** Masks regions of a text. */
function replaced(text: string, regions: readonly TextRegion[]): string {
  let masked = "";
  let from = 0;
  for (const { start, end } of mergeRegions(regions)) {
    masked += `${text.slice(from, start)}${mask}`;
    from = end;
  }
  return masked + text.slice(from);
}

/** Returns the offset of an incomplete escape at the end of a text; the text's length if there is none. */
function openEscape(text: string): number {
  const open = /(%[0-9a-f]?|&#?\w{0,8}|\\(u[0-9a-f{]{0,7})?)$/i.exec(text);
  return open === null ? text.length : open.index;
}
