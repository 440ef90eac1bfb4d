import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Server } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmEnvironment } from "../tarballs/npm-environment.js";
import { packAll } from "../tarballs/pack.js";
import type { PublicPackage } from "../tarballs/packages.js";

const run = promisify(execFile);

/** Installed for checks and releases only: it is large, and three tests use it. */
const tools = createRequire(join(import.meta.dirname, "../../../tools/package.json"));

/** Why no registry can be started here, to be behind a test's title; empty if one can. */
export const noRegistry = canResolve("verdaccio")
  ? ""
  : ' (skipped: verdaccio is not installed; "pnpm install" installs it)';

function canResolve(name: string): boolean {
  try {
    return tools.resolve(name) !== "";
  } catch {
    return false;
  }
}

/** A registry of this machine, with our packages published to it and everything else passed on. */
export interface Registry extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/` */
  readonly url: string;
  /** The environment in which npm and npx use this registry, with a cache of their own. */
  readonly env: NodeJS.ProcessEnv;
  /** Packs packages and publishes the tarballs. */
  publish(packages: readonly PublicPackage[]): Promise<void>;
}

/** Starts a registry on a free port; nothing of it is left when it is disposed of. */
export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-registry-"));
  const { runServer } = tools("verdaccio") as Verdaccio;
  const server = await listen(await runServer(await configuration(folder)));
  const url = urlOf(server);
  const env = await publishingEnvironment(url, folder);
  return {
    url,
    env,
    publish: async (packages) => {
      for (const tarball of await packAll(packages, folder)) await publish(tarball, url);
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What is used of it. */
interface Verdaccio {
  runServer(configuration: Configuration): Promise<unknown>;
}

/** The settings of the registry that are not left to it. */
interface Configuration {
  readonly storage: string;
  readonly configPath: string;
  readonly uplinks: Readonly<Record<string, { readonly url: string; readonly maxage: string }>>;
  readonly packages: Readonly<
    Record<string, { readonly access: string; readonly publish?: string; readonly proxy?: string }>
  >;
  readonly log: { readonly type: string; readonly format: string; readonly level: string };
}

/** Our names are served from here alone; all others come from the registry that npm is configured with. */
async function configuration(folder: string): Promise<Configuration> {
  const { stdout } = await run("npm", ["config", "get", "registry"]);
  const ours = { access: "$all", publish: "$all" };
  return {
    storage: join(folder, "storage"),
    configPath: join(folder, "config.yaml"),
    uplinks: { upstream: { url: stdout.trim(), maxage: "1h" } },
    packages: {
      "@concordat/*": ours,
      concordat: ours,
      "create-concordat": ours,
      "**": { access: "$all", proxy: "upstream" },
    },
    log: { type: "stdout", format: "json", level: "fatal" },
  };
}

async function listen(server: unknown): Promise<Server> {
  if (!(server instanceof Server)) throw new Error("verdaccio gives no server to listen with");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the registry has no port");
  return `http://127.0.0.1:${address.port}/`;
}

/** Publishes a tarball by the request that `npm publish` makes, without a start of npm for each package. */
async function publish(tarball: string, url: string): Promise<void> {
  const { stdout } = await run("tar", ["-xOzf", tarball, "package/package.json"]);
  const manifest = JSON.parse(stdout) as { readonly name: string; readonly version: string };
  const { name, version } = manifest;
  const bytes = await readFile(tarball);
  const file = `${name}-${version}.tgz`;
  const digest = (algorithm: string, encoding: "hex" | "base64"): string =>
    createHash(algorithm).update(bytes).digest(encoding);
  const dist = {
    shasum: digest("sha1", "hex"),
    integrity: `sha512-${digest("sha512", "base64")}`,
    tarball: `${url}${name}/-/${file}`,
  };
  const data = bytes.toString("base64");
  const response = await fetch(`${url}${encodeURIComponent(name)}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: "Bearer any" },
    body: JSON.stringify({
      ...{ _id: name, name, "dist-tags": { latest: version }, access: "public" },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [file]: { content_type: "application/octet-stream", data, length: bytes.length } },
    }),
  });
  if (!response.ok)
    throw new Error(`${tarball} is not published: ${response.status} ${await response.text()}`);
}

/** npm publishes only with a token; this registry takes any. */
async function publishingEnvironment(url: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const userconfig = join(folder, "npmrc");
  await writeFile(userconfig, `registry=${url}\n${url.replace("http:", "")}:_authToken=any\n`);
  return {
    ...npmEnvironment(),
    npm_config_userconfig: userconfig,
    npm_config_registry: url,
    npm_config_cache: join(folder, "npm-cache"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
}
