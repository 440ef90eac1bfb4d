import { ProtocolError } from "../errors/index.js";
import { maxLineLength } from "../limits.js";
import { type JsonObject, readJsonObject, type Speaker } from "./json-object.js";

/**
 * Yields the objects of a stream of JSON lines, in order. Throws at the first line that is not an object, because
 * skipping it would make the answer incomplete.
 * @throws {ProtocolError} for a line that is not an object, or is too long
 */
export async function* jsonLines(texts: AsyncIterable<string>, speaker: Speaker): AsyncGenerator<JsonObject> {
  let open: string[] = [];
  let length = 0;
  for await (const text of texts) {
    const [first = "", ...others] = text.split("\n");
    const last = others.pop();
    open.push(first);
    length += first.length;
    if (last !== undefined) {
      yield readJsonObject(open.join(""), "line", speaker);
      for (const line of others) yield readJsonObject(line, "line", speaker);
      open = [last];
      length = last.length;
    }
    if (length > maxLineLength) {
      throw new ProtocolError(`${speaker.id} sent a line of more than ${maxLineLength} characters`);
    }
  }
  const rest = open.join("");
  if (rest.trim() !== "") yield readJsonObject(rest, "line", speaker);
}
