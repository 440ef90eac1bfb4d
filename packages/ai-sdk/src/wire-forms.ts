import { type WireForm, wireForms } from "@concordat/llm";

/**
 * The schema profile of OpenAI's strict mode, but with optional keys. Bounds and patterns are described to the model
 * as text.
 */
const shapeOnly = { ...wireForms.openai, requireAll: false } as const satisfies WireForm;

/** The schema profile of each provider's structured output, by the beginning of `provider`. */
const forms: readonly (readonly [provider: string, form: WireForm])[] = [
  // Strict mode of OpenAI and of those that copied its interface: every key required.
  ...["openai", "azure", "groq", "xai", "cerebras", "fireworks", "togetherai", "deepinfra"].map(
    (provider) => [provider, { ...wireForms.openai, name: `ai-sdk/${provider}` }] as const,
  ),
  // Ollama's OpenAI interface compiles the schema to the grammar that its own interface uses.
  ["ollama", { ...wireForms.ollama, name: "ai-sdk/ollama" }],
  // The AI SDK converts the schema to OpenAPI's form for Gemini, and omits bounds.
  ["google", { ...shapeOnly, name: "ai-sdk/google" }],
  ["vertex", { ...shapeOnly, name: "ai-sdk/google" }],
  ["anthropic", { ...shapeOnly, name: "ai-sdk/anthropic" }],
  ["amazon-bedrock", { ...shapeOnly, name: "ai-sdk/anthropic" }],
  ["mistral", { ...shapeOnly, name: "ai-sdk/mistral" }],
];

/** The schema profile of every other provider that accepts a schema. */
const anyForm: WireForm = { ...shapeOnly, name: "ai-sdk" };

/** Returns the schema profile that a provider's structured output enforces. */
export function wireFormOf(provider: string): WireForm {
  return (
    forms.find(
      ([start]) => provider === start || provider.startsWith(`${start}.`) || provider.startsWith(`${start}-`),
    )?.[1] ?? anyForm
  );
}
