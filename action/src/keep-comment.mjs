import { mark } from "./comment-text.mjs";

const pageSize = 100;

/**
 * Keeps the one comment of this action at a pull request: writes it the first time, replaces its text afterwards.
 * @param {object} options
 * @param options.url where GitHub's API is
 * @param options.repository owner and name
 * @param options.token may write comments; that of a pull request from a fork may not
 * @param options.pull the number of the pull request
 * @param options.text what the comment says
 * @param options.isNeeded whether a first comment is worth it
 * @returns notes for the log
 */
export async function keepComment({ url, repository, token, pull, text, isNeeded }) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !Number.isInteger(pull))
    throw new Error("the repository or the pull request has no proper name");
  const ask = async (method, path, body) => {
    const response = await fetch(`${url}/repos/${repository}/${path}`, {
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
    throw Object.assign(new Error(`GitHub answered ${response.status} to ${method} ${path}`), {
      status: response.status,
    });
  };
  try {
    const own = await ownComment(ask, pull);
    if (own !== undefined) await ask("PATCH", `issues/comments/${own.id}`, { body: text });
    else if (isNeeded) await ask("POST", `issues/${pull}/comments`, { body: text });
    return [];
  } catch (error) {
    if (error.status !== 403) throw error;
    return ["The token may not write comments, as of a pull request from a fork; see the job's summary."];
  }
}

/** The comment that this action wrote: its mark in a person's comment is not one of ours. */
async function ownComment(ask, pull) {
  for (let page = 1; ; page++) {
    const comments = await ask("GET", `issues/${pull}/comments?per_page=${pageSize}&page=${page}`);
    const own = comments.find(({ body, user }) => body?.startsWith(mark) && user?.type === "Bot");
    if (own !== undefined || comments.length < pageSize) return own;
  }
}
