import type { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type {
  AiSdkClientOptions,
  AiSdkModel,
  LogprobsRequest,
  ModelCall,
  ModelStream,
  ProviderOptions,
  ReadingMiddleware,
  ReadingMiddlewareOptions,
  TextSchema,
} from "@concordat/ai-sdk";
import type { Contract } from "@concordat/contracts/contract";
import type { WireForm } from "@concordat/llm";
import type { ParseOptions } from "@concordat/parser";
import { expectTypeOf, it } from "vitest";
import type { ZodType } from "zod";

it("a model of the AI SDK fits as its provider gives it", () => {
  type Provider = ReturnType<typeof createOpenAICompatible>;
  expectTypeOf<ReturnType<Provider["chatModel"]>>().toExtend<AiSdkModel>();
  expectTypeOf<string>().not.toExtend<AiSdkModel>();
  expectTypeOf<Extract<AiSdkModel, { doStream: unknown }>["doStream"]>()
    .parameter(0)
    .toEqualTypeOf<ModelCall>();
  expectTypeOf<ReadableStream<unknown>>().toExtend<ModelStream>();
  expectTypeOf<AiSdkClientOptions["providerOptions"]>().toEqualTypeOf<ProviderOptions | undefined>();
  expectTypeOf<AiSdkClientOptions["logprobs"]>().toEqualTypeOf<LogprobsRequest | undefined>();
  expectTypeOf<AiSdkClientOptions["wireForm"]>().toEqualTypeOf<WireForm | undefined>();
});

it("texts are read by a contract or a schema of another library", () => {
  expectTypeOf<Contract<{ name: string }>>().toExtend<TextSchema>();
  expectTypeOf<ZodType<{ name: string }>>().toExtend<TextSchema>();
  expectTypeOf<ReadingMiddlewareOptions<"v4">>().toExtend<ParseOptions>();
  expectTypeOf<ReadingMiddleware<"v4">["specificationVersion"]>().toEqualTypeOf<"v4">();
});
