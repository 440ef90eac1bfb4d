import { expect, it, vi } from "vitest";
import { ndjson } from "../testing/run-cli.js";
import { workplace } from "../testing/workplace.js";

vi.setConfig({ testTimeout: 300_000 });

const place = workplace();
const { concordat } = place;
const begin = ["study", "study.json", "--out", "out/study", "--json"];

it("says what it will cost, with its surveys, and asks for no more and no less", async () => {
  const { code, out } = await concordat(begin);
  expect(code).toBe(0);
  const events = ndjson(out);
  // Two messages, three runs, two agents: a question before and after, and a post that both may be shown.
  expect(events[0]).toEqual({
    type: "planned",
    least_decisions: expect.any(Number),
    most_decisions: 36,
    survey_answers: 24,
    most_answers_for_words: 24,
  });
  const runs = events.filter(({ event }) => isCompleted(event)).map(({ event }) => event as Completed);
  const sum = (of: (run: Completed) => number): number => runs.reduce((all, run) => all + of(run), 0);
  expect([runs.length, sum(({ answers }) => answers.asked)]).toEqual([6, 24]);
  const decisions = sum((run) => run.decisions);
  expect(decisions).toBeGreaterThanOrEqual(Number(events[0]?.least_decisions));
  expect(decisions).toBeLessThanOrEqual(36);
  const plain = await concordat(["study", "study.json", "--out", "out/plain"]);
  expect(plain.out).toMatch(
    /decisions and 24 answers to surveys of ollama:m, and at most 24 answers to word/,
  );
});

interface Completed {
  readonly decisions: number;
  readonly answers: { readonly asked: number };
}

function isCompleted(event: unknown): boolean {
  return typeof event === "object" && event !== null && "type" in event && event.type === "run-completed";
}
