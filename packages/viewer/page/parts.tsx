import type { ComponentChildren } from "preact";
import type { AccountName, DecisionFigures, PostFigures } from "../src/api/answers.js";
import type { Asked } from "./ask.js";
import { useRun } from "./run-context.js";
import { choiceWords, counted, formatCount, formatShare, routeWords } from "./words.js";

/** Shows the answer to a request, or the reason why it is missing. */
export function Answered<Answer>({
  asked,
  children,
}: {
  readonly asked: Asked<Answer>;
  readonly children: (answer: Answer) => ComponentChildren;
}) {
  const { run } = useRun();
  if (asked.answer !== null) return <div aria-busy={asked.isLoading}>{children(asked.answer)}</div>;
  if (asked.error === null) return <p class="muted">Reading …</p>;
  if (run.replayed === 0 && run.rounds.length === 0)
    return <p class="empty">No round is closed yet. This view fills when the first one is.</p>;
  return run.replayed === 0 && run.problem === null ? (
    <p class="empty" role="status">
      The recorded rounds are being replayed; this view fills as soon as the first one is.
    </p>
  ) : (
    <p class="note" role="alert">
      {asked.error}
    </p>
  );
}

/** Renders a link to an account. */
export function AccountLink({ account }: { readonly account: AccountName }) {
  const { link } = useRun();
  return (
    <a href={link("agent", { agent: account.id })} class={account.isAgent ? "account" : "account outside"}>
      {account.name}
    </a>
  );
}

/** A post with its figures. */
export function PostCard({
  post,
  isMain = false,
}: {
  readonly post: PostFigures;
  readonly isMain?: boolean;
}) {
  const { link } = useRun();
  return (
    <article class={isMain ? "post main" : "post"}>
      <p class="byline">
        <AccountLink account={post.author} />
        <span class="muted">
          {" "}
          {post.author.isAgent ? (post.author.segment ?? "") : "not an agent"} · round {post.round}
        </span>
      </p>
      <p class="text">{post.text}</p>
      {post.media === null ? null : <p class="media">Picture or film: {post.media}</p>}
      <p class="figures">
        <span>shown {counted(post.shown, "time")}</span>
        <span class="like">{counted(post.likes, "like")}</span>
        <span class="reply">{counted(post.replies, "reply", "replies")}</span>
        <span class="reshare">{counted(post.reshares, "reshare")}</span>
        {isMain ? null : (
          <a href={link("post", { post: post.id })}>
            {post.parent === null ? "Thread and readers" : "Reply in its thread"}
          </a>
        )}
        {isMain ? (
          <a href={link("network", { by: "post", post: post.id })}>Its way through the network</a>
        ) : null}
      </p>
    </article>
  );
}

/** Shows an agent's choice as a mark with its name. */
export function ChoiceMark({
  decision,
}: {
  readonly decision: Pick<DecisionFigures, "choice" | "outcome" | "code">;
}) {
  const { choice, outcome, code } = decision;
  if (choice !== null) return <span class={`mark ${choice.toLowerCase()}`}>{choiceWords[choice]}</span>;
  if (outcome === "only_shown") return <span class="mark seen">saw it</span>;
  return (
    <span class="mark problem">
      {outcome}: {code}
    </span>
  );
}

/** Renders a decision in a list. */
export function DecisionLine({
  decision,
  hasAgent = true,
  hasPost = true,
}: {
  readonly decision: DecisionFigures;
  readonly hasAgent?: boolean;
  readonly hasPost?: boolean;
}) {
  const { link } = useRun();
  const { agent, post, postText, round, rank, route, content, resharedBy, odds, choice } = decision;
  const chance = odds?.find(({ value }) => value === choice)?.probability;
  return (
    <li class="decision">
      <p>
        {hasAgent ? <AccountLink account={agent} /> : null} <ChoiceMark decision={decision} />{" "}
        {hasPost ? <a href={link("post", { post })}>“{postText}”</a> : null}
      </p>
      {content === null ? null : <blockquote>{content}</blockquote>}
      <p class="muted small">
        round {round}, place {rank} of its feed, {routeWords[route]}
        {resharedBy.length === 0 ? null : (
          <>
            {" by "}
            {resharedBy.map((account, at) => (
              <>
                {at === 0 ? "" : ", "}
                <AccountLink account={account} />
              </>
            ))}
          </>
        )}
        {chance === undefined ? "" : `; drawn with a chance of ${formatShare(chance, 1)}`} ·{" "}
        <a href={link("decision", { round, agent: agent.id, post })}>How it was decided</a>
      </p>
    </li>
  );
}

/** Renders a bar that is divided into parts, with a label for screen readers. */
export function ShareBar({
  parts,
  label,
}: {
  readonly parts: readonly { readonly kind: string; readonly count: number }[];
  readonly label: string;
}) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="bar" role="img" aria-label={label}>
      {parts.map(({ kind, count }) =>
        count === 0 ? null : (
          <span class={`fill ${kind}`} style={{ width: `${(100 * count) / Math.max(total, 1)}%` }} />
        ),
      )}
    </div>
  );
}

/** Links to the parts of a long list. */
export function Pager({
  from,
  shown,
  count,
  linkFrom,
}: {
  readonly from: number;
  readonly shown: number;
  readonly count: number;
  readonly linkFrom: (from: number) => string;
}) {
  if (count <= shown && from === 0) return null;
  const size = 50;
  return (
    <nav class="pager" aria-label="Parts of the list">
      {from > 0 ? <a href={linkFrom(Math.max(0, from - size))}>Back</a> : null}
      <span>
        {formatCount(Math.min(from + 1, count))} to {formatCount(from + shown)} of {formatCount(count)}
      </span>
      {from + shown < count ? <a href={linkFrom(from + size)}>More</a> : null}
    </nav>
  );
}

/** A table that can be scrolled sideways if it is too wide, also with the keyboard. */
export function WideTable({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keyboard
    <section class="sideways" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
