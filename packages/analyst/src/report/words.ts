import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import {
  type CompiledCheck,
  type Contract,
  createContract,
  type JsonSchema,
  type Violation,
} from "@concordat/contracts/contract";
import { isRecord } from "../query/reading.js";
import type { SupportedNumbers } from "./supported-numbers.js";

type Finding = AnalysisReport["findings"][number];

/** What the model says of a finding; how its confidence was obtained is known without asking. */
export type SpokenFinding = Omit<Finding, "confidence_basis" | "confidence_explanation">;

/** The parts of a report that a model words. */
export interface Words {
  readonly title: string;
  readonly summary: string;
  readonly findings: readonly SpokenFinding[];
  readonly recommendations: AnalysisReport["recommendations"];
}

const parts = ["title", "summary", "findings", "recommendations"] as const;

export const modelConfidence: Pick<Finding, "confidence_basis" | "confidence_explanation"> = {
  confidence_basis: "model",
  confidence_explanation: "The model's own estimate; it is not calibrated.",
};

/** A report with nothing in it but what is asked of the model: its rules are the report's own. */
const frame: Omit<AnalysisReport, keyof Words> = {
  question: "?",
  measure: { name: "?", aggregate: "sum", chosen: "asked" },
  ...{
    time: null,
    total: null,
    drivers: [],
    csvs: [],
    assumptions: [],
    shortfalls: [],
    iterations: 0,
    model: "?",
  },
};

/** The contract of the words: the rules of analysis-report/v1 for these parts. */
export function wordsContract(): Contract<Words> {
  const check: CompiledCheck = (value) => {
    check.errors = brokenRules(value).map(({ path, ...rule }) => ({ instancePath: path, ...rule }));
    return check.errors.length === 0;
  };
  return createContract<Words>({
    name: "report-words",
    version: 1,
    schema: partsSchema(),
    check,
    fillDefaults: (words) => words,
  });
}

function brokenRules(value: unknown): Violation[] {
  if (!isRecord(value)) return [{ path: "", keyword: "type", message: "must be an object" }];
  const unknown = Object.keys(value).filter((key) => !parts.some((part) => part === key));
  const findings = Array.isArray(value.findings) ? value.findings.map(completeFinding) : value.findings;
  return [
    ...unknown.map((key) => ({
      path: "",
      keyword: "additionalProperties",
      message: `must not have the property '${key}'`,
    })),
    ...analysisReport.validate({ ...frame, ...pick(value), ...(findings === undefined ? {} : { findings }) }),
  ];
}

function completeFinding(finding: unknown): unknown {
  return isRecord(finding) ? { ...finding, ...modelConfidence } : finding;
}

function pick(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    parts.filter((part) => Object.hasOwn(value, part)).map((part) => [part, value[part]]),
  );
}

function partsSchema(): JsonSchema {
  const { properties = {} } = analysisReport.schema;
  const entries = parts.map((part): [string, JsonSchema] => [part, properties[part] ?? {}]);
  return {
    type: "object",
    properties: Object.fromEntries(entries),
    required: [...parts],
    additionalProperties: false,
  };
}

const confidences = [0.2, 0.4, 0.6, 0.8];
const priorities = ["high", "medium", "low"];
const maxItems = 3;

/** What an engine is asked with: evidence among the files that there are. */
export function wordsSchema(files: readonly string[]): JsonSchema {
  const text: JsonSchema = { type: "string", pattern: "[^ \\t\\r\\n]", maxLength: 240 };
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
    maxItems: 2,
  };
  const finding = closed({ statement: text, evidence, confidence: { type: "number", enum: confidences } });
  const recommendation = closed({
    action: text,
    rationale: text,
    priority: { type: "string", enum: priorities },
  });
  return closed({
    title: { ...text, maxLength: 90 },
    summary: text,
    findings: files.length === 0 ? { const: [] } : { type: "array", items: finding, minItems: 1, maxItems },
    recommendations: { type: "array", items: recommendation, maxItems },
  });
}

/** What words must keep besides their form: evidence that exists, and no number that was not computed. */
export function checkWords(value: unknown, files: readonly string[], numbers: SupportedNumbers): Violation[] {
  if (!isRecord(value)) return [];
  const { findings, recommendations } = value;
  return [
    ...checkTexts(value, ["title", "summary"], "", numbers),
    ...listed(findings).flatMap((finding, index) =>
      checkFinding(finding, `/findings/${index}`, files, numbers),
    ),
    ...listed(recommendations).flatMap((one, index) =>
      checkTexts(one, ["action", "rationale"], `/recommendations/${index}`, numbers),
    ),
  ];
}

function checkFinding(
  finding: Readonly<Record<string, unknown>>,
  path: string,
  files: readonly string[],
  numbers: SupportedNumbers,
): Violation[] {
  const evidence: readonly unknown[] = Array.isArray(finding.evidence) ? finding.evidence : [];
  const missing = evidence.flatMap((file, index) =>
    files.some((known) => known === file)
      ? []
      : [
          {
            path: `${path}/evidence/${index}`,
            keyword: "enum",
            message: `must be one of ${files.join(", ")}`,
          },
        ],
  );
  return [...checkTexts(finding, ["statement"], path, numbers), ...missing];
}

function checkTexts(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  path: string,
  numbers: SupportedNumbers,
): Violation[] {
  return names.flatMap((name) => {
    const text = value[name];
    const unsupported = typeof text === "string" ? numbers.unsupportedIn(text) : [];
    if (unsupported.length === 0) return [];
    const message = `must not hold ${unsupported.join(", ")}: no query gave this`;
    return [{ path: `${path}/${name}`, keyword: "evidence", message }];
  });
}

function listed(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
