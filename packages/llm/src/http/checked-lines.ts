import { ProtocolError } from "../errors/index.js";

/** The longest line read, in characters: a server that never ends one would fill the memory. */
const longestLine = 4_000_000;

/**
 * Passes a stream of lines of JSON on, and refuses it at the first line that is none. A reader that skips such a line
 * would give an answer with a hole in it.
 * @param who names the server in errors
 */
export function checkedLines(who: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let rest = "";
  const fault = (text: string): ProtocolError | null => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) {
      return new ProtocolError(`${who} sent a line of more than ${longestLine} characters`);
    }
    const broken = lines.find((line) => !isJson(line));
    return broken === undefined ? null : noJson(who, broken);
  };
  return new TransformStream({
    transform(chunk, controller) {
      const found = fault(decoder.decode(chunk, { stream: true }));
      if (found === null) controller.enqueue(chunk);
      else controller.error(found);
    },
    flush(controller) {
      rest += decoder.decode();
      if (rest.trim() !== "" && !isJson(rest)) controller.error(noJson(who, rest));
    },
  });
}

function noJson(who: string, line: string): ProtocolError {
  return new ProtocolError(`${who} sent a line that is no JSON: ${JSON.stringify(line.slice(0, 60))}`);
}

function isJson(line: string): boolean {
  if (line.trim() === "") return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
