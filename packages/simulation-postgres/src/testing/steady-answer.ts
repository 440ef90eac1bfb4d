import { createHash } from "node:crypto";

/** Returns an answer to a request for a decision or a survey answer. It depends only on the request and its schema. */
export function steadyAnswer(request: string, schema: unknown): object {
  const draw = createHash("sha256").update(request).digest();
  const answer = memberOf(memberOf(schema, "properties"), "answer");
  if (answer !== undefined) return { answer: answerTo(answer, draw) };
  const choice = ["SCROLL", "LIKE", "REPLY", "RESHARE"][(draw[0] ?? 0) % 4] ?? "SCROLL";
  const content = choice === "REPLY" || choice === "RESHARE" ? `Indeed ${draw.toString("hex", 1, 5)}.` : null;
  return { choice, reason: "It is about trains.", content };
}

function answerTo(schema: unknown, draw: Buffer): unknown {
  const choices = memberOf(schema, "enum");
  if (Array.isArray(choices)) return choices[(draw[0] ?? 0) % choices.length];
  if (memberOf(schema, "type") === "string") return `Perhaps ${draw.toString("hex", 0, 4)}.`;
  const lowest = Number(memberOf(schema, "minimum") ?? 0);
  const highest = Number(memberOf(schema, "maximum") ?? 100);
  return lowest + ((draw[0] ?? 0) % (highest - lowest + 1));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
