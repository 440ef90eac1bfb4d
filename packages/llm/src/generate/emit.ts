import type { GenerateEvent } from "./generate-event.js";

/** Passes an event on to whoever listens. Never throws. */
export type Emit = (event: GenerateEvent) => void;

/** A listener as the call uses it: what it throws is reported on the console, and the call continues. */
export function toEmit(onEvent: Emit | undefined): Emit {
  if (onEvent === undefined) return () => undefined;
  return (event) => {
    try {
      onEvent(event);
    } catch (thrown) {
      console.error("onEvent threw; the call continues:", thrown);
    }
  };
}
