export { type AiSdkClientOptions, createAiSdkClient } from "./create-ai-sdk-client.js";
export type { AiSdkModel, LogprobsRequest, ModelCall, ModelStream, ProviderOptions } from "./model.js";
export type { TextSchema } from "./read-as-json.js";
export {
  type ReadingMiddleware,
  type ReadingMiddlewareOptions,
  readingMiddleware,
} from "./reading-middleware.js";
export { repairText } from "./repair-text.js";
export { wireFormOf } from "./wire-forms.js";
