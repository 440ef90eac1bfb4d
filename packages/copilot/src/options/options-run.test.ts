import { decisionRun } from "@concordat/contracts/decision-run";
import { ConnectionFailedError } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import { newRun, paragraphsOf, runDecision, toHtml, toMarkdown } from "../index.js";

const sources = paragraphsOf([
  {
    file: "notes.md",
    text: "The harbour office costs 99,000 EUR a year.\n\nAnn Lee visits the harbour office by 3 May 2027.",
  },
]);

const nothing = { cons: [], cost: [], time: [], risk: [], reversibility: [], would_change: [] };
const harbour = {
  ...nothing,
  pros: [{ source: "none", text: "It is larger." }],
  cost: [
    { source: "s1", text: "It costs 99,000 EUR a year." },
    { source: "s1", text: "It costs 12,000 EUR to fit out." },
  ],
};
const stay = { ...nothing, pros: [{ source: "none", text: "Nobody has to move." }] };

function synthesis(recommendation: string, more: object = {}): string {
  return JSON.stringify({
    rationale_sources: ["s1"],
    tradeoff_sources: [],
    step_sources: ["s2", "s1"],
    step_owners: ["Ann Lee", "Bob"],
    step_dates: ["2027-05-03", "1 June 2027"],
    weakest_assumption: "The rent stays as it is.",
    assumption_sources: ["none"],
    recommendation,
    confidence: "medium",
    rationale: "It costs 99,000 EUR a year and is larger.",
    key_tradeoffs: [],
    next_steps: ["Visit the office.", "Ask for an offer."],
    open_questions: [],
    ...more,
  });
}

const changes = {
  changes: [
    { fact: "f1", instead: "The harbour office costs 140,000 EUR a year." },
    { fact: "f1", instead: "The harbour office is free." },
    { fact: "f2", instead: "The office is large" },
    { fact: "f9", instead: "The sun shines." },
  ],
};

/** Answers by what is asked, or throws what the caller gives. */
function answerTo(prompt: string, asked: number): string {
  if (prompt.includes("Which specialists")) return '{"required_agents":["facts"]}';
  if (prompt.includes("List the facts"))
    return '{"sources":["s1","none"],"items":["The harbour office costs 99,000 EUR a year.","The office is large."]}';
  if (prompt.includes("Assess the option")) {
    return JSON.stringify(/<option[^>]*>\s*"?stay/i.test(prompt) ? stay : harbour);
  }
  if (prompt.includes("Which two of these facts")) return JSON.stringify(changes);
  if (prompt.includes("Suppose that this is so"))
    return synthesis("stay", { rationale: "At 140,000 EUR it costs too much." });
  return synthesis(asked % 2 === 0 ? "rent the harbour office" : "Rent the harbour office");
}

type Answering = (prompt: string, asked: number) => string | ConnectionFailedError;

async function decide(more: object = {}, answer: Answering = answerTo) {
  const prompts: string[] = [];
  const client = createScriptedClient(({ messages }) => {
    const prompt = messages.map(({ content }) => content).join("\n");
    prompts.push(prompt);
    return answer(prompt, prompts.length);
  });
  const question = "Should we rent the harbour office or stay?";
  const options = ["rent the harbour office", "stay"];
  const start = newRun({ question, options, sources, model: client.id, ...more });
  const run = await runDecision(start, { client, maxAttempts: 1, maxRetries: 0 });
  expect(decisionRun.validate(run)).toEqual([]);
  return { run, client, prompts, markdown: toMarkdown(run) };
}

describe("a decision between options", () => {
  it("has a table of what is said of each, checked against its passage, and of what is not said", async () => {
    const { run, markdown } = await decide();
    expect(run.status).toBe("completed");
    expect(markdown).toContain("|  | rent the harbour office | stay |");
    expect(markdown).toContain("| For | It is larger. _(no source)_ | Nobody has to move. _(no source)_ |");
    expect(markdown).toMatch(
      /\| Cost \| It costs 99,000 EUR a year\.\[\^1\]<br>It costs 12,000 EUR to fit out\. \(\*\*not in the source: 12,000\*\*\)\[\^1\] \| not said \|/,
    );
    expect(markdown).toContain("| Reversibility | not said | not said |");
    expect(toHtml(run)).toContain('<th scope="row">Reversibility</th>');
  });

  it("names the weakest assumption, and of its steps the owner and date that their passage names", async () => {
    const { markdown } = await decide();
    expect(markdown).toContain(
      "### What Would Change the Answer\n\n- The least certain assumption behind it: The rent stays as it is.",
    );
    expect(markdown).toContain("Visit the office. _(owner: Ann Lee; date: 2027-05-03)_");
    expect(markdown).toContain("Ask for an offer. _(owner: not said; date: not said)_");
  });

  it("that is not tested says what the record has on what would change it, and that it was not tested", async () => {
    const wouldChange = { source: "s1", text: "A rent above 99,000 EUR." };
    const answers = (prompt: string, count: number): string =>
      prompt.includes("Assess the option")
        ? JSON.stringify({ ...harbour, would_change: [wouldChange] })
        : prompt.includes("Weigh the findings")
          ? synthesis("rent the harbour office", { open_questions: ["Is there a tram?"] })
          : answerTo(prompt, count);
    const { markdown } = await decide({ sensitivity: false }, answers);
    expect(/### What Would Change the Answer\n\n([\s\S]*?)\n\n/.exec(markdown)?.[1]).toBe(
      [
        "- The least certain assumption behind it: The rent stays as it is.",
        "- For the recommended option: A rent above 99,000 EUR.[^1]",
        "- The answer to an open question: Is there a tram?",
        "- Not tested: the model was not asked again with a fact changed.",
      ].join("\n"),
    );
  });

  it("is asked for again with each uncertain fact changed, once, and says whether it stands", async () => {
    const { run, prompts, markdown } = await decide();
    expect(prompts.filter((prompt) => prompt.includes("Suppose that this is so"))).toHaveLength(1);
    expect(run.sensitivity).toMatchObject({
      changes: [{ sources: ["s1"], spread: [{ recommendation: "stay" }] }],
    });
    expect(markdown).toContain('the recommendation changes to "Stay". At 140,000 EUR it costs too much.');
    expect(markdown).not.toContain("not in the source: 140,000");
  });

  it("shows where the samples disagree", async () => {
    let asked = 0;
    const { run, markdown } = await decide({ samples: 3 }, (prompt, count) =>
      prompt.includes("Suppose that this is so") && ++asked === 1
        ? synthesis("rent the harbour office")
        : answerTo(prompt, count),
    );
    expect(markdown).toContain(
      "The count after a statement, such as (1 of 3), tells how many of the answers contain it.",
    );
    expect(run.options?.[0]).toMatchObject({ samples: 3, cost: [{ named_by: 3 }, { named_by: 3 }] });
    expect(markdown).toContain('1 of 3 answers recommend the same, the others recommend "Stay".');
  });

  it("without an answer about one option says so, and asks again for it alone when it is resumed", async () => {
    const fails = (prompt: string, count: number): string =>
      /Assess the option/.test(prompt) && /<option[^>]*>\s*"?stay/i.test(prompt)
        ? "no"
        : answerTo(prompt, count);
    const { run, markdown } = await decide({}, fails);
    expect(run).toMatchObject({ status: "partial", options: [{ state: "completed" }, { state: "failed" }] });
    expect(markdown).toContain('Incomplete: the model gave no usable answer for the option "stay".');
    expect(markdown).toMatch(/"stay" could not be assessed: UNREADABLE/);
    const { client } = await decide();
    const more = await runDecision(run, { client, retryInvalid: true, maxAttempts: 1, maxRetries: 0 });
    expect(more).toMatchObject({ status: "completed", options: [run.options?.[0], { state: "completed" }] });
  });

  it("tells no failure of the sensitivity as an answer", async () => {
    const { run, markdown } = await decide({}, (prompt, count) =>
      prompt.includes("Suppose that this is so") ? "I think so" : answerTo(prompt, count),
    );
    expect(run.status).toBe("partial");
    expect(markdown).toContain("no answer, UNREADABLE");
  });

  it("keeps an outage while its uncertain facts are asked as their failure, and asks for them alone on resume", async () => {
    const isDown = (prompt: string): boolean => prompt.includes("Which two of these facts");
    const { run, markdown } = await decide({}, (prompt, count) =>
      isDown(prompt) ? new ConnectionFailedError("nothing answers") : answerTo(prompt, count),
    );
    expect(run).toMatchObject({
      status: "partial",
      sensitivity: { state: "failed", error: { code: "CONNECTION_FAILED" } },
    });
    expect(markdown).toContain("CONNECTION\\_FAILED");
    const prompts: string[] = [];
    const client = createScriptedClient(({ messages }) => {
      const prompt = messages.map(({ content }) => content).join("\n");
      prompts.push(prompt);
      return answerTo(prompt, prompts.length);
    });
    const resumed = await runDecision(run, { client, maxAttempts: 1, maxRetries: 0 });
    expect(resumed).toMatchObject({ status: "completed", synthesis: run.synthesis });
    expect(prompts.map((prompt) => /Which two|Suppose that/.exec(prompt)?.[0])).toEqual([
      "Which two",
      "Suppose that",
    ]);
  });

  it("is not asked for anything more where the question has none", async () => {
    const { run, prompts, markdown } = await decide({ options: [] });
    expect(run.options).toBeUndefined();
    expect(prompts.some((prompt) => /Assess the option|Which two/.test(prompt))).toBe(false);
    expect(markdown).not.toContain("## Options");
  });

  it("refuses fewer than two different options", () => {
    const of = (options: readonly string[]) => () => newRun({ question: "?", model: "m", options });
    expect(of(["a"])).toThrow("options must be two to six");
    expect(of(["a", "A"])).toThrow("options must be two to six");
  });
});
