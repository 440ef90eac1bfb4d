import { expect, it } from "vitest";
import { renderPng, type SvgRenderer } from "./render-png.js";

/** A renderer for a system with some fonts. Text in any other font has no pixels. */
function rendererWith(fonts: readonly string[]): SvgRenderer {
  return {
    Resvg: class {
      private readonly svg: string;
      private readonly family: string;
      constructor(svg: string, { font }: { font: { sansSerifFamily: string } }) {
        this.svg = svg;
        this.family = font.sansSerifFamily;
      }
      render() {
        const pixels = Uint8Array.of(0, 0, 0, fonts.includes(this.family) ? 255 : 0);
        return { pixels, asPng: () => Buffer.from(`${this.family}: ${this.svg}`) };
      }
    },
  };
}

it("draws text in a font that the system has", async () => {
  const png = await renderPng("<svg/>", async () => rendererWith(["Noto Sans", "DejaVu Sans"]));
  expect(Buffer.from(png).toString()).toBe("DejaVu Sans: <svg/>");
});

it("refuses to draw a picture without its text", async () => {
  await expect(renderPng("<svg/>", async () => rendererWith([]))).rejects.toThrow(
    /^a PNG picture needs a font for its text, and this system has none of Arial, .*; install one, such as fonts-dejavu, or write a name that ends in \.svg$/,
  );
});
