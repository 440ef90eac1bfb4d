import type { AccountName, AgentAnswer, AgentFigures, PageOf } from "../src/api/answers.js";
import { apiPath, useAsk } from "./ask.js";
import { AskAgent } from "./ask-agent.js";
import { choiceFilter, Filters, failureFilter, segmentFilter } from "./filters.js";
import { AccountLink, Answered, DecisionLine, Pager, PostCard, WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { choiceOrder, choiceWords, counted, formatCount, stateWords } from "./words.js";

/** The agents, found by words and segment. */
export function AgentsView() {
  const { run, round, address, link } = useRun();
  const { words = "", segment = "", choice = "", state = "", failure = "", from = "0" } = address.parameters;
  const filters = { words, segment, choice, state, failure };
  const asked = useAsk<PageOf<AgentFigures>>(
    apiPath(run.key, "agents", { round, ...filters, from }),
    run.version,
  );
  return (
    <>
      <h2>Agents</h2>
      <Filters
        view="agents"
        fields={[
          { name: "words", label: "Words in names, interests, personalities", options: null },
          ...segmentFilter(run, "Segment"),
          choiceFilter("What it did"),
          {
            name: "state",
            label: round === null ? "State in the last round" : `State in round ${round}`,
            options: run.states.map((name) => [name, stateWords(name)]),
          },
          failureFilter,
        ]}
      />
      <Answered asked={asked}>
        {({ items, count }) => (
          <>
            <p class="muted">{counted(count, "agent")} found.</p>
            <WideTable label="Table of the agents">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Agent</th>
                    <th scope="col">Segment</th>
                    <th scope="col" class="number">
                      Followers
                    </th>
                    <th scope="col" class="number">
                      Shown
                    </th>
                    {choiceOrder.map((choice) => (
                      <th key={choice} scope="col" class="number">
                        {choiceWords[choice]}
                      </th>
                    ))}
                    <th scope="col" class="number">
                      Invalid, failed
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map(({ account, shown, choices, problems, followers }) => (
                    <tr key={account.id}>
                      <th scope="row">
                        <AccountLink account={account} />
                      </th>
                      <td>{account.segment ?? "–"}</td>
                      <td class="number">{formatCount(followers)}</td>
                      <td class="number">{formatCount(shown)}</td>
                      {choiceOrder.map((choice) => (
                        <td key={choice} class="number">
                          {formatCount(choices[choice] ?? 0)}
                        </td>
                      ))}
                      <td class="number">{formatCount(problems)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </WideTable>
            <Pager
              from={Number(from)}
              shown={items.length}
              count={count}
              linkFrom={(next) => link("agents", { ...filters, from: next })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

/** Renders an agent: its profile, what it was shown, and what it did. */
export function AgentView() {
  const { run, round, address } = useRun();
  const asked = useAsk<AgentAnswer>(
    apiPath(run.key, "agent", { agent: address.parameters.agent, round }),
    run.version,
  );
  return <Answered asked={asked}>{(answer) => <Agent answer={answer} />}</Answered>;
}

function Agent({
  answer: { figures, profile, follows, followers, posts, feeds, answers, states },
}: {
  readonly answer: AgentAnswer;
}) {
  const { account, shown, choices, problems } = figures;
  const did = choiceOrder.flatMap((choice) => {
    const count = choices[choice] ?? 0;
    return count === 0 ? [] : [`${formatCount(count)} ${choiceWords[choice]}`];
  });
  return (
    <>
      <h2>{account.name}</h2>
      <p class="muted">
        {account.id}
        {account.isAgent
          ? account.segment === null
            ? ""
            : `, ${account.segment}`
          : ", an account outside the audience: it is not asked for decisions"}
      </p>
      {profile === null ? null : (
        <dl class="profile">
          <dt>Interests</dt>
          <dd>{profile.interests.join(", ")}</dd>
          <dt>Personality</dt>
          <dd>{profile.personality}</dd>
          {Object.entries(profile.stance).map(([topic, position]) => (
            <>
              <dt>On {topic}</dt>
              <dd>{position}</dd>
            </>
          ))}
          <dt>In this run</dt>
          <dd>
            {counted(shown, "item")} shown{did.length === 0 ? "" : `: ${did.join(", ")}`}
            {problems === 0 ? "" : `; ${formatCount(problems)} invalid or failed`}
          </dd>
        </dl>
      )}
      {profile === null ? null : <AskAgent key={account.id} agent={account.id} />}
      <Neighbours title="follows" list={follows} />
      <Neighbours title="is followed by" list={followers} />
      {answers.length === 0 ? null : <SurveyAnswers answers={answers} />}
      {states.length === 0 ? null : <States states={states} />}
      {posts.length === 0 ? null : <h2>Its posts and replies</h2>}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {profile === null ? null : <h2>Its feed, the last round first</h2>}
      {feeds.map(({ round, items }) => (
        <section key={round} class="feed">
          <h3>Round {round}</h3>
          <ul class="decisions">
            {items.map((decision) => (
              <DecisionLine key={`${decision.post} ${decision.rank}`} decision={decision} hasAgent={false} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Neighbours({
  title,
  list: { items, count },
}: {
  readonly title: string;
  readonly list: PageOf<AccountName>;
}) {
  if (count === 0) return null;
  return (
    <p class="neighbours">
      <b>
        {title} {formatCount(count)}:
      </b>{" "}
      {items.map((account, at) => (
        <>
          {at === 0 ? "" : ", "}
          <AccountLink key={account.id} account={account} />
        </>
      ))}
      {count > items.length ? " …" : ""}
    </p>
  );
}

function SurveyAnswers({ answers }: Pick<AgentAnswer, "answers">) {
  const { timeOf } = useRun();
  return (
    <>
      <h2>Its answers to surveys</h2>
      <ul>
        {answers.map(({ round, survey, question, answer, code }) => (
          <li key={`${round} ${survey} ${question.id}`}>
            {timeOf(round)}, {survey}: {question.text}{" "}
            <b>{answer === null ? `no answer (${code})` : String(answer)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the state of an agent in each round: the state after its last decision, and on request all transitions. */
function States({ states }: Pick<AgentAnswer, "states">) {
  const { link } = useRun();
  return (
    <>
      <h2>Its state</h2>
      <p class="muted small">
        In each round it goes from idle through its feed and back to idle; the state is the one in which its
        last decision left it.
      </p>
      <ul class="states">
        {states.map(({ round, state, moves }) => (
          <li key={round}>
            <details>
              <summary>
                Round {round}: <b>{stateWords(state)}</b>
              </summary>
              {moves.length === 0 ? (
                <p class="muted small">It was shown nothing.</p>
              ) : (
                <ol class="small">
                  {moves.map(({ from, trigger, to }, at) => (
                    <li key={String(at)}>
                      {stateWords(from)} → {stateWords(to)} <span class="muted">({stateWords(trigger)})</span>
                    </li>
                  ))}
                </ol>
              )}
              <a href={link("agents", { state, round })}>All agents in this state</a>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
