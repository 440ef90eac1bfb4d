import type { OutcomeOdds } from "../odds/outcome-odds.js";
import { repeatedAt } from "../turns/echo.js";
import { unenforcedByForm } from "../wire/unenforced-by-form.js";
import type { Call } from "./call.js";
import type { Attempt, Outcome } from "./outcome.js";
import type { CallEnd } from "./run-attempt.js";
import { addUsage } from "./usage.js";

/** The codes of errors for which there is an answer but no value. */
const answeredAnyway: ReadonlySet<string> = new Set(["TRUNCATED", "UNREADABLE", "PROMPT_REPEATED"]);

function isAnswered({ error }: Attempt): boolean {
  return error === null || answeredAnyway.has(error.code);
}

/** Returns the extra fields without those that only repeat the prompt. */
function withoutCopies<Output>(
  { wording, isAnswer }: Call<Output>,
  extension: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(extension).filter(([, field]) => repeatedAt(field, wording, isAnswer) === null),
  );
}

/** Creates the outcome of a call from its last attempt and all earlier attempts. */
export async function toOutcome<Output>(
  call: Call<Output>,
  { last: { attempt, end }, attempts }: CallEnd,
  weighed: OutcomeOdds,
  durationMs: number,
): Promise<Outcome<Output>> {
  const { client, contract, asked } = call;
  const checking = { assertsFormats: contract.assertsFormats === true };
  const known = {
    attempts,
    answers: attempts.filter(isAnswered).length,
    reached: attempt.reached,
    unenforced:
      client.unenforced?.(contract.schema, checking) ??
      unenforcedByForm(contract.schema, client.wireForm, checking),
    model: client.id,
    ...weighed,
    usage: addUsage([...attempts.map((one) => one.usage), ...weighed.oddsUsage]),
    durationMs,
  };
  if (end.state === "failed") return { state: "failed", error: end.error, extension: {}, ...known };
  const { value, ...wished } = asked.split(end.value);
  const extension = withoutCopies(call, wished.extension);
  if (end.state === "valid")
    return { extension, state: "valid", value: await contract.parse(value), ...known };
  return { extension, state: "invalid", value, violations: attempt.violations, error: end.error, ...known };
}
