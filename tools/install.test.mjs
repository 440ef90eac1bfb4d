import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notInstalled } from "./demo/not-installed.mjs";
import { publishedSources } from "./demo/remove-types.mjs";
import { workspaceDependencies } from "./demo/workspace-dependencies.mjs";
import { installedSizes } from "./installed-size.mjs";
import { binaries, lockfileServes } from "./lockfile-serves.mjs";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const named = Object.entries(scripts).flatMap(([name, script]) =>
  [...script.matchAll(/tools\/install\.mjs (\w+)/g)].map(([, set]) => [name, set]),
);

const install = (set) =>
  spawnSync(process.execPath, [join(root, "tools/install.mjs"), set], { encoding: "utf8" });

it.each(["demo", "test", "check", "bench", "release"])("%s installs what it needs first", (script) => {
  expect(named.map(([name]) => name)).toContain(script);
});

it("names a set that there is not, and those that there are", () => {
  expect(install("everything")).toMatchObject({
    status: 2,
    stderr: "no set is called everything; there are demo, test, check, all\n",
  });
});

it.each(["demo", "test"])("installs nothing while the set %s is there", (set) => {
  expect(install(set)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

it("knows the binaries that the packages name for each kind of machine", () => {
  const read = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const named = [
    // A package's dependencies are next to it.
    read(
      join(realpathSync(join(root, "packages/analyst/node_modules/@duckdb/node-api")), "../node-bindings"),
    ),
    read(join(root, "packages/llm/node_modules/node-llama-cpp")),
  ].flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies));
  expect(
    Object.values(binaries)
      .flat()
      .filter((name) => !named.includes(name)),
  ).toEqual([]);
});

describe("a lockfile that lacks the binaries of this machine", () => {
  const machine = `${process.platform}-${process.arch}`;
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "concordat-install-"));
    mkdirSync(join(folder, "node_modules/.pnpm"), { recursive: true });
    writeFileSync(join(folder, "node_modules/.modules.yaml"), "");
    for (const file of ["install.mjs", "pnpm.mjs", "lockfile-serves.mjs", "demo/not-installed.mjs"])
      cpSync(join(root, "tools", file), join(folder, "tools", file));
    // Notes how it was called, and adds to the lockfile what it was told to.
    writeFileSync(
      join(folder, "pnpm.mjs"),
      `import { appendFileSync } from "node:fs";
      appendFileSync("calls", process.argv[3] + "\\n");
      if (process.argv[3] === "--fix-lockfile") appendFileSync("pnpm-lock.yaml", process.env.ADDED);`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const whole = (binaries[machine] ?? []).map((name) => `  '${name}@1.0.0':\n`).join("");
  const installTwice = (lockfile, added) => {
    writeFileSync(join(folder, "pnpm-lock.yaml"), lockfile);
    writeFileSync(join(folder, "node_modules/.pnpm/lock.yaml"), "");
    const env = { ...process.env, npm_execpath: join(folder, "pnpm.mjs"), ADDED: added };
    for (let run = 0; run < 2; run++)
      spawnSync(process.execPath, [join(folder, "tools/install.mjs"), "demo"], { cwd: folder, env });
    return readFileSync(join(folder, "calls"), "utf8");
  };

  it.skipIf(whole === "")("is completed once", () => {
    expect(lockfileServes("", machine)).toBe(false);
    expect(installTwice("", whole)).toBe("--fix-lockfile\n");
  });

  it.skipIf(whole === "")("is tried once where the registry has none either", () => {
    expect(installTwice("", "")).toBe("--fix-lockfile\n");
  });

  it("is taken as it is where it has them", () => {
    expect(lockfileServes(whole, machine)).toBe(true);
    expect(installTwice(whole, "")).toBe("--frozen-lockfile\n");
  });
});

const rootManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

it("has no built package of the workspace among the root's dependencies, whose files turbo hashes into every task", () => {
  const { dependencies, devDependencies } = rootManifest;
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([, range]) =>
    range.startsWith("workspace:"),
  );
  expect(own.map(([name]) => name)).toEqual(["@concordat/tool-commands"]);
});

/** The packages of the workspace that the demo's command loads, at once or later, each with what it imports from others. */
async function loadedForDemo() {
  const loaded = new Map();
  const ownModulesOnly = {
    name: "own-modules-only",
    setup(joining) {
      joining.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, importer, pluginData }) => {
        if (pluginData === "resolving" || path.startsWith("node:")) return undefined;
        const found = await joining.resolve(path, { resolveDir, kind, importer, pluginData: "resolving" });
        if (found.errors.length === 0 && folderOf(found.path) !== undefined) return found;
        const name = path.split("/").slice(0, path.startsWith("@") ? 2 : 1);
        if (!path.startsWith("#")) loaded.get(folderOf(importer))?.add(name.join("/"));
        return { path, external: true };
      });
      joining.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
        const folder = folderOf(path);
        if (!loaded.has(folder)) loaded.set(folder, new Set());
        return undefined;
      });
    },
  };
  await build({
    entryPoints: [join(root, "apps/cli/src/commands/demo.ts")],
    outdir: "unwritten",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
    plugins: [ownModulesOnly],
  });
  return loaded;
}

/** The folder of a package of the workspace whose module a path is, built or not; undefined for other files. */
function folderOf(path) {
  return /[\\/]((?:packages|apps)[\\/][^\\/]+)[\\/](?:dist|src)[\\/]/.exec(path)?.[1]?.replaceAll("\\", "/");
}

it("installs for the demo everything that its command loads", async () => {
  const loaded = await loadedForDemo();
  expect(loaded.size).toBeGreaterThan(8);
  const brought = Object.keys(rootManifest.dependencies);
  const missing = [...loaded].flatMap(([folder, imports]) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    if (notInstalled.includes(name)) return [name];
    return [...imports].filter((other) => !(other in dependencies) && !brought.includes(other));
  });
  expect(missing).toEqual([]);
});

it("builds for the demo the modules that the compiler makes", () => {
  // The contracts are bundled in both builds. The others are joined in the other one only, but keep a declaration of each module.
  const bundled = /[\\/]contracts$/;
  const folders = workspaceDependencies(root, "concordat").filter((folder) => !bundled.test(folder));
  expect(folders.length).toBeGreaterThan(13);
  for (const folder of folders) {
    const built = readdirSync(join(folder, "dist"), { recursive: true })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".d.ts"))
      .map((file) => file.replace(/\.d\.ts$/, ".ts"));
    expect([folder, publishedSources(folder).sort()]).toEqual([folder, built.sort()]);
  }
});

/**
 * The maximum size of the packages for the demo and the tests together, in MB of 1,000,000 bytes: a newcomer downloads
 * them.
 */
const maxInstalledMb = 500;

it(`fetches less than ${maxInstalledMb} MB of packages for the demo and the tests`, () => {
  // The workspace without the parts that the set omits: the benchmarks, and the tools that only check and
  // release.
  const folders = [
    "",
    "tests",
    "tools/bin",
    ...["packages", "apps", "examples"].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    ),
  ];
  const projects = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, "package.json")));
  const sizes = installedSizes(projects);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const largest = sizes.slice(0, 12).map(({ name, bytes }) => `${name}: ${Math.round(bytes / 1e6)}`);
  expect(total, `the largest, in MB: ${largest.join(", ")}`).toBeLessThan(maxInstalledMb);
  // The walk has found them: the query engine, the engine of the demo, the compiler.
  expect(total).toBeGreaterThan(200);
});
