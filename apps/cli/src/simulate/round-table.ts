import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import type { Ledger } from "@concordat/simulation";
import { decisionTable } from "../decide/decision-table.js";

/** The decisions of a round that is closed, as a table in which posts that agents wrote have names that people can read. */
export async function roundTable(ledger: Ledger, round: number): Promise<string> {
  const names = await postNames(ledger);
  const records: DecisionRecord[] = [];
  for await (const { row } of ledger.read("decision", { round, columns: ["record"] }))
    records.push(decisionRecord.parse(JSON.parse(String(row[0]))));
  return decisionTable(records, (postId) => names.get(postId) ?? postId);
}

/** What each reply is called: whose it is, and to what. Posts of the feed keep their ids. */
async function postNames(ledger: Ledger): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { row } of ledger.read("post", { columns: ["post", "author", "parent"] })) {
    const [id, author, parent] = row.map(String);
    if (id !== undefined && row[2] !== null)
      names.set(id, `${author} on ${names.get(parent ?? "") ?? parent}`);
  }
  return names;
}
