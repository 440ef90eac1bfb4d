import { expect, it } from "vitest";
import { fragmentOf, type SharedState, stateOf } from "./shared-state.js";

const state: SharedState = { part: "read", fields: { text: "Sure: {city: 'Tartu'} 數 📈\n", schema: "{}" } };

it("comes back from a link as it was, whatever its texts hold", async () => {
  const fragment = await fragmentOf(state);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(await stateOf(fragment ?? "")).toEqual(state);
});

it("is not put into a link that programs would cut", async () => {
  const noise = Array.from({ length: 60_000 }, (_, index) => (index * 7919).toString(36)).join("");
  expect(await fragmentOf({ part: "read", fields: { text: noise } })).toBeNull();
});

it.each(["", "measured", "!!", "AAAA"])("is none in the fragment %j", async (fragment) => {
  expect(await stateOf(fragment)).toBeNull();
});

it("is none where a fragment was cut, or holds something else", async () => {
  const fragment = (await fragmentOf(state)) ?? "";
  expect(await stateOf(fragment.slice(0, -9))).toBeNull();
  const other: unknown = { part: 1, fields: {} };
  expect(await stateOf((await fragmentOf(other as SharedState)) ?? "")).toBeNull();
});
