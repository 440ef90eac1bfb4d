import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Position of the time at which a process began in `/proc/PID/stat`, counted from behind its name. */
const startField = 19;

/**
 * Returns a name for the space in which process IDs are unique: this machine since its last start and, on Linux, this
 * container. One space may have several names, but two spaces never share a name.
 */
export function processSpace(): string {
  const linux = [
    quietly(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    quietly(() => readlinkSync("/proc/self/ns/pid")),
  ];
  return [hostname(), ...linux.map((part) => part ?? "")].join(" ").trim();
}

/**
 * Returns the time at which a process of this space started, in ticks since the system started; `null` if the system
 * does not report it.
 */
export function processStart(pid: number): string | null {
  return statOf(pid)?.[startField] ?? null;
}

/** Whether a process has ended: no process has its ID, or the process with this ID started at another time. */
export function hasEnded(pid: number, started: string | null): boolean {
  if (!exists(pid)) return true;
  const stat = statOf(pid);
  if (stat === null) return false;
  const [state] = stat;
  // A killed process keeps its process ID until its parent has waited for it.
  return state === "Z" || state === "X" || (started !== null && stat[startField] !== started);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to ask is an answer: there is one.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

/** Returns the fields of `/proc/PID/stat` after the program's name. The name itself may contain any characters. */
function statOf(pid: number): readonly string[] | null {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return stat === null ? null : stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function quietly<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
