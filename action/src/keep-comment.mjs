const pageSize = 100;

/**
 * Keeps the one comment of this action at a pull request: writes it the first time, replaces its text afterwards.
 * @param {object} options
 * @param options.url where GitHub's API is
 * @param options.repository owner and name
 * @param options.token may write comments; that of a pull request from a fork may not
 * @param options.pull the number of the pull request
 * @param options.mark what the comment is known by, with which its text begins
 * @param options.text what the comment says
 * @param options.isNeeded whether a first comment is worth it
 * @returns notes for the log
 */
export async function keepComment({ url, repository, token, pull, mark, text, isNeeded }) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !Number.isInteger(pull))
    throw new Error("the repository or the pull request has no proper name");
  const request = async (method, path, body) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-github-api-version": "2022-11-28",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    // A limit on requests has the same status as a missing permission.
    const isLimited =
      response.headers.has("retry-after") || response.headers.get("x-ratelimit-remaining") === "0";
    throw Object.assign(new Error(`GitHub answered ${response.status} to ${method} ${path}`), {
      isForbidden: response.status === 403 && !isLimited,
    });
  };
  const ask = (method, path, body) => request(method, `repos/${repository}/${path}`, body);
  try {
    // The token of a workflow may not ask whose it is: its comments are a bot's.
    const user = await request("GET", "user").catch((error) => {
      if (error.isForbidden !== true) throw error;
      return null;
    });
    const own = await ownComment(ask, pull, mark, user?.login ?? null);
    if (own !== undefined) await ask("PATCH", `issues/comments/${own.id}`, { body: text });
    else if (isNeeded) await ask("POST", `issues/${pull}/comments`, { body: text });
    return [];
  } catch (error) {
    if (error.isForbidden !== true) throw error;
    return ["The token may not write comments, as of a pull request from a fork; see the job's summary."];
  }
}

/**
 * The comment that this action wrote: its mark in another person's comment is not one of ours.
 * @param login whose token it is; null for a bot's
 */
async function ownComment(ask, pull, mark, login) {
  const isOwn = (user) => (login === null ? user?.type === "Bot" : user?.login === login);
  for (let page = 1; ; page++) {
    const comments = await ask("GET", `issues/${pull}/comments?per_page=${pageSize}&page=${page}`);
    const own = comments.find(({ body, user }) => body?.startsWith(mark) && isOwn(user));
    if (own !== undefined || comments.length < pageSize) return own;
  }
}
