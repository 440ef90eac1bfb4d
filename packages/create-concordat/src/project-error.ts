/** The error for a project that could not be created. Nothing was written. */
export class ProjectError extends Error {
  override readonly name = "ProjectError";
}
