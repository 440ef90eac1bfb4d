#!/usr/bin/env node
// Copies the canonical schemas into a package that publishes them: copy-schemas.mjs FOLDER
import { cpSync } from "node:fs";
import { join } from "node:path";
import { removeOutput } from "./remove-output.mjs";

const [destination] = process.argv.slice(2);
if (destination === undefined) throw new Error("usage: copy-schemas.mjs FOLDER");
removeOutput(destination);
cpSync(join(import.meta.dirname, "../schemas"), destination, { recursive: true });
