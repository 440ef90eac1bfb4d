import type { TimedTask } from "./check-apart.js";
import { checks } from "./checks.js";

/**
 * Milliseconds before the end of the available time at which waiting for a server stops. They are needed to report its
 * address and its failure.
 */
const toSendMs = 150;

// The process in which checks run: it receives their names, and sends each finding immediately.
process.once("message", ({ names, where, endsAt }: TimedTask) => {
  const wanted = checks.filter(({ name }) => names.includes(name));
  const sent = wanted.map(async ({ name, load }) => {
    const check = await load();
    const patienceMs = Math.max(0, endsAt - Date.now() - toSendMs);
    const finding = await check({ ...where, patienceMs });
    process.send?.({ name, finding });
  });
  void Promise.all(sent);
});
