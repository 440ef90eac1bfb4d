#!/usr/bin/env node
// Fails where something that users can import from a published package, or a field or method of it, has no docstring:
// editors show those, and the pages of the API are made from them.
import { basename, join } from "node:path";
import { undocumented } from "./docstrings/undocumented.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const lacking = publishedPackages(root).flatMap((published) =>
  undocumented(published).map((place) => `packages/${basename(published.folder)}/${place}`),
);
for (const place of lacking) console.error(`${place}: no docstring says what it is`);
if (lacking.length > 0) process.exitCode = 1;
