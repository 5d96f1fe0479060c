import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from '../app/i18n/messages/messages-plugin.ts'
import iconPaths from './icons/paths.json' with { type: 'json' }

const ICONS = '@mui/icons-material/'
const paths: Readonly<Record<string, string>> = iconPaths

/** The package of all Material icons would install 43,000 files (174 MB) for the seventy that are displayed. */
const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith(ICONS) ? `\0${source}` : null),
  load(id) {
    if (!id.startsWith(`\0${ICONS}`)) return null
    const name = id.slice(ICONS.length + 1)
    const path = paths[name]
    if (path === undefined) return this.error(`Add the path of the icon ${name} to desk/icons/paths.json`)
    return `import { createElement } from 'react'
      import { createSvgIcon } from '@mui/material/utils'
      export default createSvgIcon(createElement('path', { d: '${path}' }), '${name}')`
  },
}

/** Builds the team's application, which has its own packages (docs/decisions/0072-react-admin-for-the-desk.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [compiledMessages(), icons],
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
