import type { ToolCall } from "../chat/index.js";
import { asJsonObject, type JsonObject, type Speaker } from "../http/json-object.js";
import { readToolCall } from "../http/tool-calls.js";

/** Tool calls that arrive in pieces: first the id and the name, then the input in parts. */
export class StreamedCalls {
  private readonly calls = new Map<unknown, JsonObject>();

  /** Adds the pieces of an event. A piece belongs to the call with the same `index`. */
  add(pieces: readonly unknown[]): void {
    for (const piece of pieces) {
      const next = asJsonObject(piece);
      const place = next?.index ?? this.calls.size;
      const known = this.calls.get(place);
      const own = asJsonObject(next?.function);
      const before = asJsonObject(known?.function);
      this.calls.set(place, {
        id: known?.id ?? next?.id,
        function: {
          name: before?.name ?? own?.name,
          arguments: `${textOf(before?.arguments)}${textOf(own?.arguments)}`,
        },
      });
    }
  }

  /** Returns the complete calls. */
  read(server: Speaker): ToolCall[] {
    return [...this.calls.values()].map((call, index) => readToolCall(call, `call-${index + 1}`, server));
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
