import type { QuestionAnswers } from "../src/api/answers.js";
import { apiPath, useAsk } from "./ask.js";
import { Answered, WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { formatCount, formatShare } from "./words.js";

/** The surveys: the answers to each question, each time that it was asked. */
export function SurveysView() {
  const { run } = useRun();
  const asked = useAsk<readonly QuestionAnswers[]>(apiPath(run.key, "surveys"), run.version);
  return (
    <>
      <h2>Surveys</h2>
      <Answered asked={asked}>
        {(questions) =>
          questions.length === 0 ? (
            <p class="empty">No survey is answered yet.</p>
          ) : (
            questions.map((question) => (
              <Question key={`${question.survey} ${question.question}`} question={question} />
            ))
          )
        }
      </Answered>
    </>
  );
}

function Question({ question: { survey, text, times } }: { readonly question: QuestionAnswers }) {
  const answers = [...new Set(times.flatMap(({ counts }) => counts.map(([answer]) => answer)))];
  return (
    <section>
      <h3>{text}</h3>
      <p class="muted">{survey}</p>
      <WideTable label={`Table of answers: ${text}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              {times.map(({ round }) => (
                <th key={round} scope="col" class="number">
                  before round {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer}>
                <th scope="row">{answer}</th>
                {times.map(({ round, counts, asked, withoutAnswer }) => {
                  const count = counts.find(([value]) => value === answer)?.[1] ?? 0;
                  return (
                    <td key={round} class="number">
                      {formatCount(count)} ({formatShare(count, asked - withoutAnswer)})
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">no answer</th>
              {times.map(({ round, withoutAnswer }) => (
                <td key={round} class="number">
                  {formatCount(withoutAnswer)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
