import { expect, it, vi } from "vitest";
import { onAbort } from "./on-abort.js";

it("calls everyone who waits, once, through one listener", () => {
  const controller = new AbortController();
  const add = vi.spyOn(controller.signal, "addEventListener");
  const call = vi.fn();
  for (let waiting = 0; waiting < 20; waiting++) onAbort(controller.signal, call);
  controller.abort();
  controller.abort();
  expect([add.mock.calls.length, call.mock.calls.length]).toEqual([1, 20]);
});

it("unsubscribes from a signal, and removes its listener with the last", () => {
  const controller = new AbortController();
  const remove = vi.spyOn(controller.signal, "removeEventListener");
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribeFirst = onAbort(controller.signal, first);
  const unsubscribeSecond = onAbort(controller.signal, second);
  unsubscribeFirst();
  unsubscribeFirst();
  expect(remove).not.toHaveBeenCalled();
  unsubscribeSecond();
  expect(remove).toHaveBeenCalledTimes(1);
  controller.abort();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
});

it("does not call a listener that another one has unsubscribed since", () => {
  const controller = new AbortController();
  const second = vi.fn();
  onAbort(controller.signal, () => unsubscribeSecond());
  const unsubscribeSecond = onAbort(controller.signal, second);
  controller.abort();
  expect(second).not.toHaveBeenCalled();
});

it("waits again after it was unsubscribed", () => {
  const controller = new AbortController();
  onAbort(controller.signal, () => undefined)();
  const call = vi.fn();
  onAbort(controller.signal, call);
  controller.abort();
  expect(call).toHaveBeenCalledTimes(1);
});

it("calls at once where the signal has aborted, and never without a signal", () => {
  const call = vi.fn();
  onAbort(AbortSignal.abort(), call);
  onAbort(undefined, call);
  expect(call).toHaveBeenCalledTimes(1);
});
