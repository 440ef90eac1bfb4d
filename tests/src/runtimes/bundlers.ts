import { dirname } from "node:path";
import { build as bundleWithEsbuild } from "esbuild";
import { build as bundleWithVite } from "vite";
import webpack from "webpack";

/** Writes a program for Node.js, with everything that it imports, as one file. */
type Bundler = (entry: string, bundle: Bundle) => Promise<void>;

/** Where a bundle is written. */
interface Bundle {
  readonly folder: string;
  readonly name: string;
}

/** Bundlers as their users set them up for Node.js: no package is marked as external. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: (entry, bundle) => esbuild(entry, bundle, "esm"),
  "esbuild, as CommonJS": (entry, bundle) => esbuild(entry, bundle, "cjs"),
  Vite: async (entry, { folder, name }) => {
    await bundleWithVite({
      configFile: false,
      logLevel: "silent",
      root: dirname(entry),
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: name } },
      },
    });
  },
  webpack: (entry, { folder, name }) =>
    new Promise((resolve, reject) => {
      webpack(
        {
          mode: "production",
          // Shorter names take a minute, and change nothing of what is bundled.
          optimization: { minimize: false },
          target: "node20",
          context: dirname(entry),
          entry,
          experiments: { outputModule: true },
          output: { path: folder, filename: name, module: true, chunkFormat: "module" },
        },
        (error, stats) => {
          if (error !== null || stats === undefined) return reject(error);
          if (stats.hasErrors()) return reject(new Error(stats.toString("errors-only")));
          resolve();
        },
      );
    }),
};

async function esbuild(entry: string, { folder, name }: Bundle, format: "esm" | "cjs"): Promise<void> {
  await bundleWithEsbuild({
    entryPoints: [entry],
    outfile: `${folder}/${name}`,
    bundle: true,
    platform: "node",
    format,
    logLevel: "silent",
  });
}
