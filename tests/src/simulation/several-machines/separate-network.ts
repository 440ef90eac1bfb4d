import { execFileSync } from "node:child_process";
import { connect as connectTo, createServer, type Server, type Socket } from "node:net";

/** The network of another machine, which reaches servers of this one, and can be cut off. */
export interface SeparateNetwork {
  /** What it is made of. */
  readonly kind: "a network namespace" | "a proxy";
  /** The command that runs another one in it. */
  readonly within: readonly string[];
  /** The URL under which a server of this machine is reached from there. */
  reach(url: string): Promise<string>;
  /** From here on nothing passes, in either direction, and nobody is told. */
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

/** A network namespace behind a pair of virtual cables, where this process may make one; else a proxy. */
export function separateNetwork(): SeparateNetwork {
  const cable = namespaceWithCable();
  const forwarders: Forwarder[] = [];
  const host = cable?.address ?? "127.0.0.1";
  return {
    kind: cable === null ? "a proxy" : "a network namespace",
    within: cable === null ? [] : ["ip", "netns", "exec", cable.name],
    async reach(url) {
      const target = new URL(url);
      const forwarder = new Forwarder(target.hostname, Number(target.port));
      forwarders.push(forwarder);
      target.hostname = host;
      target.port = String(await forwarder.listen(host));
      return target.href;
    },
    cut() {
      if (cable === null) for (const forwarder of forwarders) forwarder.hold();
      else ip("link", "set", cable.name, "down");
    },
    mend() {
      if (cable === null) for (const forwarder of forwarders) forwarder.release();
      else ip("link", "set", cable.name, "up");
    },
    async remove() {
      for (const forwarder of forwarders) await forwarder.close();
      // The cable goes with the namespace that one of its ends is in.
      if (cable !== null) ip("netns", "delete", cable.name);
    },
  };
}

/** The name of a namespace and of the cable's end on this side, and the address of that end. */
function namespaceWithCable(): { readonly name: string; readonly address: string } | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  const name = `cncd${process.pid}`;
  const block = `10.213.${process.pid % 256}`;
  try {
    ip("netns", "add", name);
  } catch {
    // Without the command, or without the right to use it, as in most containers.
    return null;
  }
  try {
    ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name);
    ip("address", "add", `${block}.1/30`, "dev", name);
    ip("link", "set", name, "up");
    ip("-n", name, "address", "add", `${block}.2/30`, "dev", "eth0");
    ip("-n", name, "link", "set", "eth0", "up");
    return { name, address: `${block}.1` };
  } catch {
    ip("netns", "delete", name);
    return null;
  }
}

function ip(...args: readonly string[]): void {
  execFileSync("ip", args, { stdio: "ignore" });
}

/** Passes on what comes over its connections, until it is told to hold it back. */
class Forwarder {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private held = false;

  constructor(host: string, port: number) {
    this.server = createServer((near) => {
      const far = connectTo(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on("data", (piece) => to.write(piece));
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.sockets.delete(from);
          to.destroySoon();
        });
        if (this.held) from.pause();
      }
    });
  }

  listen(host: string): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, host, () => {
        const address = this.server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  }

  hold(): void {
    this.held = true;
    for (const socket of this.sockets) socket.pause();
  }

  release(): void {
    this.held = false;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
