/** Why a project was not created. Nothing was written then. */
export class ProjectError extends Error {
  override readonly name = "ProjectError";
}
