import { once } from "node:events";
import { connect } from "node:net";
import { type Finding, patienceMs, type Whereabouts } from "../finding.js";

const name = "PostgreSQL";
const defaultPort = 5432;
/** A message of eight bytes that asks a server of PostgreSQL whether it encrypts; it answers S or N before anything else. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Whether a server of PostgreSQL answers where one is named. */
export async function checkPostgres({ postgres }: Whereabouts): Promise<Finding> {
  if (postgres === null) {
    const advice =
      "only runs that several machines share need it (@concordat/simulation-postgres); name its URL in DATABASE_URL or with --postgres";
    return { name, state: "absent", detail: "no server is named", advice };
  }
  if (!URL.canParse(postgres)) {
    const advice = "write postgres://user@host:5432/database";
    return { name, state: "broken", detail: "the URL that is named is not a URL", advice };
  }
  const { hostname, port, host } = new URL(postgres);
  try {
    await speaksPostgres(hostname, port === "" ? defaultPort : Number(port));
    return { name, state: "found", detail: `answers at ${host}`, advice: null };
  } catch (error) {
    const detail = `${host}: ${error instanceof Error ? error.message : String(error)}`;
    return { name, state: "broken", detail, advice: "start the server, or name another" };
  }
}

async function speaksPostgres(host: string, port: number): Promise<void> {
  const socket = connect(port, host);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    await once(socket, "connect", { signal });
    socket.write(sslRequest);
    const [answer]: [Buffer] = (await once(socket, "data", { signal })) as [Buffer];
    if (!["S", "N"].includes(answer.toString("latin1", 0, 1)))
      throw new Error("is not a server of PostgreSQL");
  } catch (error) {
    throw signal.aborted ? new Error(`does not answer within ${patienceMs} ms`) : error;
  } finally {
    socket.destroy();
  }
}
