import type { Violation } from "@concordat/contracts/contract";
import { isRecord } from "../query/reading.js";
import type { Words } from "./words.js";

/** What can be used of a model's words, and how much cannot. */
export interface UsableWords {
  readonly words: Partial<Pick<Words, "title" | "summary">> & Pick<Words, "findings" | "recommendations">;
  readonly leftOut: number;
}

/** Takes from words that break rules the parts that break none. */
export function usableWords(
  value: unknown,
  violations: readonly Violation[],
  isWhole: (words: unknown) => words is Words,
): UsableWords {
  const broken = (path: string): boolean =>
    violations.some((violation) => violation.path === path || violation.path.startsWith(`${path}/`));
  const raw = isRecord(value) ? value : {};
  const kept = {
    findings: unbroken(raw.findings, "/findings", broken),
    recommendations: unbroken(raw.recommendations, "/recommendations", broken),
  };
  const texts = (["title", "summary"] as const).filter(
    (name) => typeof raw[name] === "string" && !broken(`/${name}`),
  );
  // Placeholders stand in for what is left out, so that the contract itself says that the rest is sound.
  const whole: unknown = {
    title: "-",
    summary: "-",
    ...kept,
    ...Object.fromEntries(texts.map((name) => [name, raw[name]])),
  };
  if (!isWhole(whole)) return { words: { findings: [], recommendations: [] }, leftOut: countOf(raw) };
  const { findings, recommendations } = whole;
  const words = {
    ...{ findings, recommendations },
    ...(texts.includes("title") ? { title: whole.title } : {}),
    ...(texts.includes("summary") ? { summary: whole.summary } : {}),
  };
  return { words, leftOut: countOf(raw) - findings.length - recommendations.length - texts.length };
}

function unbroken(list: unknown, path: string, broken: (path: string) => boolean): unknown[] {
  return Array.isArray(list) ? list.filter((_, index) => !broken(`${path}/${index}`)) : [];
}

function countOf({ findings, recommendations, title, summary }: Readonly<Record<string, unknown>>): number {
  const lists = [findings, recommendations].map((list) => (Array.isArray(list) ? list.length : 0));
  const texts = [title, summary].filter((text) => text !== undefined).length;
  return lists.reduce((sum, length) => sum + length, texts);
}
