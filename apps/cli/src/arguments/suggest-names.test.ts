import { describe, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

describe("a misspelt name is answered with the one that was probably meant", () => {
  it.each([
    [["aks"], "Did you mean ask?"],
    [["help", "asc"], "(Did you mean concordat ask?)"],
    [["help", "simulate", "resum"], "(Did you mean concordat simulate resume?)"],
    [["ask", "help", "--contract", "post"], "(Did you mean concordat ask --help?)"],
    [["simulate", "raport", "out"], "(Did you mean concordat simulate report?)"],
    [["simulate", "resum"], "(Did you mean concordat simulate resume?)"],
    [["copilot", "resum"], "(Did you mean concordat copilot resume?)"],
    [["copilot", "rendr", "a.run.json"], "(Did you mean concordat copilot render?)"],
    [["copilot", "rendr"], '"rendr" is one word, and nearly the name of a command'],
    [["copilot", "covrage"], "(Did you mean concordat analyze coverage?)"],
    [["ask", "validat", "--contract", "post"], "(Did you mean concordat validate?)"],
    [["simulate", "resum", "--out", "x"], "(Did you mean concordat simulate resume?)"],
    [
      ["analyze", "covrage", "--question", "Why?", "--out", "x", "--llm", "none"],
      "(Did you mean concordat analyze coverage?)",
    ],
    [["study", "resum"], "(Did you mean concordat study resume?)"],
    [["analyze", "covrage"], "(Did you mean concordat analyze coverage?)"],
    [["reason", "--optoins", "a.json"], "(Did you mean --options?)"],
    [["ask", "x", "--shema", "a.json"], "Did you mean --schema?"],
    [["ask", "x", "--llm", "olama"], "did you mean ollama?"],
    [["ask", "x", "--form", "trns"], "give one of json, turns; did you mean turns?"],
    [["models", "--form", "bth"], "give one of json, turns, both; did you mean both?"],
    [["simulate", "decisions", "x", "--choice", "LKE"], "did you mean LIKE?"],
    [["init", "x", "--package-manager", "yrn"], "give one of npm, pnpm, yarn, bun; did you mean yarn?"],
    [["completion", "bsh"], "give one of bash, zsh, fish; did you mean bash?"],
    [["import", "postz", "x.csv"], "give one of posts, profiles, decisions; did you mean posts?"],
    [["import", "posts", "x.csv", "--as", "mastodn"], "did you mean mastodon?"],
    [["validate", "pots", "x.json"], "did you mean post?"],
    [["analyze", "x.csv", "--question", "Why?", "--aggregate", "avrage"], "did you mean average?"],
  ])("%j", async (words, expected) => {
    const { code, err } = await runCli(words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(expected) });
  });
});

it.each([
  [["ask", "Resume?", "--contract", "post"]],
  [["ask", "compare", "--contract", "post", "--about", "-"]],
])("takes %j for a question", async (words) => {
  const { err } = await runCli([...words, "--endpoint", "http://127.0.0.1:9"], { input: "a text" });
  expect(err).toContain("cannot be reached");
});
