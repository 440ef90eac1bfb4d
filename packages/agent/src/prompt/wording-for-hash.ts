import { decisionWording } from "./decision-prompt.js";
import { textWording } from "./text-prompt.js";

/**
 * The fixed wording of all prompts as one text. Its hash is recorded, so that a run is resumed or compared only with
 * the same prompts.
 */
export const promptWording: string = `${decisionWording}\n${textWording}`;
