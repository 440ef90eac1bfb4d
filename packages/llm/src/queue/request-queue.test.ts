import fc from "fast-check";
import { expect, it } from "vitest";
import { RequestQueue } from "./request-queue.js";

it("lets in the oldest request first, as soon as its own limit allows", async () => {
  const queue = new RequestQueue();
  const order: string[] = [];
  const ask = async (name: string, limit: number): Promise<() => void> => {
    const end = await queue.enter(limit);
    order.push(name);
    return end;
  };
  const [a, b] = [await ask("a of 2", 2), await ask("b of 2", 2)];
  const c = ask("c of 1", 1);
  const d = ask("d of 8", 8);
  a();
  await Promise.resolve();
  expect(order).toEqual(["a of 2", "b of 2"]);
  b();
  (await c)();
  await d;
  expect(order).toEqual(["a of 2", "b of 2", "c of 1", "d of 8"]);
});

it("lets in who waits behind a request that was stopped", async () => {
  const queue = new RequestQueue();
  await queue.enter(8);
  const controller = new AbortController();
  const stopped = queue.enter(1, controller.signal);
  const behind = queue.enter(8);
  controller.abort(new Error("no longer wanted"));
  await expect(stopped).rejects.toThrow("no longer wanted");
  await behind;
});

it("ends a request once, however often that is said", async () => {
  const queue = new RequestQueue();
  const end = await queue.enter(1);
  await Promise.all([end(), end()]);
  await queue.enter(1);
  expect(queue.isFull(1)).toBe(true);
});

it("never runs more than the largest limit, never one too many for its own, and lets everybody in", async () => {
  const limits = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(limits, fc.scheduler(), async (asked, scheduler) => {
      const queue = new RequestQueue();
      let running = 0;
      const run = async (limit: number): Promise<void> => {
        const end = await queue.enter(limit);
        running++;
        expect(running).toBeLessThanOrEqual(limit);
        await scheduler.schedule(Promise.resolve());
        running--;
        end();
      };
      const all = Promise.all(asked.map(run));
      await scheduler.waitFor(all);
      expect(running).toBe(0);
    }),
  );
});
