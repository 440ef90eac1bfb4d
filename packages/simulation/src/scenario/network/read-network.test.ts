import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "../scenario-error.js";
import facts from "./networkx-graphs.json" with { type: "json" };
import { type FileNetwork, readNetwork } from "./read-network.js";

/** The follows in a file, sorted, and the problems that it has. */
function read(text: string | Uint8Array, more: Partial<FileNetwork> = {}, name = "follows.csv") {
  const problems: Problem[] = [];
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const table = readNetwork({ name, bytes }, { kind: "file", file: name, ...more }, problems);
  const follows = Array.from(
    table?.followers ?? [],
    (follower, pair) => `${table?.ids[follower]}>${table?.ids[table.followed[pair] ?? 0]}`,
  );
  return { table, follows: follows.sort(), problems };
}

const pairs = (edges: readonly string[][]): string[] => edges.map(([a = "", b = ""]) => `${a}>${b}`).sort();

const bothWays = (edges: readonly string[][]): string[] =>
  pairs([...edges, ...edges.map((ends) => ends.toReversed())]);

describe("an edge list", () => {
  it.each([
    ["follower,followed\na,b\nb,c\n"],
    ["source,target\na,b\nb,c\n"],
    ["from;to\na;b\nb;c"],
    ["FromNodeId\tToNodeId\r\na\tb\r\nb\tc\r\n"],
    ["# Nodes: 3\n% more\na b\n\n  b   c\n"],
    ["a,b\nb,c\n"],
    ['weight,target,source\n1,b,a\n2,"c",b\n'],
    ["\uFEFFfollower,followed\na,b\nb,c\n"],
    ["a\tb\t0.5\nb\tc\t1\n"],
    ['{"from":"a","to":"b"}\n{"source":"b","target":"c"}\n'],
    ['[{"follower":"a","followed":"b"},{"follower":"b","followed":"c"}]'],
  ])("%j is a > b and b > c", (text) => {
    expect(read(text)).toMatchObject({ follows: ["a>b", "b>c"], problems: [] });
  });

  it("gives the line on which each id first appears", () => {
    const { table } = read("# x\nfrom,to\na,b\nb,c\n");
    expect([table?.ids, [...(table?.idLines ?? [])]]).toEqual([
      ["a", "b", "c"],
      [3, 3, 4],
    ]);
  });

  it("says for which line it is not one, and names five of many", () => {
    expect(read("follower,followed\na,b,c\n").problems).toEqual([
      { place: "follows.csv:2", path: "", message: "has 3 values, and the header has 2" },
    ]);
    const { problems } = read(`a,b\n${"c,\n".repeat(9)}`);
    expect(problems.map(({ place }) => place)).toEqual(
      [2, 3, 4, 5, 6].map((line) => `follows.csv:${line}`).concat("follows.csv"),
    );
    expect(problems.at(-1)?.message).toBe("has 4 more such problems");
    expect(read(Uint8Array.of(0x61, 0x2c, 0xff)).problems).toEqual([
      { place: "follows.csv", path: "", message: "is not UTF-8 text" },
    ]);
  });

  it("is read whole whatever the length of its lines and the borders of its pieces", () => {
    const ids = fc.string({ minLength: 1, maxLength: 200, unit: fc.constantFrom("é", "x", "漢", "😀", "_") });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(ids, ids), { minLength: 1, maxLength: 3 }),
        fc.nat(6_000),
        (edges, more) => {
          const all = [
            ...edges,
            ...Array.from({ length: more }, (_, index) => [`${"é".repeat(40)}${index}`, "y"]),
          ];
          const text = `source,target\n${all.map((ends) => ends.join(",")).join("\n")}`;
          expect(read(text).follows).toEqual(pairs(all));
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe("the direction of edges", () => {
  it("can be turned round", () => {
    expect(read("a,b\n", { direction: "target-follows-source" }).follows).toEqual(["b>a"]);
  });

  it("is none where the ends follow each other, and a pair listed both ways is one edge", () => {
    expect(read("a,b\nb,a\nb,c\nb,c\n", { directed: false }).follows).toEqual(["a>b", "b>a", "b>c", "c>b"]);
  });

  it("is that of the file unless the scenario says otherwise", () => {
    const { graphml, edges } = facts.karate;
    expect(read(graphml, { directed: true }, "x.graphml").follows).toEqual(pairs(edges));
  });
});

describe.each([
  ["karate", facts.karate, bothWays(facts.karate.edges)],
  ["directed", facts.directed, pairs(facts.directed.edges)],
])("the graph %s as networkx writes it", (_, graph, expected) => {
  it.each([
    ["graphml", "x.graphml"],
    ["gexf", "x.gexf"],
    ["adjacency", "x.json"],
    ["node_link", "x.json"],
  ] as const)("is the same in %s", (format, name) => {
    expect(read(graph[format], {}, name)).toMatchObject({ follows: expected, problems: [] });
  });

  it.each([
    ["edgelist", "x.txt"],
    ["lists", "x.json"],
  ] as const)("is the same in %s, which does not say whether edges have a direction", (format, name) => {
    const directed = graph === facts.directed;
    expect(read(graph[format], { directed }, name)).toMatchObject({ follows: expected, problems: [] });
  });
});

describe("a file in another format than it should have", () => {
  it.each<[string, string, string, string]>([
    ["x.graphml", "<graphml><graph><edge source='a'", ":1", "is not valid GraphML"],
    ["x.graphml", "<graphml></graphml>", ":1", 'it has no element "graph"'],
    [
      "x.graphml",
      "<graphml><graph edgedefault='directed'><edge source='a'/></graph></graphml>",
      ":1",
      "must have a source and a target",
    ],
    [
      "x.graphml",
      "<graphml><graph edgedefault='directed'>\n<edge source='a' target='b' directed='false'/></graph></graphml>",
      ":2",
      "has another direction than the graph's other edges",
    ],
    ["x.gexf", "<gexf><graph>&nope;</graph></gexf>", ":1", "is not valid GEXF"],
    ["x.json", '{"a": ["b"]\n,', ":2", "is not valid JSON"],
    ["x.json", '{"a": ["b"], "a": ["c"]}', ":1", "stands twice in one object"],
    ["x.json", '{\n"a": "b"}', ":2", "must be a list of ids"],
    ["x.json", '{\n"a": [null]}', ":2", "must be an id"],
    ["x.json", '{\n"nodes": [{"id": "a"}]}', ":1", "must have adjacency or edges"],
    ["x.json", '{"nodes": [{"id": "a"}], "adjacency": []}', ":1", "has 0 lists, and there are 1 nodes"],
    ["x.json", '{"nodes": [{}], "edges": []}', ":1", "must have an id"],
    ["x.json", '{"nodes": [], "edges": [{"source": 1}]}', ":1", "must have a source and a target"],
    ["x.ndjson", '{"from":"a","to":"b"}\n{"from":"a"}\n', ":2", "must have follower and followed"],
  ])("%s: %j", (name, text, place, message) => {
    const { table, problems } = read(text, {}, name);
    expect(table).toBeNull();
    expect(problems[0]).toMatchObject({ place: `${name}${place}` });
    expect(problems[0]?.message).toContain(message);
  });
});
