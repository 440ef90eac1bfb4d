export const heading = "Add a chat client";

const source = `import type { ChatClient } from "../chat/index.js";
import { textOf } from "../chat/message-parts.js";
import { wireForms } from "../wire/lowering.js";

/** What a client that answers from the prompt is called. */
export interface EchoClientOptions {
  /** As records name it. Default \`echo\`. */
  readonly id?: string;
}

/** A client whose answer is the last message. It holds no schema. */
export function createEchoClient({ id = "echo" }: EchoClientOptions = {}): ChatClient {
  return {
    id,
    wireForm: wireForms.echo,
    async *chat({ messages, signal }) {
      signal?.throwIfAborted();
      const last = messages.at(-1);
      yield { type: "text", text: last === undefined ? "" : textOf(last) };
      yield { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } };
    },
  };
}
`;

const row = `  /** It echoes: nothing is held. */
  echo: {
    name: "echo",
    unions: "flat",
    stringBounds: false,
    patterns: "none",
    numberBounds: "none",
    arrayBounds: false,
    largestCount: 0,
    integerDigits: null,
    conditions: false,
    requireAll: false,
    roots: "any",
    shown: false,
  },
  /** The lowest common form`;

const test = `import { listItems } from "@concordat/contracts/list-items";
import { expect, it } from "vitest";
import { generateObject } from "../generate/index.js";
import { createEchoClient } from "./index.js";

it("answers with the last message", async () => {
  const messages = [{ role: "user", content: '{"items":["a"]}' }] as const;
  const outcome = await generateObject({ client: createEchoClient(), contract: listItems, messages, describe: false });
  expect(outcome).toMatchObject({ state: "valid", value: { items: ["a"] } });
});
`;

export function walk(copy) {
  const folder = "packages/llm/src/echo";
  copy.write(`${folder}/create-echo-client.ts`, source);
  copy.write(
    `${folder}/index.ts`,
    'export { createEchoClient, type EchoClientOptions } from "./create-echo-client.js";\n',
  );
  copy.write(`${folder}/echo-client.test.ts`, test);
  copy.replace("packages/llm/src/wire/lowering.ts", "  /** The lowest common form", row);
  copy.replace(
    "packages/llm/package.json",
    '    "./scripted": {',
    `    "./echo": {
      "types": "./dist/echo/index.d.ts",
      "default": "./dist/echo/index.js"
    },
    "./scripted": {`,
  );
  copy.format();
  copy.pnpm("build");
  copy.pnpm("surface");
  copy.test("packages/llm/src/echo");
  copy.pnpm("check");
}
