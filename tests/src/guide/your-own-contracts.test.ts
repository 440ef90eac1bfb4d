import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noRegistry } from "../registry/registry.js";
import { editorIn } from "./editor.js";
import { type Reader, startReader, titledSteps } from "./follow-guide.js";

const titled = titledSteps("your-own-contracts.md");

let reader: Reader;

describe.skipIf(noRegistry !== "")(
  `the guide to contracts of one's own, followed to the letter${noRegistry}`,
  () => {
    beforeAll(async () => {
      reader = await startReader();
    });

    afterAll(() => reader[Symbol.asyncDispose]());

    it.each(titled)("$title", ({ step }) => reader.take(step));

    it("its check finds what was changed and not generated", async () => {
      const schema = join(reader.folder, "schemas/support-ticket/v1/schema.json");
      await writeFile(schema, (await readFile(schema, "utf8")).replace('"low", ', ""));
      const check = titled.findLast(({ step }) => step.kind === "commands" && step.text.includes("--check"));
      await expect(check && reader.take(check.step)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("src/contracts/support-ticket/v1/types.ts: stale"),
      });
    });

    it("its editor settings complete a feed and a profile file, and show what is wrong in them", async () => {
      const editor = await editorIn(reader.folder);
      expect(await editor.completions("feed.json", '[{"id": "p1", |}]')).toEqual(
        expect.arrayContaining(["author_id", "text", "timestamp", "has_media"]),
      );
      expect(await editor.completions("profiles.json", '[{"id": "mara", |}]')).toEqual(
        expect.arrayContaining(["name", "interests", "personality", "stance"]),
      );
      const whole = '[{"id": "mara", "name": "Mara", "interests": ["bread"]}]';
      expect(await editor.problems("profiles.json", whole)).toEqual([]);
      expect(await editor.problems("profiles.json", whole.replace("name", "nmae"))).toEqual([
        'Missing property "name".',
        "Property nmae is not allowed.",
      ]);
    });
  },
);
