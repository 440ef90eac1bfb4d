// Bundles the page: its script with the libraries that it uses, its style, and the licences of these libraries. `dist/page`
// then needs no other package.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const out = "dist/page";
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  entryPoints: { app: "page/main.tsx" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  // The demo is built without development dependencies, where the page finds the formats of numbers only by their path.
  alias: { "@concordat/report-kit": resolve("../report-kit/dist/index.js") },
  legalComments: "none",
  metafile: true,
  logLevel: "error",
});
copyFileSync("page/index.html", join(out, "index.html"));
copyFileSync("page/app.css", join(out, "app.css"));
// Not called LICENSE or the like: pnpm would then leave out the licence of the package itself.
writeFileSync(join(out, "notices.txt"), licenses(Object.keys(metafile.inputs)));

/** The licences of the packages whose files were bundled. */
function licenses(files) {
  const folders = new Set(files.filter((file) => file.includes("node_modules")).map(packageFolder));
  return [...folders]
    .map(licenseOf)
    .toSorted()
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** The folder of the package of a file: the one below the last node_modules. */
function packageFolder(file) {
  const path = resolve(file).replaceAll("\\", "/");
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return folder;
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined && license !== "MIT") throw new Error(`${name} has no licence to be shipped with`);
  const text = file === undefined ? `License: ${license}\n` : readFileSync(join(folder, file), "utf8");
  return `${name} ${version}\n\n${text}`;
}
