import { type ChatMessage, quoteUntrusted } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { type ModelInput, readModelInputs } from "../compare-models/read-model-inputs.js";
import { inputName, readTextFile } from "../files/read-text.js";
import { program } from "../run/program.js";

/** The name for standard input in place of a text or a file. */
const standardInput = "-";

/**
 * Returns the message of one question: the question, followed by the text that it concerns. The text is quoted,
 * because it comes from a third party.
 * @throws {CommandError} when there is no question, or both would be read from standard input
 */
export async function questionMessage(
  question: string | undefined,
  about: string | undefined,
): Promise<string> {
  if (question === undefined && about === undefined)
    throw new CommandError(
      `say what to ask: ${program()} ask "QUESTION", - in its place to read the question from standard input, or --about FILE for a text to fill in the schema from`,
    );
  if (question === standardInput && about === standardInput)
    throw new CommandError("the question and --about cannot both be read from standard input");
  const asked = question === standardInput ? await readFilled(standardInput) : question;
  if (asked?.trim() === "") throw new CommandError("the question is empty; say what to ask");
  return about === undefined ? (asked ?? "") : withText(asked, await readFilled(about));
}

/** Returns the inputs of `--many`, each with its messages. */
export async function readItems(file: string, question: string | undefined): Promise<ModelInput[]> {
  const inputs = await readModelInputs(file);
  if (question === undefined) return inputs;
  if (question.trim() === "")
    throw new CommandError("the question is empty; say what to ask about each item");
  return inputs.map((input) => ({ ...input, messages: [askedAbout(question, input, file)] }));
}

function askedAbout(question: string, { id, messages }: ModelInput, file: string): ChatMessage {
  const [message, ...others] = messages;
  if (message === undefined || others.length > 0 || message.role !== "user")
    throw new CommandError(
      `${inputName(file)}: item ${JSON.stringify(id)} has a conversation of its own; leave out the question, or give the item as {"text": "…"}`,
    );
  return { role: "user", content: withText(question, message.content) };
}

/** The default question about a text. */
const fillIn = "Fill in the answer from this text.";

function withText(question: string | undefined, text: string): string {
  return `${question ?? fillIn}\n\n${quoteUntrusted("text", text)}`;
}

async function readFilled(file: string): Promise<string> {
  const text = await readTextFile(file);
  if (text.trim() === "") throw new CommandError(`${inputName(file)}: is empty`);
  return text;
}
