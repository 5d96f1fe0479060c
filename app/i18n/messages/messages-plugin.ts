import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { isGroup, type MessageTree } from './message-tree.ts'

/**
 * Compiles the message files at build time, so that neither the browser nor the server needs an ICU parser (12 KB
 * compressed) or runs one for each page.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      ssr: { noExternal: ['use-intl'] },
    }),
    load: {
      filter: { id: /\/messages\/(?:desk\/)?(?:en|it|es|de|fr)\.json$/ },
      handler(id) {
        this.addWatchFile(id)
        const messages = compileTree(JSON.parse(readFileSync(id, 'utf8')) as MessageTree)
        return { code: `export default ${JSON.stringify(messages)}`, moduleType: 'js' }
      },
    },
  }
}

function compileTree(tree: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isGroup(value) ? compileTree(value) : typeof value === 'string' ? compile(value) : value,
    ]),
  )
}
