import { CommandError } from "../command-error.js";

/** The part of `@resvg/resvg-js` that draws pictures. */
export interface SvgRenderer {
  readonly Resvg: new (
    svg: string,
    options: {
      readonly background?: string;
      readonly fitTo: { readonly mode: "zoom"; readonly value: number };
      readonly font: { readonly loadSystemFonts: boolean; readonly sansSerifFamily: string };
    },
  ) => { render(): { asPng(): Uint8Array; readonly pixels: Uint8Array } };
}

/** Fonts for the text of pictures, in the order of preference. Systems have at least one of them. */
const families = ["Arial", "Helvetica", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Segoe UI", "Roboto"];

/** Number of pixels of a picture for each unit of the SVG file, so that text is sharp in print. */
const scale = 2;

const sample =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text x="2" y="15" font-family="sans-serif">Ab</text></svg>';

/**
 * Renders an SVG file as a PNG file.
 * @param load loads the renderer. Default: the optional package `@resvg/resvg-js`
 * @throws {CommandError} when the package is not installed, or the system has no font: the picture would have no text
 */
export async function renderPng(
  svg: string,
  load: () => Promise<SvgRenderer> = loadRenderer,
): Promise<Uint8Array> {
  const { Resvg } = await load();
  const draw = (text: string, sansSerifFamily: string, more: { readonly background?: string } = {}) =>
    new Resvg(text, {
      ...more,
      fitTo: { mode: "zoom", value: scale },
      font: { loadSystemFonts: true, sansSerifFamily },
    }).render();
  const family = families.find((name) => draw(sample, name).pixels.some((value) => value !== 0));
  if (family === undefined)
    throw new CommandError(
      `a PNG picture needs a font for its text, and this system has none of ${families.join(", ")}; install one, such as fonts-dejavu, or write a name that ends in .svg`,
    );
  return draw(svg, family, { background: "white" }).asPng();
}

/** Loads the optional package that renders pictures. */
async function loadRenderer(): Promise<SvgRenderer> {
  const name = "@resvg/resvg-js";
  try {
    const { default: renderer }: { readonly default: SvgRenderer } = await import(name);
    return renderer;
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND")) throw cause;
    throw new CommandError(
      "a PNG picture needs the package @resvg/resvg-js: install it next to concordat (npm install @resvg/resvg-js@2.6.2), or write a name that ends in .svg",
      { cause },
    );
  }
}
