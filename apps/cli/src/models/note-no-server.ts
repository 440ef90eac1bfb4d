import { type ChatClient, ConnectionFailedError } from "@concordat/llm";
import { note } from "../terminal/output.js";

/**
 * The same client, which notes once how to ask a model without a server, if the server cannot be reached before it has given any answer.
 * A server that fails later exists, and is to be started again.
 */
export function noteNoServer(client: ChatClient): ChatClient {
  let isSilent = false;
  const noted = (error: unknown): unknown => {
    if (!isSilent && ConnectionFailedError.isInstance(error)) {
      isSilent = true;
      note("without a server: --llm llama asks a small model in process");
    }
    return error;
  };
  const { identity } = client;
  return {
    ...client,
    async *chat(request) {
      try {
        for await (const chunk of client.chat(request)) {
          isSilent = true;
          yield chunk;
        }
      } catch (error) {
        throw noted(error);
      }
    },
    ...(identity === undefined
      ? {}
      : {
          async identity(signal) {
            try {
              return await identity.call(client, signal);
            } catch (error) {
              throw noted(error);
            }
          },
        }),
  };
}
