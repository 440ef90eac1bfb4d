const client = 'declare const client: import("@concordat/llm").ChatClient;';
const messages = 'declare const messages: readonly import("@concordat/llm").ChatMessage[];';
const contract = 'declare const contract: typeof import("@concordat/contracts/post").post;';

/** What the examples of a page take for granted: the reader's own clients, schemas and data. */
export const given: Readonly<Record<string, string>> = {
  "docs/batches.md": `
    ${client} declare const hosted: typeof client;
    declare const ticket: typeof import("@concordat/contracts/post").post;
    declare const mails: AsyncIterable<string>;
    declare const save: (id: string, value: ReturnType<typeof ticket.parse>) => Promise<void>;`,
  "packages/ai-sdk/README.md": `
    ${contract} ${messages}
    type Model = Exclude<import("ai").LanguageModel, string>;
    declare const ollama: (name: string) => Extract<Model, { specificationVersion: "v4" }>;
    declare const model: Model;
    declare const schema: import("zod").ZodObject;
    declare const prompt: string;`,
  "packages/contracts/README.md": `
    const schemaV1 = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] } as const;
    const schemaV2 = { type: "object", properties: { urgency: { type: "integer" } }, required: ["urgency"] } as const;
    const oldTicket = { urgent: true };
    declare const document: object;
    declare const vectorsV1: import("@concordat/contracts/migration").VectorGroups;
    declare const vectorsV2: typeof vectorsV1;`,
  "packages/calibration/README.md":
    'declare const people: Parameters<typeof import("@concordat/calibration").calibrate>[0]["runs"][number]["people"];',
  "packages/files/README.md": `
    declare const inputs: readonly { readonly id: string }[];
    declare const answer: { parse(value: unknown): { readonly id: string } };
    declare const ask: (input: unknown) => Promise<{ readonly id: string }>;
    declare const text: string;
    declare const bytes: Uint8Array;`,
  "packages/llm/README.md": `
    ${client} ${contract} ${messages}
    declare const signal: AbortSignal;
    declare const render: (attempt: number, reason: string) => void;
    declare const ticket: typeof contract;
    declare const mails: readonly { readonly id: string; readonly text: string }[];
    declare const myFetch: typeof fetch;
    declare const local: typeof client, hosted: typeof client;
    declare const lines: AsyncIterable<string>;
    declare const prompt: (line: string) => string;
    declare const save: (result: unknown) => Promise<void>;
    interface Ticket { readonly summary: string }
    declare const mail: string, show: (text: string) => void;
    declare const onRequest: () => undefined, onChunk: () => undefined, onFinish: () => undefined;`,
  "packages/mcp/README.md": `
    type Server = ReturnType<typeof import("@concordat/mcp").createMcpServer>;
    declare const transport: Parameters<Server["server"]["connect"]>[0];`,
  "packages/opentelemetry/README.md": `${contract} ${messages}`,
  "packages/react/README.md": `${client} ${contract} declare const ticket: typeof contract;`,
  "packages/schema-diff/README.md": "declare const oldProtocol: object, newProtocol: object;",
  "packages/simulation/README.md": client,
  "packages/study/README.md": client,
};

/** Pages whose examples import what their own commands generate; the guide to one's own contracts is followed by a test. */
export const generating: readonly string[] = ["packages/codegen/README.md"];

/** Modules that the examples import and that nothing here installs. */
export const elsewhere: readonly string[] = ["@ai-sdk/anthropic", "@ai-sdk/google"];
