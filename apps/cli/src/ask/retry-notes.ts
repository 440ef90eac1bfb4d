import { formatViolation } from "@concordat/contracts/contract";
import { counted } from "@concordat/contracts/options";
import type { GenerateEvent } from "@concordat/llm";

/**
 * Creates an event listener that reports, before each retry, why the previous attempt gave no valid answer. Without it,
 * there would be no output for minutes if a model is slow. A problem that was already reported is not repeated. The
 * last attempt is not reported, because the outcome contains it.
 */
export function retryNotes(note: (line: string) => void): (event: GenerateEvent) => void {
  let problem: string | null = null;
  let reported: string | null = null;
  return (event) => {
    if (event.state === "failed") problem = `${event.error.code}: ${event.error.message}`;
    if (event.state === "invalid") {
      const [first, ...more] = event.violations;
      const others = more.length === 0 ? "" : ` (and ${counted(more.length, "other violation")})`;
      problem = first === undefined ? "CONTRACT_VIOLATION" : `${formatViolation(first)}${others}`;
    }
    if (event.state !== "pending" || problem === null) return;
    const attempt = `concordat: attempt ${event.attempt - 1}`;
    note(
      problem === reported ? `${attempt}: the same; asking again` : `${attempt}: ${problem}; asking again`,
    );
    reported = problem;
    problem = null;
  };
}
