import { expect, it } from "vitest";
import { typePage } from "./type-page.mjs";

const page = (body) =>
  typePage({
    name: "Check",
    kind: "Interfaces",
    specifier: "@concordat/dialect",
    entry: "/api/dialect",
    body,
    users: [],
  });

it("says once what is said of a type that can be called, and of its call", () => {
  const sentence = "True, or false.";
  const text = page(`${sentence}\n\n${sentence}\n\n\`\`\`ts\nCheck(value): boolean;\n\`\`\`\n`);
  expect(text.split(sentence)).toHaveLength(2);
  expect(text).toContain("Check(value): boolean;");
});
