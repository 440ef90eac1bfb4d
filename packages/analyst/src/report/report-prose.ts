import { type AnalysisReport, analysisReport } from "@concordat/contracts/analysis-report";
import {
  type CompiledCheck,
  type Contract,
  createContract,
  type JsonSchema,
  type Violation,
} from "@concordat/contracts/contract";
import { isRecord, omitUndefined } from "@concordat/contracts/options";

type Finding = AnalysisReport["findings"][number];

/** A finding as the model returns it. The basis of its confidence is added afterwards, because it is known. */
type SpokenFinding = Omit<Finding, "confidence_basis" | "confidence_explanation">;

/** The parts of a report that a model writes. */
export interface ReportProse {
  /** Comments on facts in the tables that the computed sentences do not mention. */
  readonly commentary: string;
  readonly findings: readonly SpokenFinding[];
  readonly recommendations: AnalysisReport["recommendations"];
}

const parts = ["commentary", "findings", "recommendations"] as const;

export const modelConfidence: Pick<Finding, "confidence_basis" | "confidence_explanation"> = {
  confidence_basis: "model",
  confidence_explanation: "It is the model's own estimate and was not checked.",
};

/** A report without content, used to validate the model's text with the rules of the complete report. */
const frame: Omit<AnalysisReport, keyof ReportProse> = {
  title: "?",
  question: "?",
  summary: "?",
  trend: null,
  reading: [],
  value: null,
  ranking: [],
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

/** Returns the contract of the model's text: the rules of analysis-report/v1 for these parts. */
export function wordsContract(): Contract<ReportProse> {
  const check: CompiledCheck = (value) => {
    check.errors = brokenRules(value).map(({ path, ...rule }) => ({ instancePath: path, ...rule }));
    return check.errors.length === 0;
  };
  return createContract<ReportProse>({
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
    ...(value.commentary === null
      ? [{ path: "/commentary", keyword: "type", message: "must be a string" }]
      : []),
    ...unknown.map((key) => ({
      path: "",
      keyword: "additionalProperties",
      message: `must not have the property '${key}'`,
    })),
    ...analysisReport.validate({ ...frame, ...pick(value), ...omitUndefined({ findings }) }),
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
