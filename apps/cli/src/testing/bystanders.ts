import { link, readdir, symlink, writeFile } from "node:fs/promises";
import type { Workplace } from "./workplace.js";

const files = [
  ...["2024-sales.csv", "notes.md", "records.ndjson.bak", "report.md.unfinished", "decision.run.json"],
  ...[
    ".records.ndjson.4711.tmp",
    ".report.md.0123456789abcdef01234567.tmp",
    "x.run.json.4711.tmp",
    "a.lock",
    "demo-2026.ndjson",
  ],
];

/** Adds files and links to `out` that resemble a run's own but are not. Returns their names. */
export async function addBystanders({ at }: Workplace): Promise<string[]> {
  for (const name of files) await writeFile(at("out", name), `mine: ${name}\n`);
  await writeFile(at("elsewhere"), "mine as well\n");
  await symlink("../elsewhere", at("out/soft"));
  await symlink("nowhere", at("out/.report.md.89abcdef0123456701234567.tmp"));
  await link(at("out/notes.md"), at("out/hard"));
  return [...files, "soft", "hard", ".report.md.89abcdef0123456701234567.tmp"]
    .map((name) => `out/${name}`)
    .concat("elsewhere");
}

/** Locks and temporary files in `out` other than the bystanders: a finished run leaves none. */
export async function leftovers({ at }: Workplace, bystanders: readonly string[] = []): Promise<string[]> {
  const names = (await readdir(at("out"), { recursive: true })).map((name) => `out/${name}`);
  return names.filter((name) => !bystanders.includes(name) && /\.(?:lock|tmp)$/.test(name));
}
