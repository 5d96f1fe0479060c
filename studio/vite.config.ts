import { defineConfig } from 'vite'

/**
 * Builds the Studio at `/desk/content`, which has its own packages (docs/decisions/0080-serve-sanitys-own-studio.md).
 * `sanity build` would add a script and fonts from other hosts to its page.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/content/',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'build',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 20_000,
  },
})
