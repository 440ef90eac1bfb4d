import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reasonNotToPublish, withRepository } from "./public-ci.mjs";

const root = join(import.meta.dirname, "../..");

it.each([
  ["on anybody's machine", {}, /for the release workflow alone/],
  ["in a workflow that cannot prove who it is", { GITHUB_ACTIONS: "true" }, /id-token: write/],
  [
    "in the release workflow",
    { GITHUB_ACTIONS: "true", ACTIONS_ID_TOKEN_REQUEST_URL: "https://token.example" },
    null,
  ],
])("%s, publishing is refused with the reason, or allowed", (_, env, reason) => {
  const found = reasonNotToPublish(env);
  if (reason === null) expect(found).toBeNull();
  else expect(found).toMatch(reason);
});

it("stops before it does anything when it is not to publish", () => {
  const { GITHUB_ACTIONS, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/release.mjs")], {
    env,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/pnpm release --dry-run/);
});

it("names the repository that the workflow runs in: for provenance, and for those who have a question", () => {
  const env = { GITHUB_SERVER_URL: "https://git.example", GITHUB_REPOSITORY: "some/concordat" };
  expect(withRepository({ name: "@concordat/llm" }, env, "packages/llm")).toEqual({
    name: "@concordat/llm",
    author: "The Concordat contributors",
    homepage: "https://git.example/some/concordat/tree/main/packages/llm#readme",
    bugs: "https://git.example/some/concordat/issues",
    repository: {
      type: "git",
      url: "git+https://git.example/some/concordat.git",
      directory: "packages/llm",
    },
  });
});

it("has a workflow that may prove who it is, after all that a pull request passes", () => {
  const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
  expect(workflow).toMatch(/^ {2}id-token: write\b/m);
  expect(workflow).toMatch(/^ {2}ci:\n {4}uses: \.\/\.github\/workflows\/ci\.yml$/m);
  expect(workflow).toMatch(/^ {4}needs: ci$/m);
});
