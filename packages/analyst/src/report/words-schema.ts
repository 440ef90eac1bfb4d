import type { JsonSchema } from "@concordat/contracts/contract";
import { maxEvidence, maxReportItems } from "../limits.js";

const confidences = [0.2, 0.4, 0.6, 0.8];
const priorities = ["high", "medium", "low"];

/** Returns the schema for the engine, in which evidence must be one of the existing files. */
export function wordsSchema(files: readonly string[]): JsonSchema {
  const text: JsonSchema = { type: "string", pattern: "[^ \\t\\r\\n]" };
  const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const evidence: JsonSchema = {
    type: "array",
    items: { type: "string", enum: [...files] },
    minItems: 1,
    maxItems: maxEvidence,
  };
  const finding = closed({ statement: text, evidence, confidence: { type: "number", enum: confidences } });
  const recommendation = closed({
    action: text,
    rationale: text,
    priority: { type: "string", enum: priorities },
  });
  return closed({
    commentary: text,
    findings:
      files.length === 0
        ? { const: [] }
        : { type: "array", items: finding, minItems: 1, maxItems: maxReportItems },
    recommendations: { type: "array", items: recommendation, maxItems: maxReportItems },
  });
}
