#!/usr/bin/env node
// Records the cassettes of the examples that one can clone, with a script in place of the model. To be run when what a model is sent
// has changed, once everything is built; read what it changed before you commit it:
//
//   node tests/src/clones/record-cassettes.mjs
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { startModelServer } from "@concordat/testing/model-server";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const examples = join(root, "examples");
const ticket = (topic, urgent, summary) => ({ topic, urgent, summary });

/** What the model answers about a mail, in turn; a mail is known by some of its words. */
const aboutMails = {
  "order 4711": [ticket("delivery", true, "The customer asks where order 4711 is.")],
  "thank you": [
    ticket("invoice", false, "The customer says thank you."),
    ticket("billing", false, "The customer says that the new invoice is fine."),
  ],
  "cannot log in": [ticket("account", true, "The customer cannot log in.")],
  Norway: [ticket("delivery", false, "The customer asks whether we ship to Norway.")],
  asdf: ["This does not look like a mail.", "There is nothing to classify here.", "I cannot classify this."],
};

for (const name of readdirSync(examples).filter((file) => existsSync(join(examples, file, "cassettes")))) {
  // Among the tests, where all packages are installed.
  const clone = mkdtempSync(join(root, "tests/node_modules/.record-"));
  cpSync(join(examples, name), clone, { recursive: true });
  for (const cassette of readdirSync(join(clone, "cassettes"))) rmSync(join(clone, "cassettes", cassette));
  const server = await startModelServer(answers());
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", clone]);
  const env = { ...process.env, OLLAMA_URL: server.origin };
  const { stdout } = await run(process.execPath, ["dist/record.js"], { cwd: clone, env });
  cpSync(join(clone, "cassettes"), join(examples, name, "cassettes"), { recursive: true });
  console.log(`${name}\n${stdout}`);
  await server.close();
  rmSync(clone, { recursive: true });
}

/** The model: about mails it answers in turn, and as an agent by who is asked and by the seed. */
function answers() {
  const asked = new Map();
  return ({ body }) => {
    const text = body.messages.map(({ content }) => content).join("\n");
    const mark = Object.keys(aboutMails).find((words) => text.includes(words));
    if (mark === undefined) return inPieces(decisionFor(text, body.options.seed));
    const turn = asked.get(mark) ?? 0;
    asked.set(mark, turn + 1);
    return inPieces(aboutMails[mark].at(Math.min(turn, aboutMails[mark].length - 1)));
  };
}

function decisionFor(text, seed) {
  const agent = /Mara|Deniz|Tomáš/.exec(text)?.[0];
  const isShared = agent === "Tomáš" ? seed % 5 === 0 : text.includes("Children") === (seed % 4 !== 0);
  if (isShared)
    return { choice: "RESHARE", reason: "People I know should read this.", content: "Have you seen this?" };
  if (agent === "Tomáš")
    return { choice: "REPLY", reason: "I need my car at weekends.", content: "And where do we park?" };
  return { choice: "LIKE", reason: "The street would be quieter." };
}

/** An answer as it streams: twenty characters at a time. */
function inPieces(answer) {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const pieces = text.match(/[\s\S]{1,20}/g).map((piece) => ({ do: "text", text: piece }));
  return { steps: [...pieces, { do: "finish", reason: "stop" }] };
}
