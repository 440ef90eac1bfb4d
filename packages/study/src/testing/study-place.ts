import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StudyReport, studyReport } from "@concordat/contracts/study-report";
import { modelPolicies } from "@concordat/simulation";
import { afterAll, beforeAll } from "vitest";
import {
  type ConductOptions,
  conductStudy,
  createStudyFolder,
  openStudyFolder,
  readStudy,
  type StudyResult,
} from "../index.js";
import type { studyModel } from "./study-model.js";

/** The example study of the tests. */
export const example: string = join(import.meta.dirname, "../../../../examples/market-street/study.json");

/** A temporary folder for the studies of a test file. */
export interface StudyPlace {
  /** Returns a path in the folder. */
  at(...names: string[]): string;
  /** Reads a JSON file in the folder. */
  json(...names: string[]): Promise<unknown>;
  /** Starts or resumes a study, and conducts it until its end or a pause. */
  conducted(
    name: string,
    client: ReturnType<typeof studyModel>,
    more?: Partial<ConductOptions>,
    open?: "begin" | "resume",
  ): Promise<StudyResult>;
  /** Reads the report of a study. */
  report(name: string): Promise<StudyReport>;
}

export function studyPlace(): StudyPlace {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-study-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const at = (...names: string[]): string => join(folder, ...names);
  const json = async (...names: string[]) => JSON.parse(await readFile(at(...names), "utf8"));
  return {
    at,
    json,
    async conducted(name, client, more = {}, open = "begin") {
      const study =
        open === "begin"
          ? await createStudyFolder(at(name), await readStudy(example))
          : await openStudyFolder(at(name));
      try {
        return await conductStudy({
          ...{ study, model: modelPolicies({ client }), words: { client }, concurrency: 4 },
          ...more,
        });
      } finally {
        await study.close();
      }
    },
    report: async (name) => studyReport.parse(await json(name, "report.json")),
  };
}
