import { expect, it } from "vitest";
import { statusError } from "../http/map-error.js";
import { StatusError } from "../http/status-error.js";
import { feedbackTurns } from "../prompt/feedback.js";
import { asClause } from "./as-clause.js";

it("removes one full stop, and no ellipsis", () => {
  expect(["No key.", "No key", "No key. ", "wait..."].map(asClause)).toEqual([
    "No key",
    "No key",
    "No key",
    "wait...",
  ]);
});

it("lets our sentence continue after a server's", () => {
  const request = { where: "openai:m at http://h", getModel: "pull it" };
  const messages = [401, 404].map(
    (status) => statusError(new StatusError(status, "Not so.", null), request).message,
  );
  expect(messages).toEqual([
    "openai:m at http://h refuses access (401): Not so; check the API key and what it may do",
    "openai:m at http://h: Not so; pull it",
  ]);
});

it("ends a complaint to the model with one full stop", () => {
  const [, complaint] = feedbackTurns({ text: "3", violations: [], error: new Error("Not an object.") });
  expect(complaint?.content).toContain("Not an object. Answer again");
});
