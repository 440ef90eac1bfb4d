import { answerRequest } from "../../../../../packages/playground/dist/worker/answer-request.js";

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ answer: await answerRequest(data, () => postMessage("started")) });
  } catch (error) {
    postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
