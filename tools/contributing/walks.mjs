import * as chatClient from "./walks/chat-client.mjs";
import * as command from "./walks/command.mjs";
import * as contract from "./walks/contract.mjs";
import * as migration from "./walks/migration.mjs";
import * as newPackage from "./walks/package.mjs";
import * as repair from "./walks/repair.mjs";
import * as section from "./walks/section.mjs";

/** Every path of CONTRIBUTING.md by name, in the order walked: a package stays, since its folder is not all git's. */
export const walks = {
  contract,
  migration,
  repair,
  command,
  section,
  "chat-client": chatClient,
  package: newPackage,
};
