import type { DecisionRun, Source } from "@concordat/contracts/decision-run";
import { fileName } from "../context/context-text.js";

type RunDocuments = DecisionRun["documents"];

/** The comparison of a run's documents with the current ones, by their names and the hashes of their content. */
export interface DocumentComparison {
  /** Names of documents whose content is the same, byte for byte. */
  readonly unchangedDocuments: readonly string[];
  /** Names of documents whose content has changed. */
  readonly changedDocuments: readonly string[];
  /** Names of documents that the run did not have. */
  readonly added: readonly string[];
  /** Names of documents that no longer exist. */
  readonly removed: readonly string[];
}

/**
 * Compares the documents of a run with the current ones. For a document without a hash, only its existence is
 * compared.
 */
export function compareDocuments(before: RunDocuments, now: RunDocuments): DocumentComparison {
  const names = (of: RunDocuments): string[] => of.map(({ file }) => fileName(file));
  const [namesBefore, namesNow] = [names(before), names(now)];
  const kept = before.filter(({ file }) => namesNow.includes(fileName(file)));
  const isSame = sameContent(before, now);
  return {
    unchangedDocuments: names(kept.filter(({ file }) => isSame(file))),
    changedDocuments: names(kept.filter((document) => !isSame(document.file) && isHashed(document, now))),
    added: namesNow.filter((name) => !namesBefore.includes(name)),
    removed: namesBefore.filter((name) => !namesNow.includes(name)),
  };
}

/**
 * Returns a function that tells whether a document of the run still exists under the same name with the same content.
 */
export function sameContent(before: RunDocuments, now: RunDocuments): (file: Source["file"]) => boolean {
  const key = (file: string, sha256: string): string => `${sha256} ${fileName(file)}`;
  const known = new Set(now.flatMap(({ file, sha256 }) => (sha256 === undefined ? [] : [key(file, sha256)])));
  const same = new Set(
    before.flatMap(({ file, sha256 }) =>
      sha256 !== undefined && known.has(key(file, sha256)) ? [file] : [],
    ),
  );
  return (file) => file !== null && same.has(file);
}

/** Whether the hash of a document is known, and also that of the current document with the same name. */
function isHashed({ file, sha256 }: RunDocuments[number], now: RunDocuments): boolean {
  return (
    sha256 !== undefined &&
    now.some((other) => fileName(other.file) === fileName(file) && other.sha256 !== undefined)
  );
}
