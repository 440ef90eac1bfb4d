import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkGenerated, generate } from "./generate.js";
import type { GenerateOptions } from "./generate-options.js";
import { SchemaProblemsError } from "./source/schema-problems-error.js";
import { city, type Folder, temporaryFolder } from "./testing/schema-folder.js";

function optionsFor({ path }: Folder, more: Partial<GenerateOptions> = {}): GenerateOptions {
  const runtime = "@concordat/contracts/contract";
  return { schemas: join(path, "schemas"), out: join(path, "out"), runtime, rootRuntime: runtime, ...more };
}

async function withCity(): Promise<Folder> {
  const folder = await temporaryFolder();
  await folder.write("schemas/city/v1/schema.json", city);
  return folder;
}

describe("a folder of schemas", () => {
  it("becomes a folder of contracts", async () => {
    await using folder = await withCity();
    await folder.write("schemas/city/v2/schema.json", { ...city, description: "A place, better described." });
    await folder.write("schemas/current.json", { city: 2 });
    expect(await generate(optionsFor(folder, { validators: true }))).toEqual(["city/v1", "city/v2"]);
    expect(await folder.list("out")).toEqual([
      "city/index.ts",
      ...["v1", "v2"].flatMap((version) =>
        ["contract", "index", "schema", "types", "validate"].map((file) => `city/${version}/${file}.ts`),
      ),
      "index.ts",
      "registry.ts",
    ]);
  });

  it("names every version of a contract and of its types", async () => {
    await using folder = await withCity();
    await folder.write("schemas/city/v10/schema.json", city);
    await folder.write("schemas/current.json", { city: 1 });
    await generate(optionsFor(folder));
    expect(await folder.read("out/city/v10/index.ts")).toContain(
      'export type { City as CityV10, CityInput as CityInputV10 } from "./types.js";',
    );
    expect((await folder.read("out/index.ts")).split("\n").slice(2, 5)).toEqual([
      'export { city, type City, type CityInput } from "./city/index.js";',
      'export { cityV1, type CityV1, type CityInputV1 } from "./city/v1/index.js";',
      'export { cityV10, type CityV10, type CityInputV10 } from "./city/v10/index.js";',
    ]);
  });

  it.each([
    ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ])("is up to date when git or an editor gave its files %s", async (_, change) => {
    await using folder = await withCity();
    await folder.write("schemas/current.json", { city: 1 });
    const options = optionsFor(folder, { validators: true });
    await generate(options);
    for (const root of ["schemas", "out"]) {
      for (const file of await folder.list(root)) {
        const path = join(folder.path, root, file);
        await writeFile(path, change(await readFile(path, "utf8")));
      }
    }
    expect(await checkGenerated(options)).toEqual([]);
    await rm(join(folder.path, "schemas/city"), { recursive: true });
    await folder.write("schemas/town/v1/schema.json", city);
    await folder.write("schemas/current.json", { town: 1 });
    await generate(options);
    expect(await folder.list("out")).not.toContain("city/v1/index.ts");
  });

  it.each([
    ["a contract's schema", "schemas/city/v1/schema.json", "", (schema: object) => schema],
    ["a document", "schemas", "/$defs/City", (schema: object) => ({ $defs: { City: schema } })],
  ])("is not made of %s with a number that would be written as null", async (_, file, at, within) => {
    await using folder = await temporaryFolder();
    const large = {
      ...city,
      properties: { ...city.properties, people: { description: "How many.", enum: [1, 2] } },
    };
    await folder.write(file, JSON.stringify(within(large)).replace("[1,2]", "[1,-1e400]"));
    await expect(generate(optionsFor(folder))).rejects.toThrow(
      `${at}/properties/people/enum/1 in line 1 is -1e400, which is beyond the range of numbers in double precision (about ±1.8e308)`,
    );
  });

  it("is not made of a schema with an unknown keyword, however deeply its value is nested", async () => {
    await using folder = await temporaryFolder();
    const levels = 9_000;
    const deep = JSON.stringify({ ...city, x: 0 }).replace(
      '"x":0',
      `"x":${"[".repeat(levels)}${"]".repeat(levels)}`,
    );
    await folder.write("schemas/city/v1/schema.json", deep);
    await expect(generate(optionsFor(folder))).rejects.toThrow(
      "the keyword x is outside the portable subset",
    );
  });

  it.each(["con", "nul", "aux", "com1"])(
    "is not given a contract that Windows has no folder for (%s)",
    async (name) => {
      await using folder = await temporaryFolder();
      await folder.write(`schemas/${name}/v1/schema.json`, city);
      await expect(generate(optionsFor(folder))).rejects.toThrow(
        `${name} cannot be a contract's name, for Windows cannot have a folder of that name`,
      );
    },
  );

  it.each(["^(a+)+b$", "^(a|a)*$"])(
    "is interpreted where its pattern %s is one that backtracking may never end on",
    async (pattern) => {
      await using folder = await temporaryFolder();
      await folder.write("schemas/city/v1/schema.json", {
        ...city,
        properties: { ...city.properties, name: { type: "string", pattern } },
      });
      await generate(optionsFor(folder, { validators: true }));
      expect(await folder.list("out/city/v1")).not.toContain("validate.ts");
      expect(await folder.read("out/city/v1/contract.ts")).toContain("defineContract<City");
    },
  );

  it("gives the same files every time", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder, { validators: true }));
    const files = await folder.list("out");
    const before = await Promise.all(files.map((file) => folder.read(`out/${file}`)));
    await generate(optionsFor(folder, { validators: true }));
    expect(await Promise.all(files.map((file) => folder.read(`out/${file}`)))).toEqual(before);
  });

  it("keeps the table in a README up to date, and nothing else of it", async () => {
    await using folder = await withCity();
    const readme = (table: string) =>
      `# Mine\n<!-- contracts:begin -->\n${table}<!-- contracts:end -->\nThe end.\n`;
    await folder.write("README.md", readme(""));
    const options = optionsFor(folder, { readme: join(folder.path, "README.md") });
    await generate(options);
    expect(await folder.read("README.md")).toBe(
      readme(
        [
          "| contract  | type   | what it is |",
          "| --------- | ------ | ---------- |",
          "| `city/v1` | `City` | A place.   |",
          "",
        ].join("\n"),
      ),
    );
    await folder.write("README.md", readme("| old |\n"));
    expect(await checkGenerated(options)).toEqual([`${join(folder.path, "README.md")}: stale`]);
  });
});

describe("a new version of a contract", () => {
  it("stops generation until somebody says which version the plain name stands for", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder));
    const before = await folder.read("out/city/index.ts");
    await folder.write("schemas/city/v2/schema.json", city);
    const schemas = join(folder.path, "schemas");
    await expect(generate(optionsFor(folder))).rejects.toMatchObject({
      problems: [
        `${join(schemas, "city")}: has v1, v2; say in ${join(schemas, "current.json")} which of them city stands for: {"city":1} leaves every import as it is`,
      ],
    });
    expect(await folder.read("out/city/index.ts")).toBe(before);
  });

  it.each([1, 2])("leaves the plain name at v%i when current.json says so", async (version) => {
    await using folder = await withCity();
    await folder.write("schemas/city/v2/schema.json", city);
    await folder.write("schemas/current.json", { city: version });
    await generate(optionsFor(folder));
    expect(await folder.read("out/city/index.ts")).toContain(
      `export { cityV${version} as city } from "./v${version}/contract.js";`,
    );
    expect(await folder.read("out/city/v1/index.ts")).toContain(
      version === 1
        ? 'export { city as cityV1 } from "../index.js";'
        : 'export { cityV1 } from "./contract.js";',
    );
  });

  it.each([
    ["[]", /current.json: is not an object of version numbers by contract/],
    ["{", /current.json: is not an object/],
    ['{"city": 3}', /current.json: city has no version 3; it has v1, v2$/],
    ['{"city": "v1"}', /city has no version "v1"/],
    ['{"city": 1, "town": 1}', /current.json: town is not a contract in/],
  ])("is not decided by %s", async (text, problem) => {
    await using folder = await withCity();
    await folder.write("schemas/city/v2/schema.json", city);
    await folder.write("schemas/current.json", text);
    await expect(generate(optionsFor(folder))).rejects.toThrow(problem);
  });
});

describe("what is on disk already", () => {
  it("is found to be current after generating", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder, { validators: true }));
    expect(await checkGenerated(optionsFor(folder))).toEqual([]);
    expect(await checkGenerated(optionsFor(folder, { validators: true }))).toEqual([]);
  });

  it("is a validator only where validators are asked for", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder));
    expect(await checkGenerated(optionsFor(folder))).toEqual([]);
    expect(await checkGenerated(optionsFor(folder, { validators: true }))).toEqual([
      `${join(folder.path, "out/city/v1/validate.ts")}: missing`,
    ]);
  });

  it("is named, file by file, where it is stale, missing or superfluous", async () => {
    await using folder = await withCity();
    await folder.write("schemas/town/v1/schema.json", { ...city, title: "Town" });
    await generate(optionsFor(folder, { validators: true }));
    await folder.remove("schemas/town");
    await folder.remove("out/city/v1/types.ts");
    const at = (file: string) => join(folder.path, "out", file);
    const differences = await checkGenerated(optionsFor(folder));
    expect(differences.sort()).toEqual(
      [
        `${at("city/v1/types.ts")}: missing`,
        `${at("index.ts")}: stale`,
        `${at("registry.ts")}: stale`,
        ...["index", "v1/contract", "v1/index", "v1/schema", "v1/types", "v1/validate"].map(
          (file) => `${at(`town/${file}.ts`)}: not generated from any schema`,
        ),
      ].sort(),
    );
  });

  it("goes when its schema is gone; what somebody wrote by hand stays", async () => {
    await using folder = await withCity();
    await folder.write("schemas/town/v1/schema.json", { ...city, title: "Town" });
    await generate(optionsFor(folder, { validators: true }));
    await folder.write("out/notes.ts", "// by hand\n");
    await folder.remove("schemas/town");
    await generate(optionsFor(folder));
    expect(await folder.list("out")).toEqual([
      "city/index.ts",
      ...["contract", "index", "schema", "types", "validate"].map((file) => `city/v1/${file}.ts`),
      "index.ts",
      "notes.ts",
      "registry.ts",
    ]);
  });
});

it.each([
  ["weather report", "WeatherReport"],
  ["weather_report v2", "WeatherReportV2"],
  [undefined, "City"],
])("makes a type's name of the title %j", async (title, type) => {
  await using folder = await temporaryFolder();
  const { title: _, ...untitled } = city;
  await folder.write("schemas/city/v1/schema.json", title === undefined ? untitled : { ...city, title });
  await generate(optionsFor(folder));
  expect(await folder.read("out/city/v1/types.ts")).toContain(`export interface ${type} {`);
});

it("writes properties that are true or false as contracts hold them", async () => {
  await using folder = await temporaryFolder();
  const properties = { ...city.properties, note: true, gone: false };
  await folder.write("schemas/city/v1/schema.json", { ...city, properties });
  await generate(optionsFor(folder));
  const written = await folder.read("out/city/v1/schema.ts");
  expect(written).toContain('"note": {}');
  expect(written).toMatch(/"gone": \{\s+"not": \{\}/);
  expect(await folder.read("out/city/v1/types.ts")).toMatch(/note\?: unknown;\s+gone\?: never;/);
});

describe("a document of definitions", () => {
  const document = {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: {
      Tool: { type: "object", properties: { name: { $ref: "#/definitions/ToolName" } }, required: ["name"] },
      ToolName: { type: "string", pattern: "^\\w+$" },
      "io.k8s.Pod": { ...city, title: "Pod" },
    },
  };
  const from = (folder: Folder): GenerateOptions =>
    optionsFor(folder, { schemas: join(folder.path, "mcp.json"), validators: true });

  it("becomes a contract for each of them, in any dialect", async () => {
    await using folder = await temporaryFolder();
    await folder.write("mcp.json", document);
    expect(await generate(from(folder))).toEqual(["io-k8s-pod/v1", "tool/v1", "tool-name/v1"]);
    expect(await folder.read("out/tool/v1/types.ts")).toMatch(/export interface Tool \{\s+name: ToolName;/);
    // Outside of the portable subset a schema is interpreted; what is within is compiled ahead.
    expect(await folder.read("out/tool/v1/contract.ts")).toContain("defineContract<Tool, Tool>(schema");
    expect(await folder.read("out/io-k8s-pod/v1/validate.ts")).toContain("check");
    expect(await checkGenerated(from(folder))).toEqual([]);
  });

  it("names types alike where they are written and where they are imported", async () => {
    await using folder = await temporaryFolder();
    const names = ["io.k8s.api.v1.Pod", "x2y", "a1", "A1b2C", "tool_2nd-try"];
    await folder.write("mcp.json", { definitions: Object.fromEntries(names.map((name) => [name, city])) });
    const named = await generate(from(folder));
    const types = await Promise.all(
      named.map(async (ref) => {
        const imported = /import type \{ (\w+)/.exec(await folder.read(`out/${ref}/contract.ts`))?.[1];
        const written = await folder.read(`out/${ref}/types.ts`);
        return { imported, isWritten: written.includes(`export interface ${imported} {`) };
      }),
    );
    expect(types).toEqual(
      ["A1", "A1B2C", "IoK8SApiV1Pod", "Tool2NdTry", "X2Y"].map((imported) => ({
        imported,
        isWritten: true,
      })),
    );
  });

  it("is refused as a whole, every definition named that makes no contract", async () => {
    await using folder = await temporaryFolder();
    await folder.write("mcp.json", { $defs: { Far: { $ref: "other.json" }, Gone: { $ref: "#/$defs/no" } } });
    const at = join(folder.path, "mcp.json");
    await expect(generate(from(folder))).rejects.toMatchObject({
      problems: [
        expect.stringContaining(`${at}: /$defs/Far: $ref other.json leaves the document`),
        `${at}: /$defs/Gone: $ref #/$defs/no leads nowhere`,
      ],
    });
  });

  it("has legal names for definitions of any name, each different", async () => {
    await using folder = await temporaryFolder();
    const names = ["3rd_party", "City", "city", "class", "Contract", "Größe", "страна", "CityInput"];
    await folder.write("mcp.json", { definitions: Object.fromEntries(names.map((name) => [name, city])) });
    expect(await generate(from(folder))).toEqual([
      "city/v1",
      "city-2/v1",
      "city-input-2/v1",
      "class-schema/v1",
      "contract-schema/v1",
      "grosse/v1",
      "schema/v1",
      "schema-3-rd-party/v1",
    ]);
    expect(await folder.read("out/schema-3-rd-party/v1/types.ts")).toContain(
      "export interface Schema3RdParty {",
    );
  });

  it("is one contract if it defines nothing else, named by its file", async () => {
    await using folder = await temporaryFolder();
    await folder.write("mcp.json", {
      "x-vendor": { $ref: "#/nowhere" },
      title: "A file of tools that somebody wrote",
      type: "object",
      properties: { name: { type: "string", "x-order": 1, tsType: "Secret" } },
    });
    expect(await generate(from(folder))).toEqual(["mcp/v1"]);
    expect(await folder.read("out/mcp/v1/types.ts")).toMatch(/export interface Mcp \{\s+name\?: string;/);
    // An annotation that the type of schemas does not know would not compile in a value of that type.
    expect(await folder.read("out/mcp/v1/schema.ts")).toContain("const document: unknown = {");
  });
});

describe("an API", () => {
  it.each([
    ["OpenAPI 3.0", { openapi: "3.0.3", paths: {} }, { type: "string", nullable: true }],
    ["OpenAPI 3.1", { openapi: "3.1.0", paths: {} }, { type: ["string", "null"] }],
  ])("becomes a contract for each of its schemas: %s", async (_title, api, name) => {
    await using folder = await temporaryFolder();
    const schemas = {
      Pet: {
        type: "object",
        properties: { name, owner: { $ref: "#/components/schemas/Owner" } },
        required: [],
      },
      Owner: { type: "object", properties: { age: { type: "integer" } } },
    };
    if (api.openapi === "3.1.0") Reflect.deleteProperty(schemas.Pet, "required");
    await folder.write("api.json", { ...api, components: { schemas } });
    const options = optionsFor(folder, { schemas: join(folder.path, "api.json") });
    expect(await generate(options)).toEqual(["owner/v1", "pet/v1"]);
    expect(await folder.read("out/pet/v1/types.ts")).toMatch(/name\?: string \| null;\s+owner\?: Owner;/);
  });

  it("of Swagger 2.0 has them among its definitions, with limits as in draft-04", async () => {
    await using folder = await temporaryFolder();
    const Price = { type: "number", minimum: 0, exclusiveMinimum: true };
    await folder.write("api.json", { swagger: "2.0", paths: {}, definitions: { Price } });
    expect(await generate(optionsFor(folder, { schemas: join(folder.path, "api.json") }))).toEqual([
      "price/v1",
    ]);
    expect(await folder.read("out/price/v1/schema.ts")).toContain('"exclusiveMinimum": 0');
  });
});

describe("a folder of schemas of others", () => {
  it("becomes a contract for each schema, which refer to each other by path or by id", async () => {
    await using folder = await temporaryFolder();
    await folder.write("schemas/order.schema.json", {
      $schema: "http://json-schema.org/draft-04/schema#",
      properties: {
        item: { $ref: "parts/item.json#/definitions/item" },
        to: { $ref: "https://x.org/to.json" },
      },
    });
    await folder.write("schemas/parts/item.json", { definitions: { item: { $ref: "../parts/name.json" } } });
    await folder.write("schemas/parts/name.json", { type: "string" });
    await folder.write("schemas/to.json", { $id: "https://x.org/to.json", type: "integer" });
    expect(await generate(optionsFor(folder))).toEqual(["item/v1", "name/v1", "order/v1", "to/v1"]);
    expect(await folder.read("out/order/v1/types.ts")).toMatch(/to\?: \w+;/);
  });

  it("is refused if a file in it is not JSON", async () => {
    await using folder = await temporaryFolder();
    await folder.write("schemas/a.json", "{");
    await folder.write("schemas/b.json", { type: "string" });
    await expect(generate(optionsFor(folder))).rejects.toThrow(`${join(folder.path, "schemas/a.json")}: `);
    await expect(folder.list("out")).rejects.toThrow("ENOENT");
  });
});

describe("wrong schemas", () => {
  it("are those whose types would have the same name, or one that generated code has", async () => {
    await using folder = await withCity();
    await folder.write("schemas/city/v2/schema.json", city);
    await folder.write("schemas/current.json", { city: 2 });
    await folder.write("schemas/other/v1/schema.json", { ...city, title: "CityV2" });
    await folder.write("schemas/town/v1/schema.json", city);
    await folder.write("schemas/deal/v1/schema.json", { ...city, title: "Contract" });
    const at = (contract: string) => join(folder.path, "schemas", contract, "schema.json");

    await expect(generate(optionsFor(folder))).rejects.toMatchObject({
      problems: [
        `${at("deal/v1")} /title: Contract is a name that generated code uses; choose another`,
        `${at("other/v1")} /title: CityV2 is already the type of city; choose another`,
        `${at("town/v1")} /title: City is already the type of city; choose another`,
      ],
    });
  });

  it("are all named at once, with file and place, and nothing is written", async () => {
    await using folder = await withCity();
    await folder.write("schemas/town/v1/schema.json", {
      ...city,
      title: "Town",
      not: {},
      properties: { a: { pattern: "\\d" } },
    });
    await folder.write("schemas/broken/v1/schema.json", "{");
    await folder.write("schemas/list/v1/schema.json", []);
    await folder.write("schemas/untitled/v1/schema.json", { ...city, title: "7" });
    await folder.write("schemas/Village/v01/schema.json", city);
    await folder.write("schemas/class/v1/schema.json", city);
    const at = (contract: string) => join(folder.path, "schemas", contract, "schema.json");

    const error = await generate(optionsFor(folder)).catch((caught: unknown) => caught);
    if (!(error instanceof SchemaProblemsError)) throw error;
    expect([...error.problems].sort()).toEqual([
      `${at("Village/v01")}: lies outside of <contract>/v<N>/, where <contract> is a name such as city-report and <N> counts from 1`,
      expect.stringContaining(`${at("broken/v1")}: `),
      `${at("class/v1")}: class cannot be a contract's name, for code cannot use it`,
      `${at("list/v1")}: is not a schema object`,
      `${at("town/v1")} (root): the keyword not is outside the portable subset`,
      `${at("town/v1")} /properties/a: write character classes out: \\s, \\d, \\w and \\b differ between languages`,
      `${at("untitled/v1")} /title: "7" makes no name of a type; begin it with a letter from A to Z`,
    ]);
    await expect(folder.list("out")).rejects.toThrow("ENOENT");
  });

  it.each(["", "schemas"])("a folder without any is named: %j", async (below) => {
    await using folder = await temporaryFolder();
    await folder.write("schemas/README.md", "nothing here");
    const schemas = join(folder.path, below === "" ? "nowhere" : below);
    await expect(generate(optionsFor(folder, { schemas }))).rejects.toThrow(schemas);
  });
});
