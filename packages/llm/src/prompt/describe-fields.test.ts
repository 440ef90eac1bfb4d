import { contractRefs, loadContract } from "@concordat/contracts";
import { agentDecision } from "@concordat/contracts/agent-decision";
import type { JsonSchema } from "@concordat/contracts/contract";
import { expect, it } from "vitest";
import { generateObject } from "../generate/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { like, messages } from "../testing/ask.js";
import { wireForms } from "../wire/lowering.js";
import { toWireSchema } from "../wire/to-wire-schema.js";
import { describeFields } from "./describe-fields.js";

const ticket: JsonSchema = {
  type: "object",
  description: "A ticket.",
  properties: {
    urgency: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "1 to 5; 5: production is down",
    },
    title: { type: "string", pattern: "[^ \\t\\r\\n]", maxLength: 80, description: "What it is about." },
    code: { type: "string", pattern: "^[A-Z]{3}$" },
    due: { type: "string", format: "date", description: "When it must be done." },
    tags: {
      type: "array",
      items: { type: "string", minLength: 1, description: "One word." },
      minItems: 2,
      maxItems: 2,
      uniqueItems: true,
    },
    effort: { type: "number", exclusiveMinimum: 0 },
  },
  required: ["urgency", "title", "code", "due", "tags", "effort"],
};

it("says what each field means, with its bounds and patterns, whatever the engine holds", () => {
  for (const form of Object.values(wireForms)) {
    expect(describeFields(ticket, toWireSchema(ticket, form))).toEqual([
      "- urgency: 1 to 5; 5: production is down. From 1 to 5.",
      "- title: What it is about. At most 80 characters. Not blank.",
      "- code: Matches ^[A-Z]{3}$",
      "- due: When it must be done. Written as date.",
      "- tags: Exactly 2 items. All different.",
      "- tags[]: One word. At least 1 character.",
      "- effort: More than 0.",
    ]);
  }
});

it("does not describe a field that is not requested, even if every object inherits a member of its name", () => {
  const builder: JsonSchema = { type: "string", description: "Who built it." };
  const house: JsonSchema = {
    type: "object",
    properties: {
      constructor: builder,
      year: { type: "integer", description: "When it was built." },
    },
    required: ["year"],
    additionalProperties: false,
  };
  const wire = toWireSchema(house, wireForms.llama, { omit: ["constructor"] });
  expect(describeFields(house, wire)).toEqual(["- year: When it was built."]);
});

it("tells branches apart by their constants, and says once what they share", () => {
  const wire = toWireSchema(agentDecision.schema, wireForms.llama, { omit: ["content"] });
  const lines = describeFields(agentDecision.schema, wire);
  expect(lines).toEqual([
    '- choice: "LIKE": Like the post. "REPLY": Write a reply to the post. "RESHARE": Share the post again with a comment. "SCROLL": Scroll past without interacting.',
    "- reason: Why the agent decided so, in its own voice. One to three sentences, not blank.",
    '- content: "REPLY": The text of the reply, not blank. "RESHARE": The comment that goes with the shared post, not blank.',
  ]);
});

it("does not describe what is not asked for", () => {
  const wire = toWireSchema(ticket, wireForms.llama, { narrow: {} });
  const { urgency } = wire.properties ?? {};
  const asked: JsonSchema = { ...wire, properties: urgency === undefined ? {} : { urgency } };
  expect(describeFields(ticket, asked)).toHaveLength(1);
});

it.each(contractRefs)("leaves no description of %s unsaid that the model is asked for", async (ref) => {
  const { schema } = await loadContract(ref);
  const wire = toWireSchema(schema, wireForms.llama);
  expect(describeFields(schema, wire).length).toBeGreaterThan(0);
});

it.each([
  ["full", /Answer with JSON only: \{.*\n- choice: .*\n- reason: Why the agent decided so, .*not blank\./],
  ["short", /Answer with JSON only: [^\n]*$/],
  [false, /^What do you do with this post\?$/],
  [undefined, /\n- reason: /],
] as const)("reaches the model in the form %j", async (form, words) => {
  const client = createScriptedClient([like]);
  const options = form === undefined ? {} : { describe: form };
  await generateObject({ client, contract: agentDecision, messages, ...options });
  expect(client.requests[0]?.messages.at(-1)?.content).toMatch(words);
});

it("shows examples as turns, after the system's, with keys in the order asked", async () => {
  const client = createScriptedClient([like]);
  const system = { role: "system", content: "You are Mara." } as const;
  await generateObject({
    client,
    contract: agentDecision,
    messages: [system, ...messages],
    examples: [{ input: "A cat.", output: { choice: "REPLY", content: "Hello!", reason: "A cat." } }],
    describe: false,
  });
  expect(client.requests[0]?.messages).toEqual([
    system,
    { role: "user", content: "A cat." },
    { role: "assistant", content: '{"reason":"A cat.","choice":"REPLY","content":"Hello!"}' },
    ...messages,
  ]);
});
