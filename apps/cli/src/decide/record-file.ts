import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { openRun, type RunIdentity } from "@concordat/files";
import { isUnanswered } from "@concordat/llm";
import { runHints, withHints } from "../run/with-hints.js";
import { note } from "../terminal/output.js";

/** The values that are the same in all records of a run. */
export interface RecordedRun {
  readonly agentIds: ReadonlySet<string>;
  readonly postIds: ReadonlySet<string>;
  /** Whether each agent decides once, on the complete feed. */
  readonly wholeFeed: boolean;
  readonly model: string;
  readonly seed: number | null;
  readonly identity: RunIdentity;
}

/** Options for opening a file of records. */
export interface RecordFileOptions {
  /** Whether to resume the run in the file. If there is none, it is started. */
  readonly resume: boolean;
  /** Whether to replace existing files. */
  readonly overwrite: boolean;
  /** Files that are read and must never be written. */
  readonly inputs: readonly string[];
  /** Cassettes to which the answers are recorded. */
  readonly recordings: readonly string[];
  /** Whether to repeat decisions with an invalid answer. */
  readonly retryInvalid: boolean;
  /**
   * Called with every existing record, in order. `replaced` is an earlier record of the same decision, which is ignored
   * from then on.
   */
  readonly onPresent: (record: DecisionRecord, replaced: DecisionRecord | undefined) => void;
}

/** The file of a run's records, locked by this process. It grows by complete lines. */
export interface RecordFile {
  /**
   * Whether a decision is recorded, so that `--resume` skips it. `postId` is `null` for a decision on a complete feed.
   * Decisions without an answer do not count as recorded.
   */
  has(agentId: string, postId: string | null): boolean;
  /**
   * Returns the earlier record that a new record of the same decision replaces. Its line stays in the file. Returns
   * `undefined` if there is none.
   */
  replacedBy(record: DecisionRecord): DecisionRecord | undefined;
  append(record: DecisionRecord): Promise<void>;
  close(): Promise<void>;
}

/** The start of every record's line. */
const opening = '{"state":"';

/**
 * Opens a file for the records of a run. Every existing record must belong to this run.
 * @throws {CommandError} when the file contains anything else, or another process has locked it
 */
export async function openRecordFile(
  file: string,
  recorded: RecordedRun,
  { resume, overwrite, inputs, recordings, retryInvalid, onPresent }: RecordFileOptions,
): Promise<RecordFile> {
  return withHints(runHints, async () => {
    const run = await openRun({
      at: { file },
      identity: recorded.identity,
      existing: resume ? "resume" : "refuse",
      overwrite,
      inputs,
      recordings,
      journals: [file],
    });
    try {
      const present = new Set<string>();
      const open = new Map<string, DecisionRecord>();
      const key = ({ agent_id, post_id }: DecisionRecord): string =>
        keyOf(agent_id, recorded.wholeFeed ? null : post_id);
      const journal = await run.journal<DecisionRecord>(file, {
        opening,
        read: (value) => readRecord(value, recorded),
        onRecord(record) {
          const name = key(record);
          const before = open.get(name);
          if (present.has(name) && before === undefined)
            throw new Error(`it repeats the decision of ${name}`);
          present.add(name);
          if (record.state === "valid") open.delete(name);
          else open.set(name, record);
          onPresent(record, before);
        },
      });
      for (const sentence of journal.notes) note(sentence);
      const isOpen = (name: string): boolean => {
        const record = open.get(name);
        return (
          record !== undefined &&
          record.state !== "valid" &&
          (retryInvalid || isUnanswered(record.error.code))
        );
      };
      return {
        has(agentId, postId) {
          const name = keyOf(agentId, postId);
          return present.has(name) && !isOpen(name);
        },
        replacedBy: (record) => open.get(key(record)),
        append: (record) => journal.append(record),
        close: () => journal.close().finally(() => run.release()),
      };
    } catch (error) {
      await run.release();
      throw error;
    }
  });
}

function keyOf(agentId: string, postId: string | null): string {
  return JSON.stringify(postId === null ? [agentId] : [agentId, postId]);
}

/** Checks that a value is a record of this run; throws an `Error` with the reason if it is not. */
function readRecord(value: unknown, run: RecordedRun): DecisionRecord {
  const [violation] = decisionRecord.validate(value);
  if (violation !== undefined || !decisionRecord.is(value)) {
    throw new Error(`${violation?.path || "the whole value"} ${violation?.message}`);
  }
  const contract = run.wholeFeed ? "agent-decision/v1" : "agent-decision/v2";
  const expected = { model: run.model, seed: run.seed, contract };
  for (const key of ["model", "seed", "contract"] as const) {
    if (value[key] !== expected[key]) throw new Error(`${key} is ${value[key]}, not ${expected[key]}`);
  }
  if (!run.agentIds.has(value.agent_id)) throw new Error(`there is no agent ${value.agent_id}`);
  if (value.post_id !== null && !run.postIds.has(value.post_id)) {
    throw new Error(`there is no post ${value.post_id}`);
  }
  return value;
}
