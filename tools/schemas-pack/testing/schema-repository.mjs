import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sha256 } from "../read-contracts.mjs";

/**
 * A new repository with one released contract, `city/v1`, in `folder`. `commit` records the files there, `remove`
 * deletes all of it.
 */
export function schemaRepository() {
  const root = mkdtempSync(join(tmpdir(), "concordat-schemas-"));
  const folder = join(root, "schemas");
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const git = (...args) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: root });

  write("city/v1/schema.json", citySchema);
  write("city/v1/vectors.json", "[]\n");
  write("city/CHANGELOG.md", "# city\n\n## v1\n\nFirst version.\n");
  write("rules.json", JSON.stringify([{ contract: "city/v1", rule: "name is not empty" }]));
  write("README.md", "# Schemas\n");
  write("status.json", JSON.stringify({ "city/v1": { status: "released", sha256: sha256(citySchema) } }));
  write("../LICENSE", "free\n");
  git("init", "-q");
  return {
    root,
    folder,
    license: join(root, "LICENSE"),
    write,
    commit() {
      git("add", "-A");
      git("commit", "-qm", "a state of the schemas");
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A schema that keeps every rule. */
export const citySchema = `${JSON.stringify(
  {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:concordat:city:v1",
    title: "City",
    description: "A place.",
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, description: "What it is called.", examples: ["Uppsala"] },
    },
    required: ["name"],
    additionalProperties: false,
    examples: [{ name: "Uppsala" }],
  },
  null,
  2,
)}\n`;
