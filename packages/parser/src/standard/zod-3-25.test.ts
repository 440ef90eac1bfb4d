import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const own = join(import.meta.dirname, "../..");
let folder = "";

/** A project with zod 3.25: `zod` is Zod 3, without a JSON Schema, and `zod/v4` is Zod 4. */
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "concordat-zod-")));
  const modules = join(folder, "node_modules");
  cpSync(join(own, "dist"), join(modules, "@concordat/parser/dist"), { recursive: true });
  cpSync(join(own, "package.json"), join(modules, "@concordat/parser/package.json"));
  const zod = join(modules, "zod");
  cpSync(realpathSync(join(own, "node_modules/zod/v4")), join(zod, "v4"), { recursive: true });
  mkdirSync(zod, { recursive: true });
  writeFileSync(join(zod, "index.cjs"), "exports.object = () => null;");
  const exported = { ".": "./index.cjs", "./v4": { import: "./v4/index.js", require: "./v4/index.cjs" } };
  writeFileSync(
    join(zod, "package.json"),
    JSON.stringify({ name: "zod", version: "3.25.76", type: "module", exports: exported }),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes a schema of zod/v4, whose JSON Schema the module zod cannot write", () => {
  // As Zod 4.0 and 4.1, and 3.25 with them: the schema does not write its JSON Schema itself.
  const program = `import { parseText } from "@concordat/parser";
    import * as z from "zod/v4";
    const schema = z.object({ order: z.int() });
    delete schema["~standard"].jsonSchema;
    console.log(JSON.stringify([typeof schema["~standard"].jsonSchema, parseText("{order: '4711'}", schema).value]));`;
  writeFileSync(join(folder, "read.mjs"), program);
  const read = execFileSync(process.execPath, [join(folder, "read.mjs")], { cwd: folder, encoding: "utf8" });
  expect(JSON.parse(read)).toEqual(["undefined", { order: 4711 }]);
});
