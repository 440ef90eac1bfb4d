import type { DoctorFinding } from "../doctor-finding.js";

/** The minimum version that the packages require. */
const least = [20, 19, 0] as const;

/** Whether this Node.js is new enough. */
export async function checkNode(_: unknown, version = process.versions.node): Promise<DoctorFinding> {
  const parts = version.split(".").map(Number);
  const difference =
    least.map((wanted, index) => (parts[index] ?? 0) - wanted).find((step) => step !== 0) ?? 0;
  const detail = `${version} on ${process.platform}-${process.arch}`;
  return difference < 0
    ? { name: "Node.js", state: "broken", detail, advice: `install Node.js ${least.join(".")} or later` }
    : { name: "Node.js", state: "found", detail, advice: null };
}
