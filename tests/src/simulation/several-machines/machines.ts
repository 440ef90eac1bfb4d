import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../../../../apps/cli/bin/concordat.js");

/** What every machine of a run is told. */
export interface Machines {
  /** The URL of the database, in which the run is called `killed`. */
  readonly ledger: string;
  /** Where the model server is. */
  readonly endpoint: string;
  /** A command that runs the one given to it. */
  readonly within?: readonly string[];
}

/** A process of the command line, and what it said. */
export class Machine {
  readonly child: ChildProcess;
  /** Its exit code, or the signal that ended it, once it has. */
  ended: string | null = null;
  /** All that it printed. */
  said = "";

  private constructor(args: readonly string[], { ledger, within = [] }: Machines) {
    const [program = "", ...rest] = [...within, process.execPath, bin, "simulate", ...args];
    const env = { ...process.env, CONCORDAT_LEDGER: ledger };
    this.child = spawn(program, rest, { stdio: ["ignore", "pipe", "pipe"], env });
    this.child.stdout?.on("data", (text) => {
      this.said += text;
    });
    this.child.stderr?.on("data", (text) => {
      this.said += text;
    });
    this.child.once("exit", (code, signal) => {
      this.ended = String(code ?? signal);
    });
  }

  static worker(machines: Machines): Machine {
    const model = ["--model", "m", "--endpoint", machines.endpoint, "--concurrency", "4"];
    return new Machine(["worker", "--run", "killed", ...model], machines);
  }

  static coordinator(machines: Machines): Machine {
    return new Machine(["resume", "killed"], machines);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  async end(): Promise<string> {
    if (this.ended === null) await once(this.child, "exit");
    return String(this.ended);
  }
}
