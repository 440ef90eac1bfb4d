// What adjusting the odds of the embedded model's choices is worth: the persons and posts of which it is known what belongs together, asked in turns,
// with raw odds and with odds adjusted by an empty input. Adjusting cannot tell more than the raw odds do; it removes what the model prefers
// whatever it is asked about. CONCORDAT_PEOPLE (default 8) limits how many are asked.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decideOnItem, neutralOdds } from "@concordat/agent";
import { adjustOdds, deriveSeed, drawnOdds, rawOdds } from "@concordat/llm";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { printTable } from "./measure/table.mjs";

const known = JSON.parse(readFileSync(join(import.meta.dirname, "relevance/pairs.json"), "utf8"));
const people = known.people.slice(0, Number(process.env.CONCORDAT_PEOPLE ?? 8));
const posts = known.posts.filter(({ for: id }) => people.some((person) => person.id === id));
const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
const started = process.cpuUsage();
const neutral = await neutralOdds({ client });
const adjusted = adjustOdds(client, { neutral });
const asked = [];
for (const [person, profile] of people.entries())
  for (const [index, { text, for: id }] of posts.entries()) {
    const { record } = await decideOnItem({
      client: adjusted,
      form: "turns",
      profile,
      items: [{ post: { id: `p${index}`, author_id: "author", text, timestamp: "2026-03-14T09:26:53Z" } }],
      now: new Date("2026-03-14T10:00:00Z"),
      seed: (answer) => deriveSeed(1, person, index, answer),
    });
    const odds = drawnOdds(
      record.steps.flatMap(({ attempts }) => attempts),
      "/choice",
    );
    if (odds === null) continue;
    asked.push({
      belong: id === profile.id,
      adjusted: odds.options,
      raw: rawOdds(odds.options, { neutral }),
    });
  }
const { user, system } = process.cpuUsage(started);
await client.dispose();

const names = Object.keys(neutral);
const share = (options, name) => options.find((option) => option.name === name)?.probability ?? 0;
const mean = (kind, name) => asked.reduce((sum, one) => sum + share(one[kind], name), 0) / asked.length;
const percent = (value) => `${(100 * value).toFixed(1)} %`;
printTable({
  title: "adjusted odds",
  note: `${asked.length} of ${people.length} people by ${posts.length} posts, ${client.id}, ${Math.round((user + system) / 1e6)} s of processor time`,
  columns: ["", ...names, "AUC of liking", "varies by"],
  rows: [
    ["on nothing", ...names.map((name) => percent(neutral[name])), "", ""],
    ...["raw", "adjusted"].map((kind) => [
      kind,
      ...names.map((name) => percent(mean(kind, name))),
      auc(kind).toFixed(2),
      percent(deviation(kind)),
    ]),
  ],
});

/** The share of pairs of a match and no match in which liking is more probable for the match; equals count half. */
function auc(kind) {
  const likes = (belong) =>
    asked.filter((one) => one.belong === belong).map((one) => share(one[kind], "like it"));
  const [matches, others] = [likes(true), likes(false)];
  let above = 0;
  for (const a of matches) for (const b of others) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (matches.length * others.length);
}

/** The standard deviation of the probability of liking over persons and posts. */
function deviation(kind) {
  const values = asked.map((one) => share(one[kind], "like it"));
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
