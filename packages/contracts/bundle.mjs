// Bundles each entry point of this package into one file. An entry that another one imports stays a file of its
// own, so that nothing is there twice. Loading a contract then loads two files rather than a dozen, which is most
// of what importing a small module costs.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";

const { exports, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const sources = readdirSync("src", { recursive: true }).map((file) => file.replaceAll("\\", "/"));
const entries = new Set(Object.values(exports).flatMap(entriesOf));

await Promise.all([...entries].map(bundle));

function bundle(entry) {
  return build({
    entryPoints: [join("src", entry)],
    outfile: join("dist", entry.replace(/\.ts$/, ".js")),
    bundle: true,
    format: "esm",
    target: "es2022",
    external: Object.keys(peerDependencies),
    plugins: [otherEntriesStayOutside(entry)],
  });
}

/** The sources that `./dist/….js` in `exports` is built from: one, or all that its `*` represents. */
function entriesOf({ default: target }) {
  if (target === undefined) return [];
  const [before, after] = target.replace("./dist/", "").replace(/\.js$/, ".ts").split("*");
  return after === undefined
    ? [before]
    : sources.filter((file) => file.startsWith(before) && file.endsWith(after));
}

function otherEntriesStayOutside(entry) {
  const root = resolve("src");
  return {
    name: "other-entries-stay-outside",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        if (kind === "entry-point") return undefined;
        const imported = relative(root, resolve(resolveDir, path)).replaceAll("\\", "/");
        if (!entries.has(imported.replace(/\.js$/, ".ts"))) return undefined;
        const fromHere = relative(dirname(entry), imported).replaceAll("\\", "/");
        return { path: fromHere.startsWith(".") ? fromHere : `./${fromHere}`, external: true };
      });
    },
  };
}
