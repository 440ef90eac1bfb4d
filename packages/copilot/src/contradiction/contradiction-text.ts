import { placeText } from "../documents/place-text.js";
import type { Contradiction } from "./find-contradictions.js";

/**
 * Formats two figures for the same thing as one sentence without its final point. Each is given with its place and
 * its sentence.
 */
export function contradictionText({ first, second }: Contradiction): string {
  const said = ({ source, number, sentence }: typeof first): string =>
    `${number.text} in ${placeText(source) ?? source.id} (${JSON.stringify(sentence)})`;
  return `${first.name}: ${said(first)}, but ${said(second)}`;
}
