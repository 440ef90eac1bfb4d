import { ProtocolError } from "../errors/index.js";
import { maxQuoteLength } from "../limits.js";
import type { FailedRequest } from "./map-error.js";
import type { SecretMask } from "./secret-mask.js";

/**
 * Yields the texts of an answer and throws if it is an HTML or XML page. A proxy, a login page or another program in
 * front of the model may send one with status 200. No stream that we request begins with `<`.
 * @throws {ProtocolError} when the answer is a page; it is not retryable, because a retry would get the same page
 */
export async function* assertNotPage(
  texts: AsyncIterable<string>,
  { where }: FailedRequest,
  secrets: SecretMask,
): AsyncGenerator<string> {
  let hasStarted = false;
  for await (const text of texts) {
    const start: string = hasStarted ? "" : text.trimStart();
    if (start.startsWith("<")) {
      const what = start.startsWith("<?xml") ? "a document of XML" : "a page of HTML";
      const quote = JSON.stringify(secrets.quoted(titleOf(start) ?? start, maxQuoteLength));
      throw new ProtocolError(
        `${where} answered with ${what}, not with a model's answer: ${quote}; check the endpoint, and any proxy or login before it`,
        { retryable: false },
      );
    }
    hasStarted ||= start !== "";
    yield text;
  }
}

function titleOf(page: string): string | undefined {
  return /<title[^>]*>([^<]+)/i.exec(page)?.[1]?.trim();
}
