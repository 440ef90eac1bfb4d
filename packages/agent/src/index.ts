export { relativeTime } from "./prompt/relative-time.js";
export { countDecisions, type DecideAllOptions, decideAll } from "./run/decide-all.js";
export { type Decided, type DecideOptions, SocialAgent, type SocialAgentOptions } from "./social-agent.js";
