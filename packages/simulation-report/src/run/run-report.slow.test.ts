import { join } from "node:path";
import { buildScenario, createMemoryLedger, measureRun, simulate } from "@concordat/simulation";
import {
  chromiumPath,
  hostileTexts,
  launchChromium,
  numbersOf,
  numbersShown,
  pageProblems,
  withTexts,
} from "@concordat/testing/browser";
import { describe, expect, it } from "vitest";
import {
  type AnswerFilter,
  collectRun,
  type ListedAnswer,
  type RunReport,
  renderRun,
  visitAnswers,
  visitDecisions,
} from "../index.js";
import {
  muchSurveyedRun,
  type PlayedRun,
  rumourRun,
  streetRun,
  surveyedRun,
} from "../testing/played-runs.js";
import { steady } from "../testing/steady.js";

const place = ["out/run"];
const golden = (name: string): string => join(import.meta.dirname, "../golden", name);
const reportOf = async (run: PlayedRun): Promise<RunReport> => steady(await collectRun({ ...run, place }));

const runs: readonly (readonly [name: string, play: () => Promise<PlayedRun>])[] = [
  ["street", () => streetRun()],
  ["incomplete", () => streetRun({ limits: { maxRequests: 20 } })],
  ["rumour", () => rumourRun()],
  ["surveyed", () => surveyedRun()],
];

describe.each(runs)("the report of the run %s", (name, play) => {
  it("is as kept", async () => {
    await expect(renderRun(await reportOf(await play()))).toMatchFileSnapshot(golden(`${name}.html`));
  });

  it("says of all agents what measureRun measures", async () => {
    const run = await play();
    const { totals, values, segments, posts, postsShown } = await reportOf(run);
    const measured = await measureRun({ ...run, bySegment: true, partial: true });
    const reported = [...values, ...segments.flatMap((one) => one.values)];
    expect(reported).toHaveLength(measured.values.length);
    expect(reported).toEqual(expect.arrayContaining(steady([...measured.values])));
    const rate = (choice: number): number => choice / totals.exposures;
    expect(values).toEqual(
      expect.arrayContaining([
        { measure: "exposures", segment: null, value: totals.exposures },
        { measure: "like_rate", segment: null, value: rate(totals.choices.LIKE) },
        { measure: "reshare_rate", segment: null, value: rate(totals.choices.RESHARE) },
      ]),
    );
    for (const { post, exposures, cascade } of posts) {
      const ofPost = await measureRun({ ...run, post, partial: true });
      expect(ofPost.values).toEqual(
        expect.arrayContaining([
          { measure: "exposures", segment: null, value: exposures },
          { measure: "cascade_size", segment: null, value: cascade.size },
          { measure: "cascade_depth", segment: null, value: cascade.depth },
        ]),
      );
    }
    expect(postsShown).toBeGreaterThanOrEqual(posts.length);
  });

  it("has behind each number as many decisions as the command lists", async () => {
    const run = await play();
    const { lists } = await reportOf(run);
    const counts = new Map(lists.map((list) => [list, 0]));
    for (const [list] of counts) {
      let count = 0;
      await visitDecisions({ ...run, where: list.where, onDecision: () => count++ });
      expect({ where: list.where, count }).toEqual({ where: list.where, count: list.count });
      if (counts.size > 60 && list.where.round !== undefined && list.where.round > 1) break;
    }
    expect(lists.length).toBeGreaterThan(5);
  });

  it("shows no number that is not in the data", async () => {
    const report = await reportOf(await play());
    const known = numbersOf(report);
    for (const number of derived(report)) known.add(number);
    const shown = numbersShown(renderRun(report)).filter((number) => !known.has(number));
    expect([...new Set(shown)]).toEqual([]);
  });

  it("leads from every link to a list, and from every list back to a command", async () => {
    const html = renderRun(await reportOf(await play()));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
    const ids = [...html.matchAll(/ id="((?:decisions|answers)-\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids)).toEqual(new Set(targets));
    expect(html.match(/concordat simulate (?:decisions|answers) out\/run/g)).toHaveLength(ids.length);
  });
});

/** What the page says in addition to the data: shares of counts, places in lists, and what is omitted. */
function derived({
  totals,
  rounds,
  posts,
  postsShown,
  lists,
  answerLists,
  segments,
  surveys,
}: RunReport): Set<string> {
  const shares = (choices: RunReport["totals"]["choices"], shown: number): number[] =>
    Object.values(choices).map((count) => count / shown);
  const { valid, invalid, failed, asked, by_rule } = totals;
  return numbersOf([
    asked + by_rule,
    invalid + failed,
    valid,
    totals.duration_ms / 1_000,
    ...shares(totals.choices, totals.exposures),
    ...rounds.flatMap(({ choices, exposures }) => shares(choices, exposures)),
    ...posts.flatMap(({ choices, exposures }) => shares(choices, exposures)),
    postsShown - posts.length,
    ...posts.keys(),
    ...posts.flatMap(({ cascade }) => [...cascade.bySteps.keys()].map((step) => step + 1)),
    ...segments.map(
      ({ values, agents }) => (values.find(({ measure }) => measure === "reach")?.value ?? 0) / agents,
    ),
    ...[...lists, ...answerLists].map(({ first }) => first.length),
    ...surveys.flatMap(({ askings, shifts }, index) => [
      index + 1,
      ...askings.flatMap(({ counts, valid: answers }) => counts.map(({ count }) => count / answers)),
      ...shifts.flatMap(({ choices }) => choices.map(({ before, after }) => after - before)),
    ]),
  ]);
}

/** The answers of a run that are meant. */
async function answersOf(run: Parameters<typeof reportOf>[0], where: AnswerFilter): Promise<ListedAnswer[]> {
  const answers: ListedAnswer[] = [];
  await visitAnswers({ ...run, where, onAnswer: (answer) => answers.push(answer) });
  return answers;
}

describe("surveys", () => {
  it("have behind each number as many answers as the command lists", async () => {
    const run = await surveyedRun();
    const report = await reportOf(run);
    for (const { where, count, first } of report.answerLists) {
      const answers = await answersOf(run, where);
      expect({ where, count: answers.length }).toEqual({ where, count });
      expect(first).toEqual(answers.slice(0, 50));
    }
    const html = renderRun(report);
    const targets = [...html.matchAll(/href="#(answers-\d+)"/g)].map(([, to]) => to);
    const ids = [...html.matchAll(/ id="(answers-\d+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids)).toEqual(new Set(targets));
    expect(html).toContain(
      "concordat simulate answers out/run --survey opinion --question support --round 0",
    );
  });

  it("keep the page small, however often they are asked, and say what is left out", async () => {
    const html = renderRun(await reportOf(await muchSurveyedRun()));
    expect(html.length).toBeLessThan(5_000_000);
    expect(html).toContain("Tables above leave out 14 of the 15 times that it was asked. All answers:");
    expect(html).toContain("concordat simulate answers out/run --survey many --question q0</code>");
  });

  it("are counted by the outcome of their answers, and agree with the rounds' accounts", async () => {
    const { surveys, rounds, totals } = await reportOf(await surveyedRun());
    const askings = surveys.flatMap((one) => one.askings);
    const sum = (of: (asking: (typeof askings)[number]) => number): number =>
      askings.reduce((all, asking) => all + of(asking), 0);
    expect(surveys.map(({ question }) => question.id)).toEqual(["support", "trust", "trips", "worry"]);
    expect(totals.answers).toEqual({
      asked: sum(({ asked }) => asked),
      valid: sum(({ valid }) => valid),
      invalid: sum(({ invalid }) => invalid),
      failed: sum(({ failed }) => failed),
    });
    expect(totals.answers?.failed).toBeGreaterThan(0);
    expect(rounds).toHaveLength(5);
    for (const { counts, valid } of surveys[0]?.askings ?? [])
      expect(counts.reduce((all, { count }) => all + count, 0)).toBe(valid);
  });

  it("shift by what those changed who answered both times", async () => {
    const run = await surveyedRun();
    const { surveys } = await reportOf(run);
    const [support, trust] = surveys;
    const given = await answersOf(run, { question: "trust", state: "valid" });
    expect(trust?.shifts.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
      [0, 4],
    ]);
    const at = (round: number) => given.filter((one) => one.round === round);
    const first = new Map(at(0).map(({ agent, answer }) => [agent, Number(answer)]));
    const both = at(4).filter(({ agent }) => first.has(agent));
    const changes = both.map(({ agent, answer }) => Number(answer) - (first.get(agent) ?? 0));
    expect(trust?.shifts[2]).toMatchObject({
      agents: both.length,
      changed: changes.filter((change) => change !== 0).length,
      difference: expect.closeTo(changes.reduce((all, change) => all + change, 0) / both.length, 12),
    });
    for (const { agents, choices } of support?.shifts ?? []) {
      expect(choices.reduce((all, { before }) => all + before, 0)).toBe(agents);
      expect(choices.reduce((all, { after }) => all + after, 0)).toBe(agents);
    }
  });
});

describe("texts of agents", () => {
  const tags = (html: string): string[] => html.match(/<[a-z/!][^>\s]*/gi) ?? [];

  it.each(hostileTexts)("stay text: %j", async (words) => {
    const report = await reportOf(await surveyedRun());
    const plain = tags(renderRun(withTexts(report, "x")));
    const html = renderRun(withTexts(report, words));
    expect(tags(html)).toEqual(plain);
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|href="(?!#)/u);
  });

  it("are quoted in the commands that the page gives", async () => {
    const html = renderRun(withTexts(await reportOf(await streetRun()), "; rm -rf '"));
    expect(html).toContain("--post &#39;m1; rm -rf &#39;\\&#39;&#39;&#39;");
  });
});

describe("a run of which little can be said", () => {
  it("that is not complete says so first, and counts decisions of the open round separately", async () => {
    const report = await reportOf(await streetRun({ limits: { maxRequests: 20 } }));
    const html = renderRun(report);
    expect(report.underWay).toBe(20 - report.totals.asked);
    expect(html).toContain(`${report.rounds.length} of 4 rounds are closed, and only they are reported.`);
    expect(html.indexOf("are closed")).toBeLessThan(html.indexOf("<main>"));
  });

  it("that lacks only the survey after the last round does not count that as a round", async () => {
    const report = await reportOf(await surveyedRun());
    const html = renderRun({ ...report, rounds: report.rounds.slice(0, -1) });
    expect(html).toContain(
      "The run is not complete: the survey after the last round is not closed, and not reported.",
    );
    expect(html).toContain("4 rounds rebuilt without a model.");
  });

  it("in which no round is closed has nothing to report", async () => {
    const run = await streetRun({ limits: { maxRequests: 1 } });
    const html = renderRun(await reportOf(run));
    expect(html).toContain("No round is closed, so there is nothing to report yet.");
    expect(html).not.toContain("%<");
  });

  it("in which every decision failed has dashes, and no choice at 0 %", async () => {
    const report = await reportOf(await streetRun({ answer: () => "I would rather not." }));
    const html = renderRun(report);
    expect(report.totals).toMatchObject({ valid: 0, failed: report.totals.asked });
    expect(html).toContain("No agent decided anything.");
    expect(html).not.toMatch(/\d %</);
  });

  it("of rules alone says that no model was asked, and gives no reasons", async () => {
    const html = renderRun(await reportOf(await rumourRun()));
    expect(html).toContain("No model was asked: rules decided for all agents.");
    expect(html).not.toContain("Reasons");
  });

  it("that never began is refused", async () => {
    const { scenario } = await rumourRun();
    await expect(collectRun({ scenario, ledger: createMemoryLedger(), place })).rejects.toMatchObject({
      code: "OTHER_RUN",
    });
  });

  it("of a single agent is reported", async () => {
    const { scenario: rumour } = await rumourRun();
    const one = buildScenario({
      ...rumour.scenario,
      audience: {
        kind: "segments",
        size: 1,
        segments: [{ name: "all", share: 1, interests: { from: ["news"], count: 1 } }],
      },
      network: { kind: "nobody" },
    });
    const ledger = createMemoryLedger();
    await simulate({ scenario: one, ledger });
    const report = await reportOf({ scenario: one, ledger });
    expect(report.totals.by_rule).toBe(1);
    expect(renderRun(report)).toContain("1 of 1 agent was shown 1 item.");
  });
});

it("draws the same decisions again, and others with another seed", async () => {
  const drawn = async (seed: number): Promise<string[]> =>
    (await reportOf(await streetRun({ seed }))).sample.map(
      ({ record }) => `${record.round} ${record.agent_id}`,
    );
  expect(await drawn(7)).toEqual(await drawn(7));
  expect(await drawn(8)).not.toEqual(await drawn(7));
});

it("has the whole record of each decision that it draws", async () => {
  const report = await reportOf(await streetRun());
  const html = renderRun(report);
  for (const { record, prompt } of [...report.sample, ...report.sampleUnanswered]) {
    expect(prompt).not.toBeNull();
    for (const { text } of record.steps.flatMap(({ attempts }) => attempts))
      expect(html).toContain(text.replaceAll('"', "&quot;"));
  }
  expect(report.sampleUnanswered.length).toBeGreaterThan(0);
});

describe("the page in a browser", () => {
  it("keeps the rules of accessibility and asks nothing of the network, on a phone, a desktop and paper, light and dark", async ({
    skip,
  }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const reports = await Promise.all(runs.map(async ([, play]) => reportOf(await play())));
    const [, , , surveyed = reports[0]] = reports;
    const pages = [
      ...reports.map(renderRun),
      renderRun(withTexts(surveyed as RunReport, hostileTexts.join(" "))),
    ];
    const browser = await launchChromium();
    for (const html of pages) expect(await pageProblems(browser, html)).toEqual([]);
    await browser.close();
  }, 300_000);

  it("opens the decisions behind a number with the keyboard", async ({ skip }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const html = renderRun(await reportOf(await streetRun()));
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.setContent(html);
    const isOpen = (): Promise<unknown> =>
      page.evaluate("document.querySelector('#decisions-1').closest('details').open");
    expect(await isOpen()).toBe(false);
    await page.focus('a[href="#decisions-1"]');
    await page.keyboard.press("Enter");
    await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
    await browser.close();
  }, 120_000);
});

it("begins with the answers of a run that only asks, and draws no chart of decisions that there are not", async () => {
  const report = await reportOf(await muchSurveyedRun());
  expect([report.totals.exposures, report.totals.asked]).toEqual([0, 0]);
  const html = renderRun(report);
  const sections = [...html.matchAll(/<h2 id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(sections[0]).toBe("surveys");
  expect(sections).toContain("accounting");
  expect(html).not.toContain("No agent decided anything");
  expect(html).toContain("took part, who were only asked. Surveys put");
});
