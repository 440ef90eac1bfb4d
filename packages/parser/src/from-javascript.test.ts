import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, it } from "vitest";
import { createParser, parseText, parseTextAsync } from "./index.js";
import { parseJson } from "./json/index.js";

// TypeScript refuses all of this; JavaScript does not.
describe.each([[undefined], [null], [5], [{}]])("given %s from JavaScript", (nonsense) => {
  const given = (name: string, ...args: readonly unknown[]) =>
    Reflect.apply({ parseText, parseTextAsync, parseJson, createParser }[name] ?? parseText, undefined, args);

  it.each(["parseText", "parseJson"])("as a text, %s says what a text is", (name) => {
    expect(() => given(name, nonsense, agentDecision)).toThrow("text must be a string");
  });

  it("as a text, parseTextAsync says so too", async () => {
    await expect(async () => given("parseTextAsync", nonsense, agentDecision)).rejects.toThrow(
      "text must be a string",
    );
  });

  it("as a contract, parseText and createParser say what a contract is", () => {
    expect(() => given("parseText", "{}", nonsense)).toThrow(/neither a contract nor a schema/);
    expect(() => given("createParser", nonsense)).toThrow(/neither a contract nor a schema/);
  });
});
