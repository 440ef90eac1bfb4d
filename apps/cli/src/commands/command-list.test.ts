import { Command } from "commander";
import { expect, it } from "vitest";
import { commands } from "./command-list.js";

it.each(commands)("$name has no option that takes the arguments behind it", async ({ load }) => {
  const command = new Command();
  (await load()).define(command, commands);
  expect(command.options.filter(({ variadic }) => variadic).map(({ flags }) => flags)).toEqual([]);
});
