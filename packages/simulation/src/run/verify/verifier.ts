import { decisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { canonicalJson } from "../../hash/canonical-json.js";
import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows } from "../../ledger/ledger.js";
import { recordHash } from "../../ledger/record-hash.js";
import { differs, type RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import { recordedShapes } from "../../policy/recorded-shapes.js";
import { rulesVersionOf } from "../../policy/rules-version.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import { outcomeOf } from "../../round/outcome.js";
import type { RoundManifest } from "../../round/round-hash.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { tallyOf } from "../../round/round-tally.js";
import { UnitIndex } from "../../round/unit-index.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import { type RoundReader, walkRound } from "../closed/walk-round.js";
import { Engine } from "../engine.js";
import { manifestDifference } from "../manifest.js";
import { roundManifests, uncoveredFields } from "../manifest-hashes.js";
import { type DecidedUnit, decidedBy, inOrder } from "../record/read-decisions.js";
import { decisionCells, effectRows, exposureRows, postRows } from "../record/to-rows.js";
import { ruleChoiceOf } from "../round/decision-request.js";
import { closedRounds, storedManifest } from "../start-run.js";
import { answersInOrder, questionIndex } from "../survey/recorded-answers.js";
import { assertNoLaterRows } from "./assert-no-later-rows.js";
import { checkDraws } from "./check-draws.js";
import { checkRule } from "./check-rule.js";
import { checkStart } from "./check-start.js";
import { checkedAnswer } from "./checked-answer.js";
import { compareRows, countAllowedRows } from "./compare-rows.js";
import { compareStates } from "./compare-states.js";
import { recordIn } from "./record-in.js";
import type { VerifyOptions } from "./verification.js";

/** The input of the verification, with a snapshot of the ledger. */
type VerifiedRun = Omit<VerifyOptions, "ledger"> & { readonly ledger: RecordedRows };

export class Verifier {
  readonly progress = { rounds: 0, decisions: 0, answers: 0, hash: "" };
  private readonly options: VerifiedRun;
  /** The fields of the manifest that no hash includes. */
  uncovered: readonly string[] = [];
  private recordHash = "";
  private manifestOf: (round: number) => RoundManifest | null = () => null;
  /** The digests of the current round's decisions, in the order of the table's key. */
  private decisionDigests: string[] = [];
  private answerDigests: string[] = [];

  constructor(options: VerifiedRun) {
    this.options = options;
  }

  async run(): Promise<void> {
    const { ledger, scenario, ...code } = this.options;
    const { parent, ...manifest } = await this.checkManifest();
    this.manifestOf = roundManifests({ parent, ...manifest });
    const engine = new Engine(scenario, { ...code, model: recordedShapes }, rulesVersionOf(manifest));
    await checkStart(ledger, scenario, engine.world, manifest);
    for (const table of ["inherited", "inherited_answer"] as const)
      await eachRow(ledger, table, {}, (stored) => checkDigest(table, stored));
    const closed = await closedRounds(ledger);
    for (const [index, record] of closed.entries()) {
      if (index === parent?.round) this.checkParent(parent);
      await this.round(engine, record);
    }
    if (closed.length === parent?.round) this.checkParent(parent);
    this.uncovered = uncoveredFields({ parent, ...manifest }, closed.length);
    if (closed.length < recordedRounds(scenario)) await this.openRound(engine);
    await assertNoLaterRows(ledger, closed.length);
  }

  private async checkManifest(): Promise<SimulationManifest> {
    const { ledger, scenario } = this.options;
    const manifest = await storedManifest(ledger);
    if (manifest === null) throw differs("run", [""], "the ledger contains no run");
    const different = manifestDifference(manifest, scenario);
    if (different !== null) throw differs("run", [manifest.name], `the manifest is that of ${different}`);
    this.progress.hash = manifest.identity;
    this.recordHash = manifest.identity;
    return manifest;
  }

  /**
   * Checks that the last round before a fork is that of its parent.
   * @throws {RecordMismatchError} when it is not
   */
  private checkParent({ round, hash }: NonNullable<SimulationManifest["parent"]>): void {
    if (hash !== this.progress.hash)
      throw differs("round", [round - 1], "the round is not that of the run it was forked from");
  }

  private async round(engine: Engine, record: RoundRecord): Promise<void> {
    const { ledger } = this.options;
    const { world } = engine;
    const manifest = this.manifestOf(world.round);
    let hash = "";
    let exposures: string[] = [];
    let first = 0;
    const { plan, appeared, decisions, answers, made } = await walkRound(engine, this.reader(engine), {
      // The hash includes the state of the world at the start of the round.
      decided: async ({ plan, ...decided }) => {
        hash = engine.hash(plan, decided, { previous: this.progress.hash, manifest });
        exposures = await compareRows(ledger, "exposure", exposureRows(world, plan), plan.round);
        first = world.posts.count;
      },
    });
    const { round } = plan;
    const posts = [
      ...postRows(world, round, appeared.first, appeared.end),
      ...postRows(world, round, first, world.posts.count),
    ];
    const digests = [
      ...(await compareRows(ledger, "post", posts, round)),
      ...exposures,
      ...this.decisionDigests,
      ...(await compareRows(ledger, "effect", effectRows(world, plan), round)),
      ...this.answerDigests,
      ...(await compareStates({ ledger, round, before: null, after: null, ...plan.states })),
    ];
    const expected: RoundRecord = {
      ...tallyOf(plan, { decisions, answers }, made.length),
      duration_ms: record.duration_ms,
      hash,
      previous_hash: this.progress.hash,
      record_hash: recordHash(digests, this.recordHash, manifest?.whole ?? null),
    };
    if (canonicalJson(expected) !== canonicalJson(record))
      throw differs(
        "round",
        [round],
        manifest === null
          ? "the accounts or hashes of the round are not what it led to"
          : "the accounts or hashes of the round are not what it and the manifest led to",
      );
    this.progress.rounds++;
    this.progress.hash = hash;
    this.recordHash = record.record_hash;
  }

  /** Returns a reader of closed rounds that checks each row. No answer or decision may be missing. */
  private reader(engine: Engine): RoundReader<AnswerOutcome, DecidedUnit> {
    const { world } = engine;
    return {
      answers: async (plan) => {
        const found = await this.answers(engine, plan);
        return answersInOrder({ world, plan }, (place) => found.get(place));
      },
      decisions: async (plan) => {
        const found = await this.decisions(engine, plan);
        return inOrder(world, plan, (place) => found[place]);
      },
    };
  }

  /** Reads the decisions of a round by the index of their unit, and checks each decision. */
  private async decisions({ world }: Engine, plan: RoundPlan): Promise<(DecidedUnit | undefined)[]> {
    const places = new UnitIndex(world, plan);
    const decisions: (DecidedUnit | undefined)[] = plan.units.map(() => undefined);
    this.decisionDigests = [];
    await eachRow(this.options.ledger, "decision", { round: plan.round }, (stored) => {
      checkDigest("decision", stored);
      const place = places.find(String(stored.row[1]), String(stored.row[2]));
      const unit = place === undefined ? undefined : plan.units[place];
      if (place === undefined || unit === undefined)
        throw differs("decision", stored.row, "nothing was shown that it decides on");
      const record = recordIn(decisionRecord, stored.row[11], (what) =>
        differs("decision", stored.row, what),
      );
      const outcome = outcomeOf(record);
      const cells = decisionCells(world, plan.round, unit, outcome);
      if (cells.some((cell, column) => cell !== stored.row[column])) {
        throw differs("decision", stored.row, "the row does not say what its record says");
      }
      if (record.agent_id !== world.audience.id(unit.agent) || record.round !== plan.round) {
        throw differs("decision", stored.row, "the record is of another agent or round");
      }
      checkRule(record, ruleChoiceOf(world, plan, unit), (what) => differs("decision", stored.row, what));
      checkDraws(record, (what) => differs("decision", stored.row, what));
      decisions[place] = decidedBy(record, outcome);
      this.decisionDigests.push(stored.digest);
      this.progress.decisions++;
    });
    return decisions;
  }

  /**
   * Reads the answers of a round and checks each against the contract of its question. Returns them by the index of
   * their question in `plan.askings`.
   */
  private async answers({ world }: Engine, plan: RoundPlan): Promise<Map<number, AnswerOutcome>> {
    const placeOf = questionIndex(world, plan.askings);
    const answers = new Map<number, AnswerOutcome>();
    this.answerDigests = [];
    await eachRow(this.options.ledger, "answer", { round: plan.round }, (stored) => {
      checkDigest("answer", stored);
      const problem = (what: string): RecordMismatchError => differs("answer", stored.row, what);
      const place = placeOf(stored);
      const asking = place === undefined ? undefined : plan.askings[place];
      if (place === undefined || asking === undefined) throw problem("no agent was asked for it");
      const outcome = checkedAnswer(world, plan.round, asking, stored, problem);
      answers.set(place, outcome);
      this.answerDigests.push(stored.digest);
      this.progress.answers++;
    });
    return answers;
  }

  /** Verifies the record of the open round. It may be incomplete, because the process may have been killed. */
  private async openRound(engine: Engine): Promise<void> {
    const { ledger } = this.options;
    const { plan } = await engine.begin();
    const { world } = engine;
    await this.answers(engine, plan);
    await this.decisions(engine, plan);
    await countAllowedRows(ledger, "exposure", exposureRows(world, plan), plan.round);
    for (const table of ["effect", "post", "state"] as const)
      await eachRow(ledger, table, { round: plan.round }, (stored) => checkDigest(table, stored));
  }
}
