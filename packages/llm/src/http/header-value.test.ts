import { describe, expect, it } from "vitest";
import { createOpenAIClient } from "../openai/index.js";

const connect = (apiKey: string) => () =>
  createOpenAIClient({ endpoint: "http://localhost:1/v1", model: "m", apiKey });

describe("an API key", () => {
  it.each([
    ["with a line break in it", "sk-live\nsk-other", /contains a line break/],
    ["with a line break after it", "sk-live\n", /contains a line break/],
    ["with a control character", "sk-live\u0000", /character that HTTP headers cannot hold/],
    ["with a letter beyond ASCII", "sk-livé", /character that HTTP headers cannot hold/],
    ["with a space after it", "sk-live ", /begins or ends with white space/],
    ["that is empty", "", /is empty/],
  ])("%s is refused when the client is made, without being shown", (_, apiKey, message) => {
    expect(connect(apiKey)).toThrow(message);
    expect(connect(apiKey)).not.toThrow(/sk-live/);
  });

  it("in the endpoint's credentials is refused when it cannot be decoded", () => {
    const endpoint = "http://user:%zz-s3cret@localhost:1/v1";
    expect(() => createOpenAIClient({ endpoint, model: "m" })).toThrow(/user name or password has a %/);
    expect(() => createOpenAIClient({ endpoint, model: "m" })).not.toThrow(/s3cret/);
  });
});
