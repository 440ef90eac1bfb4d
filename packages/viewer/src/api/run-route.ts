import type { LoadedScenario } from "@concordat/simulation";
import { recordedRounds, surveysOf } from "@concordat/simulation";
import { formatSurveyTime } from "@concordat/simulation/results";
import { followChangesIn } from "../network/follows-of.js";
import { stateNames } from "../run/agent-facts.js";
import type { LiveRun } from "../run/live-run.js";
import type { EventFigures, RunAnswer } from "./answers.js";

/** Returns the state of a run. */
export async function runRoute(live: LiveRun): Promise<RunAnswer> {
  await live.look();
  const { scenario: loaded, manifest, rounds, open } = await live.now();
  const { scenario, audience } = loaded;
  const planned = recordedRounds(loaded);
  const segments = audience.groups.flatMap(({ segment }) => (segment === null ? [] : [segment]));
  return {
    key: live.run.key,
    title: live.run.title,
    name: scenario.name,
    version: live.version,
    state: stateOf(live, rounds.length >= planned),
    problem: live.problem ?? live.replayProblem,
    planned,
    scenarioRounds: scenario.rounds,
    rounds,
    open: open !== null && open.shown + open.decided > 0 ? open : null,
    replayed: live.index?.rounds.length ?? 0,
    agents: audience.size,
    segments: [...new Set(segments)],
    followChanges: [
      ...new Set(
        followChangesIn({ scenario: loaded, rounds: live.index?.rounds ?? [] }).map(({ round }) => round),
      ),
    ],
    states: stateNames,
    posts: live.index?.posts.length ?? 0,
    model: manifest?.model?.id ?? null,
    startsAt: scenario.starts_at,
    roundMinutes: scenario.round_minutes,
    events: eventsOf(loaded),
    surveys: surveysOf(loaded).length,
    surveyTimes: [...new Set(surveysOf(loaded).map(({ round }) => round))].map((round) => [
      round,
      formatSurveyTime(round, scenario.rounds),
    ]),
    place: live.run.place,
    control: live.control,
  };
}

function stateOf({ isGone, isGrowing, control }: LiveRun, isComplete: boolean): RunAnswer["state"] {
  if (isGone) return "gone";
  if (isComplete) return "complete";
  if (control !== null && control.state !== "none") return control.state === "paused" ? "paused" : "running";
  return isGrowing ? "running" : "incomplete";
}

function eventsOf({ scenario }: LoadedScenario): EventFigures[] {
  return scenario.events.map((event) => {
    const { round, kind } = event;
    if (event.kind === "post") return { round, kind, text: `${event.post.author_id}: ${event.post.text}` };
    if (event.kind === "survey") return { round, kind, text: event.questions };
    return { round, kind, text: "" };
  });
}
