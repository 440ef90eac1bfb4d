import type { AgentDecision, agentDecision } from "@concordat/contracts/agent-decision";
import type { ContractViolationError, Violation } from "@concordat/contracts/contract";
import { type Post, type PostInput, post } from "@concordat/contracts/post";
import { describe, expectTypeOf, it } from "vitest";
import { createScriptedClient } from "../scripted/index.js";
import {
  type GenerateOptions,
  generateObject,
  type OddsByPointer,
  type OddsPointer,
  type Outcome,
} from "./index.js";

const client = createScriptedClient([""]);
const messages = [{ role: "user", content: "Hello." }] as const;

describe("the types of a call", () => {
  it("follow from the contract, in the form with defaults filled", () => {
    const ask = () => generateObject({ client, contract: post, messages });
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<Outcome<Post>>();
  });

  it("take examples in the form whose defaults may be absent", () => {
    type Example = NonNullable<GenerateOptions<Post, PostInput>["examples"]>[number];
    expectTypeOf<Example["output"]>().toEqualTypeOf<PostInput>();
  });

  it("know the forms in which the answer is described to a model", () => {
    expectTypeOf<GenerateOptions<Post, PostInput>["describe"]>().toEqualTypeOf<
      "full" | "short" | false | undefined
    >();
  });
});

describe("an outcome", () => {
  const read = (outcome: Outcome<AgentDecision>) => {
    if (outcome.state === "valid") {
      expectTypeOf(outcome.value).toEqualTypeOf<AgentDecision>();
      expectTypeOf(outcome).not.toHaveProperty("error");
      if (outcome.value.choice === "REPLY") expectTypeOf(outcome.value.content).toEqualTypeOf<string>();
    } else if (outcome.state === "invalid") {
      expectTypeOf(outcome.value).toEqualTypeOf<unknown>();
      expectTypeOf(outcome.violations).toEqualTypeOf<readonly Violation[]>();
      expectTypeOf(outcome.error).toEqualTypeOf<ContractViolationError>();
    } else {
      expectTypeOf(outcome).not.toHaveProperty("value");
      expectTypeOf(outcome.state).toEqualTypeOf<"failed">();
    }
  };

  it("has a value of the contract exactly where it is valid, and an error everywhere else", () => {
    expectTypeOf(read).parameter(0).toEqualTypeOf<Outcome<AgentDecision>>();
    expectTypeOf<Parameters<typeof agentDecision.is>[0]>().toBeUnknown();
  });
});

describe("the pointers of odds", () => {
  it("lead to the enumerations and booleans of a contract, and nowhere else", () => {
    expectTypeOf<OddsPointer<AgentDecision>>().toEqualTypeOf<"/choice">();
    type Mail = {
      readonly kind: "spam" | "ham";
      readonly text: string;
      readonly from: { readonly known: boolean; readonly name?: string };
      readonly grade?: 1 | 2 | 3;
      readonly tags: readonly ("a" | "b")[];
    };
    expectTypeOf<OddsPointer<Mail>>().toEqualTypeOf<"/kind" | "/from/known" | "/grade">();
    expectTypeOf<OddsPointer<unknown>>().toEqualTypeOf<string>();
  });

  it("are options of the call, and odds by pointer are its outcome", () => {
    const ask = () => generateObject({ client, contract: post, messages });
    expectTypeOf(ask).returns.resolves.toHaveProperty("odds").toEqualTypeOf<OddsByPointer>();
    // @ts-expect-error a text has no odds
    const wrong = () => generateObject({ client, contract: post, messages, odds: ["/content"] });
    expectTypeOf(wrong).toBeFunction();
  });
});
