import type { ChatClient } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import { condense, contextSize, fits, paragraphsOf } from "../index.js";

function small(answer: string): ChatClient & { readonly requests: readonly unknown[] } {
  return { ...createScriptedClient([answer]), contextTokens: 2_000 };
}

describe("the size of a context", () => {
  it("is bounded by what the client's model holds", () => {
    const client = small("");
    expect(contextSize(client, "x".repeat(500))).toEqual({ tokens: 200, limit: 200 });
    expect(fits(contextSize(client, "x".repeat(500)))).toBe(true);
    expect(fits(contextSize(client, "x".repeat(501)))).toBe(false);
  });

  it("is counted where the client can count", () => {
    const client = { ...small(""), countTokens: () => 42 };
    expect(contextSize(client, "whatever")).toEqual({ tokens: 42, limit: 200 });
  });

  it("is not bounded where the client does not know", () => {
    const client = createScriptedClient([""]);
    expect(fits(contextSize(client, "x".repeat(1e6)))).toBe(true);
  });
});

describe("condensing", () => {
  it("leaves what fits as it is, asking nothing", async () => {
    const client = small('{"items":["short"]}');
    expect(await condense("A short context.", { client })).toBe("A short context.");
    expect(client.requests).toHaveLength(0);
  });

  it("summarises part by part until it fits", async () => {
    const client = small('{"items":["Point."]}');
    const long = Array.from({ length: 8 }, (_, index) => `Paragraph ${index}. ${"word ".repeat(40)}`).join(
      "\n\n",
    );
    const text = await condense(long, { client });
    expect(fits(contextSize(client, text))).toBe(true);
    expect(text).toMatch(/^- Point\.(\n- Point\.)+$/);
  });

  it("fails when the model gives no summary, and when it stays too large", async () => {
    const long = "word ".repeat(2_000);
    await expect(condense(long, { client: small("no") })).rejects.toMatchObject({ code: "UNREADABLE" });
    const chatty = small(JSON.stringify({ items: Array(6).fill("word ".repeat(40).trim()) }));
    await expect(condense(long, { client: chatty })).rejects.toMatchObject({ code: "CONTEXT_OVERFLOW" });
  }, 30_000);
});

it("splits texts into paragraphs at empty lines", () => {
  expect(
    paragraphsOf([{ file: "a.md", text: "one\nstill one\n\n\n two \r\n\r\nthree" }]).map(({ text }) => text),
  ).toEqual(["one\nstill one", "two", "three"]);
  expect(paragraphsOf([{ file: null, text: " \n\n " }])).toEqual([]);
});
