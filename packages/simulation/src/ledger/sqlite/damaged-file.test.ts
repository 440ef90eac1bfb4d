import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { simulate, type Verification, verify } from "../../index.js";
import { askingModel } from "../../testing/asking.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { tableNames, tableOf } from "../tables.js";
import { openSqliteLedger } from "./sqlite-ledger.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-damaged-"));
const [whole, broken] = [join(folder, "whole.db"), join(folder, "broken.db")];
let bytes: Buffer;

const scenario = smallScenario(
  ["ada", "bo", "cy"],
  ["bo>ada", "cy>ada", "cy>bo"],
  { rounds: 2, policy: { kind: "model" } },
  { posts: [postBy("ada"), postBy("paper", { id: "news" })] },
);

beforeAll(async () => {
  const ledger = await openSqliteLedger(whole);
  const model = askingModel(() => ({ choice: "REPLY", content: "Well put, all of it." }));
  await simulate({ scenario, model, ledger });
  await ledger.close();
  bytes = readFileSync(whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What verifying the file says once some of its bytes are others. */
async function verifiedWith(
  ...changes: readonly (readonly [at: number, byte: number])[]
): Promise<Verification> {
  const changed = Buffer.from(bytes);
  for (const [at, byte] of changes) changed[at] = byte;
  writeFileSync(broken, changed);
  const ledger = await openSqliteLedger(broken, { readOnly: true });
  try {
    return await verify({ ledger, scenario });
  } finally {
    await ledger.close();
  }
}

/** Every cell as the rows themselves hold it, byte by byte and by kind, however a key's index has it. */
function contents(file: string): string {
  const database = new Database(file, { readonly: true });
  try {
    const tables = tableNames.map((table) => {
      const cells = [...tableOf(table).columns, "digest"].flatMap((column) => [
        `typeof("${column}")`,
        `hex(CAST("${column}" AS BLOB))`,
      ]);
      return database
        .prepare(`SELECT ${cells.join(", ")} FROM "${table}" NOT INDEXED ORDER BY rowid`)
        .raw()
        .all();
    });
    return JSON.stringify(tables);
  } catch {
    return "unreadable";
  } finally {
    database.close();
  }
}

describe("a ledger's file of which a byte was changed", () => {
  it("is broken if a text is no longer UTF-8, at the place, and the process lives", async () => {
    const at = bytes.indexOf("Well put, all of it.");
    const { state, difference } = await verifiedWith([at + 2, 0xff]);
    expect([state, difference]).toEqual([
      "broken",
      expect.objectContaining({
        round: expect.any(Number),
        what: expect.stringMatching(/^(post|decision): the row/),
      }),
    ]);
  });

  it("is broken where the key in a row is not the key in its index", async () => {
    // The row of the decision: its key, then its state.
    const at =
      bytes.indexOf("adaby-bovalid") === -1 ? bytes.indexOf("adanewsvalid") : bytes.indexOf("adaby-bovalid");
    expect(at).toBeGreaterThan(0);
    const { state, difference } = await verifiedWith([at, "z".charCodeAt(0)]);
    expect([state, difference]).toEqual([
      "broken",
      expect.objectContaining({ agent: "zda", what: "decision: the row's key was changed" }),
    ]);
  });

  it("is broken wherever what its rows hold is no longer the same", async () => {
    const before = contents(whole);
    let seed = 20_261;
    let changed = 0;
    for (let flips = 0; flips < 400; flips++) {
      seed = (seed * 48_271) % 0x7fffffff;
      // Not the file's header, by which it is recognised.
      const at = 100 + (seed % (bytes.length - 100));
      const bit = 1 << (seed % 8);
      if (bytes[at] === 0) continue;
      const said = await verifiedWith([at, (bytes[at] ?? 0) ^ bit]).catch((error: unknown) => String(error));
      if (contents(broken) === before) continue;
      changed++;
      const state = typeof said === "string" ? "broken" : said.state;
      expect([at, bit, state]).toEqual([at, bit, "broken"]);
    }
    expect(changed).toBeGreaterThan(20);
  });
});
