export { packageFiles } from "./package-files.js";
export type { PinnedPackage } from "./pinned-packages.js";
