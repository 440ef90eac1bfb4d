import { isObject } from "../schema/json.js";
import type { OperationChanges, Sided } from "./api-changes.js";
import { verbFor } from "./api-changes.js";
import type { ApiBody, ApiContent, ApiOperation, ApiParameter } from "./api-model.js";
import { coveringType } from "./media-types.js";

/** Compares requests: the writer's request must be accepted by the reader. */
export function compareRequests(before: ApiOperation, after: ApiOperation, changes: OperationChanges): void {
  for (const key of new Set([...before.parameters.keys(), ...after.parameters.keys()])) {
    const { writer, reader } = changes.requestSides(before.parameters.get(key), after.parameters.get(key));
    if (writer.part === undefined && reader.part !== undefined) onlyRead(reader.side, reader.part, changes);
    else if (reader.part === undefined && writer.part !== undefined)
      onlyWritten(writer.side, writer.part, changes);
  }
  for (const [key, old] of before.parameters) {
    const now = after.parameters.get(key);
    if (now !== undefined) compareParameter(old, now, changes);
  }
  compareBodies(before, after, changes);
}

function onlyRead(
  side: Sided<unknown>["side"],
  { title, pointer, isRequired }: ApiParameter,
  changes: OperationChanges,
): void {
  changes.add(side, pointer, title, {
    name: `parameter-${verbFor(side)}`,
    verdict: isRequired ? "breaking" : "compatible",
    message: `${title} ${side === "new" ? "is new" : "is gone"}${isRequired ? " and required" : ""}`,
    reason: isRequired ? "a request without it is refused" : "it need not be sent",
  });
}

function onlyWritten(
  side: Sided<unknown>["side"],
  { title, pointer }: ApiParameter,
  changes: OperationChanges,
): void {
  changes.add(side, pointer, title, {
    name: `parameter-${verbFor(side)}`,
    verdict: side === "old" ? "undecided" : changes.usually,
    message: `${title} ${side === "new" ? "is new" : "is no longer described"}`,
    reason: "it is not said what happens to a parameter that is sent and not described",
  });
}

function compareParameter(old: ApiParameter, now: ApiParameter, changes: OperationChanges): void {
  const { title, pointer } = now;
  const { writer, reader } = changes.requestSides(old, now);
  if (old.isRequired !== now.isRequired) {
    const isBroken = reader.part.isRequired && !writer.part.isRequired;
    changes.add("new", pointer, title, {
      name: now.isRequired ? "parameter-required" : "parameter-optional",
      verdict: isBroken ? "breaking" : "compatible",
      message: `${title} is ${now.isRequired ? "required" : "optional"} now`,
      reason: isBroken ? "a request without it is refused" : "what was sent is still accepted",
    });
  }
  if (old.serialization !== now.serialization) {
    const isPlain =
      [old, now].every(({ schema }) => isScalar(schema?.value)) && !isMedia(old) && !isMedia(now);
    changes.add("new", pointer, title, {
      name: "parameter-serialization-changed",
      verdict: isPlain ? "compatible" : "breaking",
      message: `${title} was written with ${old.serialization}, is written with ${now.serialization}`,
      reason: isPlain
        ? "a single value is written the same either way"
        : "lists and objects are written differently",
    });
  }
  changes.compare("request", title, old, now);
}

function isMedia({ serialization }: ApiParameter): boolean {
  return serialization.startsWith("as ");
}

function isScalar(schema: unknown): boolean {
  return isObject(schema) && ["string", "number", "integer", "boolean"].includes(String(schema.type));
}

function compareBodies(before: ApiOperation, after: ApiOperation, changes: OperationChanges): void {
  const { writer, reader } = changes.requestSides(before.body, after.body);
  if (writer.part === null && reader.part !== null) {
    const { isRequired, pointer } = reader.part;
    changes.add(reader.side, pointer, "request body", {
      name: `request-body-${verbFor(reader.side)}`,
      verdict: isRequired ? "breaking" : "compatible",
      message: `the ${isRequired ? "required" : "optional"} request body ${reader.side === "new" ? "is new" : "is gone"}`,
      reason: isRequired ? "a request without a body is refused" : "it need not be sent",
    });
  } else if (writer.part !== null && reader.part === null) {
    changes.add(writer.side, writer.part.pointer, "request body", {
      name: `request-body-${verbFor(writer.side)}`,
      verdict: "breaking",
      message: `the request body ${writer.side === "new" ? "is new" : "is gone"}`,
      reason: "a request with a body is sent where none is described",
    });
  }
  if (before.body !== null && after.body !== null) compareBody(before.body, after.body, changes);
}

function compareBody(before: ApiBody, after: ApiBody, changes: OperationChanges): void {
  const { writer, reader } = changes.requestSides(before, after);
  if (before.isRequired !== after.isRequired) {
    const isBroken = reader.part.isRequired && !writer.part.isRequired;
    changes.add("new", after.pointer, "request body", {
      name: after.isRequired ? "request-body-required" : "request-body-optional",
      verdict: isBroken ? "breaking" : "compatible",
      message: `the request body is ${after.isRequired ? "required" : "optional"} now`,
      reason: isBroken ? "a request without a body is refused" : "what was sent is still accepted",
    });
  }
  compareWritten(writer, reader, changes);
  for (const [type, content] of reader.part.content) {
    if ([...writer.part.content.keys()].some((sent) => coveringType(sent, [type]) !== undefined)) continue;
    changes.add(reader.side, content.pointer, `request body (${type})`, {
      name: `request-media-type-${verbFor(reader.side)}`,
      verdict: "compatible",
      message: `a body of ${type} is ${reader.side === "new" ? "accepted, too" : "no longer sent"}`,
      reason: "it need not be sent",
    });
  }
}

/** Compares the media types of a body. The reader must accept every media type that is sent. */
function compareWritten(writer: Sided<ApiBody>, reader: Sided<ApiBody>, changes: OperationChanges): void {
  for (const [type, content] of writer.part.content) {
    const covering = coveringType(type, reader.part.content.keys());
    const read = covering === undefined ? undefined : reader.part.content.get(covering);
    const place = `request body (${type})`;
    if (read !== undefined) {
      compareContent("request", place, { ...writer, part: content }, { ...reader, part: read }, changes);
      continue;
    }
    changes.add(writer.side, content.pointer, place, {
      name: `request-media-type-${verbFor(writer.side)}`,
      verdict: "breaking",
      message: `a body of ${type} is ${writer.side === "old" ? "no longer accepted" : "sent now"}`,
      reason: "a body of this media type is sent, and not described by who reads it",
    });
  }
}

/** Compares the content of a media type, whether the client or the server writes it. */
export function compareContent(
  part: "request" | "response",
  place: string,
  writer: Sided<ApiContent>,
  reader: Sided<ApiContent>,
  changes: OperationChanges,
): void {
  const [old, now] = writer.side === "old" ? [writer.part, reader.part] : [reader.part, writer.part];
  changes.compare(part, place, old, now);
}
