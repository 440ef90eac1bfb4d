import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatChunk } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { maxReasonLength } from "../limits.js";
import { Secrets } from "./secrets.js";

const key = 'sk-live/4f"9a+7c21';

describe("a text", () => {
  it.each([
    ["as it is", `the key ${key} is not valid`, "the key [secret] is not valid"],
    ["inside JSON", JSON.stringify({ sent: key }), '{"sent":"[secret]"}'],
    ["inside a URL", `/v1?key=${encodeURIComponent(key)}&a=1`, "/v1?key=[secret]&a=1"],
    [
      "inside JSON, its slashes escaped",
      `{"sent":"${JSON.stringify(key).slice(1, -1).replace("/", "\\/")}"}`,
      '{"sent":"[secret]"}',
    ],
    ["inside a URL in a URL", `/go?to=${encodeURIComponent(encodeURIComponent(key))}`, "/go?to=[secret]"],
    ["in Base64", `key=${btoa(key).replace(/=*$/, "")};`, "key=[secret];"],
    ["inside a word", `x${key}x`, "x[secret]x"],
  ])("has the secret masked %s", (_, text, masked) => expect(new Secrets([key]).masked(text)).toBe(masked));

  it("has a short secret masked where it stands alone, not inside words", () => {
    expect(new Secrets(["pass"]).masked("pass, compass, 'pass'")).toBe("[secret], compass, '[secret]'");
  });

  it("has the longer of two secrets masked first", () => {
    expect(new Secrets(["hunter", "hunter-and-gatherer"]).masked("hunter-and-gatherer")).toBe("[secret]");
  });

  it("is masked before it is cut: no half of a secret is left at its end", () => {
    expect(new Secrets([key]).quoted(`${"x".repeat(490)} ${key}`)).not.toContain("sk-live");
  });

  it("of megabytes is searched only in the part that could be quoted", () => {
    const quoted = new Secrets([key]).quoted(`${key} ${"A1b2C3d4".repeat(400_000)}`);
    expect(quoted).toMatch(/^\[secret\] (A1b2C3d4)+.*…$/);
    expect(quoted.length).toBe(maxReasonLength);
  });

  it("is left as it is where there is nothing to hide", () => {
    expect(new Secrets(["", " "]).masked("nothing  here")).toBe("nothing  here");
  });
});

it("an error is masked in its message, its stack and all its causes, whatever they carry", () => {
  const deepest = Object.assign(new Error(`header ${key} refused`), { request: { headers: { a: key } } });
  const cause = new TypeError("fetch failed", { cause: deepest });
  const error = new Secrets([key]).maskError(new ProtocolError(`server said ${key}`, { cause }));
  expect(error).toMatchObject({ code: "PROTOCOL_ERROR", message: "server said [secret]" });
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain("sk-live");
  expect(inspect(error)).toContain("header [secret] refused");
});

describe("a stream", () => {
  const streamed = async (pieces: readonly string[], secret: string): Promise<string> => {
    async function* chunks(): AsyncGenerator<ChatChunk> {
      for (const text of pieces) yield { type: "text", text };
      yield { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } };
    }
    let text = "";
    for await (const chunk of new Secrets([secret]).maskChunks(chunks())) {
      if (chunk.type === "text") text += chunk.text;
    }
    return text;
  };

  it("never shows a secret, however it is cut into pieces, and keeps everything else", async () => {
    const secret = "aab-aab-aabx";
    const text = fc
      .array(fc.constantFrom(secret, "a", "aab-", "aab-aab-", "b", "x"))
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 9 })), async (whole, cuts) => {
        const pieces: string[] = [];
        let rest = whole;
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        expect(await streamed([...pieces, rest], secret)).toBe(whole.replaceAll(secret, "[secret]"));
      }),
    );
  });

  it("keeps words that happen to be a short password", async () => {
    expect(await streamed(["Like ", "password"], "password")).toBe("Like password");
  });
});
