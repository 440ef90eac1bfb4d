import { hostname } from "node:os";
import { basename } from "node:path";
import { sha256 } from "../identity/sha256.js";
import { canLockDescriptors } from "../temporary/lock-descriptor.js";
import { newToken } from "../temporary/token.js";
import { processSpace, processStart } from "./process-space.js";

/** The holder of a lock; the content of a lock file. */
export interface LockHolder {
  readonly format: "concordat-lock/1";
  readonly pid: number;
  readonly host: string;
  /** Since when, RFC 3339. */
  readonly since: string;
  /** The program that runs. */
  readonly program: string;
  /** A random text that is unique to this lock. */
  readonly token: string;
  /** The space in which the process ID refers to this process. */
  readonly space: string;
  /** The time at which the process started, as the system counts it; `null` if the system does not report it. */
  readonly started: string | null;
  /**
   * Whether the holder's runtime cannot lock open files. Only the file's existence is then the lock, and the holder
   * rewrites it regularly.
   */
  readonly isFileOnly: boolean;
}

const tokenLength = 24;

const format = "concordat-lock/1";

/** Describes this process as a holder from now on. */
export function thisProcess(): LockHolder {
  return {
    format,
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    program: basename(process.argv[1] ?? process.argv0),
    token: newToken(),
    space: processSpace(),
    started: processStart(process.pid),
    isFileOnly: !canLockDescriptors(),
  };
}

/** The content of a lock file. */
export function holderText(holder: LockHolder): string {
  return `${JSON.stringify(holder)}\n`;
}

/** Parses a lock file; `null` if it is not one of ours. */
export function parseHolder(text: string): LockHolder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const holder = { ...earlier(text), ...value };
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/** Returns the fields of a lock whose file was written by a version without these fields. */
function earlier(text: string): Pick<LockHolder, "token" | "space" | "started" | "isFileOnly"> {
  return { token: sha256(text).slice(0, tokenLength), space: "", started: null, isFileOnly: false };
}

function isHolder(value: object): value is LockHolder {
  const holder: Partial<Record<string, unknown>> = { ...value };
  const { host, since, program, token, space, started } = holder;
  return (
    holder.format === format &&
    typeof holder.pid === "number" &&
    typeof holder.isFileOnly === "boolean" &&
    (started === null || typeof started === "string") &&
    typeof token === "string" &&
    /^[0-9a-f]{24}$/.test(token) &&
    [host, since, program, space].every((text) => typeof text === "string")
  );
}

/** Describes the process that has a lock: "process 4711 (concordat) on box, since 2026-03-14T09:26:53.000Z". */
export function formatHolder({ pid, host, since, program }: LockHolder): string {
  return `process ${pid} (${program}) on ${host}, since ${since}`;
}
