/** The folder of the programs in a virtual environment of Python. */
const venv = process.platform === "win32" ? ".venv/Scripts" : ".venv/bin";

/**
 * The consumers of the packed schemas, one folder each in interop/: what must be on the PATH, how the consumer is made
 * ready, its own tests, its program that counts choices, and how its test runner's output is counted.
 */
export const languages = [
  {
    name: "python",
    tools: ["python3 --version"],
    prepare: [
      ["python3", "-I", "-m", "venv", ".venv"],
      [`${venv}/pip`, "install", "--quiet", "--require-hashes", "--requirement", "requirements.txt"],
      [`${venv}/python`, "-m", "concordat_consumer.generate_models", "generated"],
    ],
    test: [`${venv}/python`, "-m", "pytest"],
    countChoices: (records) => [`${venv}/python`, "-m", "concordat_consumer.count_choices", records],
    counts: (output) => ({
      passed: sum(output, /^.*?(\d+) passed.* in [0-9.]+s/gm),
      failed: sum(output, /^(\d+) failed.* in [0-9.]+s/gm),
    }),
  },
  {
    name: "go",
    tools: ["go version"],
    prepare: [["go", "run", "./cmd/generate-models", "generated"]],
    // The vectors are outside the module: Go would take the result of other vectors from its cache.
    test: ["go", "test", "-count=1", "-json", "./..."],
    countChoices: (records) => ["go", "run", "./cmd/count-choices", records],
    counts: countLeaves,
  },
  {
    name: "rust",
    tools: ["cargo --version"],
    prepare: [],
    test: ["cargo", "test", "--locked", "--no-fail-fast"],
    countChoices: (records) => ["cargo", "run", "--locked", "--quiet", "--bin", "count-choices", records],
    counts: (output) => ({
      passed: sum(output, /^test result: .*? (\d+) passed/gm),
      failed: sum(output, /^test result: .*? (\d+) failed/gm),
    }),
  },
  {
    name: "java",
    tools: ["javac --version", "mvn --version"],
    prepare: [],
    test: ["mvn", ...mavenQuiet(), "test"],
    countChoices: (records) => [
      "mvn",
      ...mavenQuiet(),
      "--quiet",
      "compile",
      "exec:java@count-choices",
      `-Drecords=${records}`,
    ],
    counts(output) {
      const [, run, failures, errors] =
        [...output.matchAll(/Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: \d+$/gm)].at(-1) ??
        [];
      const failed = Number(failures ?? 0) + Number(errors ?? 0);
      return { passed: Number(run ?? 0) - failed, failed };
    },
  },
];

function mavenQuiet() {
  return ["--batch-mode", "--no-transfer-progress", "-Dstyle.color=never"];
}

function sum(output, pattern) {
  return [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
}

/** Counts the inner tests of Go: `go test -json` also reports each test that contains others. */
function countLeaves(output) {
  const ended = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ Action, Test }) => Test !== undefined && ["pass", "fail"].includes(Action));
  const inner = ended.filter(({ Test }) => Test.includes("/"));
  const containers = new Set(inner.map(({ Test }) => Test.split("/")[0]));
  const leaves = ended.filter(({ Test }) => !containers.has(Test));
  const inState = (state) => leaves.filter(({ Action }) => Action === state).length;
  return { passed: inState("pass"), failed: inState("fail") };
}
