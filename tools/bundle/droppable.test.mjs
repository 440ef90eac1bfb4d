import { expect, it } from "vitest";
import { inPlace } from "./droppable.mjs";

const path = "/home/a/package/dist/ledger/thread.js";
const evaluate = (source, meta) =>
  new Function("meta", `return ${inPlace(source, path).replaceAll("import.meta", "meta")}`)(meta);

it("finds the files next to a module from the file that it became part of", () => {
  const url = "file:///home/a/dist/b/node_modules/package/dist/shared/ABC.js";
  expect(evaluate('new URL("./other.js", import.meta.url).href', { url })).toBe(
    "file:///home/a/dist/b/node_modules/package/dist/ledger/other.js",
  );
});

it.each([
  ["/home/a/package/dist", "/home/a/package/dist/ledger"],
  ["/home/dist/package/dist/shared", "/home/dist/package/dist/ledger"],
  ["C:\\package\\dist\\shared", "C:\\package\\dist/ledger"],
  [undefined, undefined],
])("the folder of a module joined into one of %s is %s", (dirname, folder) => {
  expect(evaluate("import.meta.dirname", { dirname })).toBe(folder);
});
