import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { fragmentOf, maxUnpacked, readLink, type SharedState } from "./shared-state.js";

const state: SharedState = { part: "read", fields: { text: "Sure: {city: 'Tartu'} 數 📈\n", schema: "{}" } };
const damaged = { problem: "it is damaged, or only a part of it was copied" };
const packed = (text: string): string => deflateRawSync(text).toString("base64url");

it("comes back from a link as it was, whatever its texts hold", async () => {
  const fragment = await fragmentOf(state);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(await readLink(fragment ?? "")).toEqual({ state });
});

it("is not put into a link that programs would cut, or that would not be opened", async () => {
  const noise = Array.from({ length: 60_000 }, (_, index) => (index * 7919).toString(36)).join("");
  expect(await fragmentOf({ part: "read", fields: { text: noise } })).toBeNull();
  expect(await fragmentOf({ part: "read", fields: { text: "a".repeat(maxUnpacked) } })).toBeNull();
});

it.each(["", "measured by", "!!", "AAAA", "%00"])("is none in the damaged fragment %j", async (fragment) => {
  expect(await readLink(fragment)).toEqual(damaged);
});

it("is none where a fragment was cut, or holds something else", async () => {
  const fragment = (await fragmentOf(state)) ?? "";
  expect(await readLink(fragment.slice(0, -9))).toEqual(damaged);
  for (const other of ["[1]", "null", '{"part": 1, "fields": {}}', '{"part": "read", "fields": ["x"]}', "{"])
    expect(await readLink(packed(other))).toEqual(damaged);
});

it("takes names of every object as names", async () => {
  const hostile = '{"part": "__proto__", "fields": {"__proto__": "x", "constructor": "y"}}';
  const read = await readLink(packed(hostile));
  expect(JSON.stringify(read)).toBe(
    '{"state":{"part":"__proto__","fields":{"__proto__":"x","constructor":"y"}}}',
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it("unpacks no more than the playground can show: a short link may hold megabytes", async () => {
  const bomb = packed(JSON.stringify({ part: "read", fields: { text: "a".repeat(20 * maxUnpacked) } }));
  expect(bomb.length).toBeLessThan(30_000);
  expect(await readLink(bomb)).toEqual({ problem: "its texts are too long for the playground" });
  expect(await readLink("A".repeat(2_000_000))).toEqual({
    problem: "it is too long for a link of the playground",
  });
});
