/**
 * Packages of which tests want a few files, by their exact bytes. Installed whole, with what they depend on, they would
 * take a third of the download of this repository.
 */
export const pinnedPackages = {
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
