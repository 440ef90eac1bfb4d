import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agentDecisionV1 } from "../generated/agent-decision/v1/index.js";
import { agentDecisionV2 } from "../generated/agent-decision/v2/index.js";
import { agentDecisionV3 } from "../generated/agent-decision/v3/index.js";
import { readVectors } from "../testing/schema-folder.js";
import {
  AgentDecisionMigrationError,
  agentDecisionV1ToV2,
  agentDecisionV2ToV1,
  agentDecisionV2ToV3,
  agentDecisionV3ToV2,
} from "./migrate.js";

const validV1 = readVectors("agent-decision/v1").flatMap(({ data }) =>
  agentDecisionV1.is(data) ? [data] : [],
);
const validV2 = readVectors("agent-decision/v2").flatMap(({ data }) =>
  agentDecisionV2.is(data) ? [data] : [],
);
const validV3 = readVectors("agent-decision/v3").flatMap(({ data }) =>
  agentDecisionV3.is(data) ? [data] : [],
);

const reason = fc.string({ unit: "grapheme" }).map((text) => `${text}!`);
const written = fc.record({ choice: fc.constantFrom("REPLY", "RESHARE"), reason, content: reason });
const silent = (...choices: string[]) =>
  fc.record(
    { choice: fc.constantFrom(...choices), reason, content: fc.constant(null) },
    { requiredKeys: ["choice", "reason"] },
  );
const around = fc.record(
  { post_id: fc.string({ minLength: 1 }), timestamp: fc.constant("2026-03-14T09:26:53Z") },
  { requiredKeys: ["post_id"] },
);

describe("from version 1 to version 2", () => {
  it("makes SCROLL of IGNORE and separates what belongs to the record", () => {
    const v1 = {
      post_id: "p17",
      choice: "IGNORE",
      reason: "Not for me.",
      timestamp: "2026-03-14T09:26:53Z",
    } as const;
    expect(agentDecisionV1ToV2(v1)).toEqual({
      decision: { choice: "SCROLL", reason: "Not for me." },
      post_id: "p17",
      timestamp: "2026-03-14T09:26:53Z",
    });
  });

  it.each(validV1)("and back gives %j again", (v1) => {
    const { decision, ...circumstances } = agentDecisionV1ToV2(v1);
    expect(agentDecisionV2.validate(decision)).toEqual([]);
    expect(agentDecisionV2ToV1(decision, circumstances)).toEqual(v1);
  });

  it("and back gives any decision of version 1 again", () => {
    const decisions = fc
      .tuple(fc.oneof(written, silent("IGNORE", "LIKE")), around)
      .map(([decision, circumstances]) => agentDecisionV1.parse({ ...decision, ...circumstances }));
    fc.assert(
      fc.property(decisions, (v1) => {
        const { decision, ...circumstances } = agentDecisionV1ToV2(v1);
        expect(agentDecisionV2ToV1(decision, circumstances)).toEqual(v1);
      }),
    );
  });
});

describe("from version 2 to version 1", () => {
  it("gives a valid decision and its origin again, or refuses", () => {
    fc.assert(
      fc.property(fc.oneof(written, silent("LIKE", "SCROLL")), around, (decision, circumstances) => {
        const v2 = agentDecisionV2.parse(decision);
        const v1 = agentDecisionV2ToV1(v2, circumstances);
        expect(agentDecisionV1.validate(v1)).toEqual([]);
        expect(agentDecisionV1ToV2(v1)).toEqual({ decision: v2, ...circumstances });
      }),
    );
  });

  it.each(
    validV2.filter(
      ({ choice, content }) => ["LIKE", "SCROLL"].includes(choice) && typeof content === "string",
    ),
  )("refuses %j rather than drop its text", (v2) => {
    expect(() => agentDecisionV2ToV1(v2, { post_id: "p17" })).toThrow(AgentDecisionMigrationError);
    expect(() => agentDecisionV2ToV1(v2, { post_id: "p17" })).toThrow(JSON.stringify(v2.content));
  });
});

describe("from version 2 to version 3", () => {
  it("makes QUOTE of RESHARE, which always has a comment", () => {
    const v2 = { choice: "RESHARE", reason: "Others should know.", content: "Look." } as const;
    expect(agentDecisionV2ToV3(v2)).toEqual({ ...v2, choice: "QUOTE" });
  });

  it.each(validV2)("and back gives %j again", (v2) => {
    const v3 = agentDecisionV2ToV3(v2);
    expect(agentDecisionV3.validate(v3)).toEqual([]);
    expect(agentDecisionV3ToV2(v3)).toEqual(v2);
  });

  it.each(validV3)("takes %j back, or refuses what version 2 does not have", (v3) => {
    const isNew = ["RESHARE", "FOLLOW", "UNFOLLOW", "MUTE"].includes(v3.choice);
    if (isNew) expect(() => agentDecisionV3ToV2(v3)).toThrow(AgentDecisionMigrationError);
    else expect(agentDecisionV2ToV3(agentDecisionV3ToV2(v3))).toEqual(v3);
  });
});
