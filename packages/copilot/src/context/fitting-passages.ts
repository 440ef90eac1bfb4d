import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import { type ChatClient, callRules } from "@concordat/llm";
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { type ContextDocuments, documentContext, documentsRule } from "../documents/document-context.js";
import { contextSize, fits } from "./context-size.js";
import { fileName } from "./context-text.js";

/** The question for which passages are chosen, and the model in whose context they must fit. */
export interface FittingOptions {
  /** The question that the passages should help to answer; not blank. */
  readonly question: string;
  /** The client of the model that reads the passages. */
  readonly client: ChatClient;
}

const fittingRules: Rules<FittingOptions> = { question: required(rules.text), client: callRules.client };

/** A passage with its index over all documents. */
interface Candidate {
  readonly id: number;
  readonly text: string;
  readonly heading: string;
  readonly title: string;
  readonly isFirst: boolean;
  /** Whether the passage was computed for the question. Such passages are selected first. */
  readonly isComputed: boolean;
}

/**
 * Maximum share of the context for the first passages of documents. Otherwise the first passages of many documents
 * would leave no space for the passages that answer the question.
 */
const maxFirstShare = 0.2;

/**
 * Share of the context above which a passage is chosen only after all smaller ones. Otherwise one long table could
 * displace everything else.
 */
const maxPassageShare = 0.1;

/** Number of characters that the prompt adds to each passage: its id, its location and marks. */
const frameLength = 40;

/**
 * Selects the passages of documents that fit the model: those most relevant to the question by BM25+, in reading
 * order. The first passage of each document is preferred, because it introduces the document. `notRead` states the
 * number of omitted passages for each document.
 * @returns `read` itself if all of it fits
 * @throws {RangeError} if an option is invalid
 * @example
 * const read = fittingPassages(await readDocuments(["contracts/"]), { question, client });
 * const run = newRun({ question, model: client.id, ...documentContext(read) });
 */
export function fittingPassages(read: ContextDocuments, options: FittingOptions): ContextDocuments {
  checkValue(read, documentsRule, "read");
  checkOptions(options, fittingRules);
  const { question, client } = options;
  const size = contextSize(client, documentContext(read).context);
  if (fits(size)) return read;
  const kept = new Set(chosen(candidatesOf(read), question, client).map(({ id }) => id));
  let id = 0;
  const documents = read.documents.map((document) => ({
    ...document,
    passages: document.passages.filter(() => kept.has(id++)),
  }));
  const notRead = documents.flatMap(({ file, passages }, index) => {
    const total = read.documents[index]?.passages.length ?? 0;
    const omitted = total - passages.length;
    if (omitted === 0) return [];
    return [{ file, page: null, reason: omissionReason(omitted, total, size.limit) }];
  });
  return {
    ...read,
    documents: documents.filter(({ passages }) => passages.length > 0),
    notRead: [...read.notRead, ...notRead],
  };
}

function omissionReason(omitted: number, total: number, limit: number | null): string {
  return `${omitted} of ${total} passages did not fit the model, which has room for ${limit} tokens of context; those most relevant to the question were kept`;
}

function candidatesOf({ documents }: ContextDocuments): Candidate[] {
  return documents
    .flatMap(({ file, title, passages }) =>
      passages.map(({ text, heading, computation }, index) => ({
        isComputed: computation !== undefined,
        text,
        heading: heading ?? "",
        title: `${title ?? ""} ${fileName(file)}`,
        isFirst: index === 0,
      })),
    )
    .map((candidate, id) => ({ id, ...candidate }));
}

/**
 * Returns the passages that fit. The first passages of the documents are chosen by relevance, up to their share; then
 * all others by relevance. The result is in reading order.
 */
function chosen(candidates: readonly Candidate[], question: string, client: ChatClient): Candidate[] {
  const scores = relevance(candidates, question);
  const score = ({ id }: Candidate): number => scores.get(id) ?? 0;
  const { limit } = contextSize(client, "");
  const room = limit ?? Number.POSITIVE_INFINITY;
  const frame = "x ".repeat(frameLength / 2);
  const sizes = candidates.map(
    ({ text, heading }) => contextSize(client, `${frame}${heading} ${JSON.stringify(text)}`).tokens,
  );
  const size = ({ id }: Candidate): number => sizes[id] ?? 0;
  const isLarge = (candidate: Candidate): boolean => size(candidate) > maxPassageShare * room;
  const ranked = candidates.toSorted(
    (one, other) =>
      Number(isLarge(one)) - Number(isLarge(other)) || score(other) - score(one) || one.id - other.id,
  );
  const total = (of: readonly Candidate[]): number => of.reduce((sum, candidate) => sum + size(candidate), 0);
  const computed = within(
    ranked.filter(({ isComputed }) => isComputed),
    room,
    size,
  );
  const firsts = within(
    ranked.filter(({ isFirst, isComputed }) => isFirst && !isComputed),
    Math.min(maxFirstShare * room, room - total(computed)),
    size,
  );
  const taken = [...computed, ...firsts];
  const others = ranked.filter((candidate) => !taken.includes(candidate));
  return [...taken, ...within(others, room - total(taken), size)];
}

/** Returns the candidates that fit together into the limit. The first candidates are preferred. */
function within(
  candidates: readonly Candidate[],
  limit: number,
  size: (candidate: Candidate) => number,
): Candidate[] {
  let room = limit;
  return candidates.filter((candidate) => {
    const tokens = size(candidate);
    if (tokens > room) return false;
    room -= tokens;
    return true;
  });
}

/** Returns the relevance of each passage that shares a word with the question. */
function relevance(candidates: readonly Candidate[], question: string): ReadonlyMap<number, number> {
  const index = new MiniSearch<Candidate>({
    fields: ["text", "heading", "title"],
    processTerm: (term) => stemmer(term.toLowerCase()),
  });
  index.addAll(candidates);
  return new Map(index.search(question).map(({ id, score }) => [Number(id), score]));
}
