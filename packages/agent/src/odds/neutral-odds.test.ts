import { defineContract } from "@concordat/contracts/define";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { neutralAnswerOdds, neutralOdds, type SurveyAnswer } from "../index.js";

const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 1, completionTokens: 1 },
} as const;

function client(shares: readonly number[] | null) {
  const scripted = createScriptedClient(({ continuations }) => {
    if (continuations === undefined) return " like it";
    const odds = continuations.texts.map((_, index) => ({
      logProbability: shares === null ? null : Math.log(shares[index] ?? 0),
      reason: shares === null ? "not known" : null,
    }));
    return [{ type: "odds", odds }, finish];
  });
  return { ...scripted, odds: "exact" as const, requests: scripted.requests };
}

it("asks somebody without interests about three posts without content, as decisions in turns are asked", async () => {
  const asked = client([0.5, 0.1, 0.2, 0.2]);
  expect(await neutralOdds({ client: asked })).toEqual({
    "like it": expect.closeTo(0.5, 6),
    "answer it": expect.closeTo(0.1, 6),
    "share it": expect.closeTo(0.2, 6),
    "scroll past": expect.closeTo(0.2, 6),
  });
  const choices = asked.requests.filter(({ continuations }) => continuations !== undefined);
  const shown = choices.map(({ messages }) => messages.map(({ content }) => content).join("\n"));
  expect(shown).toEqual([
    expect.stringContaining('Someone wrote: "N/A"'),
    expect.stringContaining('Someone wrote: "…"'),
    expect.stringContaining('Someone wrote: "Something."'),
  ]);
});

it("asks a survey's question without its text, for the odds of its answers", async () => {
  const asked = client([0.7, 0.3]);
  const question = { id: "q", kind: "choice" as const, text: "Should it be closed?", choices: ["yes", "no"] };
  const contract = defineContract<SurveyAnswer>({
    type: "object",
    properties: { answer: { enum: question.choices } },
    required: ["answer"],
  });
  expect(await neutralAnswerOdds({ client: asked, question, contract })).toEqual({
    yes: expect.closeTo(0.7, 6),
    no: expect.closeTo(0.3, 6),
  });
  const shown = JSON.stringify(asked.requests);
  expect(shown).not.toContain(question.text);
  expect(shown).toContain("A survey asks: ");
});

it("gives none that the model did not give", async () => {
  await expect(neutralOdds({ client: client(null) })).rejects.toThrow("gave no odds");
  await expect(neutralOdds({ client: { ...client([1]), odds: "listed" } })).rejects.toThrow(
    "does not give the probability of every choice",
  );
});
