import { useEffect } from "preact/hooks";
import type { RunAnswer, TargetAnswer } from "../src/api/answers.js";
import { isView, linkTo, useAddress, type ViewName } from "./address.js";
import { AgentsView, AgentView } from "./agents-view.js";
import { apiPath, useAsk, useVersion } from "./ask.js";
import { CompareView } from "./compare-view.js";
import { Controls } from "./controls.js";
import { DecisionsView, DecisionView } from "./decisions-view.js";
import { NetworkView } from "./network-view.js";
import { PostsView, PostView } from "./posts-view.js";
import { RoundsView } from "./rounds-view.js";
import { RunProvider, useRun } from "./run-context.js";
import { RunsView } from "./runs-view.js";
import { SurveysView } from "./surveys-view.js";
import { Timeline } from "./timeline.js";
import { formatCount } from "./words.js";

const tabs: readonly (readonly [view: ViewName, title: string])[] = [
  ["rounds", "Rounds"],
  ["posts", "Posts"],
  ["agents", "Agents"],
  ["network", "Network"],
  ["decisions", "Decisions"],
  ["surveys", "Surveys"],
  ["compare", "Compare"],
  ["runs", "All runs"],
];

const views: Readonly<Record<ViewName, () => ReturnType<typeof RoundsView>>> = {
  rounds: RoundsView,
  posts: PostsView,
  post: PostView,
  agents: AgentsView,
  agent: AgentView,
  network: NetworkView,
  decisions: DecisionsView,
  decision: DecisionView,
  surveys: SurveysView,
  compare: CompareView,
  runs: RunsView,
};

/** The tab that a view belongs to. */
const tabOf: Readonly<Partial<Record<ViewName, ViewName>>> = {
  post: "posts",
  agent: "agents",
  decision: "decisions",
};

/** Renders the complete page. */
export function App() {
  const address = useAddress();
  // Asked for again with each run that is opened: an ensemble that is played has more of them, and forks are made.
  const target = useAsk<TargetAnswer>(`/api/target?run=${encodeURIComponent(address.run)}`, 0);
  if (target.answer === null) return <p class="empty">{target.error ?? "Reading …"}</p>;
  const key = address.run === "" ? target.answer.runs[0]?.key : address.run;
  if (key === undefined) return <p class="empty">No run has begun yet. Open this page again once one has.</p>;
  return <Run key={key} runKey={key} target={target.answer} />;
}

function Run({ runKey, target }: { readonly runKey: string; readonly target: TargetAnswer }) {
  const address = useAddress();
  const { version, isConnected } = useVersion(runKey);
  const { answer: run, error } = useAsk<RunAnswer>(apiPath(runKey, "run"), version);
  const view: ViewName = isView(address.view) ? address.view : "rounds";
  const title = run === null ? target.title : run.name;
  useEffect(() => {
    document.title = `${title}: ${view}`;
  }, [title, view]);
  useEffect(() => {
    scrollTo(0, 0);
  }, [view, address.parameters.agent, address.parameters.post, address.parameters.from]);
  if (run === null)
    return (
      <p class="empty" role="status">
        {error ?? "Reading the run …"}
      </p>
    );
  const View = views[view];
  const round = /^\d+$/.test(address.parameters.round ?? "") ? Number(address.parameters.round) : null;
  return (
    <RunProvider value={{ run, target, address: { ...address, view }, round }}>
      <header>
        <p class="kicker">
          {target.kind === "run" ? "Run" : `Run of the ${target.kind} ${target.title}`}
          {target.runs.length === 1 ? null : <RunChooser target={target} run={runKey} view={view} />}
        </p>
        <h1>{run.name}</h1>
        <State run={run} isConnected={isConnected} />
        <Controls />
        <nav class="tabs" aria-label="Views">
          {tabs
            .filter(([name]) => name !== "surveys" || run.surveys > 0)
            .filter(([name]) => (name !== "compare" && name !== "runs") || target.runs.length > 1)
            .map(([name, words]) => (
              <a
                key={name}
                href={linkTo(run.key, name, { round })}
                aria-current={(tabOf[view] ?? view) === name ? "page" : undefined}
              >
                {words}
              </a>
            ))}
        </nav>
        <Timeline />
      </header>
      <main>
        <View />
      </main>
      <footer>
        Read from <code>{run.place.join(" ")}</code>, never written to. Libraries:{" "}
        <a href="/notices.txt">licences</a>.
      </footer>
    </RunProvider>
  );
}

function RunChooser({
  target,
  run,
  view,
}: {
  readonly target: TargetAnswer;
  readonly run: string;
  readonly view: ViewName;
}) {
  return (
    <select
      aria-label="Run"
      value={run}
      onChange={(event) => {
        location.hash = linkTo(event.currentTarget.value, view);
      }}
    >
      {target.runs.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
  );
}

const stateWords: Readonly<Record<RunAnswer["state"], string>> = {
  running: "running",
  paused: "paused",
  complete: "complete",
  incomplete: "not finished",
  gone: "removed",
};

function State({ run, isConnected }: { readonly run: RunAnswer; readonly isConnected: boolean }) {
  const { target } = useRun();
  const { state, rounds, planned, agents, replayed, problem } = run;
  return (
    <>
      <p class="state" role="status">
        <span class={`chip ${state}`}>{stateWords[state]}</span> {rounds.length} of {planned} rounds,{" "}
        {formatCount(agents)} agents{run.model === null ? "" : `, ${run.model}`}
        {replayed < rounds.length ? (
          <span class="muted">
            {" "}
            · reading decisions: {replayed} of {rounds.length} rounds{" "}
            <progress value={replayed} max={rounds.length} aria-label="Rounds that are read" />
          </span>
        ) : null}
      </p>
      {state === "gone" ? (
        <p class="note" role="alert">
          The run is no longer where it was: its folder was removed or moved. What is shown was read before.
          If it comes back, this page follows it again.
        </p>
      ) : null}
      {state === "incomplete" ? (
        <p class="muted" role="status">
          Nothing is being recorded at present. If the process that played it has ended,{" "}
          {target.kind === "run" ? (
            <code>concordat simulate resume {run.place.join(" ")}</code>
          ) : (
            `resuming the ${target.kind}`
          )}{" "}
          continues it, and this page follows.
        </p>
      ) : null}
      {isConnected ? null : (
        <p class="note" role="alert">
          The viewer no longer answers. Start <code>concordat view</code> again and open the address that it
          prints.
        </p>
      )}
      {problem === null || state === "gone" ? null : (
        <p class="note" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
