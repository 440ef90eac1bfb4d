import type { SchemaDocument } from "../schema/document.js";
import { sameJson } from "../schema/json.js";
import { childMap, isPlain, type SchemaNode } from "../schema/node.js";
import { wholeClaim } from "./claim.js";
import { at, type Finding } from "./finding.js";
import { matchByName } from "./pairs.js";
import type { Place } from "./places.js";

/**
 * Differences of definitions that were not compared, because nothing that is compared refers to them. They refuse
 * nothing, unless there are references of which is not known where they lead. A change of the dialect is told here too.
 */
export function unreachedFindings(
  old: SchemaDocument,
  now: SchemaDocument,
  places: readonly Place[],
): readonly { readonly finding: Finding; readonly place: Place }[] {
  const [root] = places;
  if (root === undefined) return [];
  const claim = old.followsReferences && now.followsReferences ? null : wholeClaim;
  const reached = new Set(places.flatMap(({ pair }) => [pair.old, pair.new].map(nameOf)));
  const findings = ["$defs", "definitions"].flatMap((keyword) => {
    const { added, removed, both } = matchByName(definitions(old, keyword), definitions(now, keyword));
    const replaced = both.flatMap(([, before, after]) =>
      sameJson(before.schema, after.schema) ? [] : [[before, after] as const],
    );
    return [
      ...added.map(([, node]) => told(node, "is new")),
      ...removed.map(([, node]) => told(node, "was taken away")),
      ...replaced
        .filter((pair) => !pair.some((node) => reached.has(nameOf(node))))
        .map(([, node]) => told(node, "is another")),
    ];
  });
  const unused = findings.filter(
    ({ name, side, pointer }) => name === "definition-changed" && !reached.has(`${side} ${pointer}`),
  );
  return [...unused.map((finding) => ({ ...finding, claim })), ...dialectFindings(old, now)].map(
    (finding) => ({ finding, place: root }),
  );
}

function told(node: SchemaNode, verb: string): Finding {
  return { name: "definition-changed", ...at(node), message: `the definition ${verb}`, claim: null };
}

function dialectFindings(old: SchemaDocument, now: SchemaDocument): readonly Finding[] {
  if (old.dialect === now.dialect) return [];
  const message = `was ${old.dialect.name}, is ${now.dialect.name}`;
  return [{ name: "dialect-changed", ...at(now.root), message, claim: null }];
}

function definitions({ root }: SchemaDocument, keyword: string): ReadonlyMap<string, SchemaNode> {
  return isPlain(root) ? childMap(root, keyword) : new Map();
}

function nameOf({ document, pointer }: SchemaNode): string {
  return `${document.side} ${pointer}`;
}
