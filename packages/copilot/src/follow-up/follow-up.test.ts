import { decisionRun } from "@concordat/contracts/decision-run";
import { ConnectionFailedError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import { askAboutDecision, followUpText, newRun, runDecision, toHtml, toMarkdown } from "../index.js";
import { exampleRun, exampleSources } from "../testing/example-runs.js";
import { stepClient } from "../testing/scripted.js";

const limits = { maxAttempts: 1, maxRetries: 0 };
const cited = (): ReturnType<typeof exampleRun> => exampleRun({}, { sources: exampleSources });

/** Asks with a client that gives these answers in turn, and keeps the prompts. */
async function asking(answers: readonly (string | Error)[], questions: readonly string[]) {
  const prompts: string[] = [];
  const client = createScriptedClient(({ messages }) => {
    prompts.push(messages.map(({ content }) => content).join("\n"));
    const answer = answers[prompts.length - 1] ?? "";
    if (answer instanceof Error) throw answer;
    return answer;
  });
  let run = await cited();
  for (const question of questions) run = await askAboutDecision(run, question, { client, ...limits });
  expect(decisionRun.validate(run)).toEqual([]);
  return { run, prompts, followUps: run.follow_ups ?? [] };
}

describe("a question about a decision", () => {
  const answer = '{"sources":["s2"],"items":["Two administrators have time."]}';

  it("is asked with the context, the findings, the recommendation and the questions before it", async () => {
    const { prompts, followUps } = await asking(
      [answer, '{"sources":[],"items":[]}'],
      ["Who has time?", "When?"],
    );
    expect(prompts[0]).toContain("The team has two administrators.");
    expect(prompts[0]).toContain("The saving is real, but nobody owns the upkeep yet.");
    expect(prompts[0]).not.toContain("earlier-questions");
    expect(prompts[1]).toMatch(/earlier-questions[\s\S]*Who has time\?[\s\S]*Two administrators have time\./);
    expect(followUps).toMatchObject([
      { question: "Who has time?", state: "completed", items: [{ sources: ["s2"], named_by: 1 }] },
      { question: "When?", state: "completed", items: [] },
    ]);
  });

  it("adds what it cost to the run, and stays where the run is carried on", async () => {
    const { run } = await asking([answer], ["Who has time?"]);
    expect(run.usage.attempts).toBe(7);
    const more = await runDecision({ ...run, samples: 2 }, { client: stepClient().client, ...limits });
    expect(more.follow_ups).toEqual(run.follow_ups);
    expect(more.usage.attempts).toBe(12);
  });

  it("is shown with the place of what it rests on, and in both reports", async () => {
    const { run } = await asking([answer], ["Who has time?"]);
    expect(followUpText(run)).toBe("Who has time?\n\n- Two administrators have time. [notes.md]");
    expect(toMarkdown(run)).toMatch(
      /## Questions Asked Later\n\n### Who has time\?\n\n- Two administrators have time\.\[\^1\]/,
    );
    expect(toHtml(run)).toContain('<h2 id="asked">Questions Asked Later</h2>');
    expect(toMarkdown(await cited())).not.toContain("Questions Asked Later");
  });

  it("tells what its passage does not say from what has none", async () => {
    const wrong = '{"sources":["s2","none"],"items":["Nine administrators have time.","Ask Ann."]}';
    const { run } = await asking([wrong], ["Who has time?"]);
    expect(followUpText(run)).toBe(
      [
        "Who has time?",
        "Not in the cited source:\n- Nine administrators have time. (not in the source: Nine) [notes.md]",
        "No source cited:\n- Ask Ann.",
      ].join("\n\n"),
    );
  });

  it("without an answer says so, and is never answered from nothing", async () => {
    const { run, followUps } = await asking(
      ['{"sources":[],"items":[]}', "I think so!", new ConnectionFailedError("nothing answers")],
      ["Who owns it?", "Really?", "And now?"],
    );
    expect(followUps.map(({ state }) => state)).toEqual(["completed", "failed", "failed"]);
    expect(followUps[2]).toMatchObject({ error: { code: "CONNECTION_FAILED" }, usage: { attempts: 0 } });
    expect(toMarkdown(run)).toContain(
      "### Who owns it?\n\nNeither what the model read nor this report answers it.",
    );
    expect(followUpText(run)).toMatch(/^And now\?\n\nNot answered: CONNECTION_FAILED: nothing answers/);
  });

  it("notes what is not as it was requested", async () => {
    const { followUps } = await asking(
      ['{"sources":[],"items":["It costs less. It is faster.","**Go**"]}'],
      ["Why?"],
    );
    expect(followUps[0]).toMatchObject({ repairs: ["markdown", "long-items"] });
  });

  it("keeps hostile questions and answers as text", async () => {
    const hostile = '<script>document.title = "owned"</script> # [x](y)';
    const { run } = await asking([JSON.stringify({ sources: ["s1"], items: [hostile] })], [hostile]);
    expect(toHtml(run)).not.toContain("<script>document");
    expect(toMarkdown(run)).not.toMatch(/^#+ <script>/m);
  });

  it("that the caller stopped leaves the run as it was", async () => {
    const run = await cited();
    const client = createScriptedClient(() => answer);
    const asked = await askAboutDecision(run, "Who?", { client, signal: AbortSignal.abort() });
    expect(asked).toBe(run);
  });

  it("is refused where it is blank or nothing was answered", async () => {
    const client = createScriptedClient(() => answer);
    await expect(askAboutDecision(await cited(), " ", { client })).rejects.toThrow(RangeError);
    const fresh = newRun({ question: "Move?", model: "scripted:test" });
    await expect(askAboutDecision(fresh, "Who?", { client })).rejects.toThrow(
      "no specialist of the run answered",
    );
    expect(() => followUpText(fresh)).toThrow("nothing was asked about the decision");
  });
});
