import { distinctName } from "@concordat/report-kit/terminal-text";
import type { Ledger, LoadedScenario } from "@concordat/simulation";
import { changedScenario } from "@concordat/simulation/documents";
import { suggestName } from "./suggest-name.js";

/** Maximum number of posts of the scenario that a message lists. */
const maxNamed = 10;

/**
 * The post of a filter, and whether any of the runs contains it. The records of runs are searched, because agents write
 * posts.
 */
export class NamedPost {
  private readonly post: string | undefined;
  private isFound = false;
  /** The posts of the scenario; `null` if no run has been searched. */
  private given: readonly string[] | null = null;

  /** @param post the id of the post; `undefined` if the filter has no post */
  constructor(post: string | undefined) {
    this.post = post;
  }

  /**
   * Searches a run for the post in its scenario, its events and its records.
   * @param run the scenario and the ledger of the run
   */
  async lookIn({
    scenario,
    ledger,
  }: {
    readonly scenario: LoadedScenario;
    readonly ledger: Ledger;
  }): Promise<void> {
    if (this.post === undefined || this.isFound) return;
    this.given = givenPosts(scenario);
    if (this.given.includes(this.post)) this.isFound = true;
    else
      for await (const { row } of ledger.read("post", { columns: ["post"] }))
        if (row[0] === this.post) this.isFound = true;
  }

  /**
   * Checks that one of the searched runs contains the post. Otherwise, an empty list would look like a result.
   * @throws {RangeError} when none does. The message lists posts of the scenario
   */
  assertFound(): void {
    if (this.post === undefined || this.isFound || this.given === null) return;
    const named = this.given.slice(0, maxNamed).map(distinctName).join(", ");
    const more = this.given.length > maxNamed ? ` and ${this.given.length - maxNamed} more` : "";
    const there =
      suggestName(this.post, this.given) || (named === "" ? "" : `; its scenario has ${named}${more}`);
    throw new RangeError(`no post of the run is called ${distinctName(this.post)}${there}`);
  }
}

/** Returns the ids of the posts that agents did not write: the posts of the scenario's file and of its events. */
function givenPosts({ scenario, changes, posts }: LoadedScenario): string[] {
  const { events } = changedScenario(scenario, changes);
  return [
    ...posts.map(({ id }) => id),
    ...events.flatMap((event) => (event.kind === "post" ? [event.post.id] : [])),
  ];
}
