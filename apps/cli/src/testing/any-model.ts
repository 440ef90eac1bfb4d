import { type Answer, answerText, type ModelRequest } from "@concordat/testing/model-server";
import { answerStep } from "./copilot-model.js";

/**
 * A model that answers every command, deterministically for a seed: decisions, iterations of an analysis,
 * decision reports.
 */
export async function answerAny(request: ModelRequest): Promise<Answer> {
  const prompt = JSON.stringify(request.body.messages).replaceAll('\\"', '"');
  const seed = /"seed":(\d+)/.exec(JSON.stringify(request.body))?.[1] ?? "0";
  const [, number, phase] = /"iteration_number":(\d+),"phase":"(\w+)"/.exec(prompt) ?? [];
  if (number !== undefined)
    return answerText(
      iteration(Number(number), phase ?? "", dimensions.find((name) => prompt.includes(name)) ?? "choice"),
    );
  if (prompt.includes('"title":string')) {
    return answerText({ title: "T", summary: "S", findings: [], recommendations: [] });
  }
  if (prompt.includes("You are asked in a survey"))
    return answerText({ answer: Number(seed) % 3 === 0 ? "no" : "yes" });
  if (prompt.includes("on social media"))
    return answerText({ reason: `Seed ${seed}.`, ...decision(prompt, Number(seed)) });
  return answerStep(request);
}

/**
 * Answers about posts: one of two messages does better in every run, by varying margins, so that a study
 * finds a difference and makes a recommendation.
 */
function decision(prompt: string, seed: number): object {
  const message = /Notice [ab] of the city|Children can play/.exec(prompt)?.[0];
  if (message === undefined) return { choice: "LIKE" };
  if (message === "Notice b of the city" || seed % 7 === 0) return { choice: "SCROLL" };
  return message === "Children can play" ? { choice: "RESHARE", content: "Read this." } : { choice: "LIKE" };
}

/** Columns of the tables that the tests analyse. */
const dimensions = ["region", "product"] as const;

function iteration(number: number, phase: string, dimension: string): object {
  const arguments_ = { description: `table ${number}`, group_by_dimensions: [dimension], top_n: number };
  return {
    iteration_number: number,
    phase,
    plan: "Save a table.",
    actions: [{ tool_name: "save_query_to_csv_tool", arguments: arguments_ }],
    reflect: "All is saved.",
  };
}
