/** The jobs of a project; each is a folder of the template and a script of the project. */
export const jobs = {
  ask: { summary: "classify one mail", run: "node dist/ask.js", needs: {} },
  batch: {
    summary: "classify every mail of a CSV file; it can be stopped and continued",
    run: "node dist/batch.js",
    needs: { "csv-parse": "^7.0.3" },
  },
  stream: {
    summary: "serve a route that streams an answer while it is written",
    run: "node dist/stream.js",
    needs: {},
  },
} as const;

/** A job that a project is created for. */
export type Job = keyof typeof jobs;

/** The names of all jobs, in the order in which help lists them. */
export const jobNames: readonly Job[] = ["ask", "batch", "stream"];
