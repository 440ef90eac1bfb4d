/**
 * The command with which a reader installs packages of ours in a project: that of npm once they are published, and until then the one
 * that takes them from a clone in the reader's home.
 *
 * @param words the packages, and the options of npm that come before them
 * @param project the content of project.json
 */
export function installCommand(words, { published }) {
  return `${published ? "npm install" : fromClone} ${words}`;
}

const fromClone = "node ~/concordat/tools/add.mjs";

/** A line of a block that installs packages of ours, in either form: its words are what follows the command. */
const installLine =
  /^(?:npm install|node ~\/concordat\/tools\/add\.mjs) ((?:[^\s#]+ )*(?:@concordat\/[\w-]+|concordat)(?: [^\n]*)?)$/gm;

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
