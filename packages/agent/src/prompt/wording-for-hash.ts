import { decisionWording } from "./decision-prompt.js";
import { textWording } from "./writing-prompt.js";

/**
 * The fixed wording of all prompts as one text. A run records the hash of this text, and can be resumed or compared
 * only with the same prompts.
 */
export const promptWording: string = `${decisionWording}\n${textWording}`;
