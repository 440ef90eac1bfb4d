import { type Code, str } from "ajv";

/** Code for a message of the table; `{}` is replaced by the part that only the value determines. */
export function filledCode(template: string, value: Parameters<typeof str>[1]): Code {
  const at = template.indexOf("{}");
  return str`${template.slice(0, at)}${value}${template.slice(at + 2)}`;
}
