import { parseXml, XmlCdata, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import { ImportError } from "../error/import-error.js";
import { namedCharacter } from "../text/html-text.js";

export { XmlElement };

/**
 * Parses an XML document, which must be well-formed and complete, and returns its root. Entities that the document
 * defines are not supported. A reference to one is an error, so that nothing is expanded and no file or address is
 * opened.
 * @throws {ImportError} UNREADABLE
 */
export function readXml(text: string): XmlElement {
  try {
    // HTML's character names are common in feeds, though XML does not define them.
    const { root } = parseXml(text, { resolveUndefinedEntity: (reference) => namedCharacter(reference) });
    if (root === null) throw new ImportError("UNREADABLE", "the XML has no element");
    return root;
  } catch (cause) {
    if (ImportError.isInstance(cause)) throw cause;
    if (cause instanceof RangeError)
      throw new ImportError("UNREADABLE", "the XML is nested too deeply to be read", { cause });
    const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    throw new ImportError("UNREADABLE", `the file is not well-formed XML, or was cut off: ${line}`, {
      cause,
    });
  }
}

/** Namespaces of feeds, with the prefixes used here, regardless of the document's own. */
const namespaces: Readonly<Record<string, string>> = {
  "http://www.w3.org/2005/Atom": "atom",
  "http://purl.org/dc/elements/1.1/": "dc",
  "http://purl.org/rss/1.0/modules/content/": "content",
  "http://search.yahoo.com/mrss/": "media",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
  "http://www.w3.org/1999/xhtml": "xhtml",
  "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
  "http://purl.org/rss/1.0/": "",
  "http://backend.userland.com/rss2": "",
};

/** Returns an element's name with the usual prefix of its namespace, such as `dc:creator`, `atom:entry` or `item`. */
export function elementName(element: XmlElement): string {
  const [prefix, local] = element.name.includes(":") ? element.name.split(":", 2) : ["", element.name];
  const attribute = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
  for (let at: XmlNode | null = element; at instanceof XmlElement; at = at.parent) {
    const uri = at.attributes[attribute];
    if (uri === undefined) continue;
    const known = namespaces[uri] ?? prefix ?? "";
    return known === "" ? (local ?? "") : `${known}:${local}`;
  }
  return element.name;
}

/** Returns the child elements of an element, in order. */
export function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

/** Returns the content of an element as HTML, for feeds with unescaped markup. */
export function markupOf(element: XmlElement): string {
  return element.children.map(nodeMarkup).join("");
}

function nodeMarkup(node: XmlNode): string {
  if (node instanceof XmlText || node instanceof XmlCdata)
    return node.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  if (!(node instanceof XmlElement)) return "";
  const name = node.name.split(":").at(-1) ?? "";
  return `<${name}>${markupOf(node)}</${name}>`;
}
