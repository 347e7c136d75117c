import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it; in development Vite serves it and hands the API on.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/klotz/server/page",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700, // three.js, loaded for Bloqs only
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file a language, whatever the number of files its words are written in; the rules are read by few.
          groups: [
            {
              debugName: "words",
              name: (id) => /\/words\/([a-z]{2})\//.exec(id)?.[1] ?? null,
              test: /\/(page|refusals)[^/]*\.ftl/,
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
