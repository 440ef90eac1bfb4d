import { expect, it } from "vitest";
import { copilotResumeCommand } from "./resume-command.js";

it("can be typed as it is printed, and moves nothing on the terminal, whatever files are called", () => {
  const flags = { llm: "ollama", model: "qwen", out: "it's.json", html: "red\u001b[31m.html" } as const;
  expect(copilotResumeCommand("my run.json", flags)).toBe(
    String.raw`concordat copilot resume 'my run.json' --model qwen --out 'it'\''s.json' --html $'red\033[31m.html'`,
  );
});
