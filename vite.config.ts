import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './app/i18n/messages-plugin.ts'

/** The server bundle starts at `server/app.ts`: storefront, services and composition are built together. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  build: isSsrBuild
    ? { target: 'node24', rollupOptions: { input: './server/app.ts' } }
    : { target: 'es2022' },
}))
