// A server of the OpenAI chat API that answers as people of a party mostly voted, and at random in 15 of 100 cases.
// What it is worth is therefore known, which no model offers. Prints its address; stops with its parent.
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const random = 0.15;
const republicans = /(?:leaning to the Republicans|Republican)\./;
const democrats = /(?:leaning to the Democrats|Democrat)\./;

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (part) => (text += part));
  request.on("end", () => {
    if (request.url?.endsWith("/models") === true)
      return response.end(JSON.stringify({ object: "list", data: [{ id: "scripted", object: "model" }] }));
    const { messages } = JSON.parse(text);
    const content = JSON.stringify({ answer: vote(messages.map(({ content: words }) => words).join("\n")) });
    const chunk = { id: "1", object: "chat.completion.chunk", model: "scripted" };
    const delta = { index: 0, delta: { role: "assistant", content }, finish_reason: "stop" };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    response.setHeader("content-type", "text/event-stream");
    for (const part of [
      { ...chunk, choices: [delta] },
      { ...chunk, choices: [], usage },
    ])
      response.write(`data: ${JSON.stringify(part)}\n\n`);
    response.end("data: [DONE]\n\n");
  });
});

/** The answer of a person with this profile: the same each time. */
function vote(prompt) {
  const profile = prompt.slice(prompt.indexOf("<profile>"), prompt.indexOf("</profile>"));
  const chance = createHash("sha256").update(profile).digest().readUInt32BE(0) / 2 ** 32;
  if (chance < random) return chance < random / 2 ? "Dole" : "Clinton";
  if (republicans.test(profile)) return "Dole";
  if (democrats.test(profile)) return "Clinton";
  return chance < 0.6 ? "Clinton" : "Dole";
}

server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/v1`));
process.stdin.on("end", () => process.exit()).resume();
