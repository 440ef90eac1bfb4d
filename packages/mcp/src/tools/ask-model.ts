import { omitUndefined } from "@concordat/contracts/options";
import { formOf, generateObject, type Outcome, quoteUntrusted, unlikelyAnswers } from "@concordat/llm";
import { closedObject } from "../schemas/closed-object.js";
import { countSchema } from "../schemas/count-schema.js";
import { contractOf, type SchemaSource, schemaSourceSchema } from "../schemas/schema-source.js";
import { seedSchema } from "../schemas/seed-schema.js";
import { defineMcpTool } from "./tool.js";

interface Input {
  readonly question: string;
  readonly contract: SchemaSource;
  readonly text?: string;
  readonly seed?: number;
  readonly odds?: readonly string[];
}

/** Maximum seed of a request. */
const maxSeed = 2 ** 31 - 1;

/** Asks the configured model for a value of a contract. */
export const askModelTool = defineMcpTool<Input>({
  name: "ask_model",
  title: "Ask a model for a value of a contract",
  description:
    "Asks the configured model a question and checks its answer against a contract; what is wrong with an answer is told to the " +
    "model, three answers in all. state is valid, invalid or failed, and only a valid result has a value.",
  inputSchema: closedObject(
    {
      question: { type: "string", minLength: 1, description: "What is asked, such as: classify this mail." },
      contract: schemaSourceSchema,
      text: {
        type: "string",
        description: "What the question is about; it is quoted as text of another author.",
      },
      seed: { ...seedSchema, maximum: maxSeed },
      odds: {
        type: "array",
        items: { type: "string", pattern: "^/" },
        uniqueItems: true,
        description:
          "Enumerations and booleans of which the probability of each value is given, as JSON Pointers.",
      },
    },
    ["question", "contract"],
  ),
  outputSchema: closedObject(
    {
      state: { type: "string", enum: ["valid", "invalid", "failed"] },
      value: { description: "The answer, of a valid result alone." },
      odds: { type: "object", description: "By pointer: the options with their probabilities, or a reason." },
      unlikely: { type: "object", description: "By pointer: why the answer is not the likeliest option." },
      error: closedObject({ code: { type: "string" }, message: { type: "string" } }, ["code", "message"]),
      model: { type: "string" },
      answers: countSchema,
      usage: { type: "object" },
    },
    ["state", "model", "answers", "usage"],
  ),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: true },
  async call({ question, contract: source, text, seed, odds }, { paths, model, signal, progress }) {
    const contract = await contractOf(source, paths);
    const { client, settings } = await model();
    let steps = 0;
    const outcome = await generateObject({
      client,
      contract,
      form: formOf({ client }),
      messages: [
        {
          role: "user",
          content: text === undefined ? question : `${question}\n\n${quoteUntrusted("text", text)}`,
        },
      ],
      ...settings,
      ...omitUndefined({ seed, odds }),
      signal,
      onEvent: ({ state, attempt }) => progress({ done: ++steps, message: `attempt ${attempt}: ${state}` }),
    });
    return { value: resultOf(outcome), failed: outcome.state !== "valid" };
  },
});

function resultOf(outcome: Outcome<unknown>): object {
  const { state, model, answers, usage } = outcome;
  const counts = { model, answers, usage };
  const asked = Object.keys(outcome.odds).length === 0 ? {} : { odds: outcome.odds };
  if (outcome.state === "valid") {
    const unlikely = unlikelyAnswers(outcome);
    const why = Object.keys(unlikely).length === 0 ? {} : { unlikely };
    return { state, value: outcome.value, ...asked, ...why, ...counts };
  }
  const { code, message } = outcome.error;
  return { state, error: { code, message }, ...counts };
}
