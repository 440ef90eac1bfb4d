import type { StudyAdvice, StudyAnalysis } from "@concordat/contracts/study-report";
import { escapeHtml } from "@concordat/report-kit";

/** Renders the reason why a part of a study is missing. */
export function notMade({ reason }: Extract<StudyAdvice | StudyAnalysis, { state: "not-made" }>): string {
  return `<p class="note">${escapeHtml(`It was not made: ${reason}.`.replace(/\.\.$/, "."))}</p>`;
}
