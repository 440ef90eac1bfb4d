// Sends every request of an example to the server that plays its model, wherever the example says that one is.
const { MODEL_ORIGIN } = process.env;
const { fetch } = globalThis;

globalThis.fetch = (address, init) => {
  const { pathname, search } = new URL(address instanceof Request ? address.url : address);
  return fetch(MODEL_ORIGIN + pathname + search, init);
};
