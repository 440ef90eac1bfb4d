import type { ChatRequest, OptionOdds, Usage } from "../chat/index.js";
import type { Call } from "../generate/call.js";
import type { ModelAnswer } from "../generate/collect-answer.js";
import type { Attempt } from "../generate/outcome.js";
import type { CallEnd } from "../generate/run-attempt.js";
import type { fieldOdds } from "../turns/odds.js";
import type { OptionValue } from "../turns/turn-field.js";
import { jsonSpan } from "./json-span.js";
import { listedOdds } from "./listed-odds.js";
import type { OddsPlace } from "./odds-places.js";
import type { AbsentOdds, OddsByPointer, ValueOdds } from "./value-odds.js";

/**
 * Functions that the caller passes in. This module is loaded only if probabilities are requested, and single-file
 * bundlers add a wrapper to every module that such a module imports.
 */
export interface OddsTools {
  ask(request: ChatRequest): Promise<ModelAnswer>;
  readonly fieldOdds: typeof fieldOdds;
}

/** The probabilities of an outcome, and the tokens that were used to request them. */
export interface OutcomeOdds {
  readonly odds: OddsByPointer;
  readonly oddsUsage: readonly Usage[];
}

/** An option as an answer contains it. */
interface Option {
  readonly value: OptionValue;
  readonly name: string;
  readonly text: string;
}

/**
 * Computes the probabilities at each requested location. An error becomes the reason why they are absent; it does not
 * affect the answer.
 */
export async function outcomeOdds<Output>(
  call: Call<Output>,
  end: CallEnd,
  tools: OddsTools,
): Promise<OutcomeOdds> {
  const usage: Usage[] = [];
  const odds: [string, ValueOdds][] = [];
  for (const place of call.odds.values()) {
    const found =
      call.turns === null
        ? await jsonOdds(call, end, place, tools, usage)
        : turnOdds(call, end, place, tools);
    odds.push([place.pointer, found]);
  }
  return { odds: Object.fromEntries(odds), oddsUsage: usage };
}

function absentOdds(reason: string): AbsentOdds {
  return { state: "absent", reason };
}

const noValue = absentOdds("there is no valid value");

/** Returns the probabilities of a choice that was requested in a separate turn. */
function turnOdds<Output>(
  call: Call<Output>,
  { last, attempts, logprobs }: CallEnd,
  { pointer, options }: OddsPlace,
  tools: OddsTools,
): ValueOdds {
  if (last.end.state !== "valid") return noValue;
  const turn = attempts.findLast((attempt) => attempt.turn?.field === pointer && attempt.error === null);
  if (turn === undefined) return absentOdds("there was nothing to choose: no turn asked for it");
  const drawn = turn.turn?.odds ?? null;
  if (drawn !== null) {
    const { options: known, mass } = drawn;
    return { state: "known", source: "evaluated", options: known, mass };
  }
  if (call.client.odds === "exact") return absentOdds(failedBefore(attempts, pointer));
  if (call.client.odds === undefined) return absentOdds(`${call.client.id} says nothing of probabilities`);
  const named = options.map(({ value, name }) => ({ value, name, text: name }));
  const start = turn.text.length - turn.text.trimStart().length;
  const choice = { text: turn.text, start, options: named, followedBy: [] };
  return known("listed", named, listedOdds(logprobs.get(turn.index) ?? [], choice), tools);
}

/** Explains why a choice was not sampled from probabilities. */
function failedBefore(attempts: readonly Attempt[], pointer: string): string {
  const refused = attempts.find(({ turn, error }) => turn?.field === pointer && error !== null);
  return refused?.error?.message ?? "it was asked for in words";
}

/** Returns the probabilities of a choice in a JSON answer. */
async function jsonOdds<Output>(
  call: Call<Output>,
  { last, logprobs }: CallEnd,
  { tokens, options: all }: OddsPlace,
  tools: OddsTools,
  usage: Usage[],
): Promise<ValueOdds> {
  const values = all.map(({ value }) => value);
  const { attempt, end, request } = last;
  if (end.state !== "valid") return noValue;
  const { text } = attempt;
  const written = writtenAt(call, text, end.value, tokens);
  if (typeof written === "string") return absentOdds(written);
  const { start, found } = written;
  if (!values.includes(found))
    return absentOdds("the answer has another value there than the contract lists");
  const isText = typeof found === "string";
  const options = values.filter((value) => (typeof value === "string") === isText).map(jsonOption);
  if (options.length < values.length)
    return absentOdds("texts and other values are options there, which begin differently");
  const followedBy = isText ? ['"'] : [",", "}", "]", " ", "\n", "\r", "\t"];
  const from = isText ? start + 1 : start;
  if (call.client.odds === "exact") {
    const asked = { ...request, prefill: text.slice(0, from) };
    const evaluated = await evaluatedOdds(tools, asked, options, followedBy, usage);
    return typeof evaluated === "string"
      ? absentOdds(evaluated)
      : known("evaluated", options, evaluated, tools);
  }
  if (call.client.odds === undefined) return absentOdds(`${call.client.id} says nothing of probabilities`);
  const choice = { text, start: from, options, followedBy };
  return known("listed", options, listedOdds(logprobs.get(attempt.index) ?? [], choice), tools);
}

function jsonOption(value: OptionValue): Option {
  const json = JSON.stringify(value);
  return { value, name: String(value), text: typeof value === "string" ? json.slice(1, -1) : json };
}

/**
 * Returns where the value at a location starts in the text of an answer, with the value; or the reason why that is
 * unknown.
 */
function writtenAt<Output>(
  call: Call<Output>,
  text: string,
  answer: unknown,
  tokens: readonly string[],
): { readonly start: number; readonly found: OptionValue } | string {
  const found = valueAt(call.asked.split(answer).value, tokens);
  if (found === undefined) return "the value has nothing there";
  const raw = parsed(text);
  if (raw === undefined)
    return "the answer was not written as JSON alone, so the place of the choice in it is not known";
  // Engines that only return objects put the value into a frame.
  const places = [tokens, ...(isRecord(raw) ? Object.keys(raw).map((frame) => [frame, ...tokens]) : [])];
  const place = places.find((candidate) => valueAt(raw, candidate) === found);
  const span = place === undefined ? null : jsonSpan(text, place);
  if (span === null || !isOption(found)) return "what stands there was written in another form";
  return { start: span.start, found };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOption(value: unknown): value is OptionValue {
  return typeof value !== "object" || value === null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(value: unknown, [token, ...rest]: readonly string[]): unknown {
  if (token === undefined) return value;
  return isRecord(value) && Object.hasOwn(value, token) ? valueAt(value[token], rest) : undefined;
}

/**
 * Asks the client for the probability of each option after the text before the choice. Returns the reason if that
 * fails.
 */
async function evaluatedOdds(
  { ask }: OddsTools,
  { schema: _schema, topLogprobs: _listed, stop: _stop, ...request }: ChatRequest,
  options: readonly Option[],
  followedBy: readonly string[],
  usage: Usage[],
): Promise<readonly OptionOdds[] | string> {
  const texts = options.map(({ text }) => text);
  const continuations = { texts, ended: false, followedBy };
  const answer = await ask({ ...request, continuations });
  usage.push(answer.usage);
  return answer.error === null ? (answer.odds ?? "the client gave none") : answer.error.message;
}

/** Returns the probabilities if all are known; otherwise the reason why the first unknown one is absent. */
function known(
  source: "evaluated" | "listed",
  options: readonly Option[],
  odds: readonly OptionOdds[],
  tools: OddsTools,
): ValueOdds {
  const all = tools.fieldOdds(options, odds, 0);
  if (all !== null) return { state: "known", source, options: all.options, mass: all.mass };
  const lacking = odds.findIndex(({ logProbability }) => logProbability === null);
  const { name } = options[lacking] ?? { name: "an option" };
  return absentOdds(`of ${JSON.stringify(name)}: ${odds[lacking]?.reason ?? "nothing is said"}`);
}
