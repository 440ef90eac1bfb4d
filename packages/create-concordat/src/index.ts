export { type CreatedProject, createProject, type ProjectOptions } from "./create-project.js";
export { type Job, jobNames, jobs } from "./jobs.js";
export { type PackageManager, packageManagers, runningPackageManager } from "./package-manager.js";
export { ProjectError } from "./project-error.js";
