import type { Bump, BumpVerdict } from "../verdict/bump.js";
import type { DefinitionCounts, DefinitionDiff } from "./definitions-diff.js";

const order: readonly Bump[] = ["none", "patch", "minor", "major"];

/** Returns the version step that a definition needs by itself, and the reason. */
function stepOf(definition: DefinitionDiff): BumpVerdict {
  switch (definition.state) {
    case "unchanged":
      return { bump: "none", reason: "nothing changed" };
    case "added":
      return { bump: "minor", reason: `${definition.name} is new` };
    case "removed":
      return { bump: "major", reason: `${definition.name} was removed` };
    case "renamed":
      return { bump: "major", reason: `${definition.name} is now called ${definition.newName}` };
    case "changed":
      return { bump: definition.diff.bump, reason: `${definition.name}: ${definition.diff.bumpReason}` };
  }
}

/** Returns the largest step that any definition needs, and the first definition that needs it. */
export function bumpOf(definitions: readonly DefinitionDiff[]): { bump: Bump; bumpReason: string } {
  const steps = definitions.map(stepOf).filter(({ bump }) => bump !== "none");
  const bump = order.findLast((step) => steps.some((other) => other.bump === step)) ?? "none";
  const [first, ...others] = steps.filter((step) => step.bump === bump);
  if (first === undefined) return { bump, bumpReason: "nothing changed" };
  const more = others.length === 0 ? "" : `, and ${others.length} more need it too`;
  return { bump, bumpReason: `${first.reason}${more}` };
}

/** Returns the number of definitions of each kind. */
export function countsOf(definitions: readonly DefinitionDiff[]): DefinitionCounts {
  const counts = { added: 0, removed: 0, renamed: 0, breaking: 0, compatible: 0, undecided: 0, unchanged: 0 };
  for (const definition of definitions) {
    if (definition.state === "changed") counts[definition.diff.backward.verdict]++;
    else counts[definition.state]++;
  }
  return counts;
}
