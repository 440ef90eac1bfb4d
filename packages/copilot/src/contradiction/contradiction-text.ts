import { placeText } from "../documents/place-text.js";
import type { Contradiction } from "./find-contradictions.js";

/**
 * Describes a contradiction in one sentence without a final full stop: the two figures, each with its location and
 * its statement.
 */
export function contradictionText({ first, second }: Contradiction): string {
  const said = ({ source, number, sentence }: typeof first): string =>
    `${number.text} in ${placeText(source) ?? source.id} (${JSON.stringify(sentence)})`;
  return `${first.name}: ${said(first)}, but ${said(second)}`;
}
