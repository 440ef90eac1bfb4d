import { equalJson } from "@concordat/dialect";
import { isObject } from "../schema/json.js";
import type { OperationChanges } from "./api-changes.js";
import type { ApiChange } from "./api-diff.js";
import type { ApiOperation, SecurityRequirement } from "./api-model.js";
import type { Place } from "./open-api-document.js";

/** Compares security: credentials that were sufficient before must still be. */
export function compareSecurity(before: ApiOperation, after: ApiOperation, changes: OperationChanges): void {
  const [old, now] = [alternatives(before), alternatives(after)];
  const { writer, reader } = changes.requestSides(old, now);
  const shutOut = writer.part.filter((known) => !reader.part.some((needed) => isMet(needed, known)));
  const wasOpen = old.some(({ size }) => size === 0);
  const isOpen = now.some(({ size }) => size === 0);
  const pointer = `${after.pointer}/security`;
  if (shutOut.length > 0) {
    changes.add("new", pointer, "security", {
      name: wasOpen && !isOpen ? "security-added" : "security-changed",
      verdict: "breaking",
      message: wasOpen && !isOpen ? `callers need ${named(now)} now` : `was ${named(old)}, is ${named(now)}`,
      reason: `who comes with ${shutOut.map(formatted).join(", or ")} is no longer let in`,
    });
  } else if (!sameAlternatives(old, now)) {
    changes.add("new", pointer, "security", {
      name: isOpen && !wasOpen ? "security-removed" : "security-changed",
      verdict: "compatible",
      message: `was ${named(old)}, is ${named(now)}`,
      reason: "every caller that was let in still is",
    });
  }
}

/** Returns the alternative requirements. A missing or empty list allows every caller. */
function alternatives({ security }: ApiOperation): readonly SecurityRequirement[] {
  return security === null || security.length === 0 ? [new Map()] : security;
}

/** Whether the credentials for one requirement also satisfy another. */
function isMet(needed: SecurityRequirement, brought: SecurityRequirement): boolean {
  return [...needed].every(([scheme, scopes]) => {
    const held = brought.get(scheme);
    return held !== undefined && scopes.every((scope) => held.includes(scope));
  });
}

function sameAlternatives(a: readonly SecurityRequirement[], b: readonly SecurityRequirement[]): boolean {
  const texts = (list: readonly SecurityRequirement[]): readonly string[] => list.map(formatted).sort();
  return equalJson(texts(a), texts(b));
}

function named(list: readonly SecurityRequirement[]): string {
  return list.map(formatted).join(", or ");
}

function formatted(requirement: SecurityRequirement): string {
  if (requirement.size === 0) return "nothing";
  const schemes = [...requirement].map(([scheme, scopes]) =>
    scopes.length === 0 ? scheme : `${scheme} (${[...scopes].sort().join(", ")})`,
  );
  return schemes.sort().join(" and ");
}

/** Properties of a security scheme that must not change, because its users depend on them. */
const decisive = ["type", "in", "name", "scheme"];

/** Yields the security schemes that differ between the documents. */
export function* securitySchemeChanges(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
): Generator<ApiChange> {
  for (const [name, now] of after) {
    const old = before.get(name);
    if (old === undefined || !isObject(old.value) || !isObject(now.value)) continue;
    const [own, others] = [old.value, now.value];
    const broken = decisive.filter((key) => !equalJson(lowered(key, own[key]), lowered(key, others[key])));
    const addresses = ["flows", "flow", "authorizationUrl", "tokenUrl", "openIdConnectUrl"];
    const moved = addresses.filter((key) => !equalJson(withoutWords(own[key]), withoutWords(others[key])));
    const [first] = [...broken, ...moved];
    if (first === undefined) continue;
    yield {
      name: "security-scheme-changed",
      verdict: broken.length > 0 ? "breaking" : "undecided",
      message: `security scheme ${name} has another ${[...broken, ...moved].join(", ")}`,
      reason:
        broken.length > 0
          ? "who is let in by it has to prove it differently"
          : "whether the old addresses and scopes still work is not said",
      pointer: `${now.pointer}/${first}`,
      side: "new",
      operations: [],
      place: "security",
    };
  }
}

function lowered(key: string, value: unknown): unknown {
  return (key === "scheme" || key === "in") && typeof value === "string" ? value.toLowerCase() : value;
}

/** Returns the URLs of flows, without their scopes, which operations name as needed. */
function withoutWords(flows: unknown): unknown {
  if (!isObject(flows)) return flows;
  return Object.fromEntries(
    Object.entries(flows).map(([name, flow]) => {
      if (!isObject(flow)) return [name, flow];
      const { scopes: _, ...addresses } = flow;
      return [name, addresses];
    }),
  );
}
