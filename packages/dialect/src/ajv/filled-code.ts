import { type Code, str } from "ajv";

/** Code for words of the table in which `{}` stands for what only the value tells. */
export function filledCode(template: string, value: Parameters<typeof str>[1]): Code {
  const at = template.indexOf("{}");
  return str`${template.slice(0, at)}${value}${template.slice(at + 2)}`;
}
