import { expect, it } from "vitest";
import { caveatsOf } from "./caveats.js";
import { studyFacts } from "./facts.js";

const message = {
  ...{ name: "old", folder: "old", exposures: 1 },
  ...{ asked: 1, by_rule: 0, valid: 1, invalid: 0, failed: 0 },
};

it("facts about one of a thing are in the singular", () => {
  const [byModel] = studyFacts({ runs: 1, messages: [message], pairs: [] });
  expect(byModel?.text).toBe(
    "old: in 1 run 1 item was shown; of 1 decision that the model was asked for, 1 is valid, 0 invalid and 0 failed.",
  );
  const [byRule] = studyFacts({ runs: 1, messages: [{ ...message, asked: 0, by_rule: 1 }], pairs: [] });
  expect(byRule?.text).toMatch(/; rules made 1 decision\.$/);
});

it("caveats about one of a thing are in the singular", () => {
  const messages = [{ name: "old", exposures: 0, asked: 1, invalid: 0, failed: 1 }];
  const text = caveatsOf({ model: null, scenario: { rounds: 1 }, agents: 1, runs: 1, messages }).join(" ");
  expect(text).toContain("varied: 1 agent, one audience, one network, the same round, feed");
  expect(text).toContain("There is 1 run of each message");
  expect(text).toContain("No agent was shown old in any run: what agents answer cannot depend on it.");
  expect(text).toContain("1 of 1 decision failed. It is counted as failed");
});
