import { FilesError, type FilesErrorCode } from "./files-error.js";

/** The meaning of the operating system's codes, as the end of a sentence that begins with the path. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is not a folder",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the disk",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be larger than allowed",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its symbolic links lead in a circle",
  EEXIST: "it already exists",
  EPIPE: "its reader has gone",
  EIO: "the disk reports an error",
};

/** Returns the code of a failed system call, such as `ENOENT`; `null` for any other error. */
export function systemCode(failure: unknown): string | null {
  const error = FilesError.isInstance(failure) ? failure.cause : failure;
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/**
 * Returns the reason of a failure as text, without the path of an error of this package: "no space is left on the
 * disk".
 */
export function systemReason(failure: unknown): string {
  const error = FilesError.isInstance(failure) ? (failure.cause ?? failure) : failure;
  const code = systemCode(error);
  if (code !== null && Object.hasOwn(reasons, code)) return reasons[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

/** Converts a failed system call to an error of this package. Errors of this package are returned unchanged. */
export function asFilesError(code: FilesErrorCode, path: string, cause: unknown): FilesError {
  if (FilesError.isInstance(cause)) return cause;
  const verb = code === "UNREADABLE" ? "read" : "written";
  return new FilesError(code, `${path} cannot be ${verb}: ${systemReason(cause)}`, { cause });
}

/** Resolves with the result of a system call, or with `null` if the path does not exist. */
export async function nullIfMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  }
}
