import { expect, it } from "vitest";
import { identityDifferences, runIdentity } from "../index.js";

const settings = { model: "ollama:mistral", seed: 7, temperature: 0.7, posts: [{ id: "p1", text: "Hello" }] };

it("is the same for the same parts, in whatever order they were written", () => {
  const shuffled = {
    posts: [{ text: "Hello", id: "p1" }],
    temperature: 0.7,
    seed: 7,
    model: "ollama:mistral",
  };
  expect(runIdentity(shuffled).hash).toBe(runIdentity(settings).hash);
  expect(identityDifferences(runIdentity(settings), runIdentity(shuffled))).toEqual([]);
});

it.each<[object, string[]]>([
  [{ temperature: 1.2 }, ["temperature is 0.7 there, but 1.2 here"]],
  [{ seed: null }, ["seed is 7 there, but not set here"]],
  [{ posts: [{ id: "p1", text: "Hello!" }] }, ["other posts"]],
  [{ model: "x", seed: 8 }, ['model is "ollama:mistral" there, but "x" here', "seed is 7 there, but 8 here"]],
  [{ prompt: "Say" }, ['prompt is not set there, but "Say" here']],
])("names what differs: %j", (change, differences) => {
  const other = runIdentity({ ...settings, ...change });
  expect(other.hash).not.toBe(runIdentity(settings).hash);
  expect(identityDifferences(runIdentity(settings), other)).toEqual(differences);
});

it("names what follows from the rest only where nothing else differs", () => {
  const identity = (of: object, prompt: string) => runIdentity({ ...settings, ...of }, { prompt });
  const here = identity({}, "Say hello");
  expect(identityDifferences(identity({ seed: 8 }, "Say hello to p2"), here)).toEqual([
    "seed is 8 there, but 7 here",
  ]);
  expect(identityDifferences(identity({}, "Greet"), here)).toEqual([
    'prompt is "Greet" there, but "Say hello" here',
  ]);
});
