import { decisionWording } from "./decision-prompt.js";
import { textWording } from "./text-prompt.js";

/** The wording of all prompts as one text: its hash is recorded, to resume or compare runs. */
export const promptWording: string = `${decisionWording}\n${textWording}`;
