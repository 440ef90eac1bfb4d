import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.js";

const password = "Tr0ub4dor&3-battery";

/** The changes that a server may make to a password that it repeats. */
const changes: Readonly<Record<string, (password: string) => string>> = {
  "as it is": (text) => text,
  "in capitals": (text) => text.toUpperCase(),
  "without its last character": (text) => text.slice(0, -1),
  "without its first character": (text) => text.slice(1),
  "in a URL": encodeURIComponent,
  "on two lines": (text) => `${text.slice(0, 9)}\n  ${text.slice(9)}`,
  "in Base64": (text) => Buffer.from(text).toString("base64"),
};

const servers: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A server that wants a password in clear text, and refuses it in these words. */
async function refusingServer(said: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(message("R", Buffer.from([0, 0, 0, 3])));
      socket.once("data", () =>
        socket.end(message("E", Buffer.from(`SFATAL\0C28P01\0M${said}\0D${said}\0H${said}\0\0`))),
      );
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

async function failureOf(url: string): Promise<unknown> {
  const connection = new Connection(url);
  const failure = await connection.query("SELECT 1").catch((error: unknown) => error);
  await connection.close();
  return failure;
}

/** The sources of a password, and the URL that goes with each. */
const sources: Readonly<Record<string, (place: string) => string>> = {
  "the URL": (place) => `postgres://me:${encodeURIComponent(password)}@${place}/runs`,
  "the URL's query": (place) => `postgres://me@${place}/runs?password=${encodeURIComponent(password)}`,
  PGPASSWORD: (place) => {
    vi.stubEnv("PGPASSWORD", password);
    return `postgres://me@${place}/runs`;
  },
  PGPASSFILE: (place) => {
    const folder = mkdtempSync(join(tmpdir(), "concordat-pgpass-"));
    folders.push(folder);
    const file = join(folder, "pgpass");
    writeFileSync(file, `${place}:runs:me:${password}\n`, { mode: 0o600 });
    vi.stubEnv("PGPASSFILE", file);
    return `postgres://me@${place}/runs`;
  },
};

describe.each(Object.keys(sources))("a password from %s that a server repeats", (source) => {
  it.each(Object.keys(changes))("%s is shown neither in the message nor in its causes", async (change) => {
    const repeated = changes[change]?.(password) ?? "";
    const place = await refusingServer(`no entry for me with ${repeated}.`);
    const failure = await failureOf(sources[source]?.(place) ?? "");
    expect(failure).toMatchObject({
      message: expect.stringMatching(/: no entry for me wi.*\[secret\].*; check user and password/),
      cause: { code: "28P01" },
    });
    const shown = inspect(failure, { depth: 9, showHidden: true });
    expect(shown).not.toContain(repeated);
    expect(shown.toLowerCase()).not.toContain(password.slice(2, -2).toLowerCase());
  });
});

it.each([
  "postgres://me@host.example/runs&password=s3cret",
  "postgres://me@host.example/runs;password=s3cret",
  "host=host.example password=s3cret",
  "postgres://me:s3/cret@host.example/runs",
])("%j is refused without being repeated", (url) => {
  expect(() => new Connection(url)).toThrow(/^the database must be a URL such as (?!.*(?:s3cret|cret@))/);
});
