import { useEffect, useRef, useState } from "preact/hooks";
import type { ColoursAnswer, MakingNetwork, NetworkAnswer } from "../src/api/network-answers.js";
import { linkTo } from "./address.js";
import { apiPath, useAsk } from "./ask.js";
import { type DrawnNetwork, drawNetwork } from "./draw-network.js";
import { Answered } from "./parts.js";
import { useRun } from "./run-context.js";
import { formatCount, stateWords } from "./words.js";

const byWords: Readonly<Record<string, string>> = {
  choice: "what agents did",
  segment: "segment",
  state: "state in the round",
  shown: "how much they were shown",
  post: "the way of a post",
};

/** Milliseconds between two rounds in the animation. */
const playMs = 900;

/** Shows the follow network in colours, and the way of a post through it, round by round. */
export function NetworkView() {
  const { run, round, address, link } = useRun();
  const { community = "", post = "" } = address.parameters;
  const by = address.parameters.by ?? (post === "" ? "choice" : "post");
  // Asked for again only in rounds with another network: a new picture moves every node.
  const drawnAt = run.followChanges.findLast((at) => at <= (round ?? run.replayed)) ?? null;
  const [times, setTimes] = useState(1);
  const network = useAsk<NetworkAnswer | MakingNetwork>(
    run.replayed === 0 ? null : apiPath(run.key, "network", { community, round: drawnAt }),
    run.replayed === 0 ? 0 : times,
  );
  const making = network.answer?.kind === "making" ? network.answer : null;
  useEffect(() => {
    if (making !== null) setTimes(times + 1);
  }, [making]);
  const colours = useAsk<ColoursAnswer>(
    network.answer === null || making !== null
      ? null
      : apiPath(run.key, "colours", { community, by, post, round }),
    run.version,
  );
  return (
    <>
      <h2>Who follows whom</h2>
      <div class="filters">
        <label>
          Coloured by
          <select
            value={by}
            onChange={(event) => {
              location.hash = link("network", { community, post, by: event.currentTarget.value });
            }}
          >
            {Object.entries(byWords)
              .filter(([name]) => name !== "post" || post !== "")
              .map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
          </select>
        </label>
        <PlayButton />
        {community === "" ? null : <a href={link("network", { by, post })}>All communities</a>}
        {post === "" ? null : <a href={link("post", { post })}>The post and its readers</a>}
      </div>
      <Answered asked={network}>
        {(answer) =>
          answer.kind === "making" ? (
            <p class="muted" role="status">
              Finding the communities of {formatCount(run.agents)} agents, which is done once:{" "}
              <progress value={answer.done} max={1} aria-label="Communities that are found" />
            </p>
          ) : (
            <>
              <Legend colours={colours.answer} />
              <Picture network={answer} colours={colours.answer} by={by} post={post} />
              <p class="muted">
                {formatCount(answer.accounts)} accounts, {formatCount(answer.follows)} follows
                {answer.kind === "communities"
                  ? `, as ${formatCount(answer.nodes.length)} communities of accounts that follow each other more than others; click one to open it`
                  : ""}
                {answer.omitted > 0
                  ? `; ${formatCount(answer.omitted)} with the fewest followers are not drawn`
                  : ""}
                {run.followChanges.length === 0
                  ? ""
                  : drawnAt === null
                    ? ", as at the start"
                    : `, as after the events of round ${drawnAt}`}
                .
              </p>
              <NodeList network={answer} colours={colours.answer} by={by} post={post} />
            </>
          )
        }
      </Answered>
    </>
  );
}

/** Plays the rounds one after the other. */
function PlayButton() {
  const { run, round, address } = useRun();
  const [isPlaying, setPlaying] = useState(false);
  const last = run.rounds.length - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (round === null || round >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      location.hash = linkTo(run.key, "network", { ...address.parameters, round: round + 1 });
    }, playMs);
    return () => clearTimeout(timer);
  }, [isPlaying, round, last]);
  const toggle = (): void => {
    if (!isPlaying && (round === null || round >= last))
      location.hash = linkTo(run.key, "network", { ...address.parameters, round: 0 });
    setTimeout(() => setPlaying(!isPlaying), 0);
  };
  return (
    <button type="button" onClick={toggle}>
      {isPlaying ? "Stop" : "Play the rounds"}
    </button>
  );
}

function Legend({ colours }: { readonly colours: ColoursAnswer | null }) {
  if (colours === null) return <p class="muted">Colouring …</p>;
  return (
    <ul class="legend" aria-label="Colours">
      {colours.legend.map((name, at) => (
        <li key={name}>
          <span class={`key hue${hueOf(colours.legend, at)}`} aria-hidden="true" />{" "}
          {colours.legend[0] === "idle" ? stateWords(name) : name}: {formatCount(colours.counts[at] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of the colour of a category. Categories in which nothing happened are pale. */
function hueOf(legend: readonly string[], category: number): number {
  return paleFirst.has(legend[0] ?? "") ? category : 2 + (category % 8);
}

/** Names of first categories in which nothing happened, which are drawn in a pale colour. */
const paleFirst: ReadonlySet<string> = new Set(["not reached", "shown nothing", "idle"]);

interface PictureProperties {
  readonly network: NetworkAnswer;
  readonly colours: ColoursAnswer | null;
  readonly by: string;
  readonly post: string;
}

function Picture({ network, colours, by, post }: PictureProperties) {
  const { link } = useRun();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnNetwork | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = useRef((_: number): void => undefined);
  open.current = (at) => {
    const node = network.nodes[at];
    if (node === undefined) return;
    location.hash =
      network.kind === "communities"
        ? link("network", { community: node.number, by, post })
        : link("agent", { agent: node.id });
  };
  useEffect(() => {
    if (place.current === null) return undefined;
    try {
      drawn.current = drawNetwork(place.current, network, (at) => open.current(at));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    return () => {
      drawn.current?.close();
      drawn.current = null;
    };
  }, [network]);
  useEffect(() => {
    if (colours !== null)
      drawn.current?.colour(colours.category.map((category) => hueOf(colours.legend, category)));
  }, [network, colours]);
  return (
    <>
      {problem === null ? null : (
        <p class="note" role="alert">
          This browser cannot draw the network ({problem}); the list below says the same.
        </p>
      )}
      <div class="network" ref={place} aria-hidden="true" />
    </>
  );
}

/** Renders the network as text for screen readers. */
function NodeList({ network, colours, by, post }: PictureProperties) {
  const { link } = useRun();
  const shown = network.nodes
    .map((node, at) => ({ ...node, category: colours?.legend[colours.category[at] ?? 0] ?? "" }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 30);
  return (
    <details>
      <summary>
        {network.kind === "communities" ? "The largest communities" : "The accounts with most followers"} as a
        list
      </summary>
      <ul class="nodes">
        {shown.map(({ number, id, label, weight, category }) => (
          <li key={id}>
            <a
              href={
                network.kind === "communities"
                  ? link("network", { community: number, by, post })
                  : link("agent", { agent: id })
              }
            >
              {label}
            </a>
            <span class="muted">
              {" "}
              {network.kind === "communities" ? "mostly " : `${formatCount(weight)} followers, `}
              {category}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
