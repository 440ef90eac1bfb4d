import { hostname } from "node:os";
import { basename } from "node:path";

/** Who holds a lock; the content of a lock file. */
export interface LockHolder {
  readonly format: "concordat-lock/1";
  readonly pid: number;
  readonly host: string;
  /** Since when, RFC 3339. */
  readonly since: string;
  /** The program that runs. */
  readonly program: string;
}

const format = "concordat-lock/1";

/** This process as a holder from now on. */
export function thisProcess(): LockHolder {
  return {
    format,
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    program: basename(process.argv[1] ?? process.argv0),
  };
}

/** Reads a lock file; null when it is not one of ours. */
export function parseHolder(text: string): LockHolder | null {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== "object" || value === null) return false;
  const { format: own, pid, host, since, program }: Partial<Record<string, unknown>> = { ...value };
  return (
    own === format &&
    typeof pid === "number" &&
    [host, since, program].every((text) => typeof text === "string")
  );
}

/** "process 4711 (concordat) on box, since 2026-03-14T09:26:53.000Z" */
export function formatHolder({ pid, host, since, program }: LockHolder): string {
  return `process ${pid} (${program}) on ${host}, since ${since}`;
}
