import { copyFile, readFile, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openRun, runIdentity } from "../index.js";
import { type Entry, entries } from "../testing/entry.js";
import { freshFolder } from "../testing/folder.js";

const at = freshFolder();
const identity = runIdentity({ model: "m" });
const read = (file: string): Promise<string> => readFile(at(file), "utf8");
const line = ({ id, text }: Entry): string => `${JSON.stringify({ id, text })}\n`;

/** Opens the run's journal, in which an entry replaces earlier ones of its id, and adds entries. */
async function opened(...added: Entry[]): Promise<readonly string[]> {
  const run = await openRun({ at: { file: at("j") }, identity, existing: "resume", journals: [at("j")] });
  try {
    const last = new Map<number, number>();
    const journal = await run.journal<Entry>(at("j"), {
      ...entries(),
      replaces({ id }, number) {
        const earlier = last.get(id) ?? null;
        last.set(id, number);
        return earlier;
      },
    });
    for (const entry of added) await journal.append(entry);
    await journal.close();
    return journal.notes;
  } finally {
    await run.release();
  }
}

const entry = (id: number, text: string): Entry => ({ id, text });

describe("a journal with replaced lines", () => {
  it("loses them when it is opened, once they are more than half", async () => {
    await opened(entry(1, "a"), entry(2, "a"), entry(1, "b"));
    expect(await opened(entry(1, "c"), entry(1, "d"))).toEqual([]);
    expect(await opened()).toEqual([
      expect.stringMatching(/j: 3 lines that later ones replace were removed$/),
    ]);
    expect(await read("j")).toBe(line(entry(2, "a")) + line(entry(1, "d")));
    expect(await opened(entry(3, "a"))).toEqual([]);
    await writeFile(at("j"), (await read("j")).replace('"d"', '"e"'));
    await expect(opened()).rejects.toThrow(/j:2 was changed since/);
  });

  it("is known in both states that a kill in between leaves", async () => {
    await opened(entry(1, "a"), entry(1, "b"), entry(1, "c"));
    await copyFile(at("j"), at("before"));
    const digests = await read("j.digests");
    await opened();
    const after = await read("j");
    const [header = "", ...lines] = (await read("j.digests")).split("\n");
    const mark = lines.find((text) => text.startsWith("synced "))?.replace("synced", "replaced by");
    const announced = `${digests}${mark}\n`;
    expect([header, after]).toEqual([digests.split("\n")[0], line(entry(1, "c"))]);
    for (const file of ["before", "j"]) {
      await writeFile(at("j.digests"), announced);
      if (file === "before") await copyFile(at("before"), at("j"));
      await opened();
      expect(await read("j")).toBe(after);
      await writeFile(at("j.digests"), announced);
    }
    await writeFile(at("j"), line(entry(1, "b")));
    await expect(opened()).rejects.toMatchObject({ code: "CHANGED" });
  });
});
