import type { IncomingMessage } from "node:http";
import { isRecord } from "@concordat/contracts/options";

/** Maximum number of bytes in the body of a request. */
const maxBody = 64 * 1024;

/** Error for a request with missing or invalid content. It is answered with the status 400. */
export class BadRequestError extends Error {}

/** The content of a request, whose fields are validated when they are read. */
export class Body {
  private readonly fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.fields = fields;
  }

  /**
   * Returns a text field that is not blank.
   * @throws {BadRequestError} when it is missing or too long
   */
  text(name: string, maxLength: number): string {
    const value = this.fields[name];
    if (typeof value !== "string" || value.trim() === "") throw new BadRequestError(`${name} is missing`);
    if (value.length > maxLength)
      throw new BadRequestError(`${name} must have at most ${maxLength} characters, not ${value.length}`);
    return value;
  }

  /**
   * Returns a field with a whole number of at least 0.
   * @throws {BadRequestError} when it is missing or invalid
   */
  number(name: string): number {
    const value = this.fields[name];
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
      throw new BadRequestError(`${name} must be a whole number of at least 0`);
    return value;
  }
}

/**
 * Reads the body of a request, which must be a JSON object.
 * @throws {BadRequestError} when it is too long, or not an object
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBody) throw new BadRequestError(`a request may have at most ${maxBody} bytes`);
    chunks.push(chunk);
  }
  const value = parsed(Buffer.concat(chunks).toString("utf8"));
  if (!isRecord(value)) throw new BadRequestError("the request must be a JSON object");
  return new Body(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
