import { changedSchemas } from "./changed-schemas.mjs";
import { commentText, markOf } from "./comment-text.mjs";
import { keepComment } from "./keep-comment.mjs";

/** Steps of a version, the smallest first. */
const steps = ["none", "patch", "minor", "major"];

/**
 * Compares the schemas of a pull request, keeps the comment about them, and says how the job ends.
 * @param {object} options
 * @param options.compareSchemas of @concordat/schema-diff
 * @param options.readDocumentText of @concordat/schema-diff/read
 * @param options.event the event that started the workflow, of the kind pull_request
 * @param options.folder the working copy, checked out as the pull request would be merged
 * @param options.pathspecs which files are schemas
 * @param options.policy whether an open object may hold what it does not describe: usual or strict
 * @param options.failOn the step from which on the job fails, or "never"
 * @param options.api where GitHub is, of which repository, and with which token
 * @returns what the changes need together, whether the job fails, the comment's text, and notes for the log
 */
export async function runAction({
  compareSchemas,
  readDocumentText,
  event,
  folder,
  pathspecs,
  failOn,
  policy = "usual",
  api,
}) {
  if (policy !== "usual" && policy !== "strict")
    throw new Error(`policy must be usual or strict, but is ${policy}`);
  if (failOn !== "never" && !steps.includes(failOn))
    throw new Error(`fail-on must be major, minor, patch or never, but is ${failOn}`);
  const { pull_request: pull } = event;
  if (pull === undefined) throw new Error("this action compares pull requests: use it on pull_request");
  const schemas = await changedSchemas(folder, pull.base.sha, pathspecs);
  const tools = { compareSchemas, readDocumentText, policy };
  const changes = schemas.map((schema) => ({ ...schema, ...judged(schema, tools) }));
  const bump = steps[Math.max(0, ...changes.map((change) => steps.indexOf(change.bump)))];
  const mark = markOf(pathspecs);
  const text = commentText(mark, changes, bump);
  const notes = await keepComment({ ...api, pull: pull.number, mark, text, isNeeded: changes.length > 0 });
  const broken = changes.some(({ problem }) => problem !== undefined);
  const tooMuch = failOn !== "never" && steps.indexOf(bump) >= steps.indexOf(failOn);
  return { bump, failed: broken || (tooMuch && bump !== "none"), text, notes };
}

/** The step that a change of a file needs. A change that cannot be judged does not count as harmless. */
function judged({ file, before, after }, { compareSchemas, readDocumentText, policy }) {
  if (after === null) return { bump: "major", told: "This schema is removed." };
  try {
    const now = readDocumentText(after, file);
    // A new schema is compared with itself, which refuses what is not a schema.
    const { bump, toMarkdown } = compareSchemas(before === null ? now : readDocumentText(before, file), now, {
      policy,
    });
    return before === null
      ? { bump: "minor", told: "This schema is new." }
      : { bump, told: toMarkdown("Changes") };
  } catch (error) {
    const told =
      before === null ? "This schema is new and cannot be read." : "This schema cannot be compared.";
    return { bump: "major", problem: error.message, told };
  }
}
