import { expect, it } from "vitest";
import { requestHeaders } from "./request-headers.js";

it.each([
  ["a long value, whatever its header is called", { "x-tenant": "acme-corp-42" }, ["acme-corp-42"]],
  ["a short value of a header that speaks of a secret", { "api-key": "k1" }, ["k1"]],
  [
    "the token in an authorization, and the whole value",
    { authorization: "Bearer abc" },
    ["Bearer abc", "abc"],
  ],
  ["no short word or number", { "x-version": "2", "x-region": "eu", "x-debug": "true" }, []],
  ["nothing that says what is accepted or sent", { accept: "application/json, text/plain" }, []],
])("takes for secret %s", (_, headers, secrets) => {
  expect(requestHeaders({}, undefined, headers).secrets).toEqual(secrets);
});
