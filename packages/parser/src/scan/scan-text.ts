import type { Repair } from "../result/parse-result.js";
import { balancedEnd } from "./balanced-end.js";
import type { Candidate, Scan } from "./candidate.js";
import { strayClose, thinkingEnd } from "./thinking.js";

/** Openers that lead nowhere and are passed over before the rest of the text is called cut off. */
const maxUnclosed = 16;

/** Finds the stretches of a text that may be answers: outside thinking blocks, at the outermost bracket. */
export function scanText(text: string, openers: string): Scan {
  const repairs: Repair[] = [];
  let candidates: Candidate[] = [];
  let unclosed = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "<") {
      const end = thinkingEnd(text, at);
      const afterStray = strayClose(text, at);
      if (end >= 0) repairs.push({ name: "thinking-block", offset: at, length: end - at });
      if (afterStray >= 0) {
        repairs.push({ name: "thinking-block", offset: 0, length: afterStray });
        candidates = [];
      }
      at = Math.max(at, end - 1, afterStray - 1);
    } else if (openers.includes(character) && unclosed < maxUnclosed) {
      const { end, open } = balancedEnd(text, at);
      if (open > 0) unclosed++;
      candidates.push({ start: at, end, closed: open === 0 });
      if (open === 0) at = end - 1;
    }
  }
  return { candidates, repairs };
}
