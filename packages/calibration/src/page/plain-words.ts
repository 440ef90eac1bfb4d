import type { CalibratedEstimate } from "@concordat/contracts/calibration-report";
import { counted } from "@concordat/report-kit";
import { quotedName, valueTexts, withoutUnit } from "./words.js";

/**
 * Returns the rectified interval as a sentence for readers who know nothing of the method, with the kind and number of
 * answers from which it is computed.
 * @param isOfTwo whether the question has two options, so that one of them may have a majority
 */
export function plainSentence(estimate: CalibratedEstimate, isOfTwo: boolean): string {
  const { option, rectified, method } = estimate;
  const { low, high, n } = rectified;
  const from = `${counted(n, "real answer")}${method === "regression" ? " and all agents" : " alone"}`;
  const basis = low === high ? `from ${from}` : `95 % interval from ${from}`;
  const [least = "", most = ""] = valueTexts([low, high], option);
  const range = low === high ? most : `between ${withoutUnit(least)} and ${most}`;
  if (option === null) return `The mean of their answers is ${range} (${basis}).`;
  return `Of them, ${range} would say ${quotedName(option)} (${basis}).${isOfTwo ? majorityText(low, high) : ""}`;
}

function majorityText(low: number, high: number): string {
  if (low > 0.5) return " That is a majority.";
  if (high < 0.5) return " That is a minority.";
  return " Whether a majority would is not shown.";
}
