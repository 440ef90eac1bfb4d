import { onMounted, ref, shallowRef, watch } from "vue";
import { openDesk } from "../../../../../packages/playground/dist/work/work-desk.js";

/** Longest time that a worker may calculate. */
export const limitSeconds = 5;

function startWorker() {
  return new Worker(new URL("./work.worker.mjs", import.meta.url), { type: "module" });
}

/** The desk of all parts: what one of them has loaded is there without a network too. */
let desk;

/**
 * The answer of a worker to the newest request, and whether a newer one is on its way. The page itself calculates nothing that a text
 * or a schema could make endless.
 *
 * @param request gives the request; what it reads is watched
 */
export function useWork(request) {
  const answer = shallowRef({ state: "loading" });
  const isBusy = ref(true);
  let newest = 0;
  async function ask(asked) {
    newest += 1;
    const mine = newest;
    isBusy.value = true;
    const given = await desk.ask(asked);
    if (mine !== newest || given === undefined) return;
    answer.value = given;
    isBusy.value = false;
  }
  onMounted(() => {
    desk ??= openDesk(startWorker, limitSeconds * 1000);
    watch(request, ask, { immediate: true });
  });
  return { answer, isBusy };
}
