import type { LoadedScenario } from "@concordat/simulation";
import { CommandError } from "../command-error.js";
import { distinctName } from "../terminal/escape-control-chars.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { didYouMean } from "./did-you-mean.js";

/** How many posts of the scenario a message names. */
const maxNamed = 10;

/** A post that a filter names, and whether any of the runs that are read holds it. Agents write posts, so the records are asked. */
export class NamedPost {
  private readonly post: string | undefined;
  private isFound = false;
  /** The posts of the scenario; null: no run was looked into. */
  private given: readonly string[] | null = null;

  constructor(post: string | undefined) {
    this.post = post;
  }

  /** Looks for the post in a run: in its record, and in what the scenario brings later. */
  async lookIn({ scenario, ledger }: Pick<OpenedRun, "scenario" | "ledger">): Promise<void> {
    if (this.post === undefined || this.isFound) return;
    this.given = await givenPosts(scenario);
    if (this.given.includes(this.post)) this.isFound = true;
    else
      for await (const { row } of ledger.read("post", { columns: ["post"] }))
        if (row[0] === this.post) this.isFound = true;
  }

  /**
   * Refuses a post that none of the runs holds: "0 decisions" would pass for a result.
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

/** The posts that no one in the run writes: those of the scenario's file and of its events. */
async function givenPosts({ scenario, changes, posts }: LoadedScenario): Promise<string[]> {
  const { changedScenario } = await import("@concordat/simulation/documents");
  const { events } = changedScenario(scenario, changes);
  return [
    ...posts.map(({ id }) => id),
    ...events.flatMap((event) => (event.kind === "post" ? [event.post.id] : [])),
  ];
}
