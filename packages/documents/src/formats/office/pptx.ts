import type { XmlElement } from "@rgrove/parse-xml";
import type { Block, Contents, NotRead } from "../../document.js";
import { DocumentError } from "../../error/document-error.js";
import { pictureNote } from "./docx.js";
import { childrenOf, descendantsOf, localName, type OfficePackage, openPackage } from "./open-package.js";

/**
 * Reads a presentation: the slides in order, each with its title as a heading, paragraphs, table rows and the speaker's
 * notes. Each slide is a page.
 * @throws {DocumentError} LOCKED, UNSUPPORTED, BROKEN or TOO_LARGE
 */
export function readPptx(bytes: Uint8Array, file: string): Contents {
  const office = openPackage(bytes, file);
  const slides = slidePaths(office, file).map((path, index) => readSlide(office, path, index + 1));
  return {
    ...office.properties,
    blocks: slides.flatMap(({ blocks }) => blocks),
    notRead: slides.flatMap(({ notRead }) => notRead),
  };
}

/** Returns the paths of the slides, in the order of the presentation. */
function slidePaths(office: OfficePackage, file: string): string[] {
  const path = "ppt/presentation.xml";
  const root = office.part(path);
  if (root === null) throw new DocumentError("BROKEN", `${file}: is not a presentation: it has no ${path}`);
  const targets = office.relationships(path);
  return descendantsOf(root, "sldId").flatMap(({ attributes }) => {
    const target = targets.get(attributes["r:id"] ?? "")?.target;
    return target === undefined ? [] : [target];
  });
}

interface Slide {
  readonly blocks: readonly Block[];
  readonly notRead: readonly Omit<NotRead, "file">[];
}

function readSlide(office: OfficePackage, path: string, page: number): Slide {
  const root = office.part(path);
  const shapes = descendantsOf(root, "sp");
  const titles = shapes.filter(isTitle);
  const text = (isHeading: boolean, texts: readonly string[]): Block[] =>
    texts.filter((each) => each !== "").map((each) => ({ isHeading, text: each, page }));
  const notes = [...office.relationships(path).values()].filter(({ type }) => type.endsWith("/notesSlide"));
  const blocks = [
    ...text(true, [titles.flatMap(paragraphsOf).join(" ").trim()]),
    ...text(false, shapes.filter((shape) => !isTitle(shape)).flatMap(paragraphsOf)),
    ...text(false, descendantsOf(root, "tr").map(rowText)),
    ...text(
      false,
      notes.flatMap(({ target }) =>
        descendantsOf(office.part(target), "sp").filter(isBody).flatMap(paragraphsOf),
      ),
    ),
  ];
  const pictures = descendantsOf(root, "pic").length;
  if (blocks.length === 0 && pictures > 0)
    return { blocks, notRead: [{ page, reason: "it has pictures and no text: they are not read" }] };
  return { blocks, notRead: pictureNote(pictures, page) };
}

/**
 * Returns the type of a shape's placeholder (ECMA-376, part 1, ST_PlaceholderType); `null` if the shape is not a
 * placeholder.
 */
function placeholderType(shape: XmlElement): string | null {
  const [placeholder] = descendantsOf(shape, "ph");
  return placeholder === undefined ? null : (placeholder.attributes["type"] ?? "obj");
}

function isTitle(shape: XmlElement): boolean {
  const type = placeholderType(shape);
  return type === "title" || type === "ctrTitle";
}

function isBody(shape: XmlElement): boolean {
  return placeholderType(shape) === "body";
}

function paragraphsOf(element: XmlElement): string[] {
  return descendantsOf(element, "p").map((paragraph) =>
    childrenOf(paragraph)
      .map((run) =>
        localName(run) === "br"
          ? "\n"
          : descendantsOf(run, "t")
              .map(({ text }) => text)
              .join(""),
      )
      .join("")
      .trim(),
  );
}

function rowText(row: XmlElement): string {
  const cells = descendantsOf(row, "tc").map((cell) => paragraphsOf(cell).join(" ").trim());
  return cells.every((cell) => cell === "") ? "" : cells.join(" | ");
}
