import { type ChildProcess, fork } from "node:child_process";
import { isRecord } from "@concordat/contracts/options";
import type { DoctorFinding, Whereabouts } from "./doctor-finding.js";
import { slowFinding } from "./slow-finding.js";

/** The checks that a process runs. */
export interface CheckTask {
  readonly names: readonly string[];
  readonly where: Omit<Whereabouts, "patienceMs">;
}

/** The task of a separate process. */
export interface TimedTask extends CheckTask {
  /** The time at which the process is killed, in milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Milliseconds after the command's start at which unfinished checks are stopped. The command then ends within two
 * seconds, even on a busy machine.
 */
const endMs = 1_600;

/** Minimum duration of a check if the command's start used up that time. */
const minCheckMs = 300;

/** Milliseconds available to checks that start now. */
export function remainingMs(): number {
  return Math.max(minCheckMs, endMs - performance.now());
}

const inProcess = new URL("./check-in-process.js", import.meta.url);

/**
 * Runs checks in a separate process (decision 0390). The process is killed when its time is up or all its findings have
 * arrived. A check without a finding is `slow`, or `broken` if the process ended early: a program that this processor
 * cannot run ends the process that loads it.
 * @param options the program of the process, and the milliseconds that it has
 */
export async function checkApart(
  task: CheckTask,
  { program = inProcess, waitMs }: { readonly program?: URL; readonly waitMs: number },
): Promise<Map<string, DoctorFinding>> {
  const child = fork(program, { execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const findings = new Map<string, DoctorFinding>();
  const end = await endOf(child, task, findings, waitMs);
  child.kill("SIGKILL");
  for (const name of task.names)
    if (!findings.has(name)) findings.set(name, withoutFinding(name, end, waitMs));
  return findings;
}

/**
 * Waits for the end of a process. Resolves with `null` if all findings were sent, with the reason if the process ended,
 * and with `"slow"` if its time is up.
 */
function endOf(
  child: ChildProcess,
  task: CheckTask,
  findings: Map<string, DoctorFinding>,
  waitMs: number,
): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("slow"), waitMs);
    const end = (how: string | null): void => {
      clearTimeout(timer);
      resolve(how);
    };
    child.on("message", (message) => {
      const name = isRecord(message) && task.names.find((known) => known === message.name);
      if (name && isRecord(message) && isFinding(message.finding)) findings.set(name, message.finding);
      if (findings.size === task.names.length) end(null);
    });
    child.on("error", ({ message }) => end(message));
    child.on("exit", (code, signal) => end(signal ?? `exit code ${code}`));
    const timed: TimedTask = { ...task, endsAt: Date.now() + waitMs };
    child.send(timed, () => undefined);
  });
}

function withoutFinding(name: string, end: string | null, waitMs: number): DoctorFinding {
  if (end === "slow") return slowFinding(name, waitMs);
  const advice = "install it again on this machine; a processor that it is not made for ends it, too";
  return { name, state: "broken", detail: `ends the process that loads it (${end})`, advice };
}

function isFinding(value: unknown): value is DoctorFinding {
  return (
    isRecord(value) &&
    typeof value.name === "string" &&
    typeof value.detail === "string" &&
    ["found", "absent", "broken", "slow"].includes(String(value.state)) &&
    (value.advice === null || typeof value.advice === "string")
  );
}
