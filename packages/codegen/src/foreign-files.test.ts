import { chmod, link, lstat, mkdir, readlink, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { banner } from "./emit/banner.js";
import { checkGenerated, generate } from "./generate.js";
import type { GenerateOptions } from "./generate-options.js";
import { city, type Folder, temporaryFolder } from "./testing/schema-folder.js";

const runtime = "@concordat/contracts/contract";

function optionsFor({ path }: Folder, more: Partial<GenerateOptions> = {}): GenerateOptions {
  return { schemas: join(path, "schemas"), out: join(path, "out"), runtime, rootRuntime: runtime, ...more };
}

async function withCity(): Promise<Folder> {
  const folder = await temporaryFolder();
  await folder.write("schemas/city/v1/schema.json", city);
  return folder;
}

async function contentOf(folder: Folder, below: string): Promise<Record<string, string>> {
  const files = await folder.list(below);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await folder.read(`${below}/${file}`)])),
  );
}

describe("a file that somebody else made", () => {
  it("is never replaced: all of them are named, and nothing is written", async () => {
    await using folder = await withCity();
    const mine = {
      "index.ts": "// mine\n",
      "registry.ts": `${banner}// mine, though it begins like generated code\n`,
      "city/v1/validate.ts": "",
    };
    for (const [file, content] of Object.entries(mine)) await folder.write(`out/${file}`, content);
    const at = (file: string) => join(folder.path, "out", file);
    const from = `was not generated from ${join(folder.path, "schemas")} into ${join(folder.path, "out")}`;
    await expect(generate(optionsFor(folder, { validators: true }))).rejects.toMatchObject({
      code: "OUTPUT_EXISTS",
      message: [
        `${at("index.ts")}: ${from}`,
        `${at("registry.ts")}: ${from}`,
        `${at("city/v1/validate.ts")}: ${from}`,
        "Nothing was written: move away what is yours, remove what may be generated again",
      ].join("\n"),
    });
    expect(await contentOf(folder, "out")).toEqual(mine);
  });

  it("is replaced where its name is given, and only that one", async () => {
    await using folder = await withCity();
    await folder.write("out/index.ts", "// mine\n");
    await folder.write("out/registry.ts", "// mine\n");
    const overwrite = [join(folder.path, "out/index.ts")];
    await expect(generate(optionsFor(folder, { overwrite }))).rejects.toThrow(/^\S+registry\.ts: was not/);
    expect(await folder.read("out/index.ts")).toBe("// mine\n");
    await folder.remove("out/registry.ts");
    await generate(optionsFor(folder, { overwrite }));
    expect(await checkGenerated(optionsFor(folder))).toEqual([]);
  });

  it("stays though it was generated once, where it was changed since or belongs elsewhere", async () => {
    await using folder = await withCity();
    await folder.write("schemas/town/v1/schema.json", { ...city, title: "Town" });
    await folder.write("other/gen/v1/schema.json", { ...city, title: "Gen" });
    const out = join(folder.path, "out");
    await generate(optionsFor(folder));
    const elsewhere = ["gen", "node_modules/dep", "town/v1/below"];
    for (const below of elsewhere) {
      await generate(optionsFor(folder, { schemas: join(folder.path, "other"), out: join(out, below) }));
    }
    await folder.write("out/town/v1/types.ts", `${await folder.read("out/town/v1/types.ts")}// mine\n`);
    const before = await contentOf(folder, "out");
    await folder.remove("schemas/town");
    await generate(optionsFor(folder));

    const after = await contentOf(folder, "out");
    const gone = Object.keys(before).filter((file) => !(file in after));
    expect(gone).toEqual(["town/index.ts", ...["contract", "index", "schema"].map((n) => `town/v1/${n}.ts`)]);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(["index.ts", "registry.ts"]);
  });

  it("is what other schemas gave to the same folder", async () => {
    await using folder = await withCity();
    await folder.write("other/city/v1/schema.json", city);
    await generate(optionsFor(folder, { schemas: join(folder.path, "other") }));
    const before = await contentOf(folder, "out");
    await expect(generate(optionsFor(folder))).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
    expect(await contentOf(folder, "out")).toEqual(before);
  });

  it("is a schema that an output is a link to", async () => {
    await using folder = await withCity();
    await mkdir(join(folder.path, "out"));
    const overwrite = [join(folder.path, "out/index.ts")];
    for (const make of [symlink, link]) {
      await make(join(folder.path, "schemas/city/v1/schema.json"), join(folder.path, "out/index.ts"));
      await expect(generate(optionsFor(folder, { overwrite }))).rejects.toMatchObject({
        code: "OUTPUT_IS_INPUT",
      });
      await folder.remove("out/index.ts");
    }
    expect(JSON.parse(await folder.read("schemas/city/v1/schema.json"))).toEqual(city);
  });
});

describe("what was generated", () => {
  it("is recognised with other line ends, and without the checksum that older versions did not write", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder, { validators: true }));
    const generated = await contentOf(folder, "out");
    const withoutChecksum = (text: string) => text.replace(/^(.*\n).*\n/, "$1");
    for (const former of [withoutChecksum, (text: string) => text.replaceAll("\n", "\r\n")]) {
      for (const [file, text] of Object.entries(generated)) await folder.write(`out/${file}`, former(text));
      await generate(optionsFor(folder, { validators: true }));
      expect(await contentOf(folder, "out")).toEqual(generated);
    }
  });

  it("is written through links, with the permissions that a file had", async () => {
    await using folder = await withCity();
    await generate(optionsFor(folder));
    await folder.write("elsewhere/index.ts", await folder.read("out/index.ts"));
    await folder.remove("out/index.ts");
    await symlink("../elsewhere/index.ts", join(folder.path, "out/index.ts"));
    await folder.write("elsewhere/README.md", "<!-- contracts:begin -->\n<!-- contracts:end -->\n");
    await chmod(join(folder.path, "elsewhere/README.md"), 0o600);
    await symlink("elsewhere/README.md", join(folder.path, "README.md"));
    await folder.write("schemas/town/v1/schema.json", { ...city, title: "Town" });
    await generate(optionsFor(folder, { readme: join(folder.path, "README.md") }));

    expect(await readlink(join(folder.path, "out/index.ts"))).toBe("../elsewhere/index.ts");
    expect(await folder.read("elsewhere/index.ts")).toContain("townV1");
    expect((await lstat(join(folder.path, "README.md"))).isSymbolicLink()).toBe(true);
    expect(await folder.read("elsewhere/README.md")).toContain("`town/v1`");
    expect((await stat(join(folder.path, "elsewhere/README.md"))).mode & 0o777).toBe(0o600);
  });
});
