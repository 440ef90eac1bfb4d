import { connect } from "node:net";
import { errorMessage } from "../../terminal/error-message.js";
import type { DoctorFinding, Whereabouts } from "../doctor-finding.js";

const name = "PostgreSQL";
const defaultPort = 5432;
/**
 * The eight bytes of the message that asks a PostgreSQL server whether it supports encryption. The server replies with
 * S or N.
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Whether a named PostgreSQL server answers. */
export async function checkPostgres({ postgres, patienceMs }: Whereabouts): Promise<DoctorFinding> {
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
  if (hostname === "") {
    const advice = "name its host; a socket in a folder is not looked at";
    return { name, state: "absent", detail: "the URL that is named has no host", advice };
  }
  try {
    // A URL contains an IPv6 address in brackets, a connection takes it without.
    await speaksPostgres(
      hostname.replace(/^\[(.*)\]$/, "$1"),
      port === "" ? defaultPort : Number(port),
      patienceMs,
    );
    return { name, state: "found", detail: `answers at ${host}`, advice: null };
  } catch (error) {
    const detail = `${host}: ${errorMessage(error)}`;
    return { name, state: "broken", detail, advice: "start the server, or name another" };
  }
}

async function speaksPostgres(host: string, port: number, patienceMs: number): Promise<void> {
  const socket = connect(port, host);
  // A timer that keeps the process alive: after a server hangs up, nothing else does.
  const timer = setTimeout(() => {
    socket.destroy(new Error(`does not answer within ${Math.round(patienceMs)} ms`));
  }, patienceMs);
  try {
    socket.write(sslRequest);
    const answer: IteratorResult<Buffer, undefined> = await socket[Symbol.asyncIterator]().next();
    if (answer.done === true) throw new Error("hung up without an answer");
    if (!["S", "N"].includes(answer.value.toString("latin1", 0, 1)))
      throw new Error("is not a PostgreSQL server");
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
