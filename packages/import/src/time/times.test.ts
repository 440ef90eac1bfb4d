import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EventTally } from "../event-tally.js";
import { readTimes } from "./read-times.js";

const read = (values: readonly unknown[], options = {}) =>
  readTimes(
    values.map((value, index) => ({ value, place: `line ${index + 2}` })),
    "created",
    options,
    new EventTally(),
  ).map((one) => ("problem" in one ? one.problem : one.value));

describe("a time that says its zone", () => {
  it.each([
    ["2026-03-14T09:26:53Z", "2026-03-14T09:26:53Z"],
    ["2026-03-14 09:26:53+01:00", "2026-03-14T09:26:53+01:00"],
    ["2026-03-14t09:26:53.123456z", "2026-03-14T09:26:53.123456Z"],
    ["2026-03-14 09:26:53,5 +0530", "2026-03-14T09:26:53.5+05:30"],
    ["2026-03-14 09:26 UTC", "2026-03-14T09:26:00Z"],
    ["Sat, 14 Mar 2026 09:26:53 GMT", "2026-03-14T09:26:53Z"],
    ["14 Mar 26 09:26 EST", "2026-03-14T09:26:00-05:00"],
    ["Wed Oct 10 20:19:24 +0000 2018", "2018-10-10T20:19:24+00:00"],
    ["2026/3/4 9:26 PM GMT+2", "2026-03-04T21:26:00+02:00"],
  ])("%s", (text, time) => expect(read([text])).toEqual([time]));
});

describe("a number", () => {
  it.each([
    [1_773_480_413, "2026-03-14T09:26:53Z"],
    [1_773_480_413.5, "2026-03-14T09:26:53.5Z"],
    ["1773480413123", "2026-03-14T09:26:53.123Z"],
    ["1773480413123456", "2026-03-14T09:26:53.123456Z"],
    ["1773480413123456789", "2026-03-14T09:26:53.123456789Z"],
    ["1.773480413e9", "2026-03-14T09:26:53Z"],
  ])("%s is the time since 1970, in the one unit that gives a year of ours", (value, time) =>
    expect(read([value])).toEqual([time]),
  );

  it("that does not exist is refused, not guessed at", () => {
    expect(read([12, "20260314"])).toEqual(['"12" is not a time', '"20260314" is not a time']);
  });

  it("fits one unit at most, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
        fc.constantFrom(0, 3, 6, 9),
        (date, digits) => {
          const second = Math.floor(date.getTime() / 1_000);
          const [time] = read([`${second}${"0".repeat(digits)}`]);
          expect(time).toBe(new Date(second * 1_000).toISOString().replace(".000", ""));
        },
      ),
    );
  });
});

describe("a time without a zone", () => {
  it("is asked for, with the value, its place and how many there are", () => {
    expect(() => read(["2026-03-14T09:26:53Z", "2026-03-14 09:26:53", "2026-03-15"])).toThrow(
      '"2026-03-14 09:26:53" (line 3) in "created" has no time zone, like 1 other',
    );
  });

  it.each([
    ["2026-03-14 09:26:53", "2026-03-14T09:26:53+01:00"],
    ["2026-07-14 09:26:53", "2026-07-14T09:26:53+02:00"],
    ["2026-03-14", "2026-03-14T00:00:00+01:00"],
    ["March 14, 2026 9:26 am", "2026-03-14T09:26:00+01:00"],
    ["Sat Mar 14 09:26:53 2026", "2026-03-14T09:26:53+01:00"],
    // The night on which the clock is put back: the first of two.
    ["2026-10-25 02:30:00", "2026-10-25T02:30:00+02:00"],
    [
      "2026-03-29 02:30:00",
      '"2026-03-29 02:30:00" does not exist in Europe/Berlin, where the clock was put forward',
    ],
    ["2026-02-30 02:30:00", '"2026-02-30 02:30:00" is a day or a time that does not exist'],
    ["2026-03-14 24:00:00", '"2026-03-14 24:00:00" is a day or a time that does not exist'],
    ["yesterday", '"yesterday" is not a time'],
  ])("%s in Berlin", (text, time) => expect(read([text], { timeZone: "Europe/Berlin" })).toEqual([time]));

  it.each([
    ["UTC", "2026-03-14T09:26:53Z"],
    ["+05:30", "2026-03-14T09:26:53+05:30"],
    ["America/St_Johns", "2026-03-14T09:26:53-02:30"],
  ])("in %s", (timeZone, time) => expect(read(["2026-03-14T09:26:53"], { timeZone })).toEqual([time]));

  it("in a zone that does not exist is wrong usage", () => {
    expect(() => read(["2026-03-14"], { timeZone: "Europe/Berln" })).toThrow(
      '"Europe/Berln" is not a time zone; give one such as Europe/Berlin, UTC or +02:00',
    );
  });

  it("keeps the day and the clock that were written, in any zone", () => {
    const zones = ["UTC", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Chatham", "-03:30"];
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1971-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, timeZone) => {
          const text = date.toISOString().slice(0, 19);
          const [time] = read([text], { timeZone });
          if (String(time).includes("does not exist")) return;
          expect(String(time).slice(0, 19)).toBe(text);
        },
      ),
    );
  });
});

describe("a date in digits", () => {
  const timeZone = "UTC";
  it("has the order that some value of the field decides", () => {
    expect(read(["03/04/2026", "13/04/2026 10:00"], { timeZone })).toEqual([
      "2026-04-03T00:00:00Z",
      "2026-04-13T10:00:00Z",
    ]);
    expect(read(["03/04/2026", "04/13/2026"], { timeZone })).toEqual([
      "2026-03-04T00:00:00Z",
      "2026-04-13T00:00:00Z",
    ]);
    expect(read(["03.04.2026"], { timeZone })).toEqual(["2026-04-03T00:00:00Z"]);
  });

  it("is asked for where none decides, and told by the user", () => {
    expect(() => read(["03/04/2026"], { timeZone })).toThrow(
      "say how dates are written, dd/mm/yyyy or mm/dd/yyyy",
    );
    expect(read(["03/04/2026"], { timeZone, dateFormat: "mm/dd/yyyy" })).toEqual(["2026-03-04T00:00:00Z"]);
  });

  it("is refused where values contradict each other or the user", () => {
    expect(() => read(["13/04/2026", "04/13/2026"], { timeZone })).toThrow(
      'the field "created" must have one order',
    );
    expect(() => read(["13/04/2026"], { timeZone, dateFormat: "mm/dd/yyyy" })).toThrow(
      "does not fit the date format",
    );
  });
});

it("takes an abbreviation that several zones have for none of them", () => {
  expect(read(["Sat, 14 Mar 2026 09:26:53 CET", "2026-03-14 09:26:53 IST"])).toEqual([
    expect.stringContaining("has the zone CET, which has several meanings"),
    expect.stringContaining("has the zone IST"),
  ]);
});
