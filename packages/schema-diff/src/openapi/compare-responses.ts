import type { OperationChanges, Sided } from "./api-changes.js";
import { verbFor } from "./api-changes.js";
import type { ApiOperation, ApiParameter, ApiResponse } from "./api-model.js";
import { compareContent } from "./compare-requests.js";
import { coveringType } from "./media-types.js";

/** Compares responses: the writer's response must be expected by the reader. */
export function compareResponses(before: ApiOperation, after: ApiOperation, changes: OperationChanges): void {
  const { writer, reader } = changes.responseSides(before.responses, after.responses);
  for (const [status, response] of writer.part) {
    const expected = coveringStatus(status, reader.part);
    if (expected === undefined) onlyWritten(status, { ...writer, part: response }, changes);
    else compareResponse(status, { ...writer, part: response }, { ...reader, part: expected }, changes);
  }
  for (const [status, response] of reader.part) {
    if (writer.part.has(status) || [...writer.part.keys()].some((one) => isWithin(one, status))) continue;
    const answered = coveringStatus(status, writer.part);
    if (answered !== undefined)
      compareResponse(status, { ...writer, part: answered }, { ...reader, part: response }, changes);
    else onlyExpected(status, { ...reader, part: response }, changes);
  }
}

/** Returns the response for a status: its own, that of its range, or the default. */
function coveringStatus(status: string, among: ReadonlyMap<string, ApiResponse>): ApiResponse | undefined {
  return among.get(status) ?? among.get(rangeOf(status)) ?? among.get("DEFAULT");
}

function rangeOf(status: string): string {
  return status.replace(/^(\d)..$/, "$1XX");
}

function isWithin(status: string, range: string): boolean {
  return range === rangeOf(status);
}

function onlyWritten(status: string, { side, part }: Sided<ApiResponse>, changes: OperationChanges): void {
  changes.add(side, part.pointer, `response ${status}`, {
    name: `response-${verbFor(side)}`,
    verdict: changes.usually,
    message: `an answer with status ${status} is ${side === "new" ? "new" : "no longer expected"}`,
    reason: "what a reader makes of a status that it does not know is not said",
  });
}

function onlyExpected(status: string, { side, part }: Sided<ApiResponse>, changes: OperationChanges): void {
  const isSuccess = status.startsWith("2");
  changes.add(side, part.pointer, `response ${status}`, {
    name: `response-${verbFor(side)}`,
    verdict: isSuccess ? "breaking" : "compatible",
    message: `there is no ${side === "old" ? "longer an " : ""}answer with status ${status}`,
    reason: isSuccess ? "a reader waits for it" : "a failure that no longer comes needs no handling",
  });
}

function compareResponse(
  status: string,
  writer: Sided<ApiResponse>,
  reader: Sided<ApiResponse>,
  changes: OperationChanges,
): void {
  const title = (type: string): string => `response ${status} (${type})`;
  for (const [type, content] of writer.part.content) {
    const covering = coveringType(type, reader.part.content.keys());
    const expected = covering === undefined ? undefined : reader.part.content.get(covering);
    if (expected !== undefined) {
      compareContent(
        "response",
        title(type),
        { ...writer, part: content },
        { ...reader, part: expected },
        changes,
      );
      continue;
    }
    changes.add(writer.side, content.pointer, title(type), {
      name: `response-media-type-${verbFor(writer.side)}`,
      verdict: changes.usually,
      message: `an answer of ${type} is ${writer.side === "new" ? "new" : "no longer expected"}`,
      reason: "a reader asks for the media types that it knows",
    });
  }
  for (const [type, content] of reader.part.content) {
    if ([...writer.part.content.keys()].some((sent) => covers(sent, type))) continue;
    changes.add(reader.side, content.pointer, title(type), {
      name: `response-media-type-${verbFor(reader.side)}`,
      verdict: "breaking",
      message: `an answer of ${type} is ${reader.side === "old" ? "no longer given" : "expected now"}`,
      reason: "a reader that asks for this media type does not get it",
    });
  }
  compareHeaders(status, writer, reader, changes);
}

function covers(one: string, other: string): boolean {
  return coveringType(one, [other]) !== undefined || coveringType(other, [one]) !== undefined;
}

function compareHeaders(
  status: string,
  writer: Sided<ApiResponse>,
  reader: Sided<ApiResponse>,
  changes: OperationChanges,
): void {
  const [written, read] = [writer.part.headers, reader.part.headers];
  for (const [name, header] of written) {
    const place = `${header.title} of response ${status}`;
    const expected = read.get(name);
    if (expected === undefined) {
      changes.add(writer.side, header.pointer, place, {
        name: `response-header-${verbFor(writer.side)}`,
        verdict: "compatible",
        message: `${header.title} is ${writer.side === "new" ? "new" : "no longer described"}`,
        reason: "a reader need not look at it",
      });
      continue;
    }
    compareHeader(place, { ...writer, part: header }, { ...reader, part: expected }, changes);
  }
  unwrittenHeaders(status, written, reader, changes);
}

function compareHeader(
  place: string,
  writer: Sided<ApiParameter>,
  reader: Sided<ApiParameter>,
  changes: OperationChanges,
): void {
  const [old, now] = writer.side === "old" ? [writer.part, reader.part] : [reader.part, writer.part];
  if (old.isRequired !== now.isRequired) {
    const isBroken = reader.part.isRequired;
    changes.add("new", now.pointer, place, {
      name: now.isRequired ? "response-header-required" : "response-header-optional",
      verdict: isBroken ? "breaking" : "compatible",
      message: `${now.title} is ${now.isRequired ? "in every answer" : "optional"} now`,
      reason: isBroken ? "a reader relies on it" : "a reader need not look at it",
    });
  }
  changes.compare("response", place, old, now);
}

function unwrittenHeaders(
  status: string,
  written: ReadonlyMap<string, ApiParameter>,
  reader: Sided<ApiResponse>,
  changes: OperationChanges,
): void {
  for (const [name, header] of reader.part.headers) {
    if (written.has(name)) continue;
    changes.add(reader.side, header.pointer, `${header.title} of response ${status}`, {
      name: `response-header-${verbFor(reader.side)}`,
      verdict: header.isRequired ? "breaking" : "compatible",
      message: `${header.title} is ${reader.side === "old" ? "no longer described" : "expected now"}`,
      reason: header.isRequired ? "a reader relies on it" : "a reader could not rely on it",
    });
  }
}
