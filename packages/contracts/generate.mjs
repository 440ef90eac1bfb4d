// Writes the types and modules of the contracts from their schemas. Options are the generator's: --check, --validators.
process.argv.splice(
  2,
  0,
  ...["--schemas", "../../schemas", "--out", "src/generated"],
  ...["--runtime", "../../../contract/index.js", "--root-runtime", "../contract/index.js"],
  ...["--readme", "README.md"],
);
await import("../codegen/bin/concordat-codegen.js");
