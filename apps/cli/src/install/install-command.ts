// Written by tools/install-lines.mjs from project.json.

/** The command that installs our packages; append their names. */
export const installCommand = "node ~/concordat/tools/add.mjs";
