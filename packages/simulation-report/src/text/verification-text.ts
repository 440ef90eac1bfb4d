import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { formatDifference, type Verification } from "@concordat/simulation";

/** Formats the result of a verification as one line. */
export function formatVerification(verification: Verification): string {
  const { rounds, ofRounds, decisions, answers, hash, uncovered, difference } = verification;
  if (difference !== null) return `broken: ${onOneLine(formatDifference(difference))}`;
  const played =
    rounds === ofRounds
      ? counted(rounds, "round")
      : `${rounds} of ${counted(ofRounds, "round")} (the run is not complete)`;
  const line = `verified: ${played}, ${decisions === 0 ? "no decision of a model" : counted(decisions, "decision")}${answers === 0 ? "" : `, ${counted(answers, "answer")}`}, hash ${hash}`;
  return uncovered.length === 0
    ? line
    : `${line}; not covered by a hash: ${uncovered.join(", ")} of its manifest`;
}
