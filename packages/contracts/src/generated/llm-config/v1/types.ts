// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"llm-config/v1/types.ts","schemas":"../../../../schemas","sha256":"becbbc3c2617a4f6bc31f4c211c0ac557958edc843176118b9fc7d72bdfc746c"}
/**
 * Which model to talk to, and how. Every field may be absent and then has its default.
 */
export interface LlmConfig {
  /**
   * The server's base URL, http or https. Absent: the local Ollama.
   */
  endpoint: string;
  /**
   * The model's name at that server. Absent: mistral.
   */
  model: string;
  /**
   * How much a thinking model should think; models that take no levels are not sent it. Absent: medium.
   */
  reasoning_effort: "low" | "medium" | "high";
  /**
   * Seconds to wait for one answer. Absent: 30.
   */
  timeout: number;
  /**
   * Randomness of the answers, 0 to 2. Absent: 0.7.
   */
  temperature: number;
}
/**
 * Which model to talk to, and how. Every field may be absent and then has its default.
 */
export interface LlmConfigInput {
  /**
   * The server's base URL, http or https. Absent: the local Ollama.
   */
  endpoint?: string;
  /**
   * The model's name at that server. Absent: mistral.
   */
  model?: string;
  /**
   * How much a thinking model should think; models that take no levels are not sent it. Absent: medium.
   */
  reasoning_effort?: "low" | "medium" | "high";
  /**
   * Seconds to wait for one answer. Absent: 30.
   */
  timeout?: number;
  /**
   * Randomness of the answers, 0 to 2. Absent: 0.7.
   */
  temperature?: number;
}
