import { isAbsolute, join, relative, resolve } from "node:path";
import { FilesError } from "../error/files-error.js";
import { nullIfMissing } from "../error/system-error.js";
import { isRunIdentity, type RunIdentity } from "../identity/run-identity.js";
import { readWhole } from "../read/read-whole.js";
import { writeAtomically } from "../write/write-atomically.js";

/**
 * The identity of a run and the files that it wrote. With it, a later process distinguishes the files of the run from
 * others.
 */
export interface ClaimFile {
  readonly format: "concordat-claim/1";
  readonly identity: RunIdentity;
  /**
   * Every file that the run wrote, by its path relative to the claim's folder, with the SHA-256 of its content. A
   * file that was being replaced has two: of the previous and of the next content. The list is empty if the file
   * grows, like a journal.
   */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** The files that the run read, by their paths relative to the claim. None of them is ever replaced. */
  readonly inputs?: readonly string[];
}

/** A claim in memory, saved before each file is written. */
export class Claim {
  readonly path: string;
  readonly identity: RunIdentity;
  private readonly folder: string;
  private readonly files: Map<string, readonly string[]>;
  private readonly read: Set<string>;

  constructor(path: string, folder: string, { identity, files, inputs = [] }: Omit<ClaimFile, "format">) {
    this.path = path;
    this.folder = folder;
    this.identity = identity;
    this.files = new Map(Object.entries(files));
    this.read = new Set(inputs);
  }

  /** The files that the run wrote, as absolute paths. */
  get paths(): string[] {
    return [...this.files.keys()].map((name) => this.pathOf(name));
  }

  /** The files that the run read, as absolute paths. */
  get inputs(): string[] {
    return [...this.read].map((name) => this.pathOf(name));
  }

  /** Adds files that the run reads, without saving the claim. Returns whether any of them is new. */
  addInputs(paths: readonly string[]): boolean {
    const before = this.read.size;
    for (const path of paths) this.read.add(this.nameOf(resolve(path)));
    return this.read.size > before;
  }

  /**
   * Returns the hashes that a file of the run may have. Empty if the file grows; `null` if the run did not write this
   * file.
   */
  hashesOf(path: string): readonly string[] | null {
    return this.files.get(this.nameOf(path)) ?? null;
  }

  /**
   * Records the hash of a file's next content in addition to the current one, because the write may fail.
   * @param hash the hash of the next content; `null` if the file grows
   * @param held the hash of the file's current content; `null` if absent or unknown
   */
  async markPending(path: string, hash: string | null, held: string | null = null): Promise<void> {
    const before = this.hashesOf(path) ?? [];
    const kept = before.filter((known) => known === held && known !== hash);
    const after = hash === null ? [] : [hash, ...kept];
    if (this.files.has(this.nameOf(path)) && sameList(before, after)) return;
    this.files.set(this.nameOf(path), after);
    await this.save();
  }

  /** Forgets a file that was removed. */
  async forget(path: string): Promise<void> {
    if (this.files.delete(this.nameOf(path))) await this.save();
  }

  async save(): Promise<void> {
    const { identity } = this;
    const content: ClaimFile = {
      format: "concordat-claim/1",
      identity,
      files: Object.fromEntries(this.files),
      ...(this.read.size > 0 ? { inputs: [...this.read] } : {}),
    };
    await writeAtomically(this.path, `${JSON.stringify(content, null, 2)}\n`);
  }

  private pathOf(name: string): string {
    return isAbsolute(name) ? name : join(this.folder, name);
  }

  private nameOf(path: string): string {
    const name = relative(this.folder, path);
    return name.startsWith("..") || isAbsolute(name) ? path : name.replaceAll("\\", "/");
  }
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/**
 * Reads a claim. Returns `null` if there is none.
 * @throws {FilesError} UNREADABLE; FOREIGN_FILE when the file is not a claim
 */
export async function readClaim(path: string): Promise<ClaimFile | null> {
  const bytes = await nullIfMissing(readWhole(path, { pipes: false }));
  if (bytes === null) return null;
  const value = parsed(bytes.toString("utf8"));
  if (isClaimFile(value)) return value;
  throw new FilesError(
    "FOREIGN_FILE",
    `${path} does not say which run the files next to it belong to; move it away`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isClaimFile(value: unknown): value is ClaimFile {
  if (typeof value !== "object" || value === null || !("format" in value)) return false;
  if (value.format !== "concordat-claim/1" || !("identity" in value) || !("files" in value)) return false;
  const { identity, files } = value;
  const inputs = "inputs" in value ? value.inputs : [];
  return (
    isRunIdentity(identity) &&
    areTexts(inputs) &&
    typeof files === "object" &&
    files !== null &&
    Object.values(files).every(areTexts)
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
