import { type FormatName, formatNamed, formatNames, type ImportKind, isTimeZone } from "@concordat/import";
import { InvalidArgumentError } from "commander";
import { giveOneOf } from "../arguments/give-one-of.js";

/** Parses the value of `--as`. */
export function format(text: string): FormatName {
  const found = formatNamed(text);
  if (found === null) throw new InvalidArgumentError(giveOneOf(text, formatNames));
  return found;
}

/** Parses the value of `--time-zone`. */
export function timeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw new InvalidArgumentError("give a time zone, such as Europe/Berlin, UTC or +02:00");
}

const kinds: readonly ImportKind[] = ["posts", "profiles", "decisions"];

/** Parses the first argument: the kind of records to import. */
export function importKind(text: string): ImportKind {
  const found = kinds.find((kind) => kind === text);
  if (found === undefined) throw new InvalidArgumentError(giveOneOf(text, kinds));
  return found;
}

/** Adds a `name=value` to the pairs given before. */
export function pair(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined || value === "")
    throw new InvalidArgumentError("give a name and a value, as in author_id=user");
  return { ...before, [name.trim()]: value };
}
