// The largest a package's tarball may be, in kB (1000 bytes). Raising a row is a decision: who installs it pays.
export const sizeLimits = {
  "@concordat/agent": 12,
  "@concordat/analyst": 90,
  "@concordat/codegen": 20,
  "@concordat/contracts": 150,
  "@concordat/copilot": 35,
  "@concordat/dialect": 40,
  "@concordat/llm": 80,
  "@concordat/parser": 65,
  "@concordat/reasoner": 15,
  "@concordat/schema-diff": 80,
  "@concordat/statechart": 15,
  concordat: 40,
};
