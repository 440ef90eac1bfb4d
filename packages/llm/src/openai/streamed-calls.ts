import type { ToolCall } from "../chat/index.js";
import { asJsonObject, type JsonObject, type Speaker } from "../http/json-object.js";
import { readToolCall } from "../http/tool-calls.js";

/** The part of a tool call that has arrived. */
interface StreamedCall {
  readonly index: unknown;
  id: unknown;
  name: unknown;
  input: string;
}

/** Tool calls that arrive in pieces: first the id and the name, then the input in parts. */
export class StreamedCalls {
  private readonly calls: StreamedCall[] = [];

  /**
   * Adds the pieces of an event. A piece belongs to the last call with the same `index`, or to the last call if it has
   * none. Another id begins another call, because some servers give all calls the index 0.
   */
  add(pieces: readonly unknown[]): void {
    for (const piece of pieces) {
      const next = asJsonObject(piece) ?? {};
      const own = asJsonObject(next.function) ?? {};
      const known = this.callOf(next, own);
      if (known === undefined) {
        this.calls.push({ index: next.index, id: next.id, name: own.name, input: inputText(own.arguments) });
      } else {
        known.id = isGiven(known.id) ? known.id : next.id;
        known.name = isGiven(known.name) ? known.name : own.name;
        known.input += inputText(own.arguments);
      }
    }
  }

  /** Returns the complete calls, each with an id of its own: the results are told apart by it. */
  read(server: Speaker): ToolCall[] {
    const ids = new Set<unknown>([""]);
    return this.calls.map(({ id, name, input }, index) => {
      const own = ids.has(id) ? undefined : id;
      ids.add(id);
      return readToolCall({ id: own, function: { name, arguments: input } }, `call-${index + 1}`, server);
    });
  }

  /** Returns the call to which a piece belongs; `undefined` if it begins one. */
  private callOf({ index, id }: JsonObject, { name }: JsonObject): StreamedCall | undefined {
    const known = this.calls.findLast((call) => index === undefined || call.index === index);
    if (known === undefined) return undefined;
    if (isGiven(id)) return !isGiven(known.id) || known.id === id ? known : undefined;
    // Without an index and an id, only a name tells that another call begins.
    return index === undefined && isGiven(name) ? undefined : known;
  }
}

/** Whether a server gave an id or a name. Some send an empty one with every piece. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Returns the text of a piece of the input. Some servers send the whole input as an object. */
function inputText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
