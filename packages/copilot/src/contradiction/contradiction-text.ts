import { placeText } from "../documents/place-text.js";
import type { Contradiction } from "./find-contradictions.js";

/** Two figures for the same thing, each with its place and what is said there, as one sentence without its final point. */
export function contradictionText({ first, second }: Contradiction): string {
  const said = ({ source, number, sentence }: typeof first): string =>
    `${number.text} in ${placeText(source) ?? source.id} (${JSON.stringify(sentence)})`;
  return `${first.name}: ${said(first)}, but ${said(second)}`;
}
