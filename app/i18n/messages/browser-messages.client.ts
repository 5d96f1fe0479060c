import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'
import { MESSAGES_ELEMENT, type MessageSource } from './message-source.ts'
import type { MessageTree } from './message-tree.ts'

let messages: MessageTree = {}
let allMessages: Promise<boolean> | undefined

/** Delays before each retry of a failed download, in milliseconds. */
const RETRY_DELAYS_MS = [300, 1_000]

/** Initially the messages of the document, later those of the whole language. */
export const browserMessages: MessageSource = {
  current: () => messages,
}

/** Reads the messages of the document. Must be called once, before hydration. */
export function readDocumentMessages(): void {
  messages = JSON.parse(document.getElementById(MESSAGES_ELEMENT)?.textContent ?? '{}') as MessageTree
}

/**
 * Loads all messages of the page's language, which another page or a panel may need; the language of a document never
 * changes. Resolves to whether they were loaded: after every retry has failed, the next call starts again.
 */
export function loadAllMessages(): Promise<boolean> {
  allMessages ??= loadWithRetries(RETRY_DELAYS_MS).then((isLoaded) => {
    if (!isLoaded) allMessages = undefined
    return isLoaded
  })
  return allMessages
}

/** Resolves once all messages of the page's language are loaded. */
export async function awaitAllMessages(): Promise<void> {
  while (!(await loadAllMessages()));
}

async function loadWithRetries([delayMs, ...delaysMs]: readonly number[]): Promise<boolean> {
  const language = document.documentElement.lang.slice(0, 2)
  try {
    messages = await loadMessages(isLanguage(language) ? language : DEFAULT_LANGUAGE)
    return true
  } catch {
    if (delayMs === undefined) return false
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return loadWithRetries(delaysMs)
  }
}

/** Returns the same promise each time, so that a component can suspend on it. */
export function loadMessages(language: Language): Promise<MessageTree> {
  const known = LOADING.get(language)
  if (known) return known
  const loading = FILES[language]().then((file) => file.default)
  loading.catch(() => LOADING.delete(language))
  LOADING.set(language, loading)
  return loading
}

const LOADING = new Map<Language, Promise<MessageTree>>()

const FILES: Readonly<Record<Language, () => Promise<{ default: MessageTree }>>> = {
  de: () => import('#messages/de.json'),
  en: () => import('#messages/en.json'),
  es: () => import('#messages/es.json'),
  fr: () => import('#messages/fr.json'),
  it: () => import('#messages/it.json'),
}
