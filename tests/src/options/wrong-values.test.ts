import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateObject } from "@concordat/llm";
import { describe, expect, it } from "vitest";
import { client } from "./kind.js";
import { kinds, without } from "./wrong-values.js";

const cases = kinds.flatMap(({ calls, valid, wrong }) =>
  Object.entries(calls).flatMap(([name, call]) =>
    Object.entries(wrong).flatMap(([option, values]) =>
      values.map(([value, sentence]) => ({
        name,
        call,
        option,
        value,
        sentence,
        options: { ...valid, [option]: value },
      })),
    ),
  ),
);

describe("an invalid option is refused, with a sentence", () => {
  it.each(cases)("$name: $option cannot be $value", async ({ call, options, sentence }) => {
    await expect((async () => call(options as never))()).rejects.toThrow(sentence);
    expect(client.requests).toEqual([]);
  });

  it.each(kinds.flatMap(({ calls }) => Object.entries(calls)))(
    "%s: options cannot be a string",
    async (_, call) => {
      await expect((async () => call("fast" as never))()).rejects.toThrow(
        /must be an object|must be .* but is/,
      );
    },
  );

  it.each([
    ["model", "client"],
    ["schema", "contract"],
    ["instructions", "system"],
    ["abortSignal", "signal"],
    ["maxOutputTokens", "maxTokens"],
    ["temprature", "temperature"],
  ])("%s, as other libraries or a slip of the hand have it, is %s here", async (name, meant) => {
    await expect(generateObject({ [name]: 1 } as never)).rejects.toThrow(
      `${name} is not a known option; did you mean ${meant}?`,
    );
  });

  it.each(
    kinds.flatMap(({ calls, valid }) => Object.entries(calls).map(([name, call]) => ({ name, call, valid }))),
  )("$name: an option that is not known is refused, not passed over", async ({ call, valid }) => {
    const options = { ...valid, colour: "red" };
    await expect((async () => call(options as never))()).rejects.toThrow(
      /^colour is not a known option; there are \w+/,
    );
    expect(client.requests).toEqual([]);
  });
});

it.each([
  "agent",
  "ai-sdk",
  "analyst",
  "codegen",
  "contracts",
  "copilot",
  "llm",
  "opentelemetry",
  "react",
  "parser",
  "reasoner",
  "simulation",
  "simulation-postgres",
  "statechart",
])("every kind of options of @concordat/%s has its rows", (folder) => {
  const file = join(import.meta.dirname, "../../../packages", folder, "surface.json");
  const surface: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  const types = Object.values(surface).flatMap((names) =>
    names.flatMap(
      (name) => /^type (\w*(?:Options|Hooks|Settings|Functions|RunRequest))$/.exec(name)?.[1] ?? [],
    ),
  );
  const known = [...kinds.map(({ type }) => type), ...Object.keys(without)];
  expect(types.filter((type) => !known.includes(type))).toEqual([]);
});
