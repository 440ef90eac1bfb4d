import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pagesWithExamples } from "../examples/pages.js";

const root = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const folders = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

/** The published sources of each package, without what only its tests use. */
const sources = new Map(folders.map((folder) => [folder, sourcesOf(folder)]));
const source = [...sources.values()].flatMap((files) => files.map(({ text }) => text)).join("\n");

/** Code without its comments: what a comment alone names does not exist. */
const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

function sourcesOf(folder: string): { readonly file: string; readonly text: string }[] {
  const from = join(root, folder, "src");
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true })
    .map((name) => `${folder}/src/${String(name).replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => ({ file, text: read(file) }));
}

/** Errors of the language, and of libraries that a page compares with or whose errors occur next to ours. */
const elsewhere = new Set([
  ...["Error", "TypeError", "RangeError", "SyntaxError", "EvalError", "AggregateError", "DOMException"],
  ...["BamlValidationError", "NoObjectGeneratedError", "AI_NoOutputGeneratedError", "McpError"],
]);

/** What is thrown: our classes, and types that are unions of some. */
const thrown = new Set(
  [...code.matchAll(/(?:class|type|interface) ([A-Z]\w*)/g)].map(([, name = ""]) => name),
);

/** Names in capitals that pages mention and that other programs give their meaning. */
const ofOtherPrograms = new Set(["PGHOST", "PGUSER", "PGPASSWORD", "NO_PROXY"]);
const capitals = new Set(code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g));

/** Words in capitals that stand next to codes in docstrings. */
const acronyms = new Set(["JSON", "NDJSON", "URL", "CSV", "SQL", "GGUF", "HTTP", "HTML", "RFC", "API", "I"]);

const pages = [
  ...[
    "CONTRIBUTING.md",
    "SECURITY.md",
    "ARCHITECTURE.md",
    "examples/README.md",
    "action/README.md",
    "schemas/README.md",
  ],
  ...pagesWithExamples(root),
];

describe.each(pages)("%s", (page) => {
  const text = read(page);
  const prose = text.replace(/^```[\s\S]*?^```$/gm, "");

  it("names only errors that exist", () => {
    const named = new Set(text.match(/\b[A-Z]\w*Error\b/g));
    expect([...named].filter((name) => !thrown.has(name) && !elsewhere.has(name))).toEqual([]);
  });

  it("names only codes, choices and variables that the code knows", () => {
    const named = new Set(
      [...prose.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)`/g)].map(([, name = ""]) => name),
    );
    expect([...named].filter((name) => !capitals.has(name) && !ofOtherPrograms.has(name))).toEqual([]);
  });
});

/** Identifiers of other programs, and of what a page lets its reader write. */
const foreign = new Set([
  ...["experimental_repairText", "includeUsage", "useDefaults", "dynamicRef", "pull_request_target"],
  ...["retry_policy", "raw_output", "response_model", "max_retries", "create_partial"],
  ...["gMASK", "yourContract", "supportTicket", "supportTicketV1", "cityV2", "year_built"],
]);

/** Identifiers in code, schemas and tools, and in the names of their files. */
const identifiers = new Set(
  [code, ...["schemas", "tools", "examples", "benchmarks/src"].flatMap(textsIn)]
    .join("\n")
    .match(/[A-Za-z_]\w*/g),
);

function textsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
    .filter((file) => /\.(?:json|mjs|ts)$/.test(file) && !/node_modules|\/pages\//.test(file))
    .flatMap((file) => [file, read(file)]);
}

/** Names with an inner capital or underscore, but for those in quotes, in paths and in options. */
const composed = /(?<![\w@/.-])[a-z]+(?:[A-Z]\w*|_\w+)(?![\w/-])/g;

it.each(pages)("%s names only functions, options and fields that exist", (page) => {
  const prose = read(page).replace(/^```[\s\S]*?^```$/gm, "");
  const marks = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, mark = ""]) =>
    mark.replace(/"[^"]*"|'[^']*'/g, ""),
  );
  const named = new Set(marks.flatMap((mark) => mark.match(composed) ?? []));
  expect([...named].filter((name) => !identifiers.has(name) && !foreign.has(name))).toEqual([]);
});

describe.each(folders.filter((folder) => existsSync(join(root, folder, "README.md"))))(
  "%s/README.md",
  (folder) => {
    it("names only errors that the package itself throws, exports or catches", () => {
      const own = (sources.get(folder) ?? []).map(({ text }) => text).join("\n");
      const named = new Set(read(`${folder}/README.md`).match(/\b[A-Z]\w*Error\b/g));
      const foreign = [...named].filter(
        (name) => !elsewhere.has(name) && !new RegExp(`\\b${name}\\b`).test(own),
      );
      expect(foreign).toEqual([]);
    });
  },
);

it("docstrings say that errors are thrown which exist, with codes that exist", () => {
  const wrong = [...sources.values()]
    .flat()
    .flatMap(({ file, text }) =>
      throwsTagsOf(text).flatMap(({ names, codes }) => [
        ...names
          .filter((name) => !thrown.has(name) && !elsewhere.has(name))
          .map((name) => `${file}: ${name}`),
        ...codes
          .filter((name) => !capitals.has(name) && !acronyms.has(name))
          .map((name) => `${file}: ${name}`),
      ]),
    );
  expect(wrong).toEqual([]);
});

function throwsTagsOf(text: string): { readonly names: string[]; readonly codes: string[] }[] {
  const comments = text.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.flatMap((comment) =>
    [...comment.matchAll(/@throws \{([^}]+)\}([^@]*)/g)].map(([, names = "", rest = ""]) => ({
      names: names.split("|").map((name) => name.trim()),
      codes: rest.match(/\b[A-Z][A-Z]+(?:_[A-Z]+)*\b/g) ?? [],
    })),
  );
}

it("errors and codes are found in the sources", () => {
  expect(thrown.has("FilesError")).toBe(true);
  expect(capitals.has("TRUNCATED")).toBe(true);
});
