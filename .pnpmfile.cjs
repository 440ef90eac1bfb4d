// What packages for one kind of machine do not say of themselves: without it every other kind would download them too, and
// never load them.
const onlyOn = {
  "@node-llama-cpp/linux-arm64": { cpu: ["arm64"] },
  "@node-llama-cpp/linux-armv7l": { cpu: ["arm"] },
  "@libsql/linux-arm-gnueabihf": { libc: ["glibc"] },
  "@libsql/linux-arm-musleabihf": { libc: ["musl"] },
  "@libsql/linux-arm64-gnu": { libc: ["glibc"] },
  "@libsql/linux-arm64-musl": { libc: ["musl"] },
  "@libsql/linux-x64-gnu": { libc: ["glibc"] },
  "@libsql/linux-x64-musl": { libc: ["musl"] },
};

module.exports = {
  hooks: {
    readPackage: (manifest) => ({ ...manifest, ...onlyOn[manifest.name], ...withoutCompiler(manifest) }),
  },
};

// node-llama-cpp names the compiler as a peer for its types alone: the demo, which compiles nothing, would install 30 MB.
function withoutCompiler({ name, peerDependencies }) {
  if (name !== "node-llama-cpp") return {};
  const { typescript: _, ...others } = peerDependencies ?? {};
  return { peerDependencies: others, peerDependenciesMeta: {} };
}
