import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** All files of the page by name: the service worker keeps them for whoever comes without a connection. */
const listAssets: Plugin = {
  name: "list-assets",
  generateBundle(_options, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    this.emitFile({ type: "asset", fileName: "assets.json", source: JSON.stringify(names.sort()) });
  },
};

const PAGE = join(import.meta.dirname, "../src/klotz/server/page");
const SMALLER_COMPRESSED = /\.(css|html|js|svg)$/;

/** Beside each file the same one compressed: smaller than what a server could make of it while somebody waits. */
const compress: Plugin = {
  name: "compress",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync(PAGE, { recursive: true, encoding: "utf8" })) {
      if (SMALLER_COMPRESSED.test(name)) {
        const file = join(PAGE, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    }
  },
};

// The page is built into the Python package, which serves it; in development Vite serves it and hands the API on.
export default defineConfig({
  plugins: [svelte(), listAssets, compress],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700, // three.js, loaded for Bloqs only
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what a language says everywhere, and one for each part; the rules are read by few.
          groups: [
            {
              debugName: "words",
              name: (id) => {
                const [, language, part] = /\/words\/([a-z]{2})\/(?:page|refusals)-?(\w*)\.ftl/.exec(id) ?? [];
                return language ? `${language}${part ? `-${part}` : ""}` : null;
              },
              test: /\/(page|refusals)[^/]*\.ftl/,
            },
            // What the editor shares with the board stays in one file with it: whoever plays loads no more for that.
            {
              name: "bloxx-board",
              test: /\/games\/bloxx\/(?!index|Picture|Played|finished|lesson|sample|positions|editing|EditorBoard|FaceChoice)[\w.]+($|\?)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the words are in the Python package
    proxy: { "/api": { target: process.env["KLOTZ_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}), // tests run in Node, on the browser's Svelte
  // A test that needs a document says so at its top: most need none, and making one takes longer than they do.
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
