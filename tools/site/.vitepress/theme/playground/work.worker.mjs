import { answerRequest } from "../../../../../packages/playground/dist/work/answer-request.js";

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ answer: await answerRequest(data, () => postMessage("started")) });
  } catch (error) {
    postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
