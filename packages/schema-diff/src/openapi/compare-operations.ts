import { equalJson } from "@concordat/dialect";
import type { Policy } from "../proof/policy.js";
import { type Caller, type ComparedSchemas, OperationChanges } from "./api-changes.js";
import type { ApiChange } from "./api-diff.js";
import type { ApiModel, ApiOperation } from "./api-model.js";
import { compareRequests } from "./compare-requests.js";
import { compareResponses } from "./compare-responses.js";
import { compareSecurity, securitySchemeChanges } from "./compare-security.js";

/** The changes of all operations, and their pairs of schemas. */
export interface ComparedOperations {
  readonly changes: ApiChange[];
  readonly schemas: ComparedSchemas[];
}

/** Compares two APIs, operation by operation. */
export function compareOperations(before: ApiModel, after: ApiModel, policy: Policy): ComparedOperations {
  const into: ComparedOperations = { changes: [], schemas: [] };
  compareAll(before.operations, after.operations, "client", policy, into);
  compareAll(before.webhooks, after.webhooks, "api", policy, into);
  into.changes.push(
    ...securitySchemeChanges(before.securitySchemes, after.securitySchemes),
    ...serverChanges(before.servers, after.servers, "", null),
  );
  return into;
}

function compareAll(
  before: ReadonlyMap<string, ApiOperation>,
  after: ReadonlyMap<string, ApiOperation>,
  caller: Caller,
  policy: Policy,
  into: ComparedOperations,
): void {
  for (const [key, now] of after) {
    const old = before.get(key);
    const changes = new OperationChanges(now.title, caller, policy, into);
    if (old === undefined) addNew(now, changes);
    else compareOperation(old, now, changes, into);
  }
  for (const [key, old] of before)
    if (!after.has(key)) addRemoved(old, new OperationChanges(old.title, caller, policy, into));
}

function addNew({ title, pointer }: ApiOperation, changes: OperationChanges): void {
  const said = { message: `${title} is new` };
  changes.add(
    "new",
    pointer,
    "",
    changes.caller === "client"
      ? { ...said, name: "operation-added", verdict: "compatible", reason: "nobody called it" }
      : { ...said, name: "webhook-added", verdict: changes.usually, reason: "nobody waits for it" },
  );
}

function addRemoved({ title, pointer, isDeprecated }: ApiOperation, changes: OperationChanges): void {
  const isOperation = changes.caller === "client";
  changes.add("old", pointer, "", {
    name: isOperation ? "operation-removed" : "webhook-removed",
    verdict: "breaking",
    message: `${title} is gone${isDeprecated ? "; it was deprecated" : ""}`,
    reason: isOperation ? "who calls it gets no answer" : "who waits for it gets no request",
  });
}

function compareOperation(
  old: ApiOperation,
  now: ApiOperation,
  changes: OperationChanges,
  into: ComparedOperations,
): void {
  if (now.isDeprecated && !old.isDeprecated)
    changes.add("new", now.pointer, "", {
      name: "operation-deprecated",
      verdict: "compatible",
      message: `${now.title} is deprecated now`,
      reason: "it still answers",
    });
  compareRequests(old, now, changes);
  compareResponses(old, now, changes);
  compareSecurity(old, now, changes);
  into.changes.push(...serverChanges(old.servers, now.servers, now.pointer, now.title));
  const { caller, policy } = changes;
  compareAll(old.callbacks, now.callbacks, caller === "client" ? "api" : "client", policy, into);
  for (const part of new Set([...old.uncompared.keys(), ...now.uncompared.keys()])) {
    if (equalJson(old.uncompared.get(part), now.uncompared.get(part))) continue;
    changes.add("new", now.pointer, part, {
      name: "not-compared",
      verdict: "undecided",
      message: `${part} differs`,
      reason: "it is not compared",
    });
  }
}

function* serverChanges(
  before: readonly string[],
  after: readonly string[],
  pointer: string,
  operation: string | null,
): Generator<ApiChange> {
  const shared = { place: "servers", operations: operation === null ? [] : [operation] };
  for (const url of before) {
    if (after.includes(url)) continue;
    yield {
      name: "server-removed",
      verdict: "undecided",
      message: `${url} is no longer listed`,
      reason: "whether it still answers is not said",
      pointer: `${pointer}/servers`,
      side: "old",
      ...shared,
    };
  }
  for (const url of after) {
    if (before.includes(url)) continue;
    yield {
      name: "server-added",
      verdict: "compatible",
      message: `${url} is listed`,
      reason: "nobody called it",
      pointer: `${pointer}/servers`,
      side: "new",
      ...shared,
    };
  }
}
