import { describe, expect, it } from "vitest";
import type { Ledger, ReadOptions, RecordedRows, StoredRow } from "../ledger/ledger.js";
import { ledgerRow } from "../ledger/row-digest.js";
import type { Row, TableName } from "../ledger/tables.js";
import { simulate } from "../run/simulate.js";
import { verify } from "../run/verify/verify.js";
import { surveyedModel, surveyedScenario } from "./survey-scenario.js";

/**
 * Defines the tests that every ledger must pass.
 * @param open opens a ledger by name. The same name must open the same ledger again
 */
export function describeLedger(kind: string, open: (name: string) => Promise<Ledger>): void {
  const post = (round: number, id: string, content = "{}"): Row => [round, id, "ada", null, content];
  const rowsOf = async (ledger: RecordedRows, table: TableName, options?: ReadOptions): Promise<Row[]> => {
    const rows: StoredRow[] = [];
    for await (const stored of ledger.read(table, options)) rows.push(stored);
    return rows.map(({ row }) => row);
  };

  describe(`${kind} ledger`, () => {
    it("returns what was committed, in the order of the key by bytes, with its digest", async () => {
      const ledger = await open("order");
      const writer = await ledger.claim("a test");
      const ids = ["b", "a", "ä", "Z", "\u{1F600}", "\uffee", ""];
      await writer.commit(ids.map((id) => ledgerRow("post", post(1, id))));
      await writer.commit([ledgerRow("post", post(0, "first"))]);
      expect(await rowsOf(ledger, "post", { columns: ["round", "post"] })).toEqual([
        [0, "first"],
        ...["", "Z", "a", "b", "ä", "\uffee", "\u{1F600}"].map((id) => [1, id]),
      ]);
      for await (const { row, digest } of ledger.read("post"))
        expect(digest).toBe(ledgerRow("post", row).digest);
      await ledger.close();
    });

    it("reads the rows of one round, and only the columns asked for", async () => {
      const ledger = await open("round");
      const writer = await ledger.claim("a test");
      await writer.commit([1, 2, 10].map((round) => ledgerRow("post", post(round, `p${round}`))));
      expect(await rowsOf(ledger, "post", { round: 1, columns: ["post"] })).toEqual([["p1"]]);
      expect(await rowsOf(ledger, "post", { round: 10, columns: [] })).toEqual([[]]);
      expect(await rowsOf(ledger, "post", { round: 3 })).toEqual([]);
      await ledger.close();
    });

    it("changes nothing when a row is written again", async () => {
      const ledger = await open("again");
      const writer = await ledger.claim("a test");
      await writer.commit([ledgerRow("post", post(1, "a", "first"))]);
      await writer.commit([ledgerRow("post", post(1, "a", "second")), ledgerRow("post", post(1, "b"))]);
      expect(await rowsOf(ledger, "post", { columns: ["post", "content"] })).toEqual([
        ["a", "first"],
        ["b", "{}"],
      ]);
      await ledger.close();
    });

    it("keeps numbers, nulls and any text", async () => {
      const ledger = await open("cells");
      const writer = await ledger.claim("a test");
      const text = "a\n\"'\\\t\u2028 \u{1F600} ".repeat(1_000);
      const row = [0, "a", "p", "valid", null, "LIKE", "p", text, 3, null, 9_007_199_254_740_991, "{}"];
      await writer.commit([ledgerRow("decision", row)]);
      expect(await rowsOf(ledger, "decision")).toEqual([row]);
      await ledger.close();
    });

    it("keeps every answer to a survey once, by survey, question and agent", async () => {
      const ledger = await open("answers");
      const writer = await ledger.claim("a test");
      const answer = (survey: string, question: string, agent: string, said = '"yes"'): Row => {
        const costs = [1, 50, null];
        return [0, survey, question, agent, "valid", null, said, ...costs, "{}"];
      };
      const rows = [
        answer("b", "q", "ada"),
        answer("a", "z", "ada"),
        answer("a", "q", "bo"),
        answer("a", "q", "Ä"),
      ];
      await writer.commit(rows.map((row) => ledgerRow("answer", row)));
      await writer.commit([ledgerRow("answer", answer("a", "q", "bo", '"no"'))]);
      expect(await rowsOf(ledger, "answer", { round: 0 })).toEqual([rows[2], rows[3], rows[1], rows[0]]);
      expect(await rowsOf(ledger, "answer", { round: 1 })).toEqual([]);
      await ledger.close();
    });

    it("holds a run with surveys, which comes to what it comes to in memory, and verifies", async () => {
      const ledger = await open("surveys");
      const scenario = surveyedScenario();
      const { model } = surveyedModel();
      const { summary } = await simulate({ scenario, model, ledger });
      expect(summary).toEqual((await simulate({ scenario, model })).summary);
      expect(await verify({ scenario, ledger })).toMatchObject({
        state: "verified",
        answers: summary.answers.asked,
        hash: summary.hash,
      });
      await ledger.close();
    });

    it("keeps in a snapshot what was committed, whatever is committed later", async () => {
      const ledger = await open("snapshot");
      const writer = await ledger.claim("a test");
      await writer.commit([ledgerRow("post", post(0, "a")), ledgerRow("post", post(1, "b"))]);
      const then = await ledger.snapshot();
      await writer.commit([ledgerRow("post", post(1, "c")), ledgerRow("run", ["small", "{}"])]);
      expect(await rowsOf(then, "post", { round: 1, columns: ["post"] })).toEqual([["b"]]);
      expect(await rowsOf(then, "run")).toEqual([]);
      await then.close();
      expect(await rowsOf(ledger, "post", { round: 1, columns: ["post"] })).toEqual([["b"], ["c"]]);
      await writer.commit([ledgerRow("post", post(2, "d"))]);
      await ledger.close();
    });

    it("lets only the last who claimed it write", async () => {
      const ledger = await open("claims");
      const first = await ledger.claim("the first");
      await first.commit([ledgerRow("post", post(0, "a"))]);
      const second = await ledger.claim("the second");
      await expect(first.commit([ledgerRow("post", post(0, "b"))])).rejects.toMatchObject({
        code: "LEDGER_TAKEN",
        message: expect.stringContaining("the second"),
      });
      await second.commit([ledgerRow("post", post(0, "c"))]);
      expect(await rowsOf(ledger, "post", { columns: ["post"] })).toEqual([["a"], ["c"]]);
      await ledger.close();
    });
  });
}
