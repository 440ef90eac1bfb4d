import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder that is gone when the test is over, with files in it. */
export interface Folder extends AsyncDisposable {
  readonly path: string;
  write(file: string, content: string | object): Promise<void>;
  read(file: string): Promise<string>;
  remove(file: string): Promise<void>;
  /** Every file below a folder, sorted, with `/` between names. */
  list(below: string): Promise<string[]>;
}

export async function temporaryFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), "codegen-"));
  return {
    path,
    async write(file, content) {
      await mkdir(dirname(join(path, file)), { recursive: true });
      await writeFile(join(path, file), typeof content === "string" ? content : JSON.stringify(content));
    },
    read: (file) => readFile(join(path, file), "utf8"),
    remove: (file) => rm(join(path, file), { recursive: true }),
    async list(below) {
      const entries = await readdir(join(path, below), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(path, below).length + 1))
        .map((file) => file.replaceAll("\\", "/"))
        .sort();
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

/** A small contract: a city with a name and, by default, no people. */
export const city = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "City",
  description: "A place.",
  type: "object",
  properties: {
    name: { type: "string", description: "What it is called.", minLength: 1 },
    people: { type: "integer", description: "How many live there. Absent: 0.", default: 0 },
  },
  required: ["name"],
  additionalProperties: false,
};
