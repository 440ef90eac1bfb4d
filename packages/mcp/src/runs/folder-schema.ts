/** The folder of a run in the input of a tool. */
export const runFolderSchema = { type: "string", description: "The folder of the run." } as const;
