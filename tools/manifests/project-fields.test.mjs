import { expect, it } from "vitest";
import { withProjectFields } from "./project-fields.mjs";

const manifest = { name: "@concordat/llm", keywords: ["llm"], license: "MIT" };

it("says where the sources, the documentation and the issues are, behind the keywords", () => {
  const project = { repository: "https://git.example/ada/concordat", homepage: "https://concordat.example" };
  const written = withProjectFields(manifest, project, "packages/llm");
  expect(Object.entries(written)).toEqual([
    ["name", "@concordat/llm"],
    ["keywords", ["llm"]],
    ["homepage", "https://concordat.example"],
    [
      "repository",
      { type: "git", url: "git+https://git.example/ada/concordat.git", directory: "packages/llm" },
    ],
    ["bugs", { url: "https://git.example/ada/concordat/issues" }],
    ["license", "MIT"],
  ]);
});

it("leaves out what is not known, also where an earlier setting was written", () => {
  const earlier = { ...manifest, homepage: "https://old.example", bugs: { url: "https://old.example" } };
  expect(withProjectFields(earlier, { repository: "", homepage: "" }, "packages/llm")).toEqual(manifest);
});
