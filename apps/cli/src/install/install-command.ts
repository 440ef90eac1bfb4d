// Written by tools/install-lines.mjs from project.json.

/** The command that installs packages of ours, whose names follow it. */
export const installCommand = "node ~/concordat/tools/add.mjs";
