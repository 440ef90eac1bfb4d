// A copy of the repository as a contributor edits it: files are written and replaced, commands are run.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pnpm } from "../working-copy.mjs";

/** The operations of a walk on its copy; paths are relative to the copy's root. */
export class WalkedCopy {
  constructor(folder) {
    this.folder = folder;
  }

  read(path) {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path, text) {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Puts a text in the place of another; throws when that one is not there, since the walk then describes another file. */
  replace(path, before, after) {
    const text = this.read(path);
    if (!text.includes(before)) throw new Error(`${path} has no ${JSON.stringify(before)} to replace`);
    this.write(
      path,
      text.replace(before, () => after),
    );
  }

  /** Changes a JSON file by a function of its value. */
  edit(path, change) {
    const value = JSON.parse(this.read(path));
    this.write(path, `${JSON.stringify(change(value) ?? value, null, 2)}\n`);
  }

  /** Runs a script of package.json, and throws with what it printed when it fails. */
  pnpm(...args) {
    try {
      return pnpm(this.folder, args, "pipe");
    } catch (error) {
      throw new Error(`pnpm ${args.join(" ")} failed\n${error.stdout ?? ""}${error.stderr ?? ""}`);
    }
  }

  /** Runs a program of Node.js on the copy, such as the command line. */
  node(args, input = "") {
    return execFileSync(process.execPath, args, { cwd: this.folder, encoding: "utf8", input });
  }

  /** Runs tests, given as paths. */
  test(...paths) {
    this.pnpm("exec", "vitest", "run", ...paths);
  }

  /** The output of a script of package.json that must fail. */
  failing(...args) {
    const { status, stdout, stderr } = spawnSync("npx", args, { cwd: this.folder, encoding: "utf8" });
    if (status === 0) throw new Error(`${args.join(" ")} passed where it must fail`);
    return `${stdout}${stderr}`;
  }

  /** Formats what was written, as an editor does when a file is saved. */
  format() {
    this.pnpm("exec", "biome", "check", "--write");
  }

  /** Forgets every change; what was installed and built stays. */
  reset() {
    const git = (...args) => execFileSync("git", args, { cwd: this.folder });
    git("reset", "--hard", "--quiet");
    git("clean", "-fdxq", "-e", "node_modules", "-e", "dist", "-e", ".turbo");
  }
}
