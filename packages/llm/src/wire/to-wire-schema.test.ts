import { contractRefs, loadContract } from "@concordat/contracts";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { agentDecisionV1 } from "@concordat/contracts/agent-decision/v1";
import type { JsonSchema } from "@concordat/contracts/contract";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { reasonerResponse } from "@concordat/contracts/reasoner-response";
import { describe, expect, it } from "vitest";
import { describeSchema, toWireSchema, wireForms } from "../index.js";

const forms = Object.values(wireForms);

function keywordsIn(schema: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    found.add(key);
    return value;
  });
  return found;
}

describe("a contract on the wire", () => {
  it.each(forms)("holds nothing that $name would ignore", async (form) => {
    const ignored = [
      ...["$ref", "$defs", "$id", "title", "description", "examples", "default", "format", "uniqueItems"],
      ...(form.stringBounds ? [] : ["minLength", "maxLength"]),
      ...(form.arrayBounds ? [] : ["minItems", "maxItems"]),
      ...(form.integerBounds ? [] : ["minimum", "maximum"]),
      ...(form.patterns === "none" ? ["pattern"] : []),
      ...["oneOf", "anyOf"].filter((keyword) => keyword !== form.unions),
    ];
    for (const ref of contractRefs) {
      const { schema } = await loadContract(ref);
      // What instances say is no keyword: analysis-report has properties called title, statechart one called description.
      const found = keywordsIn(stripPropertyNames(toWireSchema(schema, form)));
      expect(ignored.filter((keyword) => found.has(keyword))).toEqual([]);
    }
  });

  it("asks for the reason before the choice", () => {
    const branches = toWireSchema(agentDecision.schema, wireForms.llama).oneOf ?? [];
    expect(branches.map(({ properties }) => Object.keys(properties ?? {}))).toEqual([
      ["reason", "choice"],
      ["reason", "choice", "content"],
      ["reason", "choice", "content"],
      ["reason", "choice"],
    ]);
  });

  it("gives every text an end", () => {
    const { properties } = toWireSchema(iterationResponse.schema, wireForms.llama, { maxText: 99 });
    expect(properties?.plan).toEqual({ type: "string", minLength: 5, maxLength: 99 });
  });

  it("leaves out what need not be said: what may be null, and what the caller knows", () => {
    const branch = toWireSchema(agentDecisionV1.schema, wireForms.llama, { omit: ["timestamp"] }).oneOf?.[0];
    expect(Object.keys(branch?.properties ?? {}).sort()).toEqual(["choice", "post_id", "reason"]);
  });

  it("asks for an optional property as nullable where all are required", () => {
    const { properties, required } = toWireSchema(iterationResponse.schema, wireForms.openai);
    expect(required).toEqual(Object.keys(properties ?? {}));
    expect(properties?.saved_csv?.type).toEqual(["array", "null"]);
  });

  it("is one object where unions are not known", () => {
    expect(toWireSchema(agentDecision.schema, wireForms.flat)).toMatchObject({
      type: "object",
      properties: {
        choice: { enum: ["LIKE", "REPLY", "RESHARE", "SCROLL"] },
        content: { type: ["string", "null"] },
      },
      required: ["reason", "choice", "content"],
    });
  });

  it("is narrowed to the states open now", () => {
    const wire = toWireSchema(reasonerResponse.schema, wireForms.llama, {
      narrow: { "/next_state": ["idle", "resting"] },
    });
    expect(wire.properties?.next_state).toEqual({ type: "string", enum: ["idle", "resting"] });
  });

  it("never changes the contract", () => {
    const before = JSON.stringify(agentDecision.schema);
    for (const form of forms) toWireSchema(agentDecision.schema, form);
    expect(JSON.stringify(agentDecision.schema)).toBe(before);
  });

  it("refuses a schema that refers to itself: no finite grammar holds it", () => {
    const tree: JsonSchema = {
      $ref: "#/$defs/Node",
      $defs: { Node: { type: "object", properties: { next: { $ref: "#/$defs/Node" } } } },
    };
    expect(() => toWireSchema(tree, wireForms.llama)).toThrow(/back to itself/);
  });
});

it("is described in a line, branches of one shape once", () => {
  expect(describeSchema(toWireSchema(agentDecision.schema, wireForms.llama))).toBe(
    '{"reason":string,"choice":"LIKE"|"SCROLL"} or {"reason":string,"choice":"REPLY"|"RESHARE","content":string}',
  );
});

/** The schema with each `properties` as a list, so that a property's name is no keyword. */
function stripPropertyNames(schema: JsonSchema): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "properties" && !Array.isArray(value)
        ? Object.values(value)
        : key === "required" || key === "enum"
          ? 0
          : value,
    ),
  );
}
