import { onMounted, ref, shallowRef, watch } from "vue";
import { superviseWorker } from "../../../../../packages/playground/dist/worker/supervised-worker.js";

/** Longest time that a worker may calculate. */
export const limitSeconds = 5;

function startWorker() {
  return new Worker(new URL("./playground.worker.mjs", import.meta.url), { type: "module" });
}

/** The worker of all parts: what one of them has loaded is there without a network too. */
let worker;

/**
 * The answer of a worker to the newest request, and whether a newer one is on its way. The page itself calculates nothing that a text
 * or a schema could make endless.
 *
 * @param request gives the request; what it reads is watched
 */
export function useWorker(request) {
  const answer = shallowRef({ state: "loading" });
  const isBusy = ref(true);
  let newest = 0;
  async function ask(asked) {
    newest += 1;
    const mine = newest;
    isBusy.value = true;
    const given = await worker.ask(asked);
    if (mine !== newest || given === undefined) return;
    answer.value = given;
    isBusy.value = false;
  }
  onMounted(() => {
    worker ??= superviseWorker(startWorker, limitSeconds * 1000);
    watch(request, ask, { immediate: true });
  });
  return { answer, isBusy };
}
