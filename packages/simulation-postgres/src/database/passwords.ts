import { Secrets } from "@concordat/llm/server-errors";
import pg from "pg";

/**
 * Parameters of a URL that are not secret; any other may be a password with a name that the driver does not
 * know.
 */
const openParameters: ReadonlySet<string> = new Set([
  "host",
  "port",
  "user",
  "db",
  "dbname",
  "database",
  "sslmode",
  "sslnegotiation",
  "sslrootcert",
  "sslcert",
  "sslkey",
  "uselibpqcompat",
  "application_name",
  "fallback_application_name",
  "connect_timeout",
  "statement_timeout",
  "lock_timeout",
  "query_timeout",
  "idle_in_transaction_session_timeout",
  "client_encoding",
  "encoding",
  "options",
  "keepalives",
]);

/**
 * The passwords of a process's connections from all sources, so that no message shows one that a server
 * repeats.
 */
export class Passwords {
  /**
   * A client of the driver that records its password, including one from PGPASSFILE, which is read while
   * connecting.
   */
  readonly Client: new (
    config?: string | pg.ClientConfig,
  ) => pg.Client;
  private readonly known = new Set<string>();
  private secrets = new Secrets([]);

  constructor(url: string) {
    if (URL.canParse(url)) {
      const { password, hash, searchParams } = new URL(url);
      this.add(password);
      this.add(hash.slice(1));
      for (const [name, value] of searchParams) if (!openParameters.has(name)) this.add(value);
    }
    const add = (value: unknown): void => this.add(value);
    this.Client = class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        super(config);
        let current: unknown = Reflect.get(this, "password");
        add(current);
        Object.defineProperty(this, "password", {
          configurable: true,
          get: () => current,
          set(value: unknown) {
            current = value;
            add(value);
          },
        });
      }
    };
  }

  /** Removes passwords from a text of the server or the driver. */
  masked(text: string): string {
    return this.secrets.masked(text);
  }

  /** A copy of a driver's error without passwords, with its code. */
  maskedCause(cause: unknown): unknown {
    return this.secrets.maskError(new Error("", { cause })).cause;
  }

  private add(value: unknown): void {
    if (typeof value !== "string" || value === "" || this.known.has(value)) return;
    this.known.add(value);
    this.secrets = new Secrets(this.known);
  }
}
