import type { AskingFigures, QuestionFigures } from "@concordat/simulation/results";
import type { GivenAnswers, SurveysAnswer } from "../src/api/answers.js";
import { apiPath, useAsk } from "./ask.js";
import { Chart } from "./chart.js";
import { Filters } from "./filters.js";
import { Answered, ShareBar, WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { formatChange, formatCount, formatNumber, formatShare } from "./words.js";

/** The number of the colour of an answer. */
const hueOf = (place: number): number => 2 + (place % 8);

/** Renders the survey answers by question, time and segment. */
export function SurveysView() {
  const { run, address } = useRun();
  const { segment = "", question = "", when = "" } = address.parameters;
  const asked = useAsk<SurveysAnswer>(apiPath(run.key, "surveys", { segment }), run.version);
  const known = asked.answer?.questions ?? [];
  const isMeant = (round: number): boolean => when === "" || String(round) === when;
  return (
    <>
      <h2>Surveys{segment === "" ? "" : ` of the segment ${segment}`}</h2>
      <Filters
        view="surveys"
        fields={[
          {
            name: "question",
            label: "Question",
            options: known.map((one) => [keyOf(one), one.question.text]),
          },
          {
            name: "when",
            label: "When",
            options: run.surveyTimes.map(([round, words]) => [String(round), words]),
          },
          ...(run.segments.length > 0 ? [{ name: "segment", label: "Segment", options: run.segments }] : []),
        ]}
      />
      <Answered asked={asked}>
        {({ questions, given }) =>
          questions.length === 0 ? (
            <p class="empty">
              {segment === "" ? "No survey is answered yet." : "No agent of this segment was asked yet."}
            </p>
          ) : (
            questions
              .filter((one) => question === "" || keyOf(one) === question)
              .map((one) => (
                <Question
                  key={keyOf(one)}
                  figures={one}
                  askings={one.askings.filter(({ round }) => isMeant(round))}
                  given={given.filter((all) => keyOfGiven(all) === keyOf(one) && isMeant(all.round))}
                  hasShifts={when === ""}
                />
              ))
          )
        }
      </Answered>
    </>
  );
}

function keyOf({ survey, question }: QuestionFigures): string {
  return `${survey} ${question.id}`;
}

function keyOfGiven({ survey, question }: GivenAnswers): string {
  return `${survey} ${question}`;
}

function Question({
  figures: { survey, question, shifts },
  askings,
  given,
  hasShifts,
}: {
  readonly figures: QuestionFigures;
  readonly askings: readonly AskingFigures[];
  readonly given: readonly GivenAnswers[];
  readonly hasShifts: boolean;
}) {
  const answers = askings[0]?.counts.map(({ answer }) => String(answer)) ?? [];
  return (
    <section>
      <h3>{question.text}</h3>
      <p class="muted">
        {survey}
        {question.kind === "scale"
          ? `, from ${question.lowest} (${question.lowest_means}) to ${question.highest} (${question.highest_means})`
          : ""}
      </p>
      {answers.length === 0 ? null : <Bars question={question.text} askings={askings} answers={answers} />}
      {askings.length < 2 || askings.every(({ mean }) => mean === null) ? null : (
        <figure>
          <figcaption class="muted small">
            Mean of the answers each time
            {question.kind === "scale"
              ? `, on the scale from ${question.lowest} to ${question.highest}`
              : ", on a scale from 0"}
          </figcaption>
          <Chart
            lines={[askings.map(({ mean }) => mean)]}
            label={`Mean of the answers: ${question.text}`}
            {...(question.kind === "scale" ? { range: [question.lowest, question.highest] } : {})}
          />
        </figure>
      )}
      <Counts question={question.text} askings={askings} answers={answers} given={given} />
      {hasShifts && shifts.length > 0 ? <Shifts question={question.text} shifts={shifts} /> : null}
    </section>
  );
}

interface AskingsProperties {
  readonly question: string;
  readonly askings: readonly AskingFigures[];
  /** The possible answers; empty if they cannot be listed. */
  readonly answers: readonly string[];
}

/** The shares of the answers, a bar for each time. */
function Bars({ question, askings, answers }: AskingsProperties) {
  const { timeOf } = useRun();
  return (
    <>
      <ul class="legend" aria-label={`Colours: ${question}`}>
        {answers.map((answer, at) => (
          <li key={answer}>
            <span class={`key hue${hueOf(at)}`} aria-hidden="true" /> {answer}
          </li>
        ))}
      </ul>
      {askings.map(({ round, counts, valid }) => (
        <div key={round} class="wave">
          <span class="small">{timeOf(round)}</span>
          {valid === 0 ? (
            <span class="muted small">no valid answer</span>
          ) : (
            <ShareBar
              label={`${timeOf(round)}: ${counts.map(({ answer, count }) => `${formatCount(count)} ${answer}`).join(", ")}`}
              parts={counts.map(({ count }, at) => ({ kind: `hue${hueOf(at)}`, count }))}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Renders the counts of all answers. Numbers and texts are sorted by frequency. */
function Counts({
  question,
  askings,
  answers,
  given,
}: AskingsProperties & { readonly given: readonly GivenAnswers[] }) {
  const { timeOf } = useRun();
  const listed =
    answers.length > 0
      ? answers
      : [...new Set(given.flatMap(({ counts }) => counts.map(([answer]) => answer)))];
  const countOf = ({ round, counts }: AskingFigures, answer: string): number =>
    answers.length > 0
      ? (counts.find((one) => String(one.answer) === answer)?.count ?? 0)
      : (given.find((one) => one.round === round)?.counts.find(([value]) => value === answer)?.[1] ?? 0);
  const omitted = Math.max(0, ...given.map((one) => one.omitted));
  const figureRow = (name: string, of: (asking: AskingFigures) => string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {askings.map((asking) => (
        <td key={asking.round} class="number">
          {of(asking)}
        </td>
      ))}
    </tr>
  );
  const hasMeans = askings.some(({ mean }) => mean !== null);
  return (
    <WideTable label={`Table of answers: ${question}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            {askings.map(({ round }) => (
              <th key={round} scope="col" class="number">
                {timeOf(round)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((answer) =>
            figureRow(answer, (asking) => {
              const count = countOf(asking, answer);
              return `${formatCount(count)} (${formatShare(count, asking.valid)})`;
            }),
          )}
          {omitted === 0 ? null : figureRow(`${formatCount(omitted)} more answers`, () => "not listed")}
          {hasMeans ? figureRow("mean", ({ mean }) => formatNumber(mean)) : null}
          {hasMeans ? figureRow("middle", ({ median }) => formatNumber(median)) : null}
          {figureRow("asked", ({ asked }) => formatCount(asked))}
          {figureRow("invalid", ({ invalid }) => formatCount(invalid))}
          {figureRow("failed", ({ failed }) => formatCount(failed))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Shows how the answers of agents who answered both times changed. */
function Shifts({ question, shifts }: { readonly question: string } & Pick<QuestionFigures, "shifts">) {
  const { timeOf } = useRun();
  return (
    <>
      <p class="muted small">How answers changed, of the agents who answered both times:</p>
      <WideTable label={`Table of changes: ${question}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">From, to</th>
              {["Answered both times", "Changed", "Mean change"].map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shifts.map(({ from, to, agents, changed, difference }) => (
              <tr key={`${from} ${to}`}>
                <th scope="row">
                  {timeOf(from)}, {timeOf(to)}
                </th>
                <td class="number">{formatCount(agents)}</td>
                <td class="number">{agents === 0 ? "–" : formatCount(changed)}</td>
                <td class="number">{difference === null ? "–" : formatChange(difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}
