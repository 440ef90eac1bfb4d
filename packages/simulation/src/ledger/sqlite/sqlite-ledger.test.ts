import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, expect, it } from "vitest";
import { describeLedger } from "../../testing/ledger-conformance.js";
import { ledgerRow } from "../row-digest.js";
import { openSqliteLedger } from "./sqlite-ledger.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-ledger-"));
afterAll(() => rmSync(folder, { recursive: true }));

describeLedger("SQLite", (name) => openSqliteLedger(join(folder, `${name}.db`)));

it("keeps what was committed after it is opened again", async () => {
  const file = join(folder, "reopened.db");
  const ledger = await openSqliteLedger(file);
  await (await ledger.claim("a test")).commit([ledgerRow("run", ["small", "{}"])]);
  await ledger.close();
  const again = await openSqliteLedger(file, { readOnly: true });
  expect([...(again.read("run") as Iterable<{ row: unknown }>)].map(({ row }) => row)).toEqual([
    ["small", "{}"],
  ]);
  await again.close();
});

it("holds everything in its one file once it is closed", async () => {
  const [file, copy] = [join(folder, "closed.db"), join(folder, "copy.db")];
  const ledger = await openSqliteLedger(file);
  await (await ledger.claim("a test")).commit([ledgerRow("run", ["small", "{}"])]);
  await ledger.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  // Its header no longer asks for a log, which cannot be made on a file system that is only read.
  expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1]);
  copyFileSync(file, copy);
  const copied = await openSqliteLedger(copy, { readOnly: true });
  expect([...(copied.read("run") as Iterable<unknown>)]).toHaveLength(1);
  await copied.close();
});

/** Makes a folder one that cannot be written, and gives what undoes it. Root may write everywhere but on such a mount. */
function sealed(archive: string): () => void {
  if (process.getuid?.() !== 0) {
    chmodSync(archive, 0o555);
    return () => chmodSync(archive, 0o755);
  }
  execFileSync("mount", ["--bind", archive, archive]);
  execFileSync("mount", ["-o", "remount,ro,bind", archive]);
  // Lazily: statements that are not collected yet keep the file open.
  return () => void execFileSync("umount", ["-l", archive]);
}

it.skipIf(process.platform !== "linux")(
  "is read where nothing can be written next to it (skipped except on Linux)",
  async () => {
    const archive = join(folder, "archive #1 %20");
    mkdirSync(archive);
    const [recorded, file] = [join(folder, "recorded.db"), join(archive, "ledger.db")];
    const ledger = await openSqliteLedger(recorded);
    await (await ledger.claim("a test")).commit([ledgerRow("run", ["small", "{}"])]);
    await ledger.close();
    copyFileSync(recorded, file);
    const unseal = sealed(archive);
    try {
      const archived = await openSqliteLedger(file, { readOnly: true });
      const snapshot = await archived.snapshot();
      for (const rows of [archived, snapshot])
        expect([...(rows.read("run") as Iterable<unknown>)]).toHaveLength(1);
      await snapshot.close();
      await archived.close();
    } finally {
      unseal();
    }
  },
);

it("says that the file to be read does not exist", async () => {
  const file = join(folder, "absent.db");
  await expect(openSqliteLedger(file, { readOnly: true })).rejects.toMatchObject({
    code: "LEDGER_FAILED",
    message: expect.stringContaining("absent.db does not exist"),
  });
});

it("refuses a writer that another connection has overtaken", async () => {
  const file = join(folder, "overtaken.db");
  const [here, there] = [await openSqliteLedger(file), await openSqliteLedger(file)];
  const suspended = await here.claim("here");
  await there.claim("there");
  await expect(suspended.commit([ledgerRow("run", ["small", "{}"])])).rejects.toMatchObject({
    code: "LEDGER_TAKEN",
  });
  await here.close();
  await there.close();
});

it("says that a folder in place of a ledger is not a file", async () => {
  const file = join(folder, "folder.db");
  mkdirSync(file);
  await expect(openSqliteLedger(file)).rejects.toMatchObject({
    code: "LEDGER_FAILED",
    message: expect.stringContaining("folder.db is not a file"),
  });
});

it("touches no database of another program, and no other file", async () => {
  const foreign = join(folder, "foreign.db");
  const database = new Database(foreign);
  database.exec("CREATE TABLE theirs (a)");
  database.close();
  await expect(openSqliteLedger(foreign)).rejects.toMatchObject({
    code: "LEDGER_FAILED",
    message: expect.stringMatching(/another program/),
  });
  const text = join(folder, "text.db");
  writeFileSync(
    text,
    "These are my notes, and they are long enough to be read as a header of a database file.\n".repeat(20),
  );
  await expect(openSqliteLedger(text)).rejects.toMatchObject({ code: "LEDGER_FAILED" });
});
