import { changeKinds } from "../changes/change-kinds.js";
import type { Bump } from "../verdict/bump.js";
import type { ApiChange } from "./api-diff.js";

/** Returns the version step that the changes of an API require, and the reason why a smaller one is not sufficient. */
export function apiBump(
  changes: readonly ApiChange[],
  { isSame, hasUnused }: { readonly isSame: boolean; readonly hasUnused: boolean },
): { readonly bump: Bump; readonly bumpReason: string } {
  const of = (verdict: ApiChange["verdict"]): readonly ApiChange[] =>
    changes.filter((change) => change.verdict === verdict);
  for (const verdict of ["breaking", "undecided"] as const) {
    const [first, ...others] = of(verdict);
    if (first === undefined) continue;
    const more =
      others.length === 0 ? "" : `, and ${others.length.toLocaleString("en-US")} more ${verdict} changes`;
    return { bump: "major", bumpReason: `${placed(first)} is ${verdict}${more}` };
  }
  const [offer] = changes.filter(offersMore);
  if (offer !== undefined) return { bump: "minor", bumpReason: placed(offer) };
  if (changes.length > 0) return { bump: "patch", bumpReason: "callers meet nothing new" };
  if (isSame) return { bump: "none", bumpReason: "nothing changed" };
  return {
    bump: "patch",
    bumpReason: hasUnused
      ? "no operation changed; schemas that none uses differ"
      : "only parts that are not compared differ, or are written differently",
  };
}

function placed({ message, operations, place }: ApiChange): string {
  const [first] = operations;
  return [first, place, message].filter((part) => part !== undefined && part !== "").join(": ");
}

/** Whether a compatible change is more than a change of wording. */
function offersMore({ name }: ApiChange): boolean {
  if (name === "operation-deprecated") return false;
  return !(name in changeKinds) || !silent.has(name);
}

const silent: ReadonlySet<string> = new Set(
  Object.entries(changeKinds).flatMap(([name, { wire, bump }]) =>
    wire === "changed" || bump === "minor" ? [] : [name],
  ),
);
