import type { SchemaDocument } from "../schema/document.js";
import { sameJson } from "../schema/json.js";
import { childMap, isPlain, type SchemaNode } from "../schema/node.js";
import { type Claim, wholeClaim } from "./claim.js";
import { at, type Finding } from "./finding.js";
import { matchByName } from "./pairs.js";
import type { Place } from "./places.js";

/** Differences that stand at no place where values are compared. They are judged as the whole is. */
export function unreachedFindings(
  old: SchemaDocument,
  now: SchemaDocument,
  places: readonly Place[],
): readonly Finding[] {
  return [...definitionFindings(old, now, places), ...dialectFindings(old, now)];
}

/** That it is written differently, where no difference was found. */
export function rewrittenFinding(now: SchemaDocument): Finding {
  const message = "it is written differently";
  return { name: "rewritten", ...at(now.root), message, claim: wholeClaim };
}

/**
 * Definitions that nothing which is compared refers to. They refuse nothing, unless there are references of which is
 * not known where they lead.
 */
function definitionFindings(
  old: SchemaDocument,
  now: SchemaDocument,
  places: readonly Place[],
): readonly Finding[] {
  const claim = old.followsReferences && now.followsReferences ? null : wholeClaim;
  const reached = new Set(places.flatMap(({ pair }) => [pair.old, pair.new].map(nameOf)));
  const told = (node: SchemaNode, verb: string): readonly Finding[] =>
    reached.has(nameOf(node)) ? [] : [definitionFinding(node, verb, claim)];
  return ["$defs", "definitions"].flatMap((keyword) => {
    const { added, removed, both } = matchByName(definitions(old, keyword), definitions(now, keyword));
    const replaced = both.filter(([, before, after]) => !sameJson(before.schema, after.schema));
    return [
      ...added.flatMap(([, node]) => told(node, "is new")),
      ...removed.flatMap(([, node]) => told(node, "was taken away")),
      ...replaced.flatMap(([, before, after]) =>
        reached.has(nameOf(before)) ? [] : told(after, "is another"),
      ),
    ];
  });
}

function definitionFinding(node: SchemaNode, verb: string, claim: Claim | null): Finding {
  return { name: "definition-changed", ...at(node), message: `the definition ${verb}`, claim };
}

function dialectFindings(old: SchemaDocument, now: SchemaDocument): readonly Finding[] {
  if (old.dialect === now.dialect) return [];
  const message = `was ${old.dialect.name}, is ${now.dialect.name}`;
  return [{ name: "dialect-changed", ...at(now.root), message, claim: wholeClaim }];
}

function definitions({ root }: SchemaDocument, keyword: string): ReadonlyMap<string, SchemaNode> {
  return isPlain(root) ? childMap(root, keyword) : new Map();
}

function nameOf({ document, pointer }: SchemaNode): string {
  return `${document.side} ${pointer}`;
}
