import {
  type AnyNode,
  type Document,
  DomHandler,
  type Element,
  hasChildren,
  isTag,
  isText,
} from "domhandler";
import { Parser } from "htmlparser2";
import type { Block, Contents } from "../document.js";
import { NestingError } from "../error/nesting-error.js";
import { maxHtmlDepth } from "../limits.js";
import { isoDate } from "./iso-date.js";

/** Elements whose text is not visible. */
const hidden = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
]);

/** Elements that start a separate passage. */
const blocks = new Set([
  "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption",
  "figure", "footer", "form", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody",
  "tfoot", "thead", "tr", "ul",
]); // biome-ignore format: a list of names

const headings = /^h[1-6]$/;

/**
 * Reads the visible content of HTML: headings, paragraphs, list items and table rows, with cells separated by
 * ` | `. Scripts, styles and hidden elements are omitted.
 */
export function readHtml(html: string): Contents {
  const document = treeOf(html);
  const lineAt = lineCounter(html);
  return { title: titleOf(document), date: dateOf(document), blocks: new BlockReader(lineAt).read(document) };
}

/**
 * Parses HTML to a tree of elements. The depth of the tree is limited, because the parser's time grows with its square.
 */
function treeOf(html: string): Document {
  const handler = new BoundedHandler(undefined, { withStartIndices: true });
  new Parser(handler).end(html);
  return handler.root;
}

class BoundedHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > maxHtmlDepth) throw new NestingError();
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/** Collects the blocks of a tree of elements. */
class BlockReader {
  private readonly blocks: Block[] = [];
  private text = "";
  private start: number | null = null;

  private readonly lineAt: (index: number) => number;

  constructor(lineAt: (index: number) => number) {
    this.lineAt = lineAt;
  }

  read(document: Document): Block[] {
    this.visit(document.children, false);
    this.flush(false);
    return this.blocks;
  }

  private visit(nodes: readonly AnyNode[], isPreformatted: boolean): void {
    for (const node of nodes) {
      if (isText(node))
        this.add(isPreformatted ? node.data : node.data.replace(/\s+/g, " "), node.startIndex);
      else if (isTag(node)) this.enter(node, isPreformatted);
      else if (hasChildren(node)) this.visit(node.children, isPreformatted);
    }
  }

  private enter(element: Element, isPreformatted: boolean): void {
    const { name, attribs, children } = element;
    if (hidden.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true") return;
    if (name === "br") this.text += "\n";
    else if (name === "tr") this.addRow(element);
    else if (headings.test(name) || blocks.has(name)) {
      this.flush(false);
      this.visit(children, isPreformatted || name === "pre");
      this.flush(headings.test(name));
    } else this.visit(children, isPreformatted);
  }

  /** Adds a table row as one passage. A cell with several paragraphs or a nested table becomes one text. */
  private addRow({ children, startIndex }: Element): void {
    this.flush(false);
    const cells = children.filter((child) => isTag(child) && (child.name === "td" || child.name === "th"));
    const texts = cells.map((cell) => textOf(cell));
    if (texts.every((text) => text === "")) return;
    this.add(texts.join(" | "), startIndex);
    this.flush(false);
  }

  private add(text: string, index: number | null): void {
    if (text.trim() !== "") this.start ??= index;
    this.text += text;
  }

  private flush(isHeading: boolean): void {
    const text = this.text
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim();
    if (text !== "") {
      this.blocks.push({
        isHeading,
        text: isHeading ? text.replace(/\n/g, " ") : text,
        ...(this.start === null ? {} : { line: this.lineAt(this.start) }),
      });
    }
    this.text = "";
    this.start = null;
  }
}

/** Returns the visible text of an element, on one line. */
function textOf(node: AnyNode): string {
  const text = (each: AnyNode): string => {
    if (isText(each)) return each.data;
    if (isTag(each) && hidden.has(each.name)) return "";
    const inner = hasChildren(each) ? each.children.map(text).join("") : "";
    return isTag(each) && (blocks.has(each.name) || each.name === "br") ? ` ${inner} ` : inner;
  };
  return text(node).replace(/\s+/g, " ").trim();
}

/** Returns all elements of a document, in document order. */
function elementsOf(node: AnyNode): Element[] {
  const inner = hasChildren(node) ? node.children.flatMap(elementsOf) : [];
  return isTag(node) ? [node, ...inner] : inner;
}

function titleOf(document: Document): string | null {
  const title = elementsOf(document).find(({ name }) => name === "title");
  const text = title === undefined ? "" : textOf(title);
  return text === "" ? null : text;
}

/** Metadata names for the date of publication. */
const dateNames = new Set(["article:published_time", "date", "dc.date", "dcterms.created", "datepublished"]);

function dateOf(document: Document): string | null {
  for (const { name, attribs } of elementsOf(document)) {
    const key = (attribs["name"] ?? attribs["property"] ?? attribs["itemprop"] ?? "").toLowerCase();
    const value = name === "meta" && dateNames.has(key) ? attribs["content"] : undefined;
    const date = isoDate(value ?? (name === "time" ? attribs["datetime"] : undefined));
    if (date !== null) return date;
  }
  return null;
}

/** Returns a function that finds the line of a position, for increasing positions. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let at = 0;
  return (index) => {
    for (; at < index; at++) if (text.charCodeAt(at) === 0x0a) line++;
    return line;
  };
}
