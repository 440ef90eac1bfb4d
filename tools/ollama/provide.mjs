// Finds an Ollama to test with: the one on the PATH, the one built before, or one built now from its sources.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

const version = "v0.17.4";

/** Headers that the build needs in addition to Go and a C++ compiler, with the names of their Debian packages. */
const headers = [
  { file: "/usr/include/nlohmann/json.hpp", package: "nlohmann-json3-dev" },
  { file: "/usr/include/stb/stb_image.h", package: "libstb-dev" },
];

/** @returns {{ path: string } | { missing: string }} */
export function provideOllama() {
  if (succeeds("ollama", ["--version"])) return { path: "ollama" };
  const built = join(cacheFolder(), "ollama");
  if (existsSync(built)) return { path: built };
  const missing = whatIsMissing();
  if (missing.length > 0) {
    return { missing: `no ollama on the PATH, and to build one there is missing: ${missing.join(", ")}` };
  }
  return build(built);
}

function cacheFolder() {
  const base =
    process.env.CONCORDAT_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "concordat");
  return join(base, `ollama-${version}`);
}

function whatIsMissing() {
  const commands = [
    ["go", ["version"]],
    ["g++", ["--version"]],
    ["python3", ["-I", "-m", "pip", "--version"]],
  ];
  return [
    ...commands.filter(([command, args]) => !succeeds(command, args)).map(([command]) => command),
    ...headers.filter(({ file }) => !existsSync(file)).map((header) => header.package),
  ];
}

/**
 * For this machine's processor, but without its matrix unit (AMX): Ollama's Go build omits the sources that use it, and
 * code compiled with it does not link.
 */
const machineFlags = [
  "-O3 -march=native",
  ...(process.arch === "x64" ? ["-mno-amx-tile", "-mno-amx-int8", "-mno-amx-bf16"] : []),
].join(" ");

/** Builds into a separate folder and moves the result, so that an interrupted build leaves nothing behind. */
function build(target) {
  const folder = mkdtempSync(join(tmpdir(), "concordat-ollama-"));
  try {
    console.error(`building Ollama ${version}, once (about three minutes) …`);
    const audio = unpackAudioHeader(folder);
    run("go", ["install", `github.com/ollama/ollama@${version}`], {
      GOBIN: folder,
      CGO_CFLAGS: machineFlags,
      CGO_CXXFLAGS: machineFlags,
      CGO_CPPFLAGS: ["/usr/include/nlohmann", "/usr/include/stb", audio, join(audio, "miniaudio")]
        .map((path) => `-I${path}`)
        .join(" "),
    });
    mkdirSync(join(target, ".."), { recursive: true });
    renameAcross(join(folder, "ollama"), target);
    return { path: target };
  } catch (error) {
    return { missing: `Ollama ${version} could not be built: ${error.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ollama wants a header that Debian does not carry; the sources of a Python package contain it. */
function unpackAudioHeader(folder) {
  const python = ["-I", "-m", "pip", "--quiet", "--disable-pip-version-check"];
  run("python3", ["-I", "-m", "venv", join(folder, "venv")]);
  const pip = join(folder, "venv/bin/python");
  run(pip, [...python, "install", "cffi", "setuptools", "wheel"]);
  run(pip, [
    ...python,
    "download",
    "--no-deps",
    "--no-binary",
    ":all:",
    "--no-build-isolation",
    "miniaudio",
    "-d",
    folder,
  ]);
  const archive = readdirSync(folder).find((name) => name.startsWith("miniaudio-"));
  if (archive === undefined) throw new Error("the sources of miniaudio did not arrive");
  const into = join(folder, "include");
  mkdirSync(into);
  run("tar", ["xzf", join(folder, archive), "-C", into, "--strip-components=1"]);
  return into;
}

function renameAcross(from, to) {
  const beside = `${to}.${process.pid}`;
  run("cp", [from, beside]);
  renameSync(beside, to);
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function run(command, args, environment = {}) {
  const { status, stderr, error } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...environment },
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`${command} ended with ${status}: ${stderr.trim().split("\n").slice(-3).join(" ")}`);
}
