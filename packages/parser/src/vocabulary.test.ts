import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { describe, expect, it } from "vitest";
import { type ParseOptions, parseText } from "./index.js";

// The rules of the parser know words and marks. Each of them has a text here that is read otherwise without it.

const answer = '{"choice": "LIKE", "reason": "ok"}';
const rating = contractOf("stars", {
  stars: { type: "number" },
  note: { type: "string" },
  fresh: { type: "boolean" },
});
const numbers = contractOf("numbers", { numbers: { type: "array", items: { type: "number" } } });
const anything = contractOf("items", { items: { type: "array" } });
const texts = contractOf("texts", { texts: { type: "array", items: { type: "string" } } });

/** A contract of objects with these properties and no others. */
function contractOf(required: string, properties: object) {
  return defineContract({ type: "object", properties, required: [required], additionalProperties: false });
}

function stateOf(text: string, options?: ParseOptions): string {
  const result = parseText(text, agentDecision, options);
  return result.state === "unreadable" ? result.reason : result.state;
}

describe("an answer is withdrawn where prose gives its key another member", () => {
  it.each([
    ...[":", "：", "=", "→", "=>", "->", ">", "|", " - ", " – ", " — ", " is ", " to ", " change to "],
    ...[" changes to ", " changed to ", " becomes ", " should be ", " must be ", " shall be ", " will be "],
    ...[" is meant to be ", " was supposed to be ", " needs to be ", " ought to be ", " should have been "],
    ...[" must now be ", " ought to have been ", " from LIKE to "],
  ])("behind %j", (sign) => {
    expect(stateOf(`${answer}\nNo: choice${sign}SCROLL`)).toBe("ambiguous");
  });

  it.each([
    ...[
      "now",
      "actually",
      "really",
      "rather",
      "instead",
      "definitely",
      "clearly",
      "simply",
      "just",
      "finally",
    ],
    ...["probably", "perhaps", "maybe", "in fact"],
  ])("behind the word %j that stresses it", (word) => {
    expect(stateOf(`${answer}\nMy choice is ${word} SCROLL.`)).toBe("ambiguous");
    expect(stateOf(`${answer}\nMy choice: ${word}, SCROLL.`)).toBe("ambiguous");
  });

  it.each(['"', "'", "`", "*", "**", "_", "“", "‘", "<b>", "&quot;", "&apos;", "&lt;", "&#39;", "("])(
    "behind the mark %j",
    (mark) => {
      expect(stateOf(`${answer}\nMy choice: ${mark}SCROLL`)).toBe("ambiguous");
    },
  );

  it.each(['"', "'", "`", "*", "**", "_", "”", "’", ")", "]", "}", "\\"])("whose key %j closes", (mark) => {
    expect(stateOf(`${answer}\nMy choice${mark}: SCROLL`)).toBe("ambiguous");
  });

  it.each(["null", "none", "None", "NONE"])("and where prose says that there is none: %s", (word) => {
    expect(stateOf(`${answer}\nMy choice: ${word}`)).toBe("ambiguous");
  });
});

describe("an answer stands where prose only speaks of another member", () => {
  it.each(["if", "when", "whenever", "where", "unless", "because", "not", "were", "would"])(
    "behind %j",
    (word) => {
      expect(stateOf(`${answer}\nI wonder ${word} the choice is SCROLL`)).toBe("valid");
    },
  );

  it.each(["if", "when", "whenever", "only", "unless", "for", "means"])("before %j", (word) => {
    for (const close of ["", '"', "'", "`", "*", "”", "’", ","])
      expect(stateOf(`${answer}\nThe choice is SCROLL${close} ${word} nobody cares`)).toBe("valid");
  });

  it.each([" | ", "|", "/", " / ", ", ", " or ", ", or ", '", "', "', '", "`, `", "*, *", "”, “", "’, ‘"])(
    "and names what is possible, parted by %j",
    (joint) => {
      for (const end of [".", ";", ")", "\n"]) {
        const list = ["SCROLL", "REPLY", "LIKE"].join(joint);
        expect(stateOf(`The choice: ${list}${end} ${answer}`)).toBe("valid");
      }
    },
  );

  it.each([".", "!", "?", "\n"])("but not where %j ended the sentence of a condition", (end) => {
    expect(stateOf(`${answer}\nAsk if you can${end} My choice is SCROLL`)).toBe("ambiguous");
  });
});

describe("a number is withdrawn where prose gives another", () => {
  it.each([
    ...[
      "5",
      "5.5",
      ".5",
      "-4",
      "−4",
      "–4",
      "+5",
      "$5",
      "€5",
      "£5",
      "¥5",
      "4,000",
      "4e2",
      "4e+2",
      "4e-2",
      "4E2",
    ],
  ])("written %s", (number) => {
    expect(parseText(`{"stars": 4}\nCorrection, stars: ${number}`, rating).state).toBe("unreadable");
  });

  it.each(["4", "4.0", "+4", "$4", "€4", "£4", "¥4", "40e-1"])(
    "and not where it is the same, written %s",
    (number) => {
      expect(parseText(`{"stars": 4}\nThat is, stars: ${number}`, rating).state).toBe("valid");
    },
  );

  it.each(["true", "yes", "True", "YES"])("nor is a boolean that is the same: %s", (word) => {
    expect(parseText(`{"stars": 4, "fresh": true}\nThat is, fresh: ${word}`, rating).state).toBe("valid");
    expect(parseText(`{"stars": 4, "fresh": false}\nThat is, fresh: ${word}`, rating).state).toBe(
      "unreadable",
    );
  });
});

describe("an answer is withdrawn by sentences that name no key", () => {
  const sized = contractOf("size", { size: { enum: ["small", "large"] }, count: { type: "integer" } });
  const small = '{"size": "small", "count": 4}';

  it.each([":", "：", " => ", " -> ", " = ", " → ", " > ", " - ", " – ", " — "])(
    "where another member stands alone behind a label and %j",
    (sign) => {
      expect(stateOf(`${answer}\n**Route**${sign}**SCROLL**.`)).toBe("ambiguous");
      expect(stateOf(`Route${sign}scroll\n${answer}`)).toBe("ambiguous");
    },
  );

  it.each([
    ...[
      "Final",
      "Answer",
      "Decision",
      "Decided",
      "Action",
      "Verdict",
      "Result",
      "Conclusion",
      "Edit",
      "Update",
    ],
    ...["Correction", "Korrektur", "Revision"],
  ])("where %s labels a sentence with one other member", (label) => {
    expect(stateOf(`${answer}\n${label}: I take SCROLL here.`)).toBe("ambiguous");
  });

  it.each(["Wait,", "Oops,", "Sorry,", "Actually,", "I meant"])("behind %s", (word) => {
    expect(stateOf(`${answer}\n${word} the word SCROLL.`)).toBe("ambiguous");
  });

  it.each(["", ".", ",", ";", "!", '"', "'", "`", "*", "”", "’", ")", "]", " instead"])(
    "and a member of small letters ends its clause before %j",
    (end) => {
      expect(parseText(`${small}\nEdit: it is large${end}`, sized).state).toBe("unreadable");
      expect(parseText(`${small}\nEdit: it is large print${end}`, sized).state).toBe("valid");
    },
  );

  it.each([
    ...[
      "If",
      "When",
      "Unless",
      "Not",
      "No",
      "Never",
      "Isn't",
      "Would be",
      "Was",
      "Alternative",
      "Alternatively",
    ],
    ...["Runner-up", "Rejected", "Other", "Example", "Previous", "Previously"],
  ])("but not where %s labels it", (label) => {
    expect(stateOf(`${answer}\n${label}: SCROLL`)).toBe("valid");
    expect(stateOf(`${answer}\nResult: ${label} SCROLL`)).toBe("valid");
  });

  it.each(["Risk", "Final", "**Result**", "Entscheidung"])("a member of small letters behind %j", (label) => {
    expect(parseText(`${label}: large\n${small}`, sized).state).toBe("unreadable");
    expect(parseText(`${small}\n${label}: large`, sized).state).toBe("unreadable");
    expect(parseText(`${small}\n${label}: large parcels are heavy`, sized).state).toBe("valid");
  });

  it.each(["I'd move it up to large", "size must be large here", "size should be large anyway"])(
    "a member of small letters in %j",
    (words) => {
      expect(parseText(`${small}\n${words}`, sized).state).toBe("unreadable");
      expect(parseText(`${small}\nI'd be happy to go to large places.`, sized).state).toBe("valid");
    },
  );

  it.each(["还是 SCROLL 比较稳妥。", "やっぱり SCROLL にします。"])(
    "a member among other letters: %j",
    (words) => {
      expect(stateOf(`${answer}\n${words}`)).toBe("ambiguous");
    },
  );

  it("nor by a question, two other members, or the answer's own next to one", () => {
    for (const words of ["Final answer: SCROLL?", "Result: SCROLL, REPLY", "Result: LIKE before SCROLL"])
      expect(stateOf(`${answer}\n${words}`)).toBe("valid");
  });

  it.each(["", ".", ";", "!", ", not 4", " instead", " not 4", " pieces", "`"])(
    "nor by a number in a sentence, but by one that ends a clause before %j",
    (end) => {
      expect(parseText(`${small}\nThe count should be 5${end}`, sized).state).toBe("unreadable");
      expect(parseText(`${small}\nThe count should be 5 to 9${end}`, sized).state).toBe("valid");
      expect(parseText(`${small}\nThe count should be 4${end}`, sized).state).toBe("valid");
    },
  );

  it.each([
    ...["Scratch", "Strike", "Cancel", "Forget", "Ignore", "Disregard", "Discard", "Retract", "Withdraw"].map(
      (verb) => `${verb} that`,
    ),
    ...["this", "it", "what I said", "everything above", "the above", "the previous", "my last answer"].map(
      (thing) => `Ignore ${thing}`,
    ),
    ...["this response", "my reply", "the JSON", "that object above", "that answer"].map(
      (thing) => `Discard ${thing}`,
    ),
    ...[
      "I take that back",
      "Do not use it",
      "Don't use this",
      "I misread it",
      "I've changed my mind",
      "Wrong answer",
    ],
    ...[
      "That was wrong",
      "The JSON above is incorrect",
      "That's not right",
      "It is not correct",
      "This is not valid",
    ],
    ...["That was a mistake", "That is an error", "I have made a mistake", "Never mind", "Withdrawn"],
    ...[
      "Let me start over",
      "Let me redo it",
      "Let me rethink",
      "Let me reconsider",
      "This is just a placeholder",
    ],
    ...["This is only an example", "These values are placeholders"],
    ...["请忽略"],
  ])("nor behind the answer by %j", (words) => {
    expect(stateOf(`${answer}\n${words}.`)).toBe("ambiguous");
    expect(stateOf(`${words}.\n${answer}`)).toBe("valid");
    for (const condition of ["if", "whether", "unless"])
      expect(stateOf(`${answer}\n${words} ${condition} you like.`)).toBe("valid");
  });

  it.each([
    ...[
      "That is incorrect",
      "All of it is void",
      "I am mistaken",
      "I misunderstood the post",
      "It is outdated",
    ],
    ...[
      "The score is too high",
      "It is off by two",
      "Das ist falsch",
      "Erreur de ma part",
      "Je me suis trompé",
    ],
    ...["La réponse est fausse", "Je rectifie", "Me equivoqué", "I changed my mind", "I retract it"],
    ...["I withdraw it", "I have to reconsider", "I apologize", "Do not decide yet, I'm not yet decided"],
    ...["This is not final", "Ich ziehe das zurück", "Perdón", "Pardon", "Désolé", "Entschuldigung"],
    ...["Lo siento", "Es tut mir leid", "The values are made up", "This is fiction", "All of it is invented"],
    ...["错了", "有误", "作废", "忽略以上", "訂正します", "間違えました", "申し訳ありません", "抱歉", "取消"],
    ...["Don't use this", "It is a mock", "Your answer is a template", "I was wrong", "Bitte ignorieren"],
    ...["Actually, no", "No wait", "Wrong file", "Oops", "My mistake", "I take back my answer"],
  ])("nor behind the answer by the words %j", (words) => {
    expect(stateOf(`${answer}\n${words}.`)).toBe("ambiguous");
    expect(stateOf(`${answer}\nTell me if ${words}.`)).toBe("valid");
  });

  it.each([
    ...["now", "as I see it", "because it grew", "since it grew", "given that it grew", "please"],
    ...[
      "after a closer look",
      "is fairer",
      "is more honest",
      "fits better",
      "would be closer",
      "of 9",
      "/9",
      "out of 9",
    ],
  ])("nor by a number behind its key, followed by %j", (words) => {
    const gap = words.startsWith("/") ? "" : " ";
    expect(parseText(`${small}\nFor the count, 5${gap}${words}.`, sized).state).toBe("unreadable");
    expect(parseText(`${small}\nFor the count, 4${gap}${words}.`, sized).state).toBe("valid");
  });

  it.each(["pick", "choose", "should move to", "must go to the", "I'll take"])(
    "nor before it by a sentence with %j and a member",
    (words) => {
      expect(stateOf(`I ${words} SCROLL.\n${answer}`)).toBe("ambiguous");
      expect(stateOf(`I ${words} LIKE.\n${answer}`)).toBe("valid");
    },
  );

  it.each([
    ...[
      "I am making this up",
      "This was my error",
      "I can't stand behind this",
      "Ignore everything I wrote so far",
    ],
    ...[
      "Undo that",
      "Please delete that answer",
      "Nee, toch niet",
      "Sorry, wrong post, the other one was meant",
    ],
    ...["죄송합니다", "SCROLL it is", "LIKE is wrong", "I ought to SCROLL"],
  ])("nor by the words %j", (words) => {
    expect(stateOf(`${answer}\n${words}.`)).toBe("ambiguous");
  });

  it.each(["I'd have written", "You would get something along these lines:"])(
    "nor by %j before it",
    (words) => {
      expect(stateOf(`${words}\n${answer}`)).toBe("ambiguous");
    },
  );

  it.each(["The post will be deleted on Friday", "The parcel came undone", "I just like it"])(
    "but not by %j",
    (words) => {
      expect(stateOf(`${answer}\n${words}.`)).toBe("valid");
    },
  );

  it("nor by a member in a sentence behind one that turns", () => {
    expect(parseText(`${small}\nActually, I looked again. It is large.`, sized).state).toBe("unreadable");
    expect(parseText(`${small}\nI looked again. It is large.`, sized).state).toBe("valid");
  });

  it.each(["That's not what I meant", "This isn't right", "It is for another post", "Let me correct it"])(
    "nor by %j",
    (words) => {
      expect(stateOf(`${answer}\n${words}.`)).toBe("ambiguous");
    },
  );

  it.each(["it is only for REPLY", "next comes SCROLL", "SCROLL can only come later"])(
    "but not where %j",
    (words) => {
      expect(stateOf(`${answer}\nNote that ${words}.`)).toBe("valid");
    },
  );

  it.each(["Not", "Nothing", "Never", "May be", "Can be", "They ask us to be"])(
    "but not behind a denial such as %s",
    (denial) => {
      expect(stateOf(`${answer}\n${denial} incorrect.`)).toBe("valid");
    },
  );

  it.each(["Wait", "Hmm", "Sorry", "Actually", "On reflection", "On second thought", "Correction"])(
    "nor by a sentence with %s that names a key, but by no other",
    (word) => {
      expect(parseText(`${small}\n${word}, the count is larger.`, sized).state).toBe("unreadable");
      expect(parseText(`${small}\n${word}, the box is larger.`, sized).state).toBe("valid");
      expect(parseText(`The count is larger. ${word}.\n${small}`, sized).state).toBe("valid");
    },
  );

  it.each(["not", "nicht", "pas"])("nor by %s before the answer's own member", (no) => {
    expect(parseText(`${small}\nIt is huge, ${no} small.`, sized).state).toBe("unreadable");
    expect(parseText(`${small}\nIt is small, ${no} huge.`, sized).state).toBe("valid");
  });

  it.each([
    "An example:",
    "Just to show you the format:",
    "Earlier:",
    "Hypothetically",
    "If it rains:",
    "The bot answered:",
  ])("nor where its lead is %j", (lead) => {
    expect(stateOf(`${lead}\n${answer}`)).toBe("ambiguous");
  });

  it.each(["I did not retract this.", "I never retract this.", "I didn't retract it."])(
    "but not by %j",
    (words) => {
      expect(stateOf(`${answer}\n${words}`)).toBe("valid");
    },
  );

  it.each([
    ...[
      "I cannot say",
      "I can't say",
      "I cant say",
      "I am unable to say",
      "I am not able to say",
      "I won't say",
    ],
    ...["I don't have the post", "I lack the post", "Sorry", "I haven't seen the post", "Impossible", "无法"],
  ])("nor by an example behind a refusal such as %j", (words) => {
    expect(stateOf(`${words}. For example: ${answer}`)).toBe("ambiguous");
    expect(stateOf(`${words}. So: ${answer}`)).toBe("valid");
  });

  it.each([
    ...[
      "An example",
      "For instance",
      "To illustrate, for illustration",
      "E.g.",
      "A sample",
      "Hypothetically",
    ],
    ...["So könnte es gehen", "It will look so", "例如"],
  ])("nor by a refusal that leads to an example with %j", (words) => {
    expect(stateOf(`I cannot say. ${words}: ${answer}`)).toBe("ambiguous");
    expect(stateOf(`I can say. ${words}: ${answer}`)).toBe("valid");
  });

  it.each(["Je ne peux pas le dire", "Je ne puis le dire", "Mir fehlt der Text"])(
    "nor by an example behind %j",
    (words) => {
      expect(stateOf(`${words}. Beispiel: ${answer}`)).toBe("ambiguous");
    },
  );

  it.each([
    ...["It could look so", "It might be", "A clerk would have", "One could put", "An answer might read"],
    ...["Par exemple", "Zum Beispiel", "Muster", "The old agent returned"],
  ])("nor where %j leads to it", (words) => {
    expect(stateOf(`${words}: ${answer}`)).toBe("ambiguous");
    expect(stateOf(`I would read it so: ${answer}`)).toBe("valid");
  });

  it.each([
    ...["No, that is not it.", "Ah, no, he dislikes bread.", "Non, il dort.", "Nein, doch anders."],
    ...["That was from last week.", "These notes belong to Ada.", "This came from the old prompt."],
    ...["The JSON was for the other post.", "Everything above was written by a colleague."],
    ...[
      "On second thoughts this can't be right.",
      "He sells bread, so please don't use this.",
      "I forgot the photo.",
    ],
    ...["These words are from another post.", "Whoops.", "Annulez cette réponse."],
    ...["Desconsidere a resposta.", "lol no scrap that, it is the other one"],
  ])("where %j stands behind it", (words) => {
    expect(stateOf(`${answer}\n\n${words}`)).toBe("ambiguous");
  });

  it.each([
    "That was me.",
    "That was an easy one!",
    "I may be wrong.",
    "I could be wrong, of course.",
    "It was fun.",
  ])("but not where %j does", (words) => {
    expect(stateOf(`${answer}\n\n${words}`)).toBe("valid");
  });
});

describe("an example is not an answer", () => {
  it.each([
    "<your reason>",
    "[why you chose it]",
    "{{reason}}",
    "...",
    "…",
    " <reason> ",
    "Your reason here",
  ])("in strict JSON either, with %j where the contract needs a text", (words) => {
    expect(stateOf(JSON.stringify({ choice: "LIKE", reason: words }))).toBe("no-json");
    expect(stateOf(JSON.stringify({ choice: "LIKE", reason: "ok", content: words }))).toBe("valid");
  });

  it.each(["string", "a < b", "[1] and [2]", "wait..."])("but is read with the text %j", (words) => {
    expect(stateOf(JSON.stringify({ choice: "LIKE", reason: words }))).toBe("valid");
  });

  it.each([
    ...[
      "<your choice>",
      "[why you chose it]",
      "{{reason}}",
      "...",
      "…",
      "string",
      "String",
      "your reason here",
    ],
    " <why> ",
  ])("that says %j", (place) => {
    const example = JSON.stringify({ choice: "SCROLL", reason: place });
    expect(stateOf(`Like ${example}: ${answer}`)).toBe("valid");
  });

  it.each(["<choice>", "...", "…", "|", "{{choice}}"])(
    "that stands in brackets and has the value %j",
    (place) => {
      expect(stateOf(`Write {"choice": ${place}}: ${answer}`)).toBe("valid");
    },
  );

  it.each(["properties", "oneOf", "anyOf", "items"])("that is the schema, by its %s", (keyword) => {
    expect(stateOf(`{"type": "object", "${keyword}": {}, "choice": "SCROLL", "reason": "x"} ${answer}`)).toBe(
      "valid",
    );
  });
});

describe("thinking is not an answer", () => {
  it.each([
    ...["think", "thinking", "thought", "thoughts", "reasoning", "reflection", "scratchpad", "analysis"].map(
      (name): [string, string] => [`<${name}>`, `</${name}>`],
    ),
    ["<seed:think>", "</seed:think>"],
    ['<think id="1">', "</think>"],
    ["< think >", "< / think >"],
    ["<think>", "<\\/think>"],
    ["[THINK]", "[/THINK]"],
    ["◁think▷", "◁/think▷"],
    ["◁thinking▷", "◁/thinking▷"],
    ["<|think|>", "<|/think|>"],
    ["<|thinking|>", "<|/thinking|>"],
    ["<|begin_of_thought|>", "<|end_of_thought|>"],
    ["<|START_THINKING|>", "<|END_THINKING|>"],
    ["<|channel|>analysis<|message|>", "<|end|>"],
    ["<|channel|>commentary<|message|>", "<|end|>"],
  ])("between %s and %s", (open, close) => {
    const other = '{"choice": "SCROLL", "reason": "x"}';
    const result = parseText(`${open}${other}${close}${answer}`, agentDecision);
    expect(result).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
    expect(result.repairs[0]).toEqual({
      name: "thinking-block",
      offset: 0,
      length: `${open}${other}${close}`.length,
    });
    expect(stateOf(`${open}${other}`)).toBe("no-json");
  });

  it.each([
    ["Thinking...\n", "\n...done thinking.\n"],
    [" thinking …\n", "\n… Done thinking\n"],
  ])("between the lines %j and %j", (open, close) => {
    const other = 'Perhaps {"choice": "SCROLL", "reason": "x"}';
    const result = parseText(`${open}${other}${close}${answer}`, agentDecision);
    expect(result).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
    expect(result.repairs.map(({ name }) => name)).toEqual(["thinking-block"]);
    expect(stateOf(`${open}${other}`)).toBe("no-json");
    expect(stateOf(`${answer}\n${open}Hm`)).toBe("ambiguous");
  });

  it.each([
    "</think>",
    "[/THINK]",
    "◁/think▷",
    "<|/think|>",
    "<|end_of_thought|>",
    "<|END_THINKING|>",
    "\n...done thinking.\n",
  ])("before %s, whose opening mark is missing", (close) => {
    expect(parseText(`{"choice": "SCROLL", "reason": "x"}${close}${answer}`, agentDecision)).toMatchObject({
      state: "valid",
      value: { choice: "LIKE" },
    });
  });
});

describe("what stands around an answer is named", () => {
  it.each([
    ...["response", "result", "answer", "output", "data", "json", "object", "value", "final", "final_answer"],
    ...["arguments", "parameters", "Result", "agentDecision", "decision"],
  ])("a wrapper %s", (key) => {
    expect(parseText(`{"${key}": ${answer}}`, agentDecision)).toMatchObject({
      state: "valid",
      repairs: [{ name: "wrapper" }],
    });
  });

  it.each(["name", "tool", "tool_name", "toolName", "function", "recipient_name", "type", "action"])(
    "a tool call by its %s",
    (key) => {
      for (const input of ["arguments", "parameters", "input", "args", "action_input"])
        expect(parseText(`{"${key}": "decide", "${input}": ${answer}}`, agentDecision)).toMatchObject({
          state: "valid",
          repairs: [{ name: "tool-call" }],
        });
    },
  );

  it.each(["function", "function_call", "functionCall", "toolCall", "tool_calls", "toolUse"])(
    "a tool call in %s",
    (key) => {
      expect(parseText(`{"${key}": {"name": "decide", "args": ${answer}}}`, agentDecision)).toMatchObject({
        state: "valid",
        repairs: [{ name: "tool-call" }, { name: "tool-call" }],
      });
    },
  );

  it.each([
    ["<answer>", "</answer>"],
    ["<|assistant|>", "<|end|>"],
    ["<a.b:c=d-e>", "</a.b:c=d-e>"],
    ["[TOOL_CALLS]", "[/TOOL_CALLS]"],
    ["<|channel|>final <|message|>", "<|return|>"],
    ["<|start|>assistant", "<|end|>"],
    ["<s>\n<answer>\n", "\n</answer>\n</s>"],
  ])("marks %j and %j", (before, after) => {
    const { state, repairs } = parseText(`${before}${answer}${after}`, agentDecision);
    expect([state, ...new Set(repairs.map(({ name }) => name))]).toEqual(["valid", "markup"]);
  });

  it.each(["```", "```json", "``` json5", "~~~", "```json\r", "```c++", "```objective-c"])(
    "a fence %j",
    (fence) => {
      const { state, repairs } = parseText(`${fence}\n${answer}\n${fence.slice(0, 3)}`, agentDecision);
      expect([state, ...new Set(repairs.map(({ name }) => name))]).toEqual(["valid", "code-fence"]);
    },
  );
});

describe("a text that ran out of room is not an answer", () => {
  it.each([":", "：", "=", ":**", ': "', ": '", ": `", ": *", ":__"])("where it ends in %j", (end) => {
    expect(stateOf(`${answer} No, rather${end}`, { finishReason: "length" })).toBe("truncated");
  });

  it.each(["```", "~~~", "```json\n", "<think>", "\n[", "\n{"])("where %j is open", (open) => {
    expect(stateOf(`${answer}\n${open}`, { finishReason: "length" })).toBe("truncated");
  });

  it.each([
    ...[
      '{"choice',
      "{“choice”",
      "{'choice'",
      "{‘cho",
      "{`choice`",
      '{"choice":',
      '{"choice"=',
      "{choice",
      "{ch",
      "{choice:",
    ],
    ...["{choice =", '{"reason":"ok","cho', '{\\"cho', '{"choice" :\n'],
  ])("where a second one begins with %j", (begun) => {
    expect(stateOf(`${answer}\n${begun}`)).toBe("truncated");
  });
});

describe("a value is read in other spellings", () => {
  it.each(["True", "TRUE", "False", "FALSE"])("a boolean %s", (word) => {
    expect(parseText(`{"stars": 1, "fresh": ${word}}`, rating)).toMatchObject({
      state: "valid",
      value: { fresh: word.toLowerCase() === "true" },
      repairs: [{ name: "python-literals" }],
    });
  });

  it.each([
    ["+5", 5],
    [".5", 0.5],
    ["5.", 5],
    ["-.5", -0.5],
    ["+5e+2", 500],
    [".5e-1", 0.05],
    ["1,000", 1000],
    ["-1,000.5", -1000.5],
    ["+12,345,678", 12_345_678],
  ])("a number %s", (written, value) => {
    const result = { state: "valid", value: { stars: value }, repairs: [{ name: "number-form" }] };
    expect(parseText(`{"stars": ${written}}`, rating)).toMatchObject(result);
    expect(parseText(`{"stars": ${written}, "note": "x"}`, rating)).toMatchObject(result);
    expect(parseText(`{"stars": ${written} , note: 'x'}`, rating).state).toBe("valid");
  });

  it.each(["5x", "5_", "5$", "5.5.5", "05", "1,00", "01,000", "5é", "1,0000"])("but not %s", (written) => {
    expect(parseText(`{"stars": ${written}}`, rating).state).not.toBe("valid");
  });

  it.each(["5", "+5", "-5", "1,000", "5.5", "5e2", "5E+2", "5e-1", " 5 "])(
    "a number in a string: %j",
    (written) => {
      expect(parseText(JSON.stringify({ stars: written }), rating)).toMatchObject({
        state: "valid",
        value: { stars: Number(written.replace(",", "")) },
        repairs: [{ name: "quoted-number" }],
      });
    },
  );

  it.each(["5x", "x5", "01,000", "1,00", "5.", ".5", "e5", "5 5"])("but not %j", (written) => {
    expect(parseText(JSON.stringify({ stars: written }), rating).state).toBe("invalid");
  });

  it.each(["\u0085", "\u00ad", "\u180e", "\u200b", "\u200f", "\u2060", "\u2064", "\ufeff", "\u00a0"])(
    "with the space %j around",
    (space) => {
      expect(parseText(`{${space}"stars"${space}:${space}4${space}}`, rating)).toMatchObject({
        state: "valid",
        value: { stars: 4 },
      });
    },
  );

  it.each([
    ['"', '"'],
    ["'", "'"],
    ["`", "`"],
    ["“", "”"],
    ["„", "“"],
    ["‘", "’"],
    ["‚", "‘"],
    ['"""', '"""'],
    ["'''", "'''"],
  ])("a text between %s and %s", (open, close) => {
    expect(parseText(`{"texts": [${open}a b${close}, ${open}c${close}]}`, texts)).toMatchObject({
      state: "valid",
      value: { texts: ["a b", "c"] },
    });
    expect(parseText(`{"stars": 4, "note": ${open}a b${close}, "fresh": true}`, rating)).toMatchObject({
      value: { note: "a b" },
    });
  });

  it.each(["a_b", "$a", "a1", "_a", "a-b", "é"])("a key without quotes: %s", (key) => {
    const open = defineContract({ type: "object", additionalProperties: { type: "number" } });
    expect(parseText(`{${key}: 1}`, open)).toMatchObject({ state: "valid", value: { [key]: 1 } });
  });
});

describe("a quote that is not escaped stands in its string", () => {
  it.each<[written: string, item: unknown]>([
    ['"x"', "x"],
    ["'x'", "x"],
    ["`x`", "x"],
    ["“x”", "x"],
    ["{}", {}],
    ["[]", []],
    ["-1", -1],
    ["+1", 1],
    [".5", 0.5],
    ["7", 7],
    ["true", true],
    ["false", false],
    ["null", null],
    ["True", true],
    ["False", false],
    ["None", null],
  ])("but not one before a comma and %s", (written, item) => {
    expect(parseText(`{"items": ["say "a" now", ${written}]}`, anything)).toMatchObject({
      state: "valid",
      value: { items: ['say "a" now', item] },
    });
  });

  it.each(["#bread", "#bread is", "//example.com", "#1 of 2, is", "# "])(
    "though %s looks like a comment",
    (text) => {
      for (const end of [",\n", "\n,", ",\n\n"]) {
        const { state, ...result } = parseText(`{"note": "Of "${text}" he says"${end}"stars": 4}`, rating);
        if (state === "valid") expect(result).toMatchObject({ value: { note: `Of "${text}" he says` } });
        else expect(state).toBe("unreadable");
      }
      const last = parseText(`{"stars": 4,\n"note": "Of "${text}" he says"\n}`, rating);
      if (last.state === "valid") expect(last.value).toMatchObject({ note: `Of "${text}" he says` });
    },
  );

  it.each([
    ['"the tag "#bread" fits"', 'the tag "#bread" fits'],
    ['"tags: "#bread", "#rolls""', 'tags: "#bread", "#rolls"'],
    ['"ok" // fine', "ok"],
    ['"ok" # not "bad" or "worse"', "ok"],
  ])("and %s ends where it should", (written, note) => {
    expect(parseText(`{"stars": 4,\n"note": ${written}\n}`, rating)).toMatchObject({
      state: "valid",
      value: { note },
    });
  });

  it.each(['"5" #tag is wide",', '"ok"# or "so",', '"a "b" # c",', '"a" // b",', '"a" #b "c" d",'])(
    "and %s is never cut off at a quote inside",
    (written) => {
      const result = parseText(`{"note": ${written}\n"stars": 4}`, rating);
      expect(result.state === "valid" ? result.value : {}).not.toMatchObject({
        note: expect.stringMatching(/^(?:5|ok|a)$/),
      });
    },
  );

  it.each([" ", "'", "“", "‘", "`", "(", "[", "{", "<", "*", "_", "—", "–", "-"])(
    "in a quotation behind %j",
    (before) => {
      const text = `He said${before}"hello" to her`;
      expect(parseText(`{"stars": 4, "note": "${text}"}`, rating)).toMatchObject({
        state: "valid",
        value: { note: text },
      });
    },
  );

  it.each(["h", "5", "¿", "¡", "@", "#", "$", "€", "£", "'", "‘", "é"])(
    "in a quotation that begins with %j",
    (first) => {
      const text = `He said "${first}ello" to her`;
      expect(parseText(`{"stars": 4, "note": "${text}"}`, rating)).toMatchObject({
        state: "valid",
        value: { note: text },
      });
    },
  );
});

describe("marks of other writing", () => {
  it.each(["，", "、"])("such as %s part entries and items", (comma) => {
    expect(parseText(`{"stars": 4${comma}"note": "a"}`, rating)).toMatchObject({
      value: { stars: 4, note: "a" },
    });
    expect(parseText(`{"numbers": [1${comma}2]}`, numbers)).toMatchObject({ value: { numbers: [1, 2] } });
  });

  it.each([":", "：", "=", "=>"])("such as %s stand behind a key", (colon) => {
    expect(parseText(`{"stars"${colon}4}`, rating)).toMatchObject({ value: { stars: 4 } });
    expect(parseText(`{"note": "say "a" now"\n"stars"${colon}4}`, rating)).toMatchObject({
      value: { stars: 4 },
    });
  });
});

describe("a backslash stands for nothing", () => {
  it.each(["'", "`", "‘", "’", "“", "”", "„", "_", ..."acegijklmopqy"])("before %s", (mark) => {
    expect(parseText(`{"stars": 4, "note": "\\${mark} x"}`, rating)).toMatchObject({
      value: { note: `${mark} x` },
    });
  });

  it.each([..."dhsvwxzAZ", "alpha", "dir"])("but not before %s", (mark) => {
    expect(parseText(`{"stars": 4, "note": "\\${mark} x"}`, rating)).toMatchObject({
      value: { note: `\\${mark} x` },
    });
  });
});

describe("two numbers are not parted", () => {
  it.each([" ", "\n", " -", " +", " ."])("at %j", (joint) => {
    expect(parseText(`{"numbers": [1${joint}2]}`, numbers).state).not.toBe("valid");
  });
});

describe("a date is read in other spellings", () => {
  const event = defineContract(
    {
      type: "object",
      properties: {
        day: { type: "string", format: "date" },
        starts: { type: "string", format: "date-time" },
      },
      additionalProperties: false,
    },
    { formats: "assertion" },
  );
  it.each([
    ["2026/05/01 09:30:00Z", "2026-05-01T09:30:00Z"],
    ["2026-05-01_09:30:00Z", "2026-05-01T09:30:00Z"],
    ["2026-05-01 09:30:00.25 Z", "2026-05-01T09:30:00.25Z"],
    ["2026/05/01T09:30:00+0200", "2026-05-01T09:30:00+02:00"],
    ["2026-05-01T09:30:00 -02:00", "2026-05-01T09:30:00-02:00"],
  ])("%s", (written, value) => {
    expect(parseText(JSON.stringify({ starts: written }), event)).toMatchObject({
      state: "valid",
      value: { starts: value },
    });
  });

  it.each(["2026/5/1", "x2026/05/01", "2026/05/01x", "05/01/2026"])("but not %s", (written) => {
    expect(parseText(JSON.stringify({ day: written }), event).state).toBe("invalid");
  });
});
