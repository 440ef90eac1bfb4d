// Makes a contract, the schema for the embedded engine and its grammar of each schema that the parent process sends, says
// what each took, and ends with the peak of its memory.
import { defineContract } from "@concordat/contracts/define";
import { compileGrammar } from "@concordat/llm/grammar";
import { getLlama } from "node-llama-cpp";

const llama = await getLlama({ build: "never", skipDownload: true, gpu: false });

process.once("message", async (cases) => {
  for (const { name, schema } of cases) {
    const started = process.cpuUsage();
    const startedAt = performance.now();
    const problem = await problemOf(schema);
    const { user, system } = process.cpuUsage(started);
    process.send({ name, problem, cpuMs: (user + system) / 1_000, wallMs: performance.now() - startedAt });
  }
  process.send({ peakBytes: process.resourceUsage().maxRSS * 1_024 }, () => process.exit(0));
});

/** Why there is no grammar; null when there is one that reads an answer's beginning. */
async function problemOf(schema) {
  try {
    const { grammar } = compileGrammar(defineContract(schema).schema);
    const compiled = await llama.createGrammar({ grammar });
    compiled._testText("{");
    return null;
  } catch (error) {
    return error.message;
  }
}
