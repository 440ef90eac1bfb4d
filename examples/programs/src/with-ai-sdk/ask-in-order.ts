import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { APICallError, type LanguageModelMiddleware, wrapLanguageModel } from "ai";

type Model = Extract<Parameters<typeof wrapLanguageModel>[0]["model"], { specificationVersion: "v4" }>;

/** A model, and the cost of a million of its tokens. */
export interface Priced {
  readonly model: Model;
  readonly price: { readonly prompt: number; readonly completion: number };
}

/** A model that asks the first model that can answer, each request once, and what each model cost. */
export function askInOrder(models: readonly Priced[], folder: string) {
  const costs = new Map<string, number>();
  const middleware: LanguageModelMiddleware = {
    specificationVersion: "v4",
    async wrapGenerate({ params }) {
      const { abortSignal: _, headers: __, ...asked } = params;
      const names = models.map(({ model }) => model.modelId);
      const key = createHash("sha256")
        .update(JSON.stringify([names, asked]))
        .digest("hex");
      const file = join(folder, `${key}.json`);
      const held = await readFile(file, "utf8").catch(() => null);
      if (held !== null) return JSON.parse(held);
      for (const [index, { model, price }] of models.entries()) {
        try {
          const answer = await model.doGenerate(params);
          const { inputTokens, outputTokens } = answer.usage;
          const cost = (inputTokens.total ?? 0) * price.prompt + (outputTokens.total ?? 0) * price.completion;
          costs.set(model.modelId, (costs.get(model.modelId) ?? 0) + cost / 1_000_000);
          await mkdir(folder, { recursive: true });
          await writeFile(file, JSON.stringify(answer));
          return answer;
        } catch (error) {
          if (!APICallError.isInstance(error) || index === models.length - 1) throw error;
        }
      }
      throw new Error("no model is given");
    },
  };
  const [first] = models;
  if (first === undefined) throw new Error("no model is given");
  return { model: wrapLanguageModel({ model: first.model, middleware }), costs };
}
