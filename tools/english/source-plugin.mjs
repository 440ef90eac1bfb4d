import { parseSync, Visitor } from "oxc-parser";

/** A plugin of textlint that reads the comments and the messages of sources, and the descriptions of schemas. */
export const sourcePlugin = {
  Processor: class SourceProcessor {
    availableExtensions() {
      return [".ts", ".mjs", ".json"];
    }

    processor(extension) {
      return {
        preProcess: (text, file) => documentOf(text, (extension === ".json" ? strings : proseOf)(text, file)),
        postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? "<text>" }),
      };
    }
  },
};

/** The ranges of what people read in a program: comments, a run of line comments as one, strings and templates. */
function proseOf(text, file = "text.ts") {
  const parsed = parseSync(file, text);
  const messages = [];
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === "string") messages.push({ start, end });
    },
    TemplateLiteral: ({ start, end }) => messages.push({ start, end }),
    JSXText: ({ start, end }) => messages.push({ start, end }),
  }).visit(parsed.program);
  return [...joinLines(text, parsed.comments), ...messages.filter(isPhrase(text))];
}

/** Every string of a JSON text that has several words. */
function strings(text) {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(isPhrase(text));
}

function isPhrase(text) {
  return ({ start, end }) => text.slice(start + 1, end - 1).includes(" ");
}

/** Comments of one line that follow each other are one text. */
function joinLines(text, comments) {
  const joined = [];
  for (const { type, start, end } of comments) {
    const last = joined.at(-1);
    const continues =
      type === "Line" && last?.type === "Line" && /^\n[ \t]*$/.test(text.slice(last.end, start));
    if (continues) last.end = end;
    else joined.push({ type, start, end });
  }
  return joined;
}

/** A document of textlint with a paragraph for each range. Ranges that lie in others, in a template, are dropped. */
function documentOf(text, ranges) {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const node = (type, { start, end }, rest) => ({
    type,
    raw: text.slice(start, end),
    range: [start, end],
    loc: { start: positionAt(lineStarts, start), end: positionAt(lineStarts, end) },
    ...rest,
  });
  const paragraphs = outermost(ranges).map((range) =>
    node("Paragraph", range, {
      children: [node("Str", range, { value: text.slice(range.start, range.end) })],
    }),
  );
  return node("Document", { start: 0, end: text.length }, { children: paragraphs });
}

function outermost(ranges) {
  const sorted = ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((range) => {
    if (range.start < end) return false;
    end = range.end;
    return true;
  });
}

/** Line from 1 and column from 0 of an offset. */
function positionAt(lineStarts, offset) {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - lineStarts[low] };
}
