import { ProtocolError } from "../errors/index.js";

/**
 * Bytes as text. A byte that is not UTF-8 is refused: replaced by a mark, it would be a character that the model
 * did not write.
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
