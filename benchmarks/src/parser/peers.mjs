// Readers of damaged or partial JSON. One of them writes what it meets to the console unless told not to. Each gives a value or throws; none knows of a contract.
import { parseJsonMarkdown } from "@langchain/core/output_parsers";
import { parsePartialJson } from "ai";
import { parse as bestEffort, disableErrorLogging } from "best-effort-json-parser";
import { jsonrepair } from "jsonrepair";
import { parse as partialJson } from "partial-json";

disableErrorLogging();

export const peers = [
  { name: "jsonrepair", parse: (text) => JSON.parse(jsonrepair(text)) },
  { name: "partial-json", parse: (text) => partialJson(text) },
  { name: "best-effort-json-parser", parse: (text) => bestEffort(text) },
  { name: "LangChain parseJsonMarkdown", parse: (text) => parseJsonMarkdown(text) },
];

/** The AI SDK's parser answers later, so that it is compared by its answers alone. */
export const laterPeers = [
  { name: "AI SDK parsePartialJson", parse: async (text) => (await parsePartialJson(text)).value },
];
