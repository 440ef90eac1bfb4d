import type { PageOf, PostAnswer, PostFigures } from "../src/api/answers.js";
import { apiPath, useAsk } from "./ask.js";
import { choiceFilter, Filters, failureFilter, segmentFilter } from "./filters.js";
import { Answered, DecisionLine, Pager, PostCard, WideTable } from "./parts.js";
import { useRun } from "./run-context.js";
import { counted, formatCount } from "./words.js";

/** The posts, those that moved most first. */
export function PostsView() {
  const { run, round, address, link } = useRun();
  const { words = "", choice = "", segment = "", failure = "", from = "0" } = address.parameters;
  const filters = { words, choice, segment, failure };
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const asked = useAsk<PageOf<PostFigures>>(
    apiPath(run.key, "posts", { round, ...filters, from }),
    run.version,
  );
  return (
    <>
      <h2>Posts</h2>
      <Filters
        view="posts"
        fields={[
          { name: "words", label: "Words in posts and replies", options: null },
          choiceFilter("What someone did"),
          ...segmentFilter(run, "Author’s segment"),
          failureFilter,
        ]}
      />
      <Answered asked={asked}>
        {({ items, count }) => (
          <>
            <p class="muted">
              {isFiltered
                ? `${counted(count, "post or reply", "posts and replies")} found`
                : counted(count, "thread")}
              {count > 1 ? ", those with most reactions first." : "."}
            </p>
            {items.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
            <Pager
              from={Number(from)}
              shown={items.length}
              count={count}
              linkFrom={(next) => link("posts", { ...filters, from: next })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

/** Renders a post in its thread, with its readers. */
export function PostView() {
  const { run, round, address, link } = useRun();
  const { post = "", from = "0" } = address.parameters;
  const asked = useAsk<PostAnswer>(apiPath(run.key, "post", { post, round, from }), run.version);
  return (
    <Answered asked={asked}>
      {({ post: main, above, replies, readers, byRound }) => (
        <>
          <h2>Thread</h2>
          <div class="thread">
            {above.map((one) => (
              <PostCard key={one.id} post={one} />
            ))}
            <PostCard post={main} isMain />
            <div class="replies">
              {replies.map((one) => (
                <PostCard key={one.id} post={one} />
              ))}
            </div>
          </div>
          <h2>Times shown, by round</h2>
          <ShownTable byRound={byRound} />
          <h2>Readers</h2>
          <p class="muted">{formatCount(readers.count)} times shown; reactions first.</p>
          <ul class="decisions">
            {readers.items.map((decision) => (
              <DecisionLine
                key={`${decision.round} ${decision.agent.id}`}
                decision={decision}
                hasPost={false}
              />
            ))}
          </ul>
          <Pager
            from={Number(from)}
            shown={readers.items.length}
            count={readers.count}
            linkFrom={(next) => link("post", { post, from: next })}
          />
        </>
      )}
    </Answered>
  );
}

function ShownTable({ byRound }: Pick<PostAnswer, "byRound">) {
  const most = Math.max(1, ...byRound.map(({ shown }) => shown));
  return (
    <WideTable label="Table of how often the post was shown, by round">
      <table class="narrow">
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col" class="number">
              Shown
            </th>
            <th scope="col" class="number">
              Reshared
            </th>
            <th scope="col" class="wide">
              <span class="hidden">As a bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {byRound.map(({ round, shown, reshares }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td class="number">{formatCount(shown)}</td>
              <td class="number">{formatCount(reshares)}</td>
              <td>
                <span class="length" style={{ width: `${(100 * shown) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
