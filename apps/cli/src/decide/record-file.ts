import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { type Journal, openRun, type RunIdentity } from "@concordat/files";
import { runHints, withHints } from "../run/with-hints.js";
import { note } from "../terminal/output.js";

/** What the records of one run have in common. */
export interface RecordedRun {
  readonly agentIds: ReadonlySet<string>;
  readonly postIds: ReadonlySet<string>;
  /** Each agent decides once, on the whole feed. */
  readonly wholeFeed: boolean;
  readonly model: string;
  readonly seed: number | null;
  readonly identity: RunIdentity;
}

/** How a file of records is opened. */
export interface RecordFileOptions {
  /** Continue the run that the file holds, or begin a new one. */
  readonly resume: boolean;
  /** Replace existing files. */
  readonly overwrite: boolean;
  /** Files that are read, and never written. */
  readonly inputs: readonly string[];
  /** Cassettes that the answers are recorded into meanwhile. */
  readonly recordings: readonly string[];
  /** Called with every existing record, in order. */
  readonly onPresent: (record: DecisionRecord) => void;
}

/** The file of a run's records, held by this process. It grows by whole lines. */
export interface RecordFile {
  /** Whether a decision is recorded already, so that `--resume` leaves it out. `postId` is null for a whole feed. */
  has(agentId: string, postId: string | null): boolean;
  append(record: DecisionRecord): Promise<void>;
  close(): Promise<void>;
}

/** How the line of every record begins. */
const opening = '{"state":"';

/**
 * Opens a file for the records of a run. Every existing record must belong to this run.
 * @throws {CommandError} when the file holds anything else or another process holds it
 */
export async function openRecordFile(
  file: string,
  recorded: RecordedRun,
  { resume, overwrite, inputs, recordings, onPresent }: RecordFileOptions,
): Promise<RecordFile> {
  return withHints(runHints, async () => {
    const run = await openRun({
      at: { file },
      identity: recorded.identity,
      existing: resume ? "resume" : "refuse",
      overwrite,
      inputs,
      recordings,
    });
    try {
      const present = new Set<string>();
      const journal = await run.journal<DecisionRecord>(file, {
        opening,
        read: (value) => readRecord(value, recorded),
        onRecord(record) {
          const key = keyOf(record.agent_id, recorded.wholeFeed ? null : record.post_id);
          if (present.has(key)) throw new Error(`it repeats the decision of ${key}`);
          present.add(key);
          onPresent(record);
        },
      });
      if (journal.tornBytes > 0) note(`${file}: a last line that was torn is dropped`);
      return recordFile(journal, present, () => run.release());
    } catch (error) {
      await run.release();
      throw error;
    }
  });
}

function recordFile(
  journal: Journal<DecisionRecord>,
  present: ReadonlySet<string>,
  release: () => Promise<void>,
): RecordFile {
  return {
    has: (agentId, postId) => present.has(keyOf(agentId, postId)),
    append: (record) => journal.append(record),
    async close() {
      try {
        await journal.close();
      } finally {
        await release();
      }
    },
  };
}

function keyOf(agentId: string, postId: string | null): string {
  return JSON.stringify(postId === null ? [agentId] : [agentId, postId]);
}

/** A value as a record of this run; throws an `Error` that says why it is not one. */
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
