import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { DoctorFinding } from "../doctor-finding.js";

const name = "Chromium";
const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"];

/** Whether the browser for this repository's tests is on the path. */
export async function checkBrowser(_: unknown, path = process.env.PATH ?? ""): Promise<DoctorFinding> {
  for (const folder of path.split(delimiter)) {
    for (const program of programs) {
      const file = join(folder, program);
      const isHere = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (folder !== "" && isHere) return { name, state: "found", detail: file, advice: null };
    }
  }
  const advice =
    "only tests of pages in the repository need it: apt-get install chromium; reports open in any browser";
  return { name, state: "absent", detail: "none is on the path", advice };
}
