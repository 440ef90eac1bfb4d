import type { Questionnaire } from "@concordat/contracts/questionnaire";
import type { ChatClient } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { adjustedClient } from "./adjusted-client.js";

/** A model that prefers the first option of whatever it is asked, and the options of each question with odds. */
function preferring() {
  const asked: string[][] = [];
  const scripted = createScriptedClient(({ continuations }) => {
    if (continuations === undefined) return " like it";
    asked.push([...continuations.texts]);
    const rest = 0.2 / (continuations.texts.length - 1);
    return [
      {
        type: "odds",
        odds: continuations.texts.map((_, index) => ({
          logProbability: Math.log(index === 0 ? 0.8 : rest),
          reason: null,
        })),
      },
      { type: "finish", finishReason: "stop", usage: { promptTokens: 1, completionTokens: 1 } },
    ];
  });
  return { client: { ...scripted, odds: "exact" as const }, asked };
}

const survey = (...questions: Questionnaire["questions"]): Questionnaire => ({ name: "mood", questions });
const choice = (id: string, choices: string[]) => ({ id, kind: "choice" as const, text: `${id}?`, choices });

/** What a client says of options whose odds are requested. */
async function oddsOf(client: ChatClient, texts: readonly string[]): Promise<number[]> {
  const shares: number[] = [];
  for await (const chunk of client.chat({
    messages: [{ role: "user", content: "Well?" }],
    continuations: { texts, ended: true },
  }))
    if (chunk.type === "odds")
      for (const { logProbability } of chunk.odds) shares.push(Math.exp(logProbability ?? Number.NaN));
  return shares;
}

it("evens out what the model prefers, in decisions and in surveys, and measures each set of options once", async () => {
  const { client, asked } = preferring();
  const questionnaires = new Map([
    ["a.json", survey(choice("a", ["yes", "no"]), choice("b", ["no", "yes"]))],
    ["b.json", survey(choice("c", ["red", "green", "blue"]))],
  ]);
  const adjusted = await adjustedClient({ questionnaires }, { client });
  expect(asked).toHaveLength(9);
  for (const share of await oddsOf(adjusted, ["like it", "answer it", "share it", "scroll past"]))
    expect(share).toBeCloseTo(0.25, 3);
  for (const share of await oddsOf(adjusted, ["yes", "no"])) expect(share).toBeCloseTo(0.5, 3);
  // Options that were not measured stay as they are.
  expect((await oddsOf(adjusted, ["up", "down"]))[0]).toBeCloseTo(0.8, 9);
  expect(adjusted.id).toContain("(odds times: like it 0.3125");
  expect(adjusted.id).toContain("yes 0.625");
});

it("weights choices with base rates", async () => {
  const { client } = preferring();
  const base = { LIKE: 0.2, REPLY: 0.05, RESHARE: 0.05, SCROLL: 0.7 };
  const adjusted = await adjustedClient({ questionnaires: new Map() }, { client, base });
  const [like, , , scroll] = await oddsOf(adjusted, ["like it", "answer it", "share it", "scroll past"]);
  expect(like).toBeCloseTo(0.2, 3);
  expect(scroll).toBeCloseTo(0.7, 3);
});

it.each<[string, object, RegExp]>([
  [
    "a choice that there is not",
    { LIKE: 0.5, CLAP: 0.5 },
    /must name the choices LIKE, REPLY, RESHARE, SCROLL/,
  ],
  ["a choice without a rate", { LIKE: 0.5, SCROLL: 0.5 }, /same options/],
])("refuses base rates with %s", async (_, base, message) => {
  const { client } = preferring();
  const asked = adjustedClient({ questionnaires: new Map() }, { client, base: base as never });
  await expect(asked).rejects.toThrow(message);
});
