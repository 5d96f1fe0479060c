import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node scripts/add-messages.ts < words.json`: adds or replaces messages in the five language files at once, so that
 * they stay in sync. words.json is {"bag.title": {"en": "…", "it": "…", "es": "…", "de": "…", "fr": "…"}, …}; a null
 * value removes the message.
 */
const LANGUAGES = ['en', 'it', 'es', 'de', 'fr'] as const
type Tree = { [key: string]: string | Tree }
type Words = Record<string, Record<string, string> | null>

const words = JSON.parse(readFileSync(0, 'utf8')) as Words
const folder = join(import.meta.dirname, '..', 'messages')
const lock = join(folder, '.lock')

for (const [key, texts] of Object.entries(words)) {
  const missing = texts === null ? [] : LANGUAGES.filter((language) => typeof texts[language] !== 'string')
  if (missing.length > 0) throw new Error(`${key}: no text for ${missing.join(', ')}`)
}

await acquireLock()
try {
  for (const language of LANGUAGES) {
    const file = join(folder, `${language}.json`)
    const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree
    for (const [key, texts] of Object.entries(words)) setMessage(tree, key.split('.'), texts?.[language])
    writeFileSync(file, `${JSON.stringify(sortKeys(tree), null, 2)}\n`)
  }
} finally {
  rmSync(lock, { recursive: true })
}

function setMessage(tree: Tree, [head = '', ...rest]: string[], text: string | undefined): void {
  if (rest.length > 0) {
    const branch = tree[head]
    if (typeof branch === 'string') throw new Error(`${head} is a message, not a group`)
    const next = branch ?? {}
    tree[head] = next
    setMessage(next, rest, text)
    if (Object.keys(next).length === 0) delete tree[head]
  } else if (text === undefined) delete tree[head]
  else if (typeof tree[head] === 'object') throw new Error(`${head} is a group, not a message`)
  else tree[head] = text
}

function sortKeys(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, typeof value === 'string' ? value : sortKeys(value)]),
  )
}

async function acquireLock(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      mkdirSync(lock)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('messages/.lock exists: remove it if no other run is writing')
}
