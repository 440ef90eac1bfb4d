import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { DocumentError } from "../../error/document-error.js";
import { maxXmlBytes } from "../../limits.js";
import { isoDate } from "../iso-date.js";

/** The parts of an Office file (ECMA-376, part 2): a ZIP archive of XML files. */
export interface OfficePackage {
  /**
   * Returns the package with only its XML parts, not compressed. A second reader therefore cannot unpack more than was
   * measured here, even if the file states wrong sizes.
   */
  readonly measured: () => Uint8Array;
  /** Returns the root element of a part; `null` if the package has no such part. */
  readonly part: (path: string) => XmlElement | null;
  /** The targets of a part's relationships, by id, as paths in the package. */
  readonly relationships: (
    path: string,
  ) => ReadonlyMap<string, { readonly type: string; readonly target: string }>;
  /** The document's metadata. */
  readonly properties: { readonly title: string | null; readonly date: string | null };
}

/** The first bytes of a compound file: Office files from before 2007, and those with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Throws for a file that is not a ZIP archive, with the reason.
 * @throws {DocumentError} LOCKED for a file with a password, UNSUPPORTED for an old one, BROKEN for any other
 */
function assertZip(bytes: Uint8Array, file: string): void {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return;
  if (!compoundFile.every((byte, index) => bytes[index] === byte))
    throw new DocumentError("BROKEN", `${file}: is damaged, or not the Office file that its name says`);
  // An encrypted package has a stream with this name, in UTF-16.
  if (Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le")))
    throw new DocumentError("LOCKED", `${file}: is protected by a password; save it without one`);
  throw new DocumentError(
    "UNSUPPORTED",
    `${file}: is an Office file of the old kind (.doc, .xls, .ppt); save it as .docx, .xlsx or .pptx`,
  );
}

/**
 * Opens an Office file.
 * @throws {DocumentError} LOCKED, UNSUPPORTED, BROKEN or TOO_LARGE
 */
export function openPackage(bytes: Uint8Array, file: string): OfficePackage {
  assertZip(bytes, file);
  const entries = unzip(bytes, file);
  const part = (path: string): XmlElement | null => {
    const entry = entries[path];
    return entry === undefined ? null : rootOf(entry, file, path);
  };
  return {
    measured: () => zipSync(entries, { level: 0 }),
    part,
    relationships(path) {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      const root = part(`${folder}_rels/${path.slice(folder.length)}.rels`);
      return new Map(
        childrenOf(root).map(({ attributes }) => [
          attributes["Id"] ?? "",
          { type: attributes["Type"] ?? "", target: resolve(folder, attributes["Target"] ?? "") },
        ]),
      );
    },
    properties: propertiesOf(part("docProps/core.xml")),
  };
}

function unzip(bytes: Uint8Array, file: string): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > maxXmlBytes)
          throw new DocumentError(
            "TOO_LARGE",
            `${file}: unpacks to more than ${maxXmlBytes / 1_000_000} MB; ${/\.xls[mx]?$/i.test(file) ? "save its sheets as CSV files" : "save the part that matters as a file of its own"}`,
          );
        return true;
      },
    });
  } catch (cause) {
    if (DocumentError.isInstance(cause)) throw cause;
    throw new DocumentError("BROKEN", `${file}: is damaged or cut off`, { cause });
  }
}

function rootOf(entry: Uint8Array, file: string, path: string): XmlElement | null {
  try {
    return parseXml(strFromU8(entry)).root;
  } catch (cause) {
    throw new DocumentError("BROKEN", `${file}: is damaged: its part ${path} is not well-formed XML`, {
      cause,
    });
  }
}

function resolve(folder: string, target: string): string {
  return target.startsWith("/") ? target.slice(1) : new URL(target, `file:///${folder}`).pathname.slice(1);
}

function propertiesOf(root: XmlElement | null): OfficePackage["properties"] {
  const value = (name: string): string =>
    childrenOf(root)
      .find((child) => localName(child) === name)
      ?.text.trim() ?? "";
  const title = value("title");
  return {
    title: title === "" ? null : title,
    date: isoDate(value("modified")) ?? isoDate(value("created")),
  };
}

/** Returns the child elements of an element, in order. */
export function childrenOf(element: XmlElement | null): XmlElement[] {
  return element?.children.filter((child) => child instanceof XmlElement) ?? [];
}

/** Returns all descendants with a name, with any namespace prefix, in document order. */
export function descendantsOf(element: XmlElement | null, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [
    ...(localName(child) === name ? [child] : []),
    ...descendantsOf(child, name),
  ]);
}

/** Returns an element's name without its namespace prefix. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}
