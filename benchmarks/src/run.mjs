// Runs every measurement, or those named: `pnpm bench contracts parser`.
import { readdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const scripts = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".mjs") && file !== "run.mjs")
  .map((file) => file.slice(0, -".mjs".length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !scripts.includes(name));
if (unknown.length > 0) {
  console.error(`no measurement is called ${unknown.join(", ")}; there are: ${scripts.join(", ")}`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
);
for (const name of wanted.length > 0 ? wanted : scripts) {
  console.log(`\n=== ${name}`);
  await import(`./${name}.mjs`);
}
