// Where documents do not fit the model: in how many of our questions the paragraph that answers them is among those that the copilot keeps,
// against paragraphs at random and in reading order. The documents are this repository's guides and READMEs; questions and
// paragraphs were written down before the first measurement.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fittingPassages } from "@concordat/copilot";
import { createScriptedClient } from "@concordat/llm/scripted";
import { printTable } from "./measure/table.mjs";

const root = join(import.meta.dirname, "../..");
const questions = JSON.parse(readFileSync(join(import.meta.dirname, "passages/questions.json"), "utf8"));
const files = [
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, "packages"))
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(join(root, file))),
];
const documents = files.map(documentOf);
const passages = documents.flatMap(({ passages: all }) => all);
const charactersPerToken = 4;
const tokensOf = (text) => Math.ceil(text.length / charactersPerToken);
const total = passages.reduce((sum, { text }) => sum + tokensOf(text), 0);
/** What the copilot reserves for prompt and answer. */
const reserved = 1_800;
const draws = 200;

for (const [question, words] of questions) {
  const right = passages.filter(({ text }) => text.includes(words));
  if (right.length === 0) throw new Error(`no paragraph answers ${JSON.stringify(question)}`);
}

const shares = [0.02, 0.05, 0.1, 0.25];
printTable({
  title: "passages",
  note: `${questions.length} questions, ${passages.length} paragraphs of ${documents.length} documents, about ${total} tokens`,
  columns: ["room for", "chosen by relevance", "at random", "in reading order"],
  rows: shares.map((share) => {
    const room = Math.round(share * total);
    const random = randomSource(1);
    const recall = (isKept) =>
      `${Math.round((100 * questions.reduce((sum, [question, words]) => sum + isKept(question, words), 0)) / questions.length)} %`;
    const within = (order) => {
      let left = room;
      return order.filter(({ text }) => {
        if (tokensOf(text) > left) return false;
        left -= tokensOf(text);
        return true;
      });
    };
    const has = (kept, words) => (kept.some(({ text }) => text.includes(words)) ? 1 : 0);
    const shuffles = Array.from({ length: draws }, () => within(shuffled(passages, random)));
    const inOrder = within(passages);
    return [
      `${100 * share} %`,
      recall((question, words) => has(chosen(question, room), words)),
      recall((_, words) => shuffles.reduce((sum, kept) => sum + has(kept, words), 0) / draws),
      recall((_, words) => has(inOrder, words)),
    ];
  }),
});

function chosen(question, room) {
  const client = {
    ...createScriptedClient([""]),
    contextTokens: room + reserved,
    countTokens: ([{ content }]) => tokensOf(content),
  };
  return fittingPassages({ documents, notRead: [] }, { question, client }).documents.flatMap(
    (one) => one.passages,
  );
}

/** A page as paragraphs under their headings; each item of a list is one. */
function documentOf(file) {
  let heading = null;
  let title = null;
  const found = [];
  const text = readFileSync(join(root, file), "utf8").replace(/```[\s\S]*?```/g, "");
  for (const block of text.split(/\n\s*\n|\n(?=- )/)) {
    const name = /^#+ (.*)$/.exec(block.trim())?.[1];
    if (name !== undefined) {
      heading = name;
      title ??= name;
    } else if (block.trim() !== "") found.push({ text: block.trim(), heading, page: null, line: null });
  }
  return { file, kind: "markdown", title, date: null, passages: found };
}

function shuffled(items, random) {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}

/** A linear congruential generator, so that the table can be repeated. */
function randomSource(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
