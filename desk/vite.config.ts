import { defineConfig } from 'vite'
import { compiledMessages } from '../app/i18n/messages/messages-plugin.ts'

/** Builds the team's application, which has its own packages (docs/decisions/0072-react-admin-for-the-desk.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [compiledMessages()],
  // The contracts must use the same zod as the application.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'zod'],
    tsconfigPaths: true,
  },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: '../build/desk',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Load every file by its URL, because the content security policy forbids inline fonts and pictures in style
    // sheets.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
})
