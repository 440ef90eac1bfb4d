import { equalJson } from "@concordat/dialect";
import type { SchemaDocument } from "../schema/document.js";
import { childMap, isPlainNode, type SchemaNode } from "../schema/node.js";
import type { ComparedPair } from "./compared-pairs.js";
import { at, type Finding } from "./finding.js";
import { type InclusionClaim, wholeClaim } from "./inclusion-claim.js";
import { matchByName } from "./pairs.js";

/** Returns differences in parts of the schemas that apply to no value. They get the result of the complete schemas. */
export function unreachedFindings(
  oldDocument: SchemaDocument,
  newDocument: SchemaDocument,
  compared: readonly ComparedPair[],
): readonly Finding[] {
  return [
    ...definitionFindings(oldDocument, newDocument, compared),
    ...dialectFindings(oldDocument, newDocument),
  ];
}

/** Reports a different spelling if no other difference was found. */
export function rewrittenFinding(newDocument: SchemaDocument): Finding {
  const message = "it is written differently";
  return { name: "rewritten", ...at(newDocument.root), message, claim: wholeClaim };
}

/**
 * Returns the differences of definitions to which no compared schema refers. They reject no values, unless references
 * cannot be resolved.
 */
function definitionFindings(
  oldDocument: SchemaDocument,
  newDocument: SchemaDocument,
  compared: readonly ComparedPair[],
): readonly Finding[] {
  const claim = oldDocument.followsReferences && newDocument.followsReferences ? null : wholeClaim;
  const reached = new Set(compared.flatMap(({ pair }) => [pair.old, pair.new].map(nameOf)));
  const definitionIfUnreached = (node: SchemaNode, verb: string): readonly Finding[] =>
    reached.has(nameOf(node)) ? [] : [definitionFinding(node, verb, claim)];
  return ["$defs", "definitions"].flatMap((keyword) => {
    const { added, removed, both } = matchByName(
      definitions(oldDocument, keyword),
      definitions(newDocument, keyword),
    );
    const replaced = both.filter(([, before, after]) => !equalJson(before.schema, after.schema));
    return [
      ...added.flatMap(([, node]) => definitionIfUnreached(node, "is new")),
      ...removed.flatMap(([, node]) => definitionIfUnreached(node, "was taken away")),
      ...replaced.flatMap(([, before, after]) =>
        reached.has(nameOf(before)) ? [] : definitionIfUnreached(after, "is another"),
      ),
    ];
  });
}

function definitionFinding(node: SchemaNode, verb: string, claim: InclusionClaim | null): Finding {
  return { name: "definition-changed", ...at(node), message: `the definition ${verb}`, claim };
}

function dialectFindings(oldDocument: SchemaDocument, newDocument: SchemaDocument): readonly Finding[] {
  if (oldDocument.dialect === newDocument.dialect) return [];
  const message = `was ${oldDocument.dialect.name}, is ${newDocument.dialect.name}`;
  return [{ name: "dialect-changed", ...at(newDocument.root), message, claim: wholeClaim }];
}

function definitions({ root }: SchemaDocument, keyword: string): ReadonlyMap<string, SchemaNode> {
  return isPlainNode(root) ? childMap(root, keyword) : new Map();
}

function nameOf({ document, pointer }: SchemaNode): string {
  return `${document.side} ${pointer}`;
}
