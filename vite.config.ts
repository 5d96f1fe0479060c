import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from './app/i18n/messages/messages-plugin.ts'

/** Modules that surround every page, without those that only some pages use. */
const FRAME = new RegExp(
  `/domain/(?:money/money|result|visitor/roles|line-quantity)[.]|/app/(?:${[
    'i18n/(?!format/(?:opening|time-in-zone)|delivery/formatted)',
    '(?:page|document|visitor|session|preview)/(?!preview[.]|stored|found|data-layer|cookies/(?:cookie-table|segment|sign-up|device|preview)|session-timing|connection/(?!held-state))',
    'root',
    'routes/(?:frame/(?!connection-notice|bag-panel)|shell)',
    'features/(?:navigation/(?!contact/contact-line|routing/watch)|catalogue/card/|[^/]+/paths[.])',
    'ui/(?!form/(?!control)|layer/panel|page/page-meta|icon/camera|quantity|amount-row|disclosure|swatch|text/unbroken|behavior/hosted|.*workshop)',
  ].join('|')})`,
)

/**
 * Modules that many pages need are bundled into a few files, which compress 8% better than the thirty that the bundler
 * would create. First come those that every page runs on and those that surround every page.
 */
const SHARED_FILES = [
  { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\// },
  { name: 'frame', test: FRAME },
  { name: 'form', test: /\/app\/ui\/form\/.*field/ },
  { name: 'visit', test: /\/app\/visitor\/cookies\// },
  { name: 'amounts', test: /\/(?:app\/ui\/amount-row|domain\/.*\/amount-order)[.]/ },
].map((file, index) => ({ ...file, priority: 9 - index }))

/** The viewer's own decoder is WebAssembly, which a page's policy would have to allow. This one is plain JavaScript. */
const MODEL_DECODER = {
  find: 'three/examples/jsm/libs/meshopt_decoder.module.js',
  replacement: join(import.meta.dirname, 'node_modules/meshoptimizer/meshopt_decoder_reference.js'),
}

/** Worker threads start from files of their own, next to the server bundle. */
const WORKERS = {
  'query-worker.js': 'services/content/queries/query-worker.ts',
  'document-worker.js': 'services/documents/worker/make-file.ts',
  'model-worker.js': 'server/models/plain-model.ts',
}

const workerFiles: Plugin = {
  name: 'worker-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    for (const [fileName, source] of Object.entries(WORKERS))
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, source), fileName })
  },
}

/** The entry of the server bundle is `server/app.ts`: storefront, services and composition are built together. */
export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter(), workerFiles],
  resolve: { alias: [MODEL_DECODER] },
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/app.ts' } } },
  },
})
