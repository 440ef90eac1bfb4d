import type { DeepPartial } from "@concordat/parser";
import type { ObjectFailure, ObjectState, UseObject, UseObjectOptions } from "@concordat/react";
import { expectTypeOf, it } from "vitest";

interface Ticket {
  readonly summary: string;
}

it("a value of the hook is there exactly where it is valid, and a code exactly where there is none", () => {
  expectTypeOf<UseObject<Ticket>>().toExtend<ObjectState<Ticket>>();
  expectTypeOf<Extract<ObjectState<Ticket>, { status: "valid" }>["value"]>().toEqualTypeOf<Ticket>();
  expectTypeOf<Exclude<ObjectState<Ticket>, { status: "valid" }>>().not.toHaveProperty("value");
  expectTypeOf<
    Extract<ObjectState<Ticket>, { status: "failed" | "invalid" }>["code"]
  >().toEqualTypeOf<ObjectFailure>();
  expectTypeOf<Extract<ObjectState<Ticket>, { status: "streaming" }>["object"]>().toEqualTypeOf<
    DeepPartial<Ticket> | undefined
  >();
  expectTypeOf<UseObjectOptions<Ticket>["api"]>().toEqualTypeOf<string>();
});
