import { answerText, type ModelServer, startModelServer } from "@concordat/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noRegistry } from "../registry/registry.js";
import { type Reader, startReader, titledSteps } from "./follow-guide.js";

let server: ModelServer;
let reader: Reader;

const title = "the guide from a Zod schema to a checked answer, followed to the letter";

describe.skipIf(noRegistry !== "")(`${title}${noRegistry}`, () => {
  beforeAll(async () => {
    // The first answer breaks the schema in a way that only Zod sees.
    server = await startModelServer(({ index }) =>
      answerText({ city: "Tartu", founded: index === 0 ? "1030-02-30" : "1030-01-01" }),
    );
    reader = await startReader({ OLLAMA_URL: server.origin });
  });

  afterAll(async () => {
    await reader[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  it.each(titledSteps("from-a-zod-schema.md"))("$title", ({ step }) => reader.take(step));

  it("told the model what Zod complained of", () => {
    expect(server.bodies).toHaveLength(2);
    expect(JSON.stringify(server.bodies[1])).toMatch(/That answer cannot be used: .*founded/);
  });
});
