import type { ChatClient, Outcome } from "@concordat/llm";
import { type TraceOptions, traceClient, traceOutcome } from "@concordat/opentelemetry";
import { expectTypeOf, it } from "vitest";

it("a traced client is a client, and a traced outcome keeps its type", () => {
  expectTypeOf<TraceOptions["contents"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf(traceClient).returns.toEqualTypeOf<ChatClient>();
  expectTypeOf(traceOutcome<{ city: string }>).returns.toEqualTypeOf<Promise<Outcome<{ city: string }>>>();
});
