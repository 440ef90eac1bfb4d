import * as z from "zod";
import type { ScriptedAnswer } from "../scripted/index.js";
import { defineTool, type ToolOptions } from "../tools/index.js";

/** The value that is asked for. */
export const trip = z.object({ city: z.string(), pack: z.enum(["umbrella", "hat"]) });
export const prompt = "Where do I go, and what do I pack?";
export const answer = '{"city":"Tartu","pack":"umbrella"}';

/** A tool that keeps what it was called with. */
export function weatherTool(more: Partial<ToolOptions<{ city: string }, unknown>> = {}) {
  const calls: unknown[] = [];
  const tool = defineTool({
    name: "weather",
    description: "The weather of a city now.",
    input: z.object({ city: z.string().min(2) }),
    execute: async (input: { city: string }): Promise<unknown> => {
      calls.push(input);
      return { sky: input.city === "Tartu" ? "rain" : "sun" };
    },
    ...more,
  });
  return { tool, calls };
}

/** Calls of the tool for these cities. */
export const calling = (...cities: unknown[]) => cities.map((city) => ({ tool: "weather", input: { city } }));

/** The same steps as an engine with tools gives them, and as a contract. */
export const engines = {
  native: {
    nativeTools: true,
    step: (...cities: unknown[]): ScriptedAnswer => ({ calls: calling(...cities) }),
    ready: "I know enough.",
  },
  grammar: {
    nativeTools: false,
    step: (...cities: unknown[]): ScriptedAnswer =>
      JSON.stringify({ next: "tools", calls: calling(...cities) }),
    ready: '{"next":"answer"}',
  },
} as const;
