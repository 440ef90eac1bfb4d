import { type Code, str } from "ajv";

/** Returns code for a message of the table. `{}` is replaced with a part that depends on the value. */
export function filledCode(template: string, value: Parameters<typeof str>[1]): Code {
  const at = template.indexOf("{}");
  return str`${template.slice(0, at)}${value}${template.slice(at + 2)}`;
}
