import { afterEach, expect, test, vi } from "vitest";
import { parseStrict } from "./parse-strict.js";

afterEach(() => vi.restoreAllMocks());

const damaged = '{"a": None}';

test("asks JSON.parse for no second damaged text in a row, and says the same of both", () => {
  expect(parseStrict(damaged)).toBeNull();
  const parse = vi.spyOn(JSON, "parse");
  expect(parseStrict(damaged)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
});

test("reads strict JSON behind a damaged text", () => {
  expect(parseStrict(damaged)).toBeNull();
  expect(parseStrict('{"a": null}')).toStrictEqual({ value: { a: null } });
});

test("no longer searches texts once a hundred were strict JSON", () => {
  expect(parseStrict(damaged)).toBeNull();
  for (let count = 0; count < 100; count++) expect(parseStrict("[1]")).toStrictEqual({ value: [1] });
  const parse = vi.spyOn(JSON, "parse");
  expect(parseStrict(damaged)).toBeNull();
  expect(parse).toHaveBeenCalledExactlyOnceWith(damaged);
});

test("leaves a long text to JSON.parse", () => {
  const long = `{"a": None, "b": "${"c".repeat(1000)}"}`;
  expect(parseStrict(damaged)).toBeNull();
  const parse = vi.spyOn(JSON, "parse");
  expect(parseStrict(long)).toBeNull();
  expect(parse).toHaveBeenCalledExactlyOnceWith(long);
});
