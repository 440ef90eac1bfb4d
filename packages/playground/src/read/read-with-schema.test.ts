import { describe, expect, it } from "vitest";
import { firstMarks } from "./first-marks.js";
import { readUpTo, readWithSchema } from "./read-with-schema.js";
import { stretchesOf } from "./stretches.js";

const city = JSON.stringify({
  type: "object",
  properties: { city: { type: "string", minLength: 2 }, founded: { type: "string", format: "date" } },
  required: ["city"],
  additionalProperties: false,
});

describe("a text read by a schema that somebody wrote", () => {
  it("says what was read and what was put right, with its place", () => {
    const reading = readWithSchema(city, "Sure: {city: 'Tartu',}");
    expect(reading).toMatchObject({ result: { state: "valid", value: { city: "Tartu" } } });
    expect(reading.state === "read" && reading.explanations.map(({ name }) => name)).toEqual([
      "surrounding-text",
      "unquoted-keys",
      "single-quotes",
      "extra-comma",
    ]);
  });

  it("takes formats for rules", () => {
    expect(readWithSchema(city, '{"city": "Tartu", "founded": "1030-02-30"}')).toMatchObject({
      explanations: [{ kind: "violation", name: "format" }],
    });
  });

  it.each([
    ["{", expect.stringContaining("this is not valid JSON: ")],
    ["[]", "a JSON Schema is an object, true or false"],
    ['{"type": "strange"}', expect.stringContaining("/type: is not valid JSON Schema 2020-12: ")],
    ['{"$ref": "#/$defs/none"}', expect.stringContaining("$ref")],
  ])("says what is wrong with the schema %s", (schema, problem) => {
    expect(readWithSchema(schema, "{}")).toEqual({ state: "no-schema", problems: [problem] });
  });
});

describe("a text that streams", () => {
  const text = '{"city": "Tartu"}';

  it("is known up to where it has arrived", () => {
    expect(readUpTo(city, text, 5)).toEqual({ value: undefined, growing: null });
    expect(readUpTo(city, text, 13)).toEqual({ value: { city: "Tar" }, growing: "/city" });
    expect(readUpTo(city, text, text.length)).toEqual({ value: { city: "Tartu" }, growing: null });
  });

  it("is not read by a schema that cannot be used", () => {
    expect(readUpTo("{", text, 5)).toBeNull();
  });
});

describe("the stretches of a text", () => {
  const stretches = (text: string) => {
    const reading = readWithSchema(city, text);
    return reading.state === "read" ? stretchesOf(text, reading.result) : [];
  };

  it("explain a problem once, after its whole value, where repairs divide the value", () => {
    const found = stretches("{founded: 'on a Friday', city: 'Tartu'}");
    const problem = found.filter(({ problems }) => problems.length > 0);
    expect(problem.map(({ text }) => text)).toEqual(["'", "on a Friday'"]);
    expect(problem.map(({ explained }) => explained.length)).toEqual([0, 1]);
  });

  it("are the text, and say where what was put right", () => {
    const text = "Sure: {city: 'Tartu'}";
    const found = stretches(text);
    expect(found.map((stretch) => stretch.text).join("")).toBe(text);
    expect(found.filter(({ repairs }) => repairs.length > 0)).toEqual([
      { text: "Sure:", repairs: ["surrounding-text"], problems: [], explained: [] },
      { text: "city", repairs: ["unquoted-keys"], problems: [], explained: [] },
      { text: "'", repairs: ["single-quotes"], problems: [], explained: [] },
    ]);
  });

  it("say which value breaks a rule", () => {
    expect(stretches('{"city": "T"}').filter(({ problems }) => problems.length > 0)).toEqual([
      {
        text: '"T"',
        repairs: [],
        problems: [expect.stringContaining("/city must ")],
        explained: [expect.stringContaining("/city must ")],
      },
    ]);
  });

  it("say where a text that cannot be read ends", () => {
    expect(stretches('{"city": "Tar').at(-1)).toEqual({
      text: "r",
      repairs: [],
      problems: ["the text ends inside a value"],
      explained: ["the text ends inside a value"],
    });
    expect(stretches("")).toEqual([]);
  });

  it("are found in a text with a hundred thousand of them", { timeout: 60_000 }, () => {
    const text = `{${Array.from({ length: 100_000 }, (_, index) => `a${index}: 1`).join()}}`;
    const reading = readWithSchema("{}", text);
    const found = reading.state === "read" ? stretchesOf(text, reading.result) : [];
    expect(found.filter(({ repairs }) => repairs.length > 0)).toHaveLength(100_000);
  });

  it("are shown with their first marks, and as plain text behind those", () => {
    const text = "{'city': 'Tartu', 'founded': '1030-01-01'}";
    const { stretches: shown, rest, hidden } = firstMarks(stretches(text), 3);
    expect(shown.map((stretch) => stretch.text).join("") + rest).toBe(text);
    expect(shown.filter(({ repairs }) => repairs.length > 0)).toHaveLength(3);
    expect({ rest, hidden }).toEqual({ rest: "'1030-01-01'}", hidden: 1 });
    expect(firstMarks(stretches(text), 8)).toEqual({ stretches: stretches(text), rest: "", hidden: 0 });
  });
});
