import { decisionWording } from "./decision-prompt.js";
import { textWording } from "./text-prompt.js";

/** The wording of all prompts as one text: runs that are to be continued or compared keep its hash. */
export const promptWording: string = `${decisionWording}\n${textWording}`;
