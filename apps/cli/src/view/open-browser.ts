import { spawn } from "node:child_process";

/** Returns the program that opens an address on this platform, without a shell. */
function opener(url: string): readonly [program: string, ...words: string[]] {
  if (process.platform === "darwin") return ["open", url];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", url];
  return ["xdg-open", url];
}

/** Whether there is a graphical screen. Without one, `xdg-open` would start a browser in the terminal. */
function hasScreen(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return ["darwin", "win32"].includes(process.platform) || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

/** Opens an address in the user's browser; false if that is not possible. */
export function openBrowser(url: string): Promise<boolean> {
  if (!hasScreen()) return Promise.resolve(false);
  const [program, ...words] = opener(url);
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: "ignore", detached: true });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
