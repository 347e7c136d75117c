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
  },
  server: {
    fs: { allow: [".."] }, // the words are in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : [] },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
