import type { JsonSchema } from "../../schema/json-schema.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { messageTemplate } from "../message-template.js";
import type { ViolationCollector } from "../violation-collector.js";

const unknownName = messageTemplate(violationMessages.additionalProperties());
const missingName = messageTemplate(violationMessages.required());

/** Reports the required names that an object lacks, before the violations of its members. Always returns false. */
export function reportMissing(
  names: readonly string[],
  value: JsonSchema,
  report: ViolationCollector,
  start: number,
): false {
  const end = report.errors.length;
  for (const name of names) if (!Object.hasOwn(value, name)) report.add("required", missingName(name));
  report.moveLast(end, start);
  return false;
}

/** Reports that a name is not allowed. Always returns false. */
export function refuseName(name: string, report: ViolationCollector | null): false {
  return report === null ? false : report.add("additionalProperties", unknownName(name));
}
