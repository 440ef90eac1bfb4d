import type { LoadedScenario } from "@concordat/simulation";
import { CommandError } from "../command-error.js";
import { distinctName } from "../terminal/escape-control-chars.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { didYouMean } from "./did-you-mean.js";

/** Maximum number of posts of the scenario in a message. */
const maxNamed = 10;

/**
 * A post named by a filter, and whether any of the runs contains it. The records must be searched, because
 * agents write posts.
 */
export class NamedPost {
  private readonly post: string | undefined;
  private isFound = false;
  /** The posts of the scenario; `null` if no run was searched. */
  private given: readonly string[] | null = null;

  constructor(post: string | undefined) {
    this.post = post;
  }

  /** Searches a run for the post: its records, and the scenario's later posts. */
  async lookIn({ scenario, ledger }: Pick<OpenedRun, "scenario" | "ledger">): Promise<void> {
    if (this.post === undefined || this.isFound) return;
    this.given = await givenPosts(scenario);
    if (this.given.includes(this.post)) this.isFound = true;
    else
      for await (const { row } of ledger.read("post", { columns: ["post"] }))
        if (row[0] === this.post) this.isFound = true;
  }

  /**
   * Rejects a post that none of the runs contains: "0 decisions" would look like a result.
   * @throws {CommandError} naming the posts of the scenario
   */
  refuseUnknown(): void {
    if (this.post === undefined || this.isFound || this.given === null) return;
    const named = this.given.slice(0, maxNamed).map(distinctName).join(", ");
    const more = this.given.length > maxNamed ? ` and ${this.given.length - maxNamed} more` : "";
    const there =
      didYouMean(this.post, this.given) || (named === "" ? "" : `; its scenario has ${named}${more}`);
    throw new CommandError(`no post of the run is called ${distinctName(this.post)}${there}`);
  }
}

/** The posts that no agent wrote: those of the scenario's file and of its events. */
async function givenPosts({ scenario, changes, posts }: LoadedScenario): Promise<string[]> {
  const { changedScenario } = await import("@concordat/simulation/documents");
  const { events } = changedScenario(scenario, changes);
  return [
    ...posts.map(({ id }) => id),
    ...events.flatMap((event) => (event.kind === "post" ? [event.post.id] : [])),
  ];
}
