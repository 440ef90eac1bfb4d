import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type LanguageModelMiddleware, wrapLanguageModel } from "ai";

type Model = Parameters<typeof wrapLanguageModel>[0]["model"];

/** A model that asks what the folder does not hold, and in continuous integration only replays it. */
export function recorded(folder: string, model: Model): ReturnType<typeof wrapLanguageModel> {
  const middleware: LanguageModelMiddleware = {
    specificationVersion: "v4",
    async wrapGenerate({ doGenerate, params }) {
      const { abortSignal: _, headers: __, ...asked } = params;
      const key = createHash("sha256").update(JSON.stringify(asked)).digest("hex");
      const file = join(folder, `${key}.json`);
      const held = await readFile(file, "utf8").catch(() => null);
      if (held !== null) return JSON.parse(held);
      if (process.env.CI === "true") throw new Error(`${folder} does not hold this request`);
      const answer = await doGenerate();
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify(answer));
      return answer;
    },
  };
  return wrapLanguageModel({ model, middleware });
}
