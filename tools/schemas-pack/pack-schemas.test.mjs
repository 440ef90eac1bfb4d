import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packSchemas } from "./pack-schemas.mjs";
import { sha256 } from "./read-contracts.mjs";
import { schemaRepository } from "./testing/schema-repository.mjs";

let repository;
beforeEach(() => {
  repository = schemaRepository();
});
afterEach(() => repository.remove());

const pack = () => packSchemas({ ...repository, release: "1.2.3" });

it("packs what an ordinary tar unpacks, all in one folder of the archive's name", () => {
  const { name, bytes } = pack();
  const target = join(repository.root, "unpacked");
  mkdirSync(target);
  writeFileSync(join(target, name), bytes);
  execFileSync("tar", ["-xzf", name], { cwd: target });

  const unpacked = (path) => readFileSync(join(target, "concordat-schemas-1.2.3", path), "utf8");
  const source = readFileSync(join(repository.folder, "city/v1/schema.json"), "utf8");
  expect(unpacked("city/v1/schema.json")).toBe(source);
  expect(unpacked("LICENSE")).toBe("free\n");
  expect(JSON.parse(unpacked("manifest.json"))).toEqual({
    name: "concordat-schemas",
    version: "1.2.3",
    contracts: [
      {
        contract: "city",
        version: "v1",
        status: "released",
        title: "City",
        path: "city/v1/schema.json",
        vectors: "city/v1/vectors.json",
        changelog: "city/CHANGELOG.md",
        sha256: sha256(source),
      },
    ],
    examples: [{ contract: "statechart", version: "v1", path: "examples/social-chart.json" }],
  });
});

it("makes the same bytes of the same schemas, whenever they were written", () => {
  const before = pack().bytes;
  utimesSync(join(repository.folder, "city/v1/schema.json"), 1_000_000, 2_000_000);
  expect(sha256(pack().bytes)).toBe(sha256(before));
});

it("names what a contract version lacks rather than packing it", () => {
  repository.write("town/v1/schema.json", '{ "title": "Town" }');
  expect(pack).toThrow("schemas/status.json: town/v1 is missing");
  repository.write(
    "status.json",
    JSON.stringify({ "city/v1": { status: "draft" }, "town/v1": { status: "draft" } }),
  );
  expect(pack).toThrow("schemas/town/CHANGELOG.md: missing\nschemas/town/v1/vectors.json: missing");
});
