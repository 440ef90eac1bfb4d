import type { IncomingMessage, ServerResponse } from "node:http";
import type { TargetAnswer } from "../api/answers.js";
import { apiRoutes } from "../api/api-routes.js";
import { NotFoundError, RequestQuery } from "../api/request-query.js";
import type { ViewerControl } from "../control/viewer-control.js";
import { MeasuredRuns } from "../measures/measured-runs.js";
import { measuresAnswer } from "../measures/measures-answer.js";
import { messageOf } from "../run/message-of.js";
import type { ViewedTarget } from "../target/viewed-target.js";
import { actions } from "./actions.js";
import { EventStreams } from "./event-streams.js";
import { type Guard, hasCookie, refusalOf } from "./guard.js";
import { everyHeader } from "./headers.js";
import { pageFile } from "./page-files.js";
import { BadRequestError } from "./read-body.js";
import { sendJson, sendText } from "./send.js";
import type { Tickets } from "./tickets.js";
import { WatchedRuns } from "./watched-runs.js";

const usedAddress =
  "this address has let a browser in already; open the one that `concordat view` printed last";

/** The objects that are needed to answer requests. */
export interface HandlerOptions {
  readonly target: ViewedTarget;
  /** The secrets with which browsers are admitted. */
  readonly tickets: Tickets;
  readonly guard: Guard;
  /** The actions of the page other than reading; `null` if there are none. */
  readonly control: ViewerControl | null;
}

/** Answers the requests of browsers. */
export class RequestHandler {
  private readonly options: HandlerOptions;
  private readonly runs: WatchedRuns;
  private readonly streams: EventStreams;
  private readonly measured: MeasuredRuns;

  constructor(options: HandlerOptions) {
    this.options = options;
    const { target, control } = options;
    this.runs = new WatchedRuns(target, control, (key, version) => this.streams.send(key, version));
    this.measured = new MeasuredRuns(target);
    this.streams = new EventStreams((key) => this.runs.look(key));
  }

  /** Handles a request. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.answer(request, response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const status = statusOf(error);
      sendJson(response, status, { error: messageOf(error) });
    }
  }

  /** Ends all streams, and stops reading runs. */
  async close(): Promise<void> {
    this.streams.close();
    await Promise.all([this.runs.close(), this.measured.close()]);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { guard } = this.options;
    const refusal = refusalOf(request, guard);
    if (refusal !== null) return sendText(response, refusal.status, refusal.message);
    const { pathname, searchParams } = addressOf(request);
    const given = searchParams.get("token");
    if (pathname === "/" && given !== null) return this.letIn(request, response, given);
    if (!hasCookie(request, guard))
      return sendText(
        response,
        401,
        "open the address that `concordat view` printed: it lets this browser in",
      );
    if (request.method === "POST") return this.act(pathname, request, response);
    const file = await pageFile(pathname);
    if (file === null) return this.answerApi(pathname, searchParams, response);
    response.writeHead(200, { ...everyHeader, "content-type": file.type }).end(file.content);
  }

  /**
   * Exchanges the secret of the first URL for a cookie. A browser that already has the cookie can open the URL again.
   */
  private letIn(request: IncomingMessage, response: ServerResponse, given: string): void {
    const { guard, tickets } = this.options;
    if (!hasCookie(request, guard) && !tickets.use(given)) {
      sendText(response, 403, usedAddress);
      return;
    }
    const cookie = `${guard.cookie}=${guard.secret}; Path=/; HttpOnly; SameSite=Strict`;
    response.writeHead(303, { ...everyHeader, location: "/", "set-cookie": cookie }).end();
  }

  private async answerApi(
    pathname: string,
    parameters: URLSearchParams,
    response: ServerResponse,
  ): Promise<void> {
    if (pathname === "/api/target") return sendJson(response, 200, await this.targetAnswer());
    if (pathname === "/api/measures")
      return sendJson(response, 200, await measuresAnswer(this.measured, new RequestQuery(parameters)));
    const [, api, key = "", name = "", ...more] = pathname.split("/");
    const live = api === "api" && more.length === 0 ? await this.runs.get(decoded(key)) : null;
    if (live === null) throw new NotFoundError("there is nothing at this address");
    if (name === "events") {
      await live.look();
      return this.streams.add(decoded(key), live.version, response);
    }
    const route = apiRoutes.get(name);
    if (route === undefined) throw new NotFoundError("there is nothing at this address");
    sendJson(response, 200, await route(live, new RequestQuery(parameters)));
  }

  /** Carries out an action that the page requests. */
  private async act(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { control } = this.options;
    const [, api, key = "", name = "", ...more] = pathname.split("/");
    const action = api === "api" && more.length === 0 ? actions.get(name) : undefined;
    const live = action === undefined ? null : await this.runs.get(decoded(key));
    if (control === null || action === undefined || live === null)
      throw new NotFoundError("there is nothing at this address");
    await action(control, live, request, response);
  }

  private async targetAnswer(): Promise<TargetAnswer> {
    const { target, control } = this.options;
    const runs = await target.runs();
    return {
      kind: target.kind,
      title: target.title,
      runs: runs.map(({ key, title }) => ({ key, title })),
      asks: control?.ask !== undefined,
      forks: control?.fork !== undefined,
    };
  }
}

const ownAddress = "http://127.0.0.1";

/**
 * Parses the URL of a request.
 * @throws {NotFoundError} when it is invalid
 */
function addressOf({ url = "/" }: IncomingMessage): URL {
  if (!URL.canParse(url, ownAddress)) throw new NotFoundError("there is nothing at this address");
  return new URL(url, ownAddress);
}

function statusOf(error: unknown): number {
  if (error instanceof NotFoundError) return 404;
  return error instanceof BadRequestError ? 400 : 500;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new NotFoundError("there is nothing at this address");
  }
}
