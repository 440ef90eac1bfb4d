import type { RoundRecord } from "@concordat/contracts/round-record";
import { formatShare as formatFraction } from "@concordat/report-kit";
import type { Choice } from "@concordat/simulation";

export { formatChange, formatNumber, modelText } from "@concordat/report-kit";

/** Formats an integer with commas as thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** Formats a share in per cent, as in reports; a dash if the total is 0. */
export function formatShare(part: number, whole: number): string {
  return formatFraction(whole === 0 ? null : part / whole);
}

/** A count with its noun: "1 post", "2 posts". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

/** The choices of agents, as text. */
export const choiceWords: Readonly<Record<Choice, string>> = {
  SCROLL: "scrolled past",
  LIKE: "liked",
  REPLY: "replied",
  RESHARE: "reshared",
  QUOTE: "quoted",
  FOLLOW: "followed the author",
  UNFOLLOW: "unfollowed the author",
  MUTE: "muted the author",
  COMPOSE: "wrote a post",
};

/** The choices in the order of charts: the strongest reactions first. */
export const choiceOrder: readonly Choice[] = [
  "RESHARE",
  "QUOTE",
  "REPLY",
  "LIKE",
  "FOLLOW",
  "UNFOLLOW",
  "MUTE",
  "COMPOSE",
  "SCROLL",
];

/** The choices that only some runs have. The tables of others do not have them. */
const rareChoices: readonly Choice[] = ["QUOTE", "FOLLOW", "UNFOLLOW", "MUTE"];

/** Returns the choices that the tables of a run have, in the order of charts. */
export function choicesIn(rounds: readonly Pick<RoundRecord, "choices">[]): readonly Choice[] {
  return choiceOrder.filter(
    (choice) => !rareChoices.includes(choice) || rounds.some(({ choices }) => (choices[choice] ?? 0) > 0),
  );
}

/** The route by which an item reached an agent, in words. */
export const routeWords: Readonly<Record<string, string>> = {
  followed: "from an account it follows",
  reshared: "reshared to it",
  replied: "a reply to its post",
  outside: "from outside its network",
};

/** Returns the time at which a round started, in the time of the scenario. */
export function roundTime(startsAt: string, roundMinutes: number, round: number): string {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(startsAt);
  const minutes =
    offset === null ? 0 : Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3]));
  const time = new Date(Date.parse(startsAt) + (round * roundMinutes + minutes) * 60_000);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 16).replace("T", " ");
}

/** The name of a state or a trigger of the chart, as words. */
export function stateWords(name: string): string {
  return name.replaceAll("_", " ");
}
