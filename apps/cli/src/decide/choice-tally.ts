import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { Post } from "@concordat/contracts/post";
import { type ChoiceOdds, choiceOdds } from "@concordat/simulation/results";
import { colours } from "../terminal/colours.js";
import { escapedLine, shortLine } from "../terminal/escaped-line.js";

/** Width of a line in characters, which fits most terminals. */
const lineLength = 80;
/** Maximum length of a bar. */
const barLength = 30;

/** The decisions on one post. */
interface PostTally {
  readonly choices: Map<string, number>;
  readonly unanswered: { invalid: number; failed: number };
  /** Sums of the probabilities of each choice, over the decisions whose probabilities are known. */
  readonly odds: { readonly sums: Map<string, number>; count: number };
}

/** Counts the choices on each post as decisions arrive, without storing the decisions. */
export class ChoiceTally {
  readonly #posts = new Map<string | null, PostTally>();

  /**
   * Adds a decision to the tally.
   * @param replaced an earlier record of the same decision, which is removed from the tally
   */
  add(record: DecisionRecord, replaced?: DecisionRecord): void {
    this.#count(record, 1);
    if (replaced !== undefined) this.#count(replaced, -1);
  }

  /**
   * Formats the tally of each post, in the order of the feed: its choices, most frequent first, and the
   * number of decisions without a valid answer.
   */
  text(posts: readonly Post[]): string {
    const order = new Map(posts.map(({ id }, index) => [id, index]));
    const place = (id: string | null): number => (id === null ? -1 : (order.get(id) ?? posts.length));
    return [...this.#posts]
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([id, tally]) => postText(titleOf(id, posts), tally))
      .join("\n\n");
  }

  #count(record: DecisionRecord, sign: 1 | -1): void {
    const tally = this.#of(record.post_id);
    if (record.state === "valid") {
      const choice = record.contract === "composition/v1" ? "COMPOSE" : record.decision.choice;
      tally.choices.set(choice, (tally.choices.get(choice) ?? 0) + sign);
    } else tally.unanswered[record.state] += sign;
    const odds = choiceOdds(record);
    if (odds !== null) addOdds(tally.odds, odds, sign);
  }

  #of(postId: string | null): PostTally {
    const known = this.#posts.get(postId);
    if (known !== undefined) return known;
    const fresh: PostTally = {
      choices: new Map(),
      unanswered: { invalid: 0, failed: 0 },
      odds: { sums: new Map(), count: 0 },
    };
    this.#posts.set(postId, fresh);
    return fresh;
  }
}

function addOdds(all: PostTally["odds"], { options }: ChoiceOdds, sign: 1 | -1): void {
  all.count += sign;
  for (const { value, probability } of options)
    all.sums.set(value, (all.sums.get(value) ?? 0) + sign * probability);
}

function titleOf(id: string | null, posts: readonly Post[]): string {
  if (id === null) return "The whole feed";
  const post = posts.find((one) => one.id === id);
  return shortLine(post === undefined ? id : `${escapedLine(id)}: ${post.text}`, lineLength);
}

function postText(title: string, { choices, unanswered, odds }: PostTally): string {
  const total = [...choices.values()].reduce((sum, count) => sum + count, 0);
  const names = [...new Set([...choices.keys(), ...odds.sums.keys()])];
  const shown = names
    .map((name) => ({ name, count: choices.get(name) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  const lines = shown.map(({ name, count }) => {
    const share = total === 0 ? 0 : count / total;
    const bar = "█".repeat(Math.round(share * barLength));
    const expected =
      odds.count === 0 ? "" : `  odds ${percent((odds.sums.get(name) ?? 0) / odds.count).padStart(5)}`;
    return `  ${name.padEnd(width)} ${String(count).padStart(5)} ${percent(share).padStart(5)}${expected}  ${bar}`.trimEnd();
  });
  const missing = (["invalid", "failed"] as const).flatMap((state) =>
    unanswered[state] === 0 ? [] : [`${unanswered[state]} ${state}`],
  );
  return [
    colours.out.bold(title),
    ...lines,
    ...(missing.length === 0 ? [] : [`  ${missing.join(", ")}`]),
  ].join("\n");
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
