import type { Tally } from "../tally.js";
import { toMediaType } from "../values/convert.js";

/** An image, video or audio of a post. */
export interface Medium {
  readonly type: unknown;
  /** The alternative text of the picture or video. */
  readonly description: unknown;
}

/** The fields of a post's media: a post has one medium, the first image or video. */
export function mediaFields(media: readonly Medium[], tally: Tally): (readonly [string, unknown])[] {
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
