import { counted, spreadChart, stackedCharts, standaloneSvg } from "@concordat/report-kit";
import { distinctName } from "@concordat/report-kit/terminal-text";
import type { WorldView } from "@concordat/simulation";
import { sharesPost } from "@concordat/simulation/results";
import { walkDecisions } from "../decisions/walk-decisions.js";
import { limits } from "../limits.js";
import { CascadeTrees, type PlacedResharer } from "../run/cascade-trees.js";
import { NamedPost } from "../selection/named-post.js";
import type { PlottedRun } from "./plotted-run.js";

const width = 720;

/**
 * Draws the spread of a post in a run as a tree, with the rounds from left to right. An agent who had the post from
 * several accounts stands below the one that is nearest to the author.
 * @throws {RangeError} when the run has no such post
 */
export async function drawSpread(name: string, run: PlottedRun, post: string): Promise<string> {
  const named = new NamedPost(post);
  await named.lookIn(run);
  named.assertFound();
  const cascades = new CascadeTrees();
  let world: WorldView | null = null;
  let number: number | null = null;
  await walkDecisions(run, {
    onDecision: (decision, shown) => {
      if (decision.post !== post || !sharesPost(decision.choice) || shown === null) return;
      number = shown.post;
      cascades.reshared(shown.post, shown.agent, decision.round, shown.byAuthor ? [] : shown.resharedBy);
    },
    onRound: (_, closed) => {
      world = closed;
    },
  });
  const resharers = number === null ? [] : cascades.resharersOf(number);
  return drawTree(`${name}: spread of ${post}`, { post, resharers, names: namesIn(world, post) });
}

interface SpreadNames {
  readonly author: string | null;
  readonly nameOf: (account: number) => string;
}

function namesIn(world: WorldView | null, post: string): SpreadNames {
  if (world === null) return { author: null, nameOf: String };
  const { posts, accounts } = world;
  const number = Array.from({ length: posts.count }, (_, index) => index).find((at) => posts.id(at) === post);
  const author = number === undefined ? undefined : posts.author[number];
  return {
    author: author === undefined ? null : accounts.id(author),
    nameOf: (account) => accounts.id(account),
  };
}

function drawTree(
  name: string,
  {
    post,
    resharers,
    names: { author, nameOf },
  }: { readonly post: string; readonly resharers: readonly PlacedResharer[]; readonly names: SpreadNames },
): string {
  // The earliest ones, so that each is drawn below the account that brought the post.
  const drawn = resharers.slice(0, limits.spreadNodes);
  const rounds = drawn.map(({ round }) => round);
  const first = rounds.reduce((least, round) => Math.min(least, round), rounds[0] ?? 0);
  const last = rounds.reduce((most, round) => Math.max(most, round), first);
  const times = [
    "author",
    ...(drawn.length === 0
      ? []
      : Array.from({ length: last - first + 1 }, (_, index) => String(first + index))),
  ];
  const depth = depthOf(resharers);
  const title =
    resharers.length === 0
      ? "no agent reshared it"
      : `${counted(resharers.length, "agent")} reshared it, over ${counted(depth, "step")}`;
  const nodes = [
    { label: author ?? distinctName(post), time: 0, parent: null },
    ...drawn.map(({ account, round, parent }) => ({
      label: nameOf(account),
      time: round - first + 1,
      parent: parent === null ? 0 : parent + 1,
    })),
  ];
  const heading = `${post}: ${title}`;
  const note =
    drawn.length < resharers.length
      ? `From left to right: the rounds. The first ${drawn.length} of ${resharers.length} agents are drawn.`
      : "From left to right: the rounds. Lines lead to those who reshared it from there.";
  const drawing = spreadChart({ name: title, times, nodes }, width);
  return standaloneSvg(stackedCharts(name, [{ title: heading, drawing }], { note, width }));
}

/** Returns the length of the longest chain of reshares. */
function depthOf(resharers: readonly PlacedResharer[]): number {
  const steps: number[] = [];
  let depth = 0;
  for (const { parent } of resharers) {
    const step = (parent === null ? 0 : (steps[parent] ?? 0)) + 1;
    steps.push(step);
    depth = Math.max(depth, step);
  }
  return depth;
}
