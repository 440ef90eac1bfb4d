// Every machine of the other kind would download this engine and never load it: its own package.json claims both kinds.
const onlyOn = { "@node-llama-cpp/linux-arm64": ["arm64"], "@node-llama-cpp/linux-armv7l": ["arm"] };

module.exports = {
  hooks: {
    readPackage: (manifest) =>
      manifest.name in onlyOn ? { ...manifest, cpu: onlyOn[manifest.name] } : manifest,
  },
};
