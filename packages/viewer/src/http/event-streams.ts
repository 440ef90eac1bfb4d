import type { ServerResponse } from "node:http";
import { everyHeader } from "./headers.js";

/** Milliseconds between two checks of a run that a page follows. */
const lookMs = 500;
/** Milliseconds between two keep-alive messages, which reveal lost connections. */
const beatMs = 20_000;

/** The event streams to the pages. Each page is notified when the run that it follows has changed. */
export class EventStreams {
  private readonly streams = new Map<ServerResponse, string>();
  private readonly look: (key: string) => Promise<void>;
  private timer: NodeJS.Timeout | null = null;
  private sentAt = 0;

  /** @param look checks a run for changes, and may call `send` */
  constructor(look: (key: string) => Promise<void>) {
    this.look = look;
  }

  /** Starts to notify a page about a run. */
  add(key: string, version: number, response: ServerResponse): void {
    response.writeHead(200, { ...everyHeader, "content-type": "text/event-stream" });
    response.write(eventOf(version));
    this.streams.set(response, key);
    response.once("close", () => this.remove(response));
    this.timer ??= setInterval(() => void this.beat(), lookMs);
  }

  /** Sends the version of a run to all pages that follow it. */
  send(key: string, version: number): void {
    for (const [response, followed] of this.streams) if (followed === key) response.write(eventOf(version));
  }

  /** Ends all streams. */
  close(): void {
    for (const response of this.streams.keys()) response.end();
    this.streams.clear();
    this.rest();
  }

  private remove(response: ServerResponse): void {
    this.streams.delete(response);
    if (this.streams.size === 0) this.rest();
  }

  private rest(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async beat(): Promise<void> {
    if (performance.now() - this.sentAt > beatMs) {
      this.sentAt = performance.now();
      for (const response of this.streams.keys()) response.write(": here\n\n");
    }
    await Promise.all([...new Set(this.streams.values())].map((key) => this.look(key)));
  }
}

function eventOf(version: number): string {
  return `data: ${version}\n\n`;
}
