import { ProtocolError } from "../errors/index.js";

/**
 * Decodes chunks of UTF-8. Invalid bytes are an error: a replacement character would be text that the model
 * did not write.
 * @throws {ProtocolError} if the bytes are not UTF-8
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>, who: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (cause) {
      throw new ProtocolError(`${who} sent bytes that are not UTF-8`, { cause });
    }
  };
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}
