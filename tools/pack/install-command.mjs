import { managerLines, managerWords, packageManagers } from "./package-managers.mjs";

/**
 * The command with which a reader installs packages of ours in a project: that of the package manager once they are published, and
 * until then the one that takes them from a clone in the reader's home.
 *
 * @param words the packages, and the options of npm that come before them
 * @param project the content of project.json
 * @param manager the package manager
 */
export function installCommand(words, { published }, manager = "npm") {
  if (published) return addCommand(words, manager);
  return `${fromClone} ${manager === "npm" ? "" : `--with ${manager} `}${words}`;
}

/** The command of a package manager that adds packages of npm to a project. */
function addCommand(words, manager) {
  return [manager, packageManagers[manager].add, ...managerWords(words.split(" "), manager)].join(" ");
}

const fromClone = "node ~/concordat/tools/add.mjs";

/** A line of a block that installs packages of ours, in either form: its words are what follows the command. */
const installLine =
  /^(?:npm install|node ~\/concordat\/tools\/add\.mjs) ((?:[^\s#]+ )*(?:@concordat\/[\w-]+|concordat)(?: [^\n]*)?)$/gm;

/** A line that adds packages of others only. */
const othersLine = /^npm install (\S.*)$/gm;

/**
 * The commands of a page for each package manager: its name, and the lines of a block with its commands in place of npm's. Null if the
 * block adds none of our packages to a project; what is installed globally belongs to none.
 */
export function installTabs(lines, project) {
  const ours = [...lines.matchAll(installLine)];
  if (ours.length === 0 || ours.some(([, words]) => /^(?:-g|--global) /.test(words))) return null;
  return Object.keys(packageManagers).map((manager) => ({
    manager,
    lines: managerLines(lines, manager)
      .replace(installLine, (_, words) => installCommand(words, project, manager))
      .replace(othersLine, (line, words) => (manager === "npm" ? line : addCommand(words, manager))),
  }));
}

/** The lines of a block for the reader who uses a package manager, as its tab on the site shows them. */
export function linesFor(manager, lines, project) {
  const tab = installTabs(lines, project)?.find((one) => one.manager === manager);
  return tab?.lines ?? managerLines(lines, manager);
}

/** The module of the command line that its messages take the command from. */
export function installModule(project) {
  const command = installCommand("", project).trimEnd();
  return [
    "// Written by tools/install-lines.mjs from project.json.",
    "",
    "/** The command that installs our packages; append their names. */",
    `export const installCommand = "${command}";`,
    "",
  ].join("\n");
}

const fencedBlock = /^```sh\n.*?^```$/gms;
const notYet = /Not on npm yet: \[how to install it from the repository\]\([^)]*\)\.\n\n?/g;

/** A page with its install lines in the form that works. Once we are published, the sentence that we are not goes too. */
export function withInstallLines(markdown, project) {
  const page = markdown.replace(fencedBlock, (block) =>
    block.replace(installLine, (_, words) => installCommand(words, project)),
  );
  return project.published ? page.replace(notYet, "") : page;
}
