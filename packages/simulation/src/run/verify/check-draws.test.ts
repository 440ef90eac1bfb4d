import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import { type ChatChunk, type ChatClient, drawnOption, type OptionOdds } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import { createMemoryLedger, modelPolicies, simulate, verify } from "../../index.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { opinion } from "../../testing/survey-scenario.js";
import { checkAnswerDraws, checkDraws } from "./check-draws.js";

const shares = [0.5, 0, 0, 0.5];
const odds: readonly OptionOdds[] = shares.map((share) => ({
  logProbability: Math.log(Math.max(share, 1e-12)),
  reason: null,
}));
const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 9, completionTokens: 4 },
} as const;

/** A model that is asked in turns, and says how probable its choices are. */
function evaluating(): ChatClient {
  const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
    continuations === undefined
      ? [{ type: "text", text: "It sounds lovely." }, finish]
      : [{ type: "odds", odds }, finish],
  );
  return { ...scripted, form: "turns", odds: "exact" };
}

const scenario = (text: string) =>
  smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada", "cy>ada"],
    { rounds: 2, policy: { kind: "model" } },
    {
      posts: [
        postBy("paper", { id: "news", slot: "message", text, followed_by: "everyone" }),
        postBy("paper", { id: "more", text: "Owls at night.", round: 1, followed_by: "everyone" }),
      ],
    },
  );

async function played(text = "Night trains are back.") {
  const ledger = createMemoryLedger();
  await simulate({ scenario: scenario(text), model: modelPolicies({ client: evaluating() }), ledger });
  const records: DecisionRecord[] = [];
  for await (const { row } of ledger.read("decision", { columns: ["record"] }))
    records.push(JSON.parse(String(row[0])));
  return { ledger, records };
}

const oddsOf = (record: DecisionRecord) => {
  const found = record.steps[0]?.attempts.find(({ turn }) => turn?.odds != null)?.turn?.odds;
  if (found == null) throw new Error("the record has no odds");
  return found;
};
const problem = (what: string) => differs("decision", [], what);
const withOdds = (
  record: DecisionRecord,
  change: (odds: ReturnType<typeof oddsOf>) => void,
): DecisionRecord => {
  const copy = structuredClone(record);
  change(oddsOf(copy));
  return copy;
};

describe("choices drawn from odds", () => {
  it("are drawn again from the record alone, without a model", async () => {
    const { ledger, records } = await played();
    expect(await verify({ ledger, scenario: scenario("Night trains are back.") })).toMatchObject({
      state: "verified",
      decisions: records.length,
    });
    const drawn = records.map((record) => drawnOption(oddsOf(record))?.value);
    expect(new Set(drawn)).toEqual(new Set(["LIKE", "SCROLL"]));
  });

  it("share their luck between runs that show another message in the same slot", async () => {
    const drawsOf = async (text: string) => {
      const { records } = await played(text);
      return records
        .filter(({ round }) => round === 0)
        .map((record) => [record.agent_id, oddsOf(record).draw]);
    };
    expect(await drawsOf("Night trains are gone.")).toEqual(await drawsOf("Night trains are back."));
  });

  it("have a number of their own for each agent, round and post", async () => {
    const { records } = await played();
    const draws = records.map((record) => oddsOf(record).draw);
    expect(new Set(draws).size).toBe(records.length);
  });

  it("are not believed where another choice, other odds or another number is on record", async () => {
    const { records } = await played();
    const [record] = records;
    if (record === undefined) throw new Error("nothing was decided");
    expect(() => checkDraws(record, problem)).not.toThrow();
    const other = withOdds(record, ({ options }) => {
      const [first, , , last] = options;
      if (first !== undefined && last !== undefined) [first.value, last.value] = [last.value, first.value];
    });
    expect(() => checkDraws(other, problem)).toThrow(
      /odds draw "\w+" for \/choice, which is not what was decided/,
    );
    const moved = withOdds(record, (found) => {
      found.draw = found.draw / 2;
    });
    expect(() => checkDraws(moved, problem)).toThrow(
      /the draw of \/choice does not follow from the seed of its turn/,
    );
    const fewer = withOdds(record, ({ options }) => {
      const [first] = options;
      if (first !== undefined) first.probability /= 2;
    });
    expect(() => checkDraws(fewer, problem)).toThrow(
      /does not follow from the seed of its turn and its odds/,
    );
  });
});

describe("answers to surveys in turns", () => {
  const questions = opinion.questions.filter(({ kind }) => kind === "choice" || kind === "text");
  const asking = smallScenario(
    ["ada", "bo", "cy"],
    ["bo>ada"],
    {
      rounds: 1,
      policy: { kind: "model" },
      events: [{ round: 0, kind: "survey", questions: "opinion.json" }],
    },
    { posts: [postBy("ada")], questionnaires: { "opinion.json": { ...opinion, questions } } },
  );

  /** Yes, no and undecided have equal odds; texts are the same sentence. */
  const answering: ChatClient = {
    ...createScriptedClient(({ continuations }): readonly ChatChunk[] =>
      continuations === undefined
        ? [{ type: "text", text: "It sounds lovely." }, finish]
        : [
            {
              type: "odds",
              odds: ["yes", "no", "undecided"].map(() => ({ logProbability: -3, reason: null })),
            },
            finish,
          ],
    ),
    form: "turns",
    odds: "exact",
  };

  async function answers() {
    const ledger = createMemoryLedger();
    await simulate({ scenario: asking, model: modelPolicies({ client: answering }), ledger });
    const records: SurveyRecord[] = [];
    for await (const { row } of ledger.read("answer", { columns: ["record"] }))
      records.push(surveyRecord.parse(JSON.parse(String(row[0]))));
    return { ledger, records };
  }

  it("are drawn from odds on record, and drawn again by verify", async () => {
    const { ledger, records } = await answers();
    expect(records).toHaveLength(3 * questions.length);
    expect(new Set(records.map(({ state }) => state))).toEqual(new Set(["valid"]));
    const choices = records.filter(({ question }) => question === "support");
    expect(choices.map(({ attempts }) => attempts[0]?.turn?.odds?.options.length)).toEqual([3, 3, 3]);
    expect(await verify({ ledger, scenario: asking })).toMatchObject({ state: "verified" });
  });

  it("are not believed where another answer is on record", async () => {
    const { records } = await answers();
    const drawn = records.find(({ question }) => question === "support");
    if (drawn?.state !== "valid") throw new Error("nothing was answered");
    expect(() => checkAnswerDraws(drawn, problem)).not.toThrow();
    const other = { ...drawn, answer: drawn.answer === "yes" ? "no" : "yes" };
    expect(() => checkAnswerDraws(other, problem)).toThrow(
      /odds draw "\w+" for \/answer, which is not what was decided/,
    );
  });
});
