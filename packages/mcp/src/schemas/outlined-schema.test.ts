import { contractRefs, loadContract } from "@concordat/contracts";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { decisionRecord } from "@concordat/contracts/decision-record";
import { defineContract } from "@concordat/contracts/define";
import { expect, it } from "vitest";
import { outlinedSchema } from "./outlined-schema.js";

it("keeps the names and types of a contract's properties, and says where the rest is", () => {
  const contract = defineContract({
    title: "Ticket",
    type: "object",
    properties: {
      topic: { type: "string", maxLength: 20 },
      state: { enum: ["open", "closed"] },
      notes: { type: "array", items: { type: "string" } },
    },
    required: ["topic"],
  });
  expect(outlinedSchema(contract)).toEqual({
    type: "object",
    description:
      "A value of Ticket/v1, whose complete schema is the resource concordat://contracts/Ticket/v1.",
    properties: {
      topic: { type: "string" },
      state: { enum: ["open", "closed"] },
      notes: { type: "array" },
    },
    required: ["topic"],
  });
});

it("joins the alternatives of a contract: what all of them require, with every value", () => {
  const { properties, required } = outlinedSchema(decisionRecord);
  expect(properties).toMatchObject({
    state: { enum: expect.arrayContaining(["valid", "invalid", "failed"]) },
  });
  expect(required).toEqual(expect.arrayContaining(["state", "agent_id", "model"]));
  expect(required).not.toContain("decision");
});

it("accepts the examples of every contract, and is a tenth as long as a long one", async () => {
  for (const ref of contractRefs) {
    const contract = await loadContract(ref);
    const { examples } = contract.schema;
    const outline = defineContract(outlinedSchema(contract));
    const objects = (Array.isArray(examples) ? examples : []).filter((value) => typeof value === "object");
    expect([ref, objects.flatMap((value) => outline.validate(value))]).toEqual([ref, []]);
  }
  const lengthOf = (schema: object): number => JSON.stringify(schema).length;
  expect(lengthOf(outlinedSchema(analysisReport))).toBeLessThan(lengthOf(analysisReport.schema) / 10);
});
