import { expect, it } from "vitest";
import { openClient } from "./create-client.js";

it.each([
  [{}, "--llm openai needs --endpoint URL, such as https://api.openai.com/v1, and --model NAME"],
  [{ model: "m" }, "--llm openai needs --endpoint URL, such as https://api.openai.com/v1"],
  [{ endpoint: "http://localhost:1/v1" }, "--llm openai needs --model NAME"],
] as const)("of a server of the OpenAI chat API, what is missing is named: %j", async (flags, message) => {
  await expect(openClient({ llm: "openai", ...flags })).rejects.toMatchObject({ message });
});
