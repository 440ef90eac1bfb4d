#!/usr/bin/env node
// Copies the canonical schemas into a package that publishes them: copy-schemas.mjs FOLDER
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

const [destination] = process.argv.slice(2);
if (destination === undefined) throw new Error("usage: copy-schemas.mjs FOLDER");
rmSync(destination, { recursive: true, force: true });
cpSync(join(import.meta.dirname, "../schemas"), destination, { recursive: true });
