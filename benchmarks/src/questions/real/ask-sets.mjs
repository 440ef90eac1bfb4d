import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askTable } from "../ask.mjs";
import { isGood } from "../judge.mjs";
import { fetchSets } from "./fetch.mjs";
import { judgeReal } from "./judge-real.mjs";

/** Asks every set of questions on tables of packages, and tells how many of each were answered; the set last written comes last. */
export async function askSets() {
  const out = mkdtempSync(join(tmpdir(), "question-sets-"));
  try {
    const sets = [];
    for (const { name, tables, questions } of fetchSets(join(tmpdir(), "concordat-question-sets"), out)) {
      const results = [];
      for (const entry of questions) {
        const asked = await askTable(join(tables, entry.file), entry.question, (report) =>
          judgeReal(entry, report),
        );
        results.push({ ...entry, ...asked });
      }
      sets.push({ name, results });
    }
    return sets;
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** A row of the table of sets. */
export function countsOf({ name, results }) {
  const count = (verdict) => results.filter((result) => result.verdict === verdict).length;
  return [
    name,
    results.length,
    results.filter(({ verdict }) => isGood(verdict)).length,
    count("wrongly refused"),
    count("wrong"),
  ];
}
