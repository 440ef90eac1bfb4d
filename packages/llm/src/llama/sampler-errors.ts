import type { LlamaContext } from "node-llama-cpp";

/**
 * Throws the sampler's error if the last evaluation had one. Call it after every evaluation, because an evaluation
 * whose sampler failed just ends without a token.
 */
export type AssertSampled = () => void;

/**
 * The method in which the library's context samples. Its second argument is the function that turns logits into a
 * token.
 */
const method = "_decodeTokens";

/**
 * Catches the errors of a context's sampler. The library samples in a loop that it does not await. An error there would
 * therefore end the process as an unhandled rejection, and the evaluation would never end. No public option changes
 * this, so the method is replaced on this context. A version of the library without the method is not changed.
 */
export function catchSamplerErrors(context: LlamaContext): AssertSampled {
  let failed: { readonly error: unknown } | null = null;
  const decode: unknown = Reflect.get(context, method);
  if (typeof decode === "function") {
    const caught =
      (sample: (...logits: unknown[]) => unknown) =>
      async (...logits: unknown[]): Promise<unknown> => {
        try {
          return await sample(...logits);
        } catch (error) {
          failed ??= { error };
          return null;
        }
      };
    Reflect.set(context, method, (request: unknown, sample: (...logits: unknown[]) => unknown) =>
      Reflect.apply(decode, context, [request, caught(sample)]),
    );
  }
  return () => {
    const last = failed;
    failed = null;
    if (last !== null) throw last.error;
  };
}
