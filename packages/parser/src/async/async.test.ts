import { expect, it } from "vitest";
import * as z from "zod";
import { parseTextAsync } from "../index.js";
import { parseTextAsync as loading } from "./index.js";

const city = z.object({ name: z.string().refine(async (name) => name !== "Nowhere", "no such city") });

it.each([
  '{"name": "Tartu"}',
  '{"name": "Nowhere"}',
  "Sure: {name: 'Tartu'}",
  "Sure: {name: 'Nowhere'}",
  '{"name": 7}',
  '{"name": "Tar',
  '{"name": "Tartu"} or rather {"name": "Riga"}',
  "",
  "7",
])("reads %j as the parser that is loaded at once", async (text) => {
  for (const options of [{}, { finishReason: "length" }, { strict: true }, { maxLength: 5 }] as const)
    expect(await loading(text, city, options)).toEqual(await parseTextAsync(text, city, options));
});

it("checks each value once, and none further than it must", async () => {
  const checked: unknown[] = [];
  const contract = {
    schema: { type: "object", properties: { name: { type: "string" } } },
    async validate(value: unknown) {
      checked.push(value);
      return [];
    },
    fillDefaults: (value: { name: string }) => value,
  };
  expect(await loading('{"name": "Tartu"}', contract)).toMatchObject({ state: "valid", repairs: [] });
  expect(checked).toEqual([{ name: "Tartu" }]);
});

it("refuses options that it does not know", async () => {
  await expect(loading("{}", city, { maxLenght: 5 } as object)).rejects.toThrow(
    "maxLenght is not a known option",
  );
});
