import type { ChatClient } from "@concordat/llm";
import { Refusal } from "../refusal.js";

/** The model that answers for the tools that ask one. */
export interface ServedModel {
  /** Who is asked. */
  readonly client: ChatClient;
  /** Randomness, and milliseconds for an attempt. */
  readonly settings: { readonly temperature?: number; readonly timeoutMs?: number };
  /** How much a model is told to think in simulations; null: not told. */
  readonly reasoningEffort: string | null;
  /** Called when the server ends. */
  close(): Promise<void>;
}

/** One model for all calls, opened at the first that needs it; when that fails, the next call tries again. */
export class SharedModel {
  private opened: Promise<ServedModel> | null = null;
  private isClosed = false;
  private readonly open: () => Promise<ServedModel>;

  constructor(open: () => Promise<ServedModel>) {
    this.open = open;
  }

  readonly get = (): Promise<ServedModel> => {
    if (this.isClosed) return Promise.reject(new Refusal("the server is ending and asks no model"));
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  };

  /** Closes the model; from now on it is not opened again. */
  async close(): Promise<void> {
    this.isClosed = true;
    const opened = await this.opened?.catch(() => null);
    this.opened = null;
    await opened?.close();
  }
}
