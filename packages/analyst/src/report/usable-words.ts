import type { Violation } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import type { ReportProse } from "./report-prose.js";

/** The valid parts of a model's text, and the number of invalid ones. */
export interface UsableWords {
  readonly words: Partial<Pick<ReportProse, "commentary">> &
    Pick<ReportProse, "findings" | "recommendations">;
  readonly leftOut: number;
}

/** Selects the valid parts of a model's answer that violates its contract. */
export function usableWords(
  value: unknown,
  violations: readonly Violation[],
  isWhole: (words: unknown) => words is ReportProse,
): UsableWords {
  const broken = (path: string): boolean =>
    violations.some((violation) => violation.path === path || violation.path.startsWith(`${path}/`));
  const raw = isRecord(value) ? value : {};
  const kept = {
    findings: unbroken(raw.findings, "/findings", broken),
    recommendations: unbroken(raw.recommendations, "/recommendations", broken),
  };
  const isCommented = typeof raw.commentary === "string" && !broken("/commentary");
  // Placeholders replace the omitted parts, so that the contract itself can validate the rest.
  const whole: unknown = { ...kept, commentary: isCommented ? raw.commentary : "-" };
  if (!isWhole(whole)) return { words: { findings: [], recommendations: [] }, leftOut: countOf(raw) };
  const { findings, recommendations, commentary } = whole;
  const words = { findings, recommendations, ...(isCommented ? { commentary } : {}) };
  const used = findings.length + recommendations.length + (isCommented ? 1 : 0);
  return { words, leftOut: countOf(raw) - used };
}

function unbroken(list: unknown, path: string, broken: (path: string) => boolean): unknown[] {
  return Array.isArray(list) ? list.filter((_, index) => !broken(`${path}/${index}`)) : [];
}

function countOf({ findings, recommendations, commentary }: Readonly<Record<string, unknown>>): number {
  const lists = [findings, recommendations].map((list) => (Array.isArray(list) ? list.length : 0));
  return lists.reduce((sum, length) => sum + length, commentary === undefined ? 0 : 1);
}
