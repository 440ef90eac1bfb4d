import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { markOf } from "../../action/src/comment-text.mjs";
import { runAction } from "../../action/src/run-action.mjs";
import { compareSchemas } from "../../packages/schema-diff/dist/index.js";
import { readDocumentText } from "../../packages/schema-diff/dist/read/index.js";

const pathspecs = [":(glob)**/schema.json", ":(glob)**/*.schema.json"];
/** A quote of the action's comment by another person. */
const quoted = `${markOf(pathspecs)} quoted by a person`;
let folder;
let base;
let github;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "concordat-action-"));
  git("init", "-q", "-b", "main");
  git("config", "user.email", "ada@example.com");
  git("config", "user.name", "Ada");
  commit({ "city/schema.json": schema({ name: { type: "string" } }), "notes.md": "mine" });
  base = git("rev-parse", "HEAD");
  github = await fakeGitHub();
});

afterEach(() => {
  github.server.close();
  rmSync(folder, { recursive: true, force: true });
});

function git(...args) {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
}

function schema(properties) {
  return JSON.stringify({ type: "object", properties, required: Object.keys(properties) });
}

function commit(files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  git("add", "-A");
  git("commit", "-q", "-m", "change");
}

/** Whose tokens there are; with others, as that of a fork, one may only read. */
const owners = {
  writes: { type: "Bot" },
  "a person's": { type: "User", login: "ada" },
};

/** A GitHub that keeps comments. */
async function fakeGitHub() {
  const comments = [];
  const server = createServer(async (request, response) => {
    const token = request.headers.authorization.replace("Bearer ", "");
    if (token === "limited") return response.writeHead(403, { "x-ratelimit-remaining": "0" }).end("{}");
    let body = "";
    for await (const chunk of request) body += chunk;
    const { status, value } = answer({
      method: request.method,
      url: request.url,
      body,
      owner: owners[token],
    });
    response.writeHead(status).end(JSON.stringify(value));
  });
  const forbidden = { status: 403, value: {} };
  const answer = ({ method, url, body, owner }) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    if (pathname === "/user") return owner?.login === undefined ? forbidden : { status: 200, value: owner };
    if (method === "GET") {
      const page = Number(searchParams.get("page"));
      return { status: 200, value: comments.slice((page - 1) * 100, page * 100) };
    }
    if (owner === undefined) return forbidden;
    if (method === "POST") {
      const comment = { id: comments.length + 1, user: owner, ...JSON.parse(body) };
      comments.push(comment);
      return { status: 201, value: comment };
    }
    const comment = comments.find(({ id }) => pathname.endsWith(`/issues/comments/${id}`));
    return { status: 200, value: Object.assign(comment, JSON.parse(body)) };
  };
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, comments, url: `http://127.0.0.1:${server.address().port}` };
}

function run({ failOn = "never", token = "writes", files = pathspecs, policy } = {}) {
  return runAction({
    compareSchemas,
    readDocumentText,
    event: { pull_request: { number: 7, base: { sha: base } } },
    folder,
    pathspecs: files,
    failOn,
    ...(policy !== undefined && { policy }),
    api: { url: github.url, repository: "you/contracts", token },
  });
}

it("tells of a breaking change with its witness, and fails where that is asked", async () => {
  commit({ "city/schema.json": schema({ name: { type: "string", minLength: 2 } }) });
  expect(await run()).toMatchObject({ bump: "major", failed: false, notes: [] });
  const [comment] = github.comments;
  expect(comment.body).toContain("a **major** version is needed");
  expect(comment.body).toContain("city/schema.json: major");
  expect(comment.body).toContain('"name": "a"');
  expect(await run({ failOn: "major" })).toMatchObject({ failed: true });
  expect(await run({ failOn: "minor" })).toMatchObject({ failed: true });
});

it.each([
  ["openapi.json", JSON.stringify],
  [
    "openapi.yaml",
    ({ openapi, paths }) => `# an API\nopenapi: ${openapi}\npaths: ${JSON.stringify(paths)}\n`,
  ],
])("tells which operations of an OpenAPI document break whom: %s", async (file, written) => {
  const api = (parameters) =>
    written({ openapi: "3.1.0", paths: { "/cities": { get: { parameters, responses: {} } } } });
  const files = [`:(glob)**/${file}`];
  commit({ [file]: api([]) });
  base = git("rev-parse", "HEAD");
  commit({
    [file]: api([{ name: "land", in: "query", required: true, schema: { type: "string" } }]),
  });
  expect(await run({ files })).toMatchObject({ bump: "major", notes: [] });
  expect(github.comments[0].body).toContain(
    "| ❌ breaking | `GET /cities` | query parameter land | query parameter land is new and required | `parameter-added` |",
  );
});

it("takes a new optional property for compatible unless it is told to be strict", async () => {
  commit({ "city/schema.json": JSON.stringify({ type: "object" }) });
  base = git("rev-parse", "HEAD");
  commit({
    "city/schema.json": JSON.stringify({ type: "object", properties: { name: { type: "string" } } }),
  });
  expect(await run()).toMatchObject({ bump: "minor" });
  expect(await run({ policy: "strict" })).toMatchObject({ bump: "major" });
  await expect(run({ policy: "lax" })).rejects.toThrow("policy must be usual or strict, but is lax");
});

it("replaces its comment when more is pushed, also when nothing is left to tell", async () => {
  github.comments.push(
    ...Array.from({ length: 120 }, (_, index) => ({
      id: index + 1,
      user: { type: "User" },
      body: quoted,
    })),
  );
  commit({ "city/schema.json": schema({}) });
  await run();
  commit({ "city/schema.json": schema({ name: { type: "string" } }) });
  expect(await run({ failOn: "patch" })).toMatchObject({ bump: "none", failed: false });
  expect(github.comments).toHaveLength(121);
  expect(github.comments.at(-1).body).toContain("The change no longer touches a JSON Schema.");
  expect(github.comments[0].body).toContain("quoted by a person");
});

it("replaces its comment also when the token is a person's", async () => {
  commit({ "city/schema.json": schema({}) });
  github.comments.push({
    id: 1,
    user: { type: "User", login: "eve" },
    body: quoted,
  });
  await run({ token: "a person's" });
  await run({ token: "a person's" });
  expect(github.comments.map(({ user }) => user.login)).toEqual(["eve", "ada"]);
});

it("keeps a comment for each set of files, in whatever order they are named", async () => {
  commit({ "city/schema.json": schema({}), "a.schema.json": schema({}) });
  const [cities, others] = [["city"], ["*.schema.json", "b"]];
  await run({ files: cities });
  await run({ files: others });
  await run({ files: cities });
  await run({ files: [...others].reverse() });
  const told = github.comments.map(({ body }) => body.match(/<summary>(.*?):/)?.[1]);
  expect(told).toEqual(["city/schema.json", "a.schema.json"]);
});

it("writes nothing where no schema is changed", async () => {
  commit({ "notes.md": "other" });
  expect(await run()).toMatchObject({ bump: "none", failed: false });
  expect(github.comments).toEqual([]);
});

it("tells of new and removed schemas, and takes one that cannot be compared for breaking", async () => {
  git("rm", "-q", "city/schema.json");
  commit({ "a.schema.json": schema({}) });
  expect(await run()).toMatchObject({ bump: "major" });
  expect(github.comments[0].body).toContain("a.schema.json: minor");
  expect(github.comments[0].body).toContain("city/schema.json: major");
  commit({ "city/schema.json": "{ not json ``` @everyone" });
  expect(await run()).toMatchObject({ bump: "major", failed: true });
  expect(github.comments[0].body).toContain("This schema cannot be compared.");
});

it("takes a new file that is not a schema for breaking, and fails", async () => {
  for (const wrong of ["not json at all", '{"type": "strange"}', "5"]) {
    commit({ "wrong.schema.json": wrong });
    expect(await run()).toMatchObject({ bump: "major", failed: true });
    expect(github.comments[0].body).toContain("This schema is new and cannot be read.");
  }
});

it("reads a schema that begins with a byte order mark", async () => {
  commit({ "city/schema.json": `\uFEFF${schema({ name: { type: "string" } })}` });
  expect(await run()).toMatchObject({ bump: "none", failed: false });
});

it("lets no file name act: not in git, not in a shell, not in the comment", async () => {
  const canary = join(folder, "canary");
  const names = [
    "$(touch canary).schema.json",
    "--output=canary.schema.json",
    "`touch canary`;touch canary.schema.json",
    "</summary><img src=x onerror=alert(1)> @everyone **b**.schema.json",
    "a\nb.schema.json",
  ];
  commit(Object.fromEntries(names.map((name) => [name, schema({})])));
  expect(await run()).toMatchObject({ bump: "minor", failed: false });
  const [{ body }] = github.comments;
  expect(body).not.toMatch(/<img|@everyone|\*\*b|a\nb|\$\(|`touch/);
  expect(body.match(/<summary>/g)).toHaveLength(names.length);
  expect(() => readFileSync(canary)).toThrow("ENOENT");
});

it("lets no name within a schema act in the comment", async () => {
  const name = "@everyone <img src=x> </details> **b** | `x`";
  commit({ "city/schema.json": schema({ name: { type: "string" }, [name]: { type: "string" } }) });
  await run();
  const [{ body }] = github.comments;
  const outsideCode = body.replace(/(`+)[\s\S]*?\1/g, "");
  expect(outsideCode).not.toMatch(/<img|@everyone|\*\*b/);
});

it("says in the log, and does not fail, where the token of a fork may not write", async () => {
  commit({ "city/schema.json": schema({}) });
  const { failed, notes } = await run({ token: "reads" });
  expect([failed, notes]).toEqual([false, [expect.stringContaining("from a fork")]]);
});

it("fails where GitHub limits requests, which says nothing about the token", async () => {
  commit({ "city/schema.json": schema({}) });
  await expect(run({ token: "limited" })).rejects.toThrow("GitHub answered 403");
});

it("passes what comes from outside to shells as variables alone", () => {
  const action = readFileSync(join(import.meta.dirname, "../../action/action.yml"), "utf8");
  const commands = action.split("\n").filter((line) => /^\s+run:/.test(line));
  expect(commands).toHaveLength(2);
  expect(commands.join("\n")).not.toContain("${{");
});

it("runs no command in the checkout, where programs would look for others and for settings", () => {
  const action = readFileSync(join(import.meta.dirname, "../../action/action.yml"), "utf8");
  const steps = action.split(/^ {4}- /m).slice(1);
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step).toMatch(/^ +working-directory: \$\{\{ runner\.temp \}\}$/m);
});
