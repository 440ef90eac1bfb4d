#!/usr/bin/env node
// Packs the schemas for consumers in every language: out/concordat-schemas-<version>.tar.gz
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packSchemas } from "./schemas-pack/pack-schemas.mjs";

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "packages/contracts/package.json"), "utf8"));
const { name, bytes, contracts, files } = packSchemas({
  folder: join(root, "schemas"),
  license: join(root, "LICENSE"),
  release: version,
});
mkdirSync(join(root, "out"), { recursive: true });
writeFileSync(join(root, "out", name), bytes);
console.log(`out/${name}: ${contracts} contract versions, ${files} files, ${bytes.length} bytes`);
