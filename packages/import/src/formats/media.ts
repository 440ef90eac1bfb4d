import type { EventTally } from "../event-tally.js";
import { toMediaType } from "../values/convert.js";

/** An image, video or audio of a post. */
export interface Medium {
  readonly type: unknown;
  /** The alternative text of the picture or video. */
  readonly description: unknown;
}

/**
 * Returns the fields for the media of a post. Only the first image or video is used, because a post of the contract has
 * one medium.
 */
export function mediaFields(media: readonly Medium[], tally: EventTally): (readonly [string, unknown])[] {
  const read = media.map((medium) => ({ ...medium, known: toMediaType(medium.type) }));
  for (const { known } of read) if ("note" in known && known.note !== undefined) tally.add(known.note);
  const kept = read.filter(({ known }) => "value" in known && known.value !== undefined);
  const [first] = kept;
  if (first === undefined) return [];
  if (kept.length > 1) tally.add("of several media of a post, the first counts");
  return [
    ["media_type", "value" in first.known ? first.known.value : undefined],
    ["media_description", first.description],
  ];
}
