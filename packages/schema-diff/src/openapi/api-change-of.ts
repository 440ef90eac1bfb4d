import type { Finding } from "../changes/finding.js";
import type { CompatibilityResult } from "../verdict/compatibility-result.js";
import type { ApiChange } from "./api-diff.js";
import { pointerInDocument } from "./schema-pool.js";

/** Converts a difference between schemas to a change of the API, with the result for the side that reads the values. */
export function apiChangeOf(
  { name, pointer, side, message }: Finding,
  judged: CompatibilityResult,
): ApiChange {
  return {
    name,
    verdict: judged.verdict,
    message,
    reason: judged.reason,
    pointer: pointerInDocument(pointer),
    side,
    operations: [],
    place: "",
    ...(judged.verdict === "breaking" && { witness: judged.witness }),
    ...(judged.verdict === "compatible" && judged.setAside !== undefined && { setAside: judged.setAside }),
  };
}
