import { expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const password = "open+sesame";
// Nothing listens on port 1.
const url = `postgres://ali:${password}@127.0.0.1:1/runs`;
const nobody = ["--llm", "ollama", "--endpoint", "http://127.0.0.1:1", "--model", "none"];

it.each([
  ["a server that does not answer", ["simulate", "runs", "--ledger", url]],
  ["the same with its stack", ["simulate", "runs", "--ledger", url, "--debug"]],
  ["an option that is misspelt", ["simulate", "runs", `--ledgr=${url}`]],
  ["an option of no command", [`--ledger=${url}`]],
  ["the place of a command", [url]],
  ["the place of a run", ["simulate", "resume", url]],
  ["the place of a study", ["study", "resume", url]],
  ["the place of a contract", ["validate", url]],
  ["the place of a schema", ["diff", url, url]],
  ["the place of a choice", ["completion", url]],
  ["the place of a question, which a report repeats", ["copilot", url, ...nobody]],
  ["a URL without a slash", ["validate", url.replace("//", "/")]],
  ["a parameter of the URL", ["validate", `postgres://127.0.0.1:1/runs?user=ali&password=${password}`]],
  ["a URL whose password should be encoded", ["validate", url.replace("+", '/"@')]],
])("prints no password that the command line gives as %s", async (_, args) => {
  const { code, out, err } = await runCli(args);
  expect(code).not.toBe(0);
  expect(out + err).not.toBe("");
  expect(out + err).not.toContain("sesame");
});

it("prints the rest of a URL", async () => {
  const { err } = await runCli(["validate", url]);
  expect(err).toContain('no contract is called "postgres://ali:***@127.0.0.1:1/runs"');
});
