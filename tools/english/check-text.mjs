import { extname } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import { mayRepeatWord, repeatedWords } from "./rules/repeated-words.mjs";
import { mayHoldPhrase, stopPhrases } from "./rules/stop-phrases.mjs";
import { sourcePlugin } from "./source-plugin.mjs";

const kernel = new TextlintKernel();
const plugins = [
  { pluginId: "markdown", plugin: markdown.default ?? markdown },
  { pluginId: "source", plugin: sourcePlugin },
];
const rules = [
  { ruleId: "stop-phrases", rule: stopPhrases },
  { ruleId: "repeated-words", rule: repeatedWords },
];

/**
 * Returns the messages of our rules about a text, whose kind follows from the name of its file: lines from 1, and
 * messages.
 */
export async function checkText(text, filePath) {
  if (!mayHoldPhrase(text) && !mayRepeatWord(text)) return [];
  const { messages } = await kernel.lintText(text, { filePath, ext: extname(filePath), plugins, rules });
  return messages.map(({ line, message }) => ({ line, message }));
}
