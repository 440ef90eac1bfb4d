/** What a line of the commands behind `pack:all` tells about the progress; each row changes the state that is shown. */
const signs = [
  {
    sign: /Progress: resolved (\d+), reused \d+, downloaded \d+, added (\d+)/,
    read: ([, total, done]) => ({ what: "installing what the clone needs", done, total }),
  },
  {
    sign: /Running build in \d+ packages/,
    read: (_, { builds }) => ({ what: "building", done: 0, total: builds }),
  },
  {
    sign: /:build: cache (?:miss|hit|bypass)/,
    read: (_, state) => ({ ...state, done: Number(state.done) + 1 }),
  },
  { sign: /^packing (\d+) packages/, read: ([, total]) => ({ what: `packing ${total} packages` }) },
];

/** Milliseconds between two lines if they cannot be overwritten. */
const lineMs = 15_000;
const secondMs = 1_000;

/**
 * Shows how far packing has come: on a terminal in one line that is overwritten, elsewhere in a line for each step and four lines a minute.
 * @param {{ write(text: string): void, isTTY: boolean, builds: number, now?: () => number }} screen where it is shown, and the number of
 * packages that are built: the one that turbo prints includes packages without a build
 */
export function packingProgress({ write, isTTY, builds, now = Date.now }) {
  const began = now();
  let state = { builds, what: "starting" };
  let shown = { what: "", at: began };
  const show = () => {
    const isNew = state.what !== shown.what;
    if (!isNew && now() - shown.at < (isTTY ? secondMs : lineMs)) return;
    shown = { what: state.what, at: now() };
    const line = `  ${progressText(state)}, ${duration(now() - began)}`;
    write(isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
  return {
    /** Takes a piece of the commands' output. */
    read(text) {
      for (const line of text.split("\n")) {
        const row = signs.find(({ sign }) => sign.test(line));
        if (row !== undefined) state = { builds, ...row.read(line.match(row.sign), state) };
      }
      show();
    },
    /** Called every second: time passes without output, too. */
    tick: show,
    /** Ends the line, and says after how long. */
    end(what, then = "") {
      write(`${isTTY ? "\r\u001b[2K" : ""}${what} after ${duration(now() - began)}${then}\n`);
    },
  };
}

function progressText({ what, done, total }) {
  return total === undefined ? what : `${what}: ${done} of ${total}`;
}

/** A number of milliseconds as people say it: 48 s, 2 min 5 s. */
export function duration(ms) {
  const seconds = Math.round(ms / secondMs);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
