import { expect, it } from "vitest";
import { reportedErrorOf } from "./reported-error.js";

it.each([
  ["a text", { error: "quota" }],
  ["an object", { error: { message: "quota", code: 429 } }],
  ["JSON inside a text", { error: '{"error":{"message":"quota"}}' }],
  ["a list", { errors: [{ message: "quota" }] }],
  ["next to a part of an answer", { choices: [{ delta: {} }], error: "quota" }],
  ["an object that calls itself an error", { object: "error", message: "quota", code: 429 }],
  ["a type that is an error", { type: "error", message: "quota" }],
  ["a detail", { detail: "quota" }],
  ["a list of details", { detail: [{ msg: "quota" }] }],
  ["a message and no part of an answer", { code: 429, message: "quota" }],
  ["a list of objects", [{ error: { message: "quota" } }]],
])("an error is found as %s", (_, value) => {
  expect(reportedErrorOf(value)).toContain("quota");
});

it.each([
  ["nothing", {}],
  ["null", { error: null }],
  ["false", { error: false }],
  ["an empty text", { error: "" }],
  ["the number 0", { error: 0 }],
  ["an empty list", { errors: [] }],
  ["the message of an answer", { message: { role: "assistant", content: "error" }, done: false }],
  ["a warning next to a part of an answer", { choices: [], message: "slow" }],
  ["a text", "error"],
])("%s reports no error", (_, value) => {
  expect(reportedErrorOf(value)).toBeNull();
});
