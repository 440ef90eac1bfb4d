import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  answerQuestion,
  type DecisionQuestion,
  decideOnItem,
  decideOnItems,
  interview,
  type SurveyAnswer,
  writeText,
} from "@concordat/agent";
import { analyze, openTable } from "@concordat/analyst";
import { agentProfile } from "@concordat/contracts/agent-profile";
import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { post } from "@concordat/contracts/post";
import { condense, newRun, runDecision } from "@concordat/copilot";
import type { ChatClient, ChatRequest } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { Reasoner } from "@concordat/reasoner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Every text that others wrote has this word in it, so that it is told from our own wording. */
const others = "zebra";

/** What a model says that answers: no part of any prompt. */
const neutral = "Honest bakers would rather travel by tram.";

/** A value of a wire schema in which every free text is the same. */
function filled(schema: JsonSchema, text: string, $defs = schema.$defs ?? {}): unknown {
  const { $ref, oneOf, anyOf, type, properties, items } = schema;
  if ($ref !== undefined) return filled($defs[$ref.split("/").at(-1) ?? ""] ?? {}, text, $defs);
  const branches = oneOf ?? anyOf;
  // The branch with the most fields has the most texts.
  if (branches !== undefined)
    return filled(
      branches.reduce((most, branch) => (size(branch) > size(most) ? branch : most), {}),
      text,
      $defs,
    );
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, filled(one, text, $defs)]),
    );
  if (type === "array")
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
      filled(typeof items === "object" ? items : {}, text, $defs),
    );
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "boolean" ? false : text;
}

function size({ properties = {} }: JsonSchema): number {
  return Object.keys(properties).length;
}

/**
 * A model that repeats a text of its prompt wherever it may say anything, and answers prompts that have none of these texts. Asked
 * again, it repeats the next one.
 */
function saying(...phrases: readonly string[]) {
  const said = new Map<string, number>();
  return createScriptedClient(({ messages, schema, field }) => {
    const [first] = messages;
    const prompt = messages.map(({ content }) => content).join("\n");
    const own = phrases.filter((phrase) => prompt.includes(phrase));
    const key = `${first?.content}${JSON.stringify(schema)}`;
    const times = said.get(key) ?? 0;
    said.set(key, times + 1);
    const text = own[times % Math.max(1, own.length)] ?? neutral;
    if (schema !== undefined) return JSON.stringify(filled(schema, text));
    return field === "/choice" ? "answer it" : text;
  });
}

/** The lines, sentences and labelled parts of our own wording in requests, of at least four words. */
function phrasesOf(requests: readonly ChatRequest[]): readonly string[] {
  const texts = requests.flatMap(({ messages }) =>
    messages.flatMap(({ role, content }) => (role === "assistant" ? [] : [content])),
  );
  const own = texts.flatMap((text) =>
    text.split(/<([a-z][a-z-]*)>.*?<\/\1>/s).filter((part) => !/^[a-z-]+$/.test(part)),
  );
  const lines = own.flatMap((part) => part.split("\n"));
  const parts = lines.flatMap((line) => [line, ...line.split(/(?<=[.?!:;])\s+/)]);
  const phrases = parts
    .map((part) => part.trim())
    .filter((part) => (part.match(/[\p{L}\p{N}']+/gu) ?? []).length >= 4);
  return [...new Set(phrases)].filter((phrase) => !phrase.includes(others));
}

/** Every text in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const profile = agentProfile.parse({ id: "mara", name: `Mara ${others}`, interests: [`${others} trains`] });
const shown = post.parse({
  id: "p1",
  author_id: `ada-${others}`,
  text: `The ${others} train to Vienna is back.`,
  timestamp: "2026-03-14T08:00:00Z",
});
const now = new Date("2026-03-14T09:00:00Z");
const question = (client: ChatClient): DecisionQuestion => ({
  client,
  profile,
  items: [{ post: shown }],
  now,
  memory: [{ round: 0, choice: "LIKE", post: shown, content: null }],
  answers: [{ round: 0, question: `Are you for the ${others}?`, answer: `Yes, ${others}.` }],
  round: 1,
  maxAttempts: 1,
});
const survey = defineContract<SurveyAnswer>({
  type: "object",
  properties: { answer: { type: "string", minLength: 1 } },
  required: ["answer"],
  additionalProperties: false,
});
const said = defineContract<{ answer: string; decisions: number[] }>({
  type: "object",
  properties: {
    answer: { type: "string", minLength: 1 },
    decisions: { type: "array", items: { type: "integer", minimum: 1, maximum: 1 }, maxItems: 3 },
  },
  required: ["answer", "decisions"],
  additionalProperties: false,
});
const saidAlone = defineContract<{ answer: string; decisions: number[] }>({
  type: "object",
  properties: { answer: { type: "string", minLength: 1 }, decisions: { type: "array", maxItems: 0 } },
  required: ["answer"],
  additionalProperties: false,
});
const asked = (client: ChatClient) => ({
  client,
  profile,
  round: 1,
  runSeed: 1,
  seed: (answer: number) => answer,
  signal: new AbortController().signal,
  maxAttempts: 1,
});
const decision = newRun({
  question: `Should we buy a ${others}?`,
  context: `A ${others} costs a lot.`,
  model: "m",
});

let folder: string;
let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-echo-"));
  const rows = Array.from(
    { length: 24 },
    (_, index) => `${2008 + (index % 2)},${others} ${index % 3},${index}`,
  );
  await writeFile(join(folder, "table.csv"), ["year,kind,sold", ...rows].join("\n"));
  table = await openTable(join(folder, "table.csv"));
});
afterAll(async () => {
  await table.close();
  await rm(folder, { recursive: true });
});

/** Gives what of the model's words became valid. */
type Job = (client: ChatClient, maxAttempts?: number) => Promise<unknown>;

/** Jobs that take their time: all texts are said in one of them, each as a further answer. */
const slow: readonly string[] = ["the words of an analysis"];

/** Each job, with what of the model's words became valid in it. */
const jobs: Readonly<Record<string, Job>> = {
  "a decision on a post": async (client) =>
    decided(await decideOnItem({ ...question(client), form: "json" })),
  "a decision on a post, in turns": async (client) =>
    decided(await decideOnItem({ ...question(client), form: "turns" })),
  "a decision on a feed": async (client) => decided(await decideOnItems(question(client))),
  "a reply": async (client) => acceptedBy(await writeText(question(client), "reply", null)),
  "a comment": async (client) =>
    acceptedBy(await writeText(question(client), "comment", `It is about a ${others}.`)),
  "a post of one's own": async (client) => acceptedBy(await writeText(question(client), "post", null)),
  "an answer to a survey": async (client) =>
    acceptedBy(
      (
        await answerQuestion({
          ...asked(client),
          survey: "opinion",
          contract: survey,
          question: { id: "why", kind: "text", text: `What of the ${others}?`, max_length: 1_000 },
        })
      ).outcome,
    ),
  "an answer in an interview": async (client) =>
    acceptedBy(
      await interview({
        ...asked(client),
        contract: said,
        question: `Why the ${others}?`,
        moves: [{ number: 1, round: 0, choice: "LIKE", post: shown, content: null, reason: `A ${others}.` }],
      }),
    ),
  "an answer in an interview, in turns": async (client) =>
    acceptedBy(
      await interview({
        ...asked(client),
        form: "turns",
        contract: saidAlone,
        question: `Why the ${others}?`,
        moves: [{ number: 1, round: 0, choice: "LIKE", post: shown, content: null, reason: `A ${others}.` }],
      }),
    ),
  "the reason of a reasoner's choice": (client) =>
    new Reasoner({ client, maxAttempts: 1, logger: { warn: () => undefined } })
      .reason({
        agent: profile,
        currentState: "evaluating",
        trigger: "decides",
        options: ["scrolling", "liking"],
        context: { post: shown },
      })
      .then((reasoned) => (reasoned.source === "model" ? reasoned.reason : null)),
  "the preparation of a decision": async (client) => {
    const run = await runDecision(decision, { client, maxAttempts: 1 });
    return [
      run.specialists.map((specialist) => (specialist.state === "completed" ? specialist.items : [])),
      run.synthesis.state === "completed" ? run.synthesis.output : null,
    ];
  },
  "a summary of a context that is too long": async (client) => {
    const long = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} is about a ${others}.`).join(
      "\n\n",
    );
    return condense(long, { client: { ...client, contextTokens: 3_000 }, maxAttempts: 1 }).catch(() => null);
  },
  "the words of an analysis": async (client, maxAttempts = 1) => {
    const out = await mkdtemp(join(folder, "out-"));
    const { report, records } = await analyze({
      table,
      client,
      out,
      question: `What drove the ${others}?`,
      compare: "2008:2009",
      iterations: 4,
      maxAttempts,
      maxRetries: 0,
    });
    await rm(out, { recursive: true });
    return [records.map(({ plan, reflect }) => [plan, reflect]), report];
  },
};

describe.each(Object.entries(jobs))("a model that repeats lines of its prompt in %s", (name, run) => {
  it("gives nothing that is valid", async () => {
    const client = saying(neutral);
    // If words that answer were not accepted, nothing would be shown by words that are not.
    expect(textsIn(await run(client)).some((text) => text.includes(neutral))).toBe(true);
    const phrases = phrasesOf(client.requests);
    expect(phrases.length).toBeGreaterThan(1);
    const runs = slow.includes(name)
      ? [run(saying(...phrases), phrases.length)]
      : phrases.map((phrase) => run(saying(phrase)));
    const accepted = (await Promise.all(runs)).flatMap(textsIn);
    expect(accepted.filter((text) => phrases.some((phrase) => text.includes(phrase)))).toEqual([]);
  });
});

type Ended = { readonly state: string; readonly value?: unknown };

function acceptedBy(outcome: Ended): unknown {
  return outcome.state === "valid" ? outcome.value : null;
}

function decided({ outcome }: { readonly outcome: Ended }): unknown {
  return acceptedBy(outcome);
}
