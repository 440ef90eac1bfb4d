import { Secrets } from "@concordat/llm/server-errors";
import pg from "pg";

/**
 * The parameters of a URL that are not secret. Any other parameter could be a password under a name that the driver
 * does not know.
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
 * The passwords of this process's connections, from all sources. They are removed from messages, because a server may
 * repeat a password.
 */
export class Passwords {
  /** A client class of the driver that records its password. A password in PGPASSFILE is only read while connecting. */
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

  /** Replaces passwords in a text from the server or the driver. */
  masked(text: string): string {
    return this.secrets.masked(text);
  }

  /** Returns a copy of an error from the driver without passwords. The code of the error is kept. */
  maskedCause(cause: unknown): unknown {
    return this.secrets.maskError(new Error("", { cause })).cause;
  }

  private add(value: unknown): void {
    if (typeof value !== "string" || value === "" || this.known.has(value)) return;
    this.known.add(value);
    this.secrets = new Secrets(this.known);
  }
}
