import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const packages = [
  "agent",
  "ai-sdk",
  "contracts",
  "llm",
  "opentelemetry",
  "parser",
  "react",
  "reasoner",
  "statechart",
];
const here = import.meta.dirname;
const sources = readdirSync(here)
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(here, file), "utf8"));

/** What each file says of types, with the packages that it imports them from. */
const said = sources.map((source) => ({
  imports: [
    ...source.matchAll(
      /import type \{([^}]*)\} from "(@concordat\/[a-z-]+)([^"]*)"|import \{([^}]*\btype [^}]*)\} from "(@concordat\/[a-z-]+)([^"]*)"/g,
    ),
  ].map(([, types, name, subpath, mixed, other, rest]) => ({
    names: (types ?? mixed ?? "").split(",").map(
      (entry) =>
        entry
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0],
    ),
    specifier: `${name ?? other}${subpath ?? rest}`,
  })),
  tested: [...source.matchAll(/expectTypeOf(<[\s\S]*?)(?:;\n)/g)].map(([, text]) => text).join("\n"),
}));

it.each(packages)("every type that @concordat/%s exports has a test of its own", (folder) => {
  const file = join(here, "../../../packages", folder, "surface.json");
  const surface: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  const untested = Object.entries(surface).flatMap(([subpath, names]) =>
    names
      .flatMap((name) => (name.startsWith("type ") ? [name.slice("type ".length)] : []))
      .filter((type) => !isTested(`@concordat/${folder}`, type))
      .map((type) => `${subpath}: ${type}`),
  );
  expect(untested).toEqual([]);
});

/** Whether a file imports the type from the package, from any of its subpaths, and says something of it. */
function isTested(name: string, type: string): boolean {
  return said.some(
    ({ imports, tested }) =>
      imports.some(
        ({ names, specifier }) => `${specifier}/`.startsWith(`${name}/`) && names.includes(type),
      ) && new RegExp(`\\b${type}\\b`).test(tested),
  );
}
