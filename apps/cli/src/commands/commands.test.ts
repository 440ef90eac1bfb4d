import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractRefs } from "@concordat/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
const [profiles, feed] = [join(examples, "profiles.json"), join(examples, "feed.json")];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe("concordat parse", () => {
  it("refuses bytes that are not UTF-8, with their place", async () => {
    const input = Buffer.from('{"items": ["\xff"]}', "latin1");
    const { code, out, err } = await runCli(["parse", "list-items"], { input });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("standard input: is not UTF-8 text (line 1, byte 13: 0xff)");
  });

  it("refuses them in a line of many too, after the lines before", async () => {
    const whole = JSON.stringify({ id: "a", text: '{"choice":"LIKE","reason":"Lovely."}' });
    const input = Buffer.concat([
      Buffer.from(`${whole}\r\n{"id":"b","text":"`),
      Buffer.from([0xff]),
      Buffer.from('"}\n'),
    ]);
    const { code, out, err } = await runCli(["parse", "agent-decision", "--ndjson"], { input });
    expect(code).toBe(2);
    expect(err).toMatch(/standard input: is not UTF-8 text \(in line \d or after it\)/);
    expect(out === "" || JSON.parse(out).id === "a").toBe(true);
  });

  it("calls invalid what no record could hold, as the commands that ask a model do", async () => {
    for (const reason of ["a\\u0000", "a\\ud800"]) {
      const input = `{"choice":"LIKE","reason":"${reason}"}`;
      const { code, out } = await runCli(["parse", "agent-decision"], { input });
      expect([code, JSON.parse(out)]).toMatchObject([
        1,
        {
          state: "invalid",
          violations: [{ path: "/reason", message: expect.stringMatching(/U\+0000 or half/) }],
        },
      ]);
    }
  });

  it("answers a line for each line, with the id, and says that some were no answer", async () => {
    const rows = [
      { id: 1, text: 'Sure: {"choice":"LIKE","reason":"Good."}' },
      { id: "two", text: '{"choice":"REPLY","reason":"x","content":""}' },
      { id: 3, text: "no" },
    ];
    const { code, out } = await runCli(["parse", "agent-decision", "--ndjson"], {
      input: rows.map((row) => JSON.stringify(row)).join("\n"),
    });
    expect(ndjson(out)).toMatchObject([
      {
        id: 1,
        state: "valid",
        value: { choice: "LIKE" },
        repairs: [{ name: "surrounding-text", offset: 0 }],
      },
      { id: "two", state: "invalid", violations: [{ path: "/content" }] },
      { id: 3, state: "unreadable", reason: "no-json" },
    ]);
    expect(code).toBe(1);
  });

  it("reads one text from standard input, and ends well when it is valid", async () => {
    const { code, out } = await runCli(["parse", "list-items"], { input: '```json\n{"items": []}\n```' });
    expect([code, JSON.parse(out).value]).toEqual([0, { items: [] }]);
  });

  it("explains to a person what was repaired and where, apart from the answer", async () => {
    const { code, out, err } = await runCli(["parse", "agent-decision", "--explain"], {
      input: 'Sure:\n{"choice": "like", "reason": "x"}',
    });
    expect([code, JSON.parse(out).state]).toEqual([0, "valid"]);
    expect(err.trimEnd().split("\n")).toEqual([
      "valid",
      "  1:1    surrounding-text: Words before or after the answer. ‹Sure:›",
      '  2:12   enum-case: A member of an enumeration in another case, or with its words joined differently. ‹"like"›',
    ]);
  });

  it("names the line that is not a row", async () => {
    const { code, err } = await runCli(["parse", "list-items", "--ndjson"], {
      input: '{"id":1,"text":"{}"}\nrubbish\n',
    });
    expect([code, err.trim()]).toEqual([2, 'concordat: standard input:2: is not {"id": …, "text": "…"}']);
  });
});

describe("concordat validate", () => {
  it("takes a schema at a place of a file, in any dialect", async () => {
    const schema = join(folder, "protocol.json");
    const definitions = { Tool: { properties: { name: { type: "string" } }, required: ["name"] } };
    await writeFile(
      schema,
      JSON.stringify({ $schema: "http://json-schema.org/draft-04/schema#", definitions }),
    );
    const values = join(folder, "tools.json");
    await writeFile(values, '[{"name": "search"}, {}]');
    const { code, out, err } = await runCli(["validate", `${schema}#/definitions/Tool`, values, "--json"]);
    expect([code, JSON.parse(out)]).toMatchObject([1, { keyword: "required", path: "" }]);
    expect(err).toContain("1 of 2 valid against Tool/v1");
    expect(await runCli(["validate", `${schema}#/definitions/Tol`, values])).toMatchObject({
      code: 2,
      err: expect.stringContaining("/definitions/Tol"),
    });
    expect(await runCli(["validate", `${schema}#`, values])).toMatchObject({ code: 0 });
  });

  it("names every violation with file, line and path", async () => {
    const path = await file(
      "posts.json",
      '[\n  {"id": "a", "author_id": "b", "text": "c",\n   "timestamp": "2026-03-14T09:26:53Z",\n   "likes": -1},\n  {"id": ""}\n]\n',
    );
    const { code, out, err } = await runCli(["validate", "post", path]);
    expect(out.trim().split("\n").sort()).toEqual([
      `${path}:4: item 1 (id "a"): /likes must be at least 0`,
      `${path}:5: item 2 (id ""): (whole value) must have the property 'author_id'`,
      `${path}:5: item 2 (id ""): (whole value) must have the property 'text'`,
      `${path}:5: item 2 (id ""): (whole value) must have the property 'timestamp'`,
      `${path}:5: item 2 (id ""): /id must not be empty`,
    ]);
    expect([code, err.trim()]).toEqual([1, "0 of 2 valid against post/v1"]);
  });

  it("reads NDJSON, and says of each line what it breaks", async () => {
    const path = await file("lists.ndjson", '{"items":[]}\n{"items":[1]}\n');
    const { code, out } = await runCli(["validate", "list-items", path, "--json"]);
    expect(ndjson(out)).toMatchObject([{ place: `${path}:2`, path: "/items/0", keyword: "type" }]);
    expect(code).toBe(1);
  });

  it("finds properties that stand twice", async () => {
    const path = await file("twice.json", '{"items":[],\n"items":["a"]}');
    const { code, out } = await runCli(["validate", "list-items", path]);
    expect([code, out.trim()]).toEqual([
      1,
      `${path}:2: (whole value) the property "items" stands twice in one object`,
    ]);
  });

  it("refuses a line whose id is a number that would be printed as null", async () => {
    const input = '{"id":1,"text":"5"}\n{"id":1e400,"text":"5"}\n';
    const { code, out, err } = await runCli(["parse", "post", "--ndjson"], { input });
    expect([code, ndjson(out).map(({ id }) => id)]).toEqual([2, [1]]);
    expect(err).toContain("standard input:2: /id is 1e400, which is beyond the range of numbers");
  });

  it("names a number that is too large once, and not as infinity", async () => {
    const path = await file("large.json", '{"items":["a",\n1e400]}');
    const { code, out } = await runCli(["validate", "list-items", path]);
    expect([code, out.trim()]).toEqual([
      1,
      `${path}:2: /items/1 is 1e400, which is beyond the range of numbers in double precision (about ±1.8e308)`,
    ]);
  });

  it("finds the examples valid", async () => {
    expect((await runCli(["validate", "agent-profile", profiles])).code).toBe(0);
    expect((await runCli(["validate", "post", feed])).code).toBe(0);
  });
});

describe("concordat schema", () => {
  it("lists the contracts", async () => {
    const { out } = await runCli(["schema"]);
    const listed = [...out.matchAll(/^([a-z-]+\/v\d+) {2,}\S/gm)].map(([, ref]) => ref);
    expect(listed).toEqual(contractRefs);
  });

  it("prints one, or what an engine is asked with", async () => {
    expect(JSON.parse((await runCli(["schema", "agent-decision/v1"])).out).$id).toBe(
      "urn:concordat:agent-decision:v1",
    );
    expect(JSON.parse((await runCli(["schema", "agent-decision", "--engine", "ollama"])).out)).toHaveProperty(
      "anyOf",
    );
  });

  it("prints what an editor needs for a file of them, and wants to know of what", async () => {
    const { out } = await runCli(["schema", "post", "--list"]);
    expect(JSON.parse(out)).toMatchObject({ title: "PostList", type: "array", items: { title: "Post" } });
    expect(await runCli(["schema", "--list"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--list needs a contract"),
    });
  });
});

describe("bad input", () => {
  const decide = (more: readonly string[]): string[] => [
    "decide",
    "--profiles",
    profiles,
    "--feed",
    feed,
    ...more,
  ];
  const llama = ["--llm", "llama", "--model"];

  const cases: [title: string, args: () => Promise<readonly string[]>, code: number, message: RegExp][] = [
    ["an unknown command", async () => ["decode"], 2, /unknown command 'decode'/],
    ["an unknown option", async () => decide(["--bogus"]), 2, /unknown option '--bogus'/],
    [
      "an unknown engine",
      async () => decide(["--llm", "gpt"]),
      2,
      /gpt is not an engine; there are ollama, openai, llama, replay/,
    ],
    [
      "an unknown contract",
      async () => ["validate", "agent-decison", feed],
      2,
      /no contract is called "agent-decison"; did you mean agent-decision\?/,
    ],
    [
      "a missing file",
      async () => ["validate", "post", "/nowhere/feed.json"],
      2,
      /\/nowhere\/feed\.json cannot be read: there is no such file/,
    ],
    ["a folder", async () => ["validate", "post", folder], 2, /it is a folder/],
    [
      "a text that is not UTF-8",
      async () => {
        const path = await file("latin.json", "");
        await writeFile(path, Buffer.from('["caf\xe9"]', "latin1"));
        return ["validate", "post", path];
      },
      2,
      /latin\.json: is not UTF-8 text \(line 1, byte 6: 0xe9\)/,
    ],
    [
      "an empty file",
      async () => ["validate", "post", await file("empty.json", " \n")],
      2,
      /empty\.json: is empty/,
    ],
    [
      "a feed that is not JSON",
      async () => ["decide", "--profiles", profiles, "--feed", await file("feed.json", '[\n {"id": "a",]\n')],
      2,
      /feed\.json:2:13: is not JSON/,
    ],
    [
      "a profile without interests",
      async () => [
        "decide",
        "--profiles",
        await file("p.json", '[{"id":"a","name":"A","interests":[]}]'),
        "--feed",
        feed,
      ],
      2,
      /p\.json:1: item 1 \(id "a"\): \/interests must have at least 1 item/,
    ],
    [
      "two agents with one id",
      async () => [
        "decide",
        "--profiles",
        await file("t.ndjson", '{"id":"a","name":"A","interests":["x"]}\n'.repeat(2)),
        "--feed",
        feed,
      ],
      2,
      /two agents have the id "a"/,
    ],
    [
      "a missing model file",
      async () => decide([...llama, "/nowhere/m.gguf"]),
      3,
      /no model at \/nowhere\/m\.gguf/,
    ],
    ["a model file that is not a GGUF", async () => decide([...llama, feed]), 3, /is not a GGUF model/],
    [
      "a port where nothing listens",
      async () => decide(["--endpoint", "http://127.0.0.1:9999"]),
      3,
      /cannot be reached.*is the server running\?/,
    ],
    [
      "an endpoint that is not a URL",
      async () => decide(["--endpoint", "localhost"]),
      2,
      /--endpoint must be a URL/,
    ],
    [
      "a temperature out of bounds",
      async () => decide(["--temperature", "3"]),
      2,
      /--temperature must be at most 2/,
    ],
    [
      "a feed without posts",
      async () => ["decide", "--profiles", profiles, "--feed", await file("none.json", "[]")],
      2,
      /none\.json: contains no posts, so there is nothing to decide/,
    ],
    [
      "an unknown agent",
      async () => decide(["--agent", "nobody"]),
      2,
      /contains no agent with the id "nobody"\n/,
    ],
    ["a misspelt agent", async () => decide(["--agent", "marra"]), 2, /"marra"; did you mean "mara"\?/],
    [
      "--resume with --overwrite",
      async () => decide(["--resume", "--overwrite", "--out", "x"]),
      2,
      /give one of them/,
    ],
    ["no concurrency", async () => decide(["--concurrency", "0"]), 2, /--concurrency must be at least 1/],
    ["--resume without a file", async () => decide(["--resume"]), 2, /--resume needs --out FILE/],
    ["a replay without its cassette", async () => decide(["--llm", "replay"]), 2, /needs --cassette FILE/],
  ];

  it.each(cases)("%s gives one clear message", async (_, args, code, message) => {
    const run = await runCli(await args());
    expect(run.err).toMatch(message);
    expect(run.err).toMatch(/^concordat: /m);
    expect(run.err).not.toMatch(/\n\s+at /);
    expect([run.code, run.out]).toEqual([code, ""]);
  });

  it("shows where it comes from with --debug", async () => {
    const { err } = await runCli(["validate", "nothing", feed, "--debug"]);
    expect(err).toMatch(/UnknownContractError[\s\S]*\n\s+at /);
  });
});
