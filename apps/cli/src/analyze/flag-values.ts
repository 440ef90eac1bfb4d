import { type Aggregate, aggregateNamed, aggregateNames } from "@concordat/analyst";
import { InvalidArgumentError } from "commander";
import { giveOneOf } from "../arguments/give-one-of.js";

/** Parses the value of `--aggregate`: the name of an aggregate, or a short form such as `avg`. */
export function aggregate(text: string): Aggregate {
  const found = aggregateNamed(text);
  if (found === null) throw new InvalidArgumentError(giveOneOf(text, aggregateNames));
  return found;
}

/** Parses the value of `--decimal`: `.` or `,`. */
export function decimalMark(text: string): "." | "," {
  if (text === "." || text === ",") return text;
  throw new InvalidArgumentError("give . or ,");
}
