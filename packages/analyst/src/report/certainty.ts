import type { AnalysisReport } from "@concordat/contracts/analysis-report";

type Finding = AnalysisReport["findings"][number];

/** Words for a model's estimate of its confidence, by the minimum number for each. */
const estimates: readonly { readonly from: number; readonly words: string }[] = [
  { from: 0.75, words: "fairly sure" },
  { from: 0.5, words: "somewhat sure" },
  { from: 0, words: "not sure" },
];

/** Describes the certainty of a finding and its reason in plain words. */
export function certaintyOf({ confidence, confidence_basis, confidence_explanation }: Finding): string {
  if (confidence_basis === "computed") return `Certain: ${lowerFirst(confidence_explanation)}`;
  const words = estimates.find(({ from }) => confidence >= from)?.words ?? "not sure";
  return `The model calls itself ${words} (${confidence} of 1). ${confidence_explanation}`;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
