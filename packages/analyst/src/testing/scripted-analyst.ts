import type { Action, IterationResponse } from "@concordat/contracts/iteration-response";
import type { ChatRequest } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer, type ScriptedClient } from "@concordat/llm/scripted";

/** A request to a scripted model: for an iteration, or for the text of the report. */
export interface Asked {
  readonly iteration: number | "report";
  readonly phase: string;
  /** The number of the request for this iteration, counted from 1. */
  readonly attempt: number;
  readonly prompt: string;
}

/** A model whose answers a function computes from the request. */
export function scriptedAnalyst(script: (asked: Asked) => ScriptedAnswer): ScriptedClient {
  const made = new Map<number | "report", number>();
  return createScriptedClient((request) => {
    const asked = readAsked(request);
    const attempt = (made.get(asked.iteration) ?? 0) + 1;
    made.set(asked.iteration, attempt);
    return script({ ...asked, attempt });
  });
}

function readAsked({ messages }: ChatRequest): Omit<Asked, "attempt"> {
  const prompt = messages.map(({ content }) => content).join("\n");
  const [, number, phase] = /"iteration_number":(\d+),"phase":"(\w+)"/.exec(prompt) ?? [];
  return number === undefined
    ? { iteration: "report", phase: "report", prompt }
    : { iteration: Number(number), phase: phase ?? "", prompt };
}

/** A valid iteration with these actions. */
export function iterationAnswer(
  { iteration, phase }: Asked,
  actions: readonly Action[],
  more: object = {},
): string {
  const plan = "Count people by industry.";
  const reflect = "Known so far: little.";
  return JSON.stringify({ iteration_number: iteration, phase, plan, actions, reflect, ...more });
}

/** An answer whose text contains no numbers. */
export const wordsAnswer: string = JSON.stringify({
  commentary: "Factories shed people before shops did.",
  findings: [{ statement: "Manufacturing rose most.", evidence: ["drivers-1-series.csv"], confidence: 0.8 }],
  recommendations: [{ action: "Look at manufacturing.", rationale: "It led.", priority: "high" }],
});

export function trend(groups: readonly string[], more: object = {}): Action {
  return {
    tool_name: "get_trend_data_tool",
    arguments: { group_by_dimensions: groups, filters: [], top_n: 5, ...more },
  };
}

export function save(description: string, groups: readonly string[], more: object = {}): Action {
  return {
    tool_name: "save_query_to_csv_tool",
    arguments: { description, group_by_dimensions: groups, ...more },
  };
}

/** Lines of a log, parsed. */
export function parseLines(text: string): IterationResponse[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
