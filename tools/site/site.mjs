#!/usr/bin/env node
// Makes the documentation's site from the repository: site.mjs build | serve
//
//   build   into tools/site/dist; fails on a dead link
//   serve   for authors: pages of docs/ follow their files
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "../pnpm.mjs";

const here = import.meta.dirname;
const root = join(here, "../..");
const [command = "build"] = process.argv.slice(2);

if (!existsSync(join(here, "node_modules/vitepress"))) installPackages();
const { stagePages } = await import("./stage/stage-pages.mjs");
await stagePages(root, join(here, "pages"));
const { build, createServer } = await import("vitepress");
if (command === "serve") await serve();
else await build(here);

/** The site's own packages; nothing else needs them. */
function installPackages() {
  const [program, ...args] = pnpm();
  const install = ["install", "--ignore-workspace", "--frozen-lockfile", "--prefer-offline"];
  const shell = process.platform === "win32" && program === "npx";
  const { status } = spawnSync(program, [...args, ...install], { cwd: here, stdio: "inherit", shell });
  if (status !== 0) process.exit(status ?? 1);
}

async function serve() {
  const { followDocuments } = await import("./stage/follow-documents.mjs");
  followDocuments(root, join(here, "pages"));
  const server = await createServer(here);
  await server.listen();
  server.printUrls();
}
