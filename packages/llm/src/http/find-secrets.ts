import type { Passing, Projection } from "./projection.js";
import { type Spelling, spellingOf } from "./spellings.js";

/** A part of a text, in UTF-16 units. */
export interface TextRegion {
  readonly start: number;
  readonly end: number;
}

/**
 * Minimum length of a secret that cannot be an ordinary word. Such secrets are found inside words, in any spelling,
 * and also in parts.
 */
export const unmistakable = 12;

/** Minimum length of a secret that is found regardless of capitalization. A shorter one may be an ordinary word. */
const longerThanWords = 8;

/**
 * Minimum length of a part of a long secret that is masked, if it is at least half of the secret. A longer part need
 * only be a quarter.
 */
const minFragment = 8;

/** Finds one form of a secret in texts, even if a server has changed its spelling. */
export class SecretFinder {
  private readonly form: string;
  private readonly projected: string;
  /** The secret without the kinds of characters that a server may insert into it, and those kinds. */
  private readonly sparse: string;
  private readonly passing: Passing;

  constructor(form: string) {
    const spelling = spellingOf(form);
    const { text } = spelling.without("marks");
    this.form = form;
    this.projected = spelling.without(this.isLong ? "space" : "nothing").text;
    this.passing = text.length < unmistakable ? "space" : "marks";
    this.sparse = spelling.without(this.passing).text;
  }

  /**
   * Returns where the secret occurs in one spelling of a text: complete, truncated, split into groups, or with one
   * character missing, added or different.
   */
  find(text: string, spelling: Spelling): TextRegion[] {
    if (this.projected === "") return [];
    if (!this.isLong) {
      const passed = ["nothing", "breaks"] as const;
      return passed.flatMap((passing) => this.standingAlone(text, spelling.without(passing)));
    }
    return [
      ...this.fragments(spelling.without("space")),
      ...looseMatches(this.sparse, spelling.without(this.passing)),
    ];
  }

  /** Returns where the complete secret occurs. */
  findComplete(text: string): TextRegion[] {
    const projection = spellingOf(text).without("space");
    const found: TextRegion[] = [];
    for (let at = projection.text.indexOf(this.projected); at !== -1; ) {
      found.push(regionOf(projection, at, at + this.projected.length));
      at = projection.text.indexOf(this.projected, at + this.projected.length);
    }
    return found;
  }

  /**
   * Returns the offset from which the end of the text may be the start of the secret; the text's length if it cannot
   * be.
   */
  openEnd(text: string): number {
    const projection = spellingOf(text).without("space");
    const maxLength = Math.min(projection.text.length, this.projected.length - 1);
    for (let length = maxLength; length > 0; length--) {
      const at = projection.text.length - length;
      if (this.projected.startsWith(projection.text.slice(at))) return projection.starts[at] ?? text.length;
    }
    return text.length;
  }

  private get isLong(): boolean {
    return this.form.length >= unmistakable;
  }

  /** Yields the parts of the secret that are long enough to be masked. Each is as long as it matches. */
  private *fragments(projection: Projection): Generator<TextRegion> {
    const { text } = projection;
    const { projected: secret } = this;
    // If a secret is unmistakable, so is a part of it; a quarter of a long one still does not appear by chance.
    const quarter = Math.max(unmistakable, Math.ceil(secret.length / 4));
    const length = Math.max(minFragment, Math.min(Math.ceil(secret.length / 2), quarter));
    for (let at = 0; at + length <= text.length; at++) {
      const part = text.slice(at, at + length);
      let end = 0;
      for (let from = secret.indexOf(part); from !== -1; from = secret.indexOf(part, from + 1)) {
        end = Math.max(end, at + common(secret, from, text, at));
      }
      if (end === 0) continue;
      yield regionOf(projection, at, end);
      at = end - 1;
    }
  }

  /** Finds a short secret that is not part of a word, also with one character changed if the result is not a word. */
  private standingAlone(text: string, projection: Projection): TextRegion[] {
    const forms = [this.projected, this.projected.slice(0, -1), this.projected.slice(1)].filter(
      (form, index) => index === 0 || isTelling(form),
    );
    return forms.flatMap((form) => {
      const found: TextRegion[] = [];
      for (let at = projection.text.indexOf(form); at !== -1; at = projection.text.indexOf(form, at + 1)) {
        const { text: surrounding } = projection;
        if (isWordUnit(surrounding[at - 1]) || isWordUnit(surrounding[at + form.length])) continue;
        const region = regionOf(projection, at, at + form.length);
        if (this.isInOwnCase(text.slice(region.start, region.end))) found.push(region);
      }
      return found;
    });
  }

  /**
   * Whether a match has the same capitalization as the secret. This is required for a secret that may be an ordinary
   * word.
   */
  private isInOwnCase(written: string): boolean {
    if (this.form.length >= longerThanWords || !/^\p{L}+$/u.test(this.form)) return true;
    return !/^\p{L}+$/u.test(written) || this.form.includes(written);
  }
}

/** Yields the occurrences of a secret, unchanged or with one character added, missing or different. */
function* looseMatches(secret: string, projection: Projection): Generator<TextRegion> {
  const { text } = projection;
  for (let at = 0; at < text.length; at++) {
    const commonStart = common(secret, 0, text, at);
    if (commonStart === 0) continue;
    for (const [skipped, added] of changes) {
      const end =
        at + commonStart + added + common(secret, commonStart + skipped, text, at + commonStart + added);
      if (end - at + skipped - added < secret.length) continue;
      yield regionOf(projection, at, end);
      break;
    }
  }
}

/** The possible changes of one character, each as the number of characters to skip in the secret and in the text. */
const changes = [
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Whether a part of a secret is not an ordinary word. */
function isTelling(part: string): boolean {
  return part.length >= 4 && /\p{N}/u.test(part) && /[^\p{N}]/u.test(part);
}

function isWordUnit(unit: string | undefined): boolean {
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
}

/** Returns the number of equal UTF-16 units of two texts, starting at the given offsets. */
function common(a: string, from: number, b: string, at: number): number {
  let length = 0;
  while (from + length < a.length && a[from + length] === b[at + length]) length++;
  return length;
}

function regionOf({ starts, ends }: Projection, from: number, to: number): TextRegion {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 };
}

/** Sorts regions and joins those that overlap. */
export function mergeRegions(regions: readonly TextRegion[]): TextRegion[] {
  const all: TextRegion[] = [];
  for (const region of regions.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last === undefined || region.start >= last.end) all.push(region);
    else if (region.end > last.end) all[all.length - 1] = { start: last.start, end: region.end };
  }
  return all;
}
