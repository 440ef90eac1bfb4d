// How often a second answer is right after a wrong first one, when the model is told what is wrong in our sentences and when
// in Ajv's, which name only the keyword. No grammar holds the second answer. Asks a fake that does what a sentence asks of
// it, and the embedded model: how often its answers are valid, and how likely it finds the right answer against the wrong.
import { formatViolation } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { generateObject, wireForms } from "@concordat/llm";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { printTable } from "./measure/table.mjs";
import { cases } from "./second-answers/cases.mjs";
import { literalReader } from "./second-answers/literal-reader.mjs";

const seeds = Number(process.env.CONCORDAT_SEEDS ?? 3);
const wordings = ["ajv", "concordat"];
const model = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
const rows = [];
for (const item of cases) {
  const contract = defineContract(item.schema, { name: "answer" });
  const row = { name: item.name };
  for (const wording of wordings) {
    const ask = (second, seed) => isSecondRight({ ...item, contract, wording, second, seed });
    row[`fake ${wording}`] = Number(await ask(literalReader(item), 1));
    const conversation = [];
    row[`valid ${wording}`] = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const second = (request) => {
        conversation[0] = request.messages;
        return model.chat(request);
      };
      if (await ask(second, seed)) row[`valid ${wording}`] += 1;
    }
    if (conversation[0] === undefined) throw new Error(`the first answer is read as valid: ${item.name}`);
    row[`odds ${wording}`] = await shareOfRight(conversation[0], item);
  }
  rows.push(row);
  if (process.argv.includes("--list")) console.log(JSON.stringify(row));
}
await model.dispose();

printTable({
  title: `right second answers of ${rows.length} wrong first ones, told in the words of Ajv and in ours`,
  note: `valid: of ${seeds} answers of the embedded model; odds: how likely it finds the right answer against the wrong one`,
  columns: ["", ...wordings.flatMap((words) => [`fake, ${words}`, `valid, ${words}`, `odds, ${words}`])],
  rows: [...rows, together()].map((row) => [
    row.name,
    ...wordings.flatMap((words) => [
      row[`fake ${words}`],
      row[`valid ${words}`],
      `${(100 * row[`odds ${words}`]).toFixed(1)} %`,
    ]),
  ]),
});

function together() {
  const names = Object.keys(rows[0]).filter((name) => name !== "name");
  const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
  const sums = names.map((name) => [name, name.startsWith("odds") ? sum(name) / rows.length : sum(name)]);
  return { name: "together (odds: mean)", ...Object.fromEntries(sums) };
}

/** Whether the answer to the feedback is valid. The first answer is always the wrong one. */
async function isSecondRight({ contract, task, wrong, plain, wording, second, seed }) {
  let asked = 0;
  const client = {
    id: "second-answers",
    wireForm: wireForms.llama,
    async *chat(request) {
      asked += 1;
      if (asked === 1) yield* written(JSON.stringify(wrong));
      else
        yield* second({
          ...omitSchema(request),
          messages: worded(request.messages, wording, contract, wrong, plain),
        });
    },
  };
  const outcome = await generateObject({
    client,
    contract,
    messages: [{ role: "user", content: task }],
    maxAttempts: 2,
    maxTokens: 120,
    temperature: 0.3,
    seed,
  });
  return outcome.state === "valid";
}

async function* written(text) {
  yield { type: "text", text };
  yield { type: "finish", finishReason: "stop", usage: { promptTokens: 1, completionTokens: 1 } };
}

function omitSchema({ schema: _, ...request }) {
  return request;
}

/** The messages, with the violations in the words of Ajv where these are asked for. */
function worded(messages, wording, contract, wrong, plain) {
  if (wording === "concordat") return messages;
  const ours = contract.validate(wrong).map(formatViolation).join("; ");
  const theirs = plain.map(([path, message]) => formatViolation({ path, message })).join("; ");
  const last = messages.at(-1);
  if (!last.content.includes(ours)) throw new Error(`the feedback does not hold ${ours}: ${last.content}`);
  return [...messages.slice(0, -1), { ...last, content: last.content.replace(ours, () => theirs) }];
}

/** How likely the model writes the right answer if it writes that or the wrong one once more. */
async function shareOfRight(messages, { right, wrong }) {
  const texts = [right, wrong].map((value) => JSON.stringify(value));
  for await (const chunk of model.chat({
    messages,
    continuations: { texts, ended: true, precision: "single" },
  }))
    if (chunk.type === "odds") {
      const [a, b] = chunk.odds.map(({ logProbability }) => logProbability);
      return 1 / (1 + Math.exp(b - a));
    }
  throw new Error("the model gave no odds");
}
