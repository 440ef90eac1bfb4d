import type { ChatClient } from "@concordat/llm";
import { Refusal } from "../refusal.js";

/** The model for the tools that need one. */
export interface ServedModel {
  /** The client of the model. */
  readonly client: ChatClient;
  /** The temperature, and the timeout of an attempt in milliseconds. */
  readonly settings: { readonly temperature?: number; readonly timeoutMs?: number };
  /** The reasoning effort of the model in simulations; `null` if unspecified. */
  readonly reasoningEffort: string | null;
  /** Tells whether the model can be reached; absent if a user named it, so that a failure to reach it is an error. */
  readonly answers?: () => Promise<boolean>;
  /** Called when the server ends. */
  close(): Promise<void>;
}

/** The model that all calls share. The first call that needs it opens it. If that fails, the next call tries again. */
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

  /** Closes the model. It cannot be opened again. */
  async close(): Promise<void> {
    this.isClosed = true;
    const opened = await this.opened?.catch(() => null);
    this.opened = null;
    await opened?.close();
  }
}
